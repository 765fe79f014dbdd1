import Importers

/// A file to audit.
struct InputFile: Equatable, Sendable {
  /// How the file came to be looked at; what is named must be readable, what is only walked over may be skipped.
  enum Origin: Int, Comparable, Sendable {
    /// Met in a folder that was given.
    case walked
    /// Matched by a pattern that was given.
    case globHit
    /// Given itself.
    case named
    /// Standard input, given as `-`.
    case standardInput

    static func < (first: Origin, second: Origin) -> Bool { first.rawValue < second.rawValue }
  }

  let origin: Origin
  /// As reports show it and as it is opened: begins as the user began it; `-` is standard input.
  let path: String
  /// What the screen key is made from: the path within the folder or pattern that was given, else the file's name.
  let relativePath: String
  /// Which arguments brought the file: indices into `ExpandedInputs.arguments`, at least one.
  let arguments: [Int]
  /// What the manifest beside it says, where it was attached by a test.
  var attachment: AttachmentManifest.Entry?

  /// The key of its screen where the export names none.
  var screenKey: ScreenKey {
    attachment.map { ScreenKey(attachment: $0) } ?? ScreenKey(relativePath: relativePath)
  }

  /// Whether failing to read it, or not knowing its format, is a failure of the run.
  var mustBeRead: Bool { origin != .walked }
}

/// An argument, or a folder met on the way, that brought no files.
struct InputProblem: Equatable, Sendable {
  enum Reason: Equatable, Sendable {
    /// A pattern without a match; no failure under `--allow-no-match`.
    case noMatch
    case notFound
    /// A folder in which there is nothing to read.
    case emptyFolder
    case unreadable
    /// A pattern that stands for too many patterns.
    case badPattern
  }

  let reason: Reason
  /// As the user gave it, or as it was met in a walk.
  let path: String
  let argument: Int
  /// What is wrong and what to do; without the path, and without a final period.
  let message: String
}

/// What the arguments of a command stand for, in order.
struct ExpandedInputs: Equatable, Sendable {
  enum Entry: Equatable, Sendable {
    case file(InputFile)
    case problem(InputProblem)

    /// As the user gave it, or as it was met in a walk.
    var path: String {
      switch self {
      case .file(let file): file.path
      case .problem(let problem): problem.path
      }
    }
  }

  /// The arguments, those of `--files-from` behind those of the command line.
  var arguments: [String] = []
  /// Indices into `arguments` of those that are folders: one in which no export is found fails the run.
  var folders: [Int] = []
  var entries: [Entry] = []

  /// The entries by their paths, folder by folder as in a walk, so that a report does not hang on the order in which a
  /// shell or a script names them.
  mutating func sortByPath() {
    entries = entries.enumerated()
      .sorted { a, b in
        let (left, right) = (a.element.path, b.element.path)
        return left == right ? a.offset < b.offset : left.utf8.lexicographicallyPrecedes(right.utf8, by: Self.precedes)
      }
      .map(\.element)
  }

  /// A slash stands before every other byte.
  private static func precedes(_ left: UInt8, _ right: UInt8) -> Bool {
    left != right && right != UInt8(ascii: "/") && (left == UInt8(ascii: "/") || left < right)
  }

  var files: [InputFile] {
    entries.compactMap { if case .file(let file) = $0 { file } else { nil } }
  }

  var problems: [InputProblem] {
    entries.compactMap { if case .problem(let problem) = $0 { problem } else { nil } }
  }
}
