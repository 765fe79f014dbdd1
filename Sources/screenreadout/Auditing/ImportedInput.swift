import Gate
import Importers

/// An input as it was read: its screens, and a digest of its bytes, which are not kept.
struct ImportedInput {
  /// The screens, or why there are none.
  private(set) var file = ImportedFile()
  /// The hash and length of the bytes, to know captures that were stored twice; nil where nothing was read.
  private(set) var digest: Fingerprint?

  /// Reads an input.
  init(_ input: InputFile, options: ImportOptions, limit: Int) {
    let bytes: [UInt8]
    do {
      bytes =
        input.origin == .standardInput
        ? try FileReader.readStandardInput(limit: limit) : try FileReader.read(input.path, limit: limit)
    } catch {
      file.error = ImportError(.unreadable, error.message)
      return
    }
    if OwnFile.isOurs(bytes) {
      file.error = ImportError(.unrecognised, "it is a file of screenreadout itself, not an export")
      return
    }
    digest = Fingerprint(bytes: bytes)
    var options = options
    options.neighbours = Neighbours.reader(of: input.path, limit: limit)
    file = Export.read(bytes, options: options)
    for warning in file.captures.flatMap(\.warnings) where !file.warnings.contains(warning) {
      file.warnings.append(warning)
    }
  }
}
