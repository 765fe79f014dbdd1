/// Why a document could not be read or an expression not be evaluated.
public struct MarkupError: Error, Sendable, Equatable {
  /// What kind of fault it is.
  public enum Kind: Sendable, Equatable {
    /// The text breaks the grammar of its format.
    case syntax
    /// A DOCTYPE stands in the document.
    case doctype
    /// The input ends before the document does.
    case truncated
    /// Nested deeper than the limit.
    case depth
    /// More elements or values than the limit.
    case nodes
    /// More attributes on one element than the limit.
    case attributes
    /// One value is longer than the limit.
    case value
    /// There is no document at all.
    case empty
    /// The bytes are not what the encoding promises, or the encoding is not supported.
    case encoding
    /// A key occurs twice in one object and the options forbid it.
    case duplicateKey
    /// An XPath expression is wrong, or took too long.
    case expression
  }

  /// What kind of fault it is.
  public let kind: Kind
  /// What was found and what to do, without the place and without a final stop.
  public let message: String
  /// Line from 1, or 0 where there is no place.
  public let line: UInt32
  /// Column from 1 in bytes, or 0 where there is no place.
  public let column: UInt32

  /// An error at a place.
  public init(_ kind: Kind, _ message: String, line: UInt32 = 0, column: UInt32 = 0) {
    self.kind = kind
    self.message = message
    self.line = line
    self.column = column
  }
}
