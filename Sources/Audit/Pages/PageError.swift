/// A fault in a rule page.
public struct PageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path of the page.
  public let page: String
  /// Counted from 1.
  public let line: Int
  /// Counted in bytes from 1, where one place of the line is meant.
  public let column: Int?
  /// What was expected.
  public let message: String

  public var description: String {
    let place = column.map { "\(page):\(line):\($0)" } ?? "\(page):\(line)"
    return "\(place): \(message)"
  }
}
