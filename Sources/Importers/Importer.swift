import ViewHierarchy

/// A reader of one export format.
///
/// An importer states what its format carries; what it does not carry is never guessed. It reads one document and
/// gives one capture a screen.
public protocol Importer: Sendable {
  /// The id of the format, as `--input-format` takes it.
  static var format: String { get }
  /// One line on what it is and who writes it.
  static var summary: String { get }
  /// The most that the format can carry; a capture's header says what its file does carry.
  static var facts: Facts { get }
  /// Whether the document looks like this format.
  static func recognises(_ head: DocumentHead) -> Recognition
  /// Reads the document.
  static func read(_ document: Document) -> ImportResult
}

/// What an importer says of a document's beginning.
public enum Recognition: Sendable, Equatable {
  /// Something else.
  case no
  /// This format.
  case yes
  /// This format, of a kind that is not read; the text says what it is and what to do instead.
  case refused(String)
  /// A thing of the same make that is no screen of an iOS or Android app; the text says what it is.
  case foreign(String)
}

/// One document of an input: where it lies, and how it is to be read.
public struct Document: Sendable {
  /// The bytes of the whole input, UTF-8, so that lines stay those of the user's file.
  public let bytes: [UInt8]
  /// Where the document begins in the bytes.
  public let start: Int
  /// What the user knows better than the export.
  public let options: ImportOptions
}

extension Document {
  /// Why reading ends at a place: the document has as many nodes as the user allows; nil where it has fewer.
  func excess(_ nodes: Int, line: Int, column: Int = 1) -> ImportError? {
    guard nodes >= options.maxNodes else { return nil }
    return ImportError(
      .unreadable,
      "the document has more than \(options.maxNodes) nodes; split it or raise the limit (--max-nodes)",
      line: line, column: column)
  }
}

/// What the user says about the inputs, and the limits that hold for them.
public struct ImportOptions: Sendable {
  /// Read every input as this format.
  public var format: String?
  /// Overrides the platform of the export.
  public var platform: Platform?
  /// Pixels per dp.
  public var density: Double?
  /// Overrides the direction of the export.
  public var direction: LayoutDirection?
  /// Overrides the language of the export.
  public var language: String?
  /// The bundle identifier or package of the app under test.
  public var app: String?
  /// The bundle identifiers or packages that most inputs of the run state, where nobody said which app is meant.
  public var likelyApps: [Platform: String] = [:]
  /// Other bundle identifiers and packages that the run seems to mean as well.
  public var otherApps: Set<String> = []
  /// The deepest nesting that is read.
  public var maxDepth = 100_000
  /// The largest number of nodes that is read.
  public var maxNodes = 2_000_000

  /// Reads a documented neighbour of the input: a path from its folder, in which `*` stands for the input's name
  /// without its extension. Nil where there are no neighbours (standard input) or none is to be read.
  public var neighbours: (@Sendable (String) -> [UInt8]?)?

  /// Nothing overridden, the default limits.
  public init() {}
}

/// What reading a document gave: the captures that are whole, and why reading ended early where it did.
public struct ImportResult: Sendable {
  /// The screens.
  public var captures: [Capture]
  /// What could not be read.
  public var error: ImportError?
  /// Where the document ended in the bytes; nil where reading stopped at an error.
  public var end: Int?

  /// Joins the parts.
  public init(captures: [Capture] = [], error: ImportError? = nil, end: Int? = nil) {
    self.captures = captures
    self.error = error
    self.end = end
  }
}

/// Why an input could not be read.
public struct ImportError: Error, Sendable, Equatable {
  /// Whether the input is nothing that we know, or a thing that we know and that is no export of an app's screen (a
  /// folder walk skips both), a known export that failed, or a whole capture on which nothing of the app is left,
  /// which is no pass either.
  public enum Kind: Sendable {
    case unrecognised, foreign, unreadable, notExamined
  }

  /// What happens to the input.
  public let kind: Kind
  /// What was expected and what to do.
  public let message: String
  /// The line, from 1; 0 where none can be named.
  public let line: Int
  /// The byte in the line, from 1; 0 where none can be named.
  public let column: Int

  /// Makes an error.
  public init(_ kind: Kind = .unreadable, _ message: String, line: Int = 0, column: Int = 0) {
    self.kind = kind
    self.message = message
    self.line = line
    self.column = column
  }
}

extension ImportError {
  /// Whether the input is no export at all, so that a walk over a folder passes it over.
  public var isOfNoExport: Bool { kind == .unrecognised || kind == .foreign }

  /// An input that is a known thing and failed.
  init(_ message: String) { self.init(.unreadable, message) }
}
