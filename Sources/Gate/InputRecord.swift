/// An input and what became of it.
public struct InputRecord: Sendable {
  /// What became of an input.
  public enum Status: String, Sendable {
    case audited, unreadable, skipped
  }

  /// The path as the user gave it.
  public let path: String
  /// The format's id; nil where it is not known.
  public let format: String?
  /// What became of it.
  public let status: Status
  /// The keys of its screens.
  public let screens: [String]
  /// Why it could not be read, or where reading ended.
  public let error: InputProblemRecord?
  /// What its reader should know.
  public internal(set) var warnings: [String]
  /// The path of the screenshot that was looked at beside it.
  public let screenshot: String?
  /// Its place among all inputs of the run, where this is a part of it.
  public let position: Int?
  /// The key that its path gives.
  public let key: String
  /// A hash of its bytes; empty where it was not read.
  public let digest: String

  /// Joins the parts.
  public init(
    path: String, format: String? = nil, status: Status, screens: [String] = [], error: InputProblemRecord? = nil,
    warnings: [String] = [], screenshot: String? = nil, position: Int? = nil, key: String = "", digest: String = ""
  ) {
    self.screenshot = screenshot
    self.position = position
    self.key = key
    self.digest = digest
    self.path = path
    self.format = format
    self.status = status
    self.screens = screens
    self.error = error
    self.warnings = warnings
  }
}

/// Why an input could not be read.
public struct InputProblemRecord: Sendable, Equatable {
  /// What was expected and what to do.
  public let message: String
  /// The line, from 1; 0 where none can be named.
  public let line: Int
  /// The byte in the line, from 1; 0 where none can be named.
  public let column: Int

  /// Joins the parts.
  public init(_ message: String, line: Int = 0, column: Int = 0) {
    self.message = message
    self.line = line
    self.column = column
  }
}
