/// A place in the app's source code, where a finding is mended.
public struct SourcePlace: Sendable, Equatable {
  /// The path, as the user gave its folder.
  public let file: String
  /// The line, from 1; 0 for the file as a whole.
  public let line: Int
  /// The byte in the line, from 1; 0 for the file as a whole.
  public let column: Int

  /// Joins the parts.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}
