/// One named number that a rule can be tuned with.
public struct RuleParameter: Sendable, Equatable {
  /// Its name, in camelCase.
  public let name: String
  /// The value that the rule's page gives.
  public let defaultValue: Double
  public let unit: ParameterUnit
  /// The value in force.
  public fileprivate(set) var value: Double

  init(name: String, defaultValue: Double, unit: ParameterUnit) {
    self.name = name
    self.defaultValue = defaultValue
    self.unit = unit
    value = defaultValue
  }
}

/// A value that a rule's parameter cannot take.
public struct ParameterError: Error, Sendable, Equatable {
  /// What was expected.
  public let message: String
}

/// The parameters of one rule, in the order of its page.
public struct RuleParameters: Sendable, Equatable {
  public private(set) var all: [RuleParameter]

  init(_ all: [RuleParameter] = []) { self.all = all }

  /// The value in force.
  ///
  /// A name that the page does not declare gives NaN, with which no comparison holds; a test compares the names used
  /// in `Sources/Checks` with the pages.
  public subscript(name: String) -> Double {
    all.first { $0.name == name }?.value ?? .nan
  }

  /// Sets a parameter.
  /// - Throws: when the rule has no such parameter, or its unit forbids the value.
  public mutating func override(_ name: some StringProtocol, with value: Double) throws(ParameterError) {
    guard let index = all.firstIndex(where: { $0.name == name }) else {
      let known = all.map(\.name).joined(separator: ", ")
      throw ParameterError(
        message: known.isEmpty
          ? "the rule has no parameters, so none named \(name)"
          : "the rule has no parameter \(name); it has \(known)")
    }
    if let objection = all[index].unit.objection(to: value) {
      throw ParameterError(message: "\(name) \(objection)")
    }
    all[index].value = value
  }

  /// The parameters with some of them set, written as `name=value,name=value`.
  /// - Throws: when the text has another form, or as ``override(_:with:)``.
  public func overridden(by text: Substring) throws(ParameterError) -> RuleParameters {
    var result = self
    for item in text.pieces(between: ",", keepingEmpty: true) {
      guard let equals = item.firstIndex(of: "="), let value = Double(item[item.index(after: equals)...]) else {
        throw ParameterError(message: "expected name=number, not \"\(item)\"")
      }
      try result.override(item[..<equals], with: value)
    }
    return result
  }
}
