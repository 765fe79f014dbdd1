import Audit
import Markup

/// The root of a config file, with what is wrong in it.
struct ConfigObject {
  let root: JSONValue
  let file: String
  private(set) var faults: [String] = []

  init(_ root: JSONValue, file: String) {
    self.root = root
    self.file = file
  }

  subscript(_ key: ConfigKey) -> JSONValue? { root[key: key.rawValue] }

  func place(of value: JSONValue) -> ConfigPlace {
    ConfigPlace(file: file, line: Int(value.position.line), column: Int(value.position.column))
  }

  mutating func fault(_ message: String, at value: JSONValue) { faults.append("\(place(of: value).text): \(message)") }

  mutating func requireObject(_ what: String) {
    if root.kind != .object { fault("\(what) is an object: { … } was expected", at: root) }
  }

  /// Unknown keys are told with the nearest known one.
  mutating func checkKeys(_ known: [String]) { checkKeys(of: root, known) }

  mutating func checkKeys(of value: JSONValue, _ known: [String]) {
    for (key, _) in value.members {
      let name = key.string ?? ""
      if known.contains(name) { continue }
      fault(UsageError.unknown("key", "\"\(name)\"", typed: name, among: known).message, at: key)
    }
  }

  /// The elements of a list; a single value counts as a list of one.
  func list(_ key: String) -> [JSONValue] {
    guard let value = root[key: key] else { return [] }
    return value.kind == .array ? Array(value.elements) : [value]
  }

  mutating func text(_ value: JSONValue, _ what: String) -> String? {
    if let text = value.string { return text }
    fault("\(what) takes a text in double quotes", at: value)
    return nil
  }

  /// A path as it is meant from the current folder.
  func resolved(_ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else {
      return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
    return String(file[...slash]) + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  // MARK: Options

  /// An option with one value, checked as on the command line.
  /// - Parameter key: what the config calls it.
  mutating func option(
    _ name: OptionName, as key: String, _ text: String, at value: JSONValue, to config: inout Config
  ) {
    guard let spec = CommandTable.spec(.audit).option(name) else { return }
    // Patterns start from the folder of each export.
    let isPath = ConfigKey.paths.contains(name) && !ScreenshotFinder.isPattern(text)
    let text = isPath ? resolved(text) : text
    if spec.value != .flag {
      do {
        try spec.value.check(text, of: key)
      } catch {
        return fault(error.message, at: value)
      }
    }
    config.options.append(Config.Option(name: name, value: text, place: place(of: value)))
  }

  /// An option with a value, a list of values, or an object of pairs.
  mutating func options(_ name: OptionName, as key: String, _ value: JSONValue, to config: inout Config) {
    switch value.kind {
    case .array: for element in value.elements { options(name, as: key, element, to: &config) }
    case .object:
      for (what, member) in value.members {
        option(name, as: key, "\(what.string ?? "")=\(Self.spelling(member))", at: what, to: &config)
      }
    case .bool:
      guard CommandTable.spec(.audit).option(name)?.value == .flag else {
        return fault("a text or a number was expected", at: value)
      }
      if value.bool == true { option(name, as: key, "", at: value, to: &config) }
    case .string, .number:
      if CommandTable.spec(.audit).option(name)?.value == .flag {
        return fault("true or false was expected", at: value)
      }
      option(name, as: key, Self.spelling(value), at: value, to: &config)
    case .null: break
    }
  }

  /// The text of a value as it would be typed.
  private static func spelling(_ value: JSONValue) -> String {
    value.withText { String(decoding: $0, as: UTF8.self) }
  }

  /// An object whose members are options.
  mutating func section(_ key: ConfigKey, _ keys: [(key: String, option: OptionName)], to config: inout Config) {
    guard let section = self[key] else { return }
    guard section.kind == .object else { return fault("\(key.rawValue) is an object: { … } was expected", at: section) }
    checkKeys(of: section, keys.map(\.key))
    for (name, option) in keys {
      if let value = section[key: name] { options(option, as: name, value, to: &config) }
    }
  }

  mutating func report(_ value: JSONValue, to config: inout Config) {
    checkKeys(of: value, ConfigKey.report)
    guard let format = value["format"]?.string, let path = value["path"]?.string else {
      return fault("a report is {\"format\": …, \"path\": …}", at: value)
    }
    option(.report, as: ConfigKey.reports.rawValue, "\(format)=\(resolved(path))", at: value, to: &config)
  }
}
