/// An example of a rule page that does not come out as the page says.
public struct ExampleFailure: Sendable, Equatable, CustomStringConvertible {
  /// The path of the page.
  public let page: String
  /// The line of the page.
  public let line: Int
  /// The name of the example; nil where the page as a whole is meant.
  public let example: String?
  /// The transform under which it happens; nil for the example as it stands.
  public let transform: ExampleTransform?
  /// What was expected and what was found.
  public let message: String

  public var description: String {
    let names = [example.map { "example \($0)" }, transform?.rawValue].compactMap(\.self).joined(separator: ", ")
    return "\(page):\(line): \(names.isEmpty ? "" : names + ": ")\(message)"
  }
}

/// Why an example could not be imported.
public struct ExampleError: Error, Sendable {
  /// What was expected.
  public let message: String
  /// The line in the example, from 1; 0 where none can be named.
  public let line: Int

  /// Joins the parts.
  public init(_ message: String, line: Int) {
    self.message = message
    self.line = line
  }
}
