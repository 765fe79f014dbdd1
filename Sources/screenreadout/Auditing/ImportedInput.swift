import Gate
import Importers
import ViewHierarchy

/// An input as it was read: its screens, and a digest of its bytes, which are not kept.
struct ImportedInput {
  /// The screens, or why there are none.
  private(set) var file = ImportedFile()
  /// The hash and length of the bytes, to know captures that were stored twice; nil where nothing was read or no one
  /// asks.
  private(set) var digest: Fingerprint?
  /// Notes on objects of a design file.
  private(set) var notes = InPlaceNotes([])

  /// Reads an input.
  /// - Parameter isDigested: false where no one asks for the digest, which takes as long as some rules.
  init(_ input: InputFile, options: ImportOptions, limit: Int, isDigested: Bool = true) {
    let bytes: [UInt8]
    do {
      bytes =
        input.origin == .standardInput
        ? try FileReader.readStandardInput(limit: limit) : try FileReader.read(input.path, limit: limit)
    } catch {
      self.init(error: ImportError(.unreadable, error.message))
      return
    }
    if OwnFile.isOurs(bytes) {
      self.init(error: ImportError(.unrecognised, "it is a file of screenreadout itself, not an export"))
      return
    }
    var options = options
    options.neighbours = Neighbours.reader(of: input.path, limit: limit)
    self.init(bytes, options: options, isDigested: isDigested)
  }

  private init(error: ImportError) { file.error = error }

  /// Gives the one screen of the input its screenshot.
  mutating func add(screenshot path: String, limit: Int, keepsFile: Bool) throws(Screenshot.Problem) {
    guard file.captures.count == 1 else {
      guard !file.captures.isEmpty else { return }
      throw Screenshot.Problem(
        message: "the screenshot \(path) is not used: the file holds \(file.captures.count) screens")
    }
    try Screenshot.add(path, to: &file.captures[0], limit: limit, keepsFile: keepsFile)
  }

  /// Reads an export that is in memory.
  init(_ bytes: [UInt8], options: ImportOptions, isDigested: Bool = true) {
    if isDigested { digest = Fingerprint(bytes: bytes) }
    file = Export.read(bytes, options: options)
    if file.format == "interface-builder" { notes = InPlaceNotes(bytes) }
    for warning in file.captures.flatMap(\.warnings) where !file.warnings.contains(warning) {
      file.warnings.append(warning)
    }
  }
}

extension ImportError {
  /// A screen without a single node was not looked at, so it is no pass.
  static func nothingExamined(_ capture: Capture) -> ImportError {
    let name = capture.header.key.map { " \"\($0)\"" } ?? ""
    return ImportError(.notExamined, "the screen\(name) is empty: no view is in it; export it again once it is shown")
  }
}
