import Gate
import Importers
import Reports
import ScreenModel
import ViewHierarchy

/// What a worker makes of one input of `speak`: the readouts of its screens.
struct SpokenFile: Sendable {
  /// The screens, with their keys where the export gives one.
  var readouts: [(key: String?, readout: Readout)] = []
  var warnings: [String] = []
  var error: ImportError?
  /// The hash and length of the bytes, to know captures that were stored twice.
  var digest: Fingerprint?

  /// How files are read and spoken.
  struct Settings: Sendable {
    let importing: ImportOptions
    let maxSize: Int
    /// Whether hints are told.
    let hints: Bool
    /// The platform of the screen reader that is asked for; nil for the screen's own.
    let platform: Platform?
  }

  /// Reads an input.
  init(_ file: InputFile, _ settings: Settings) {
    let bytes: [UInt8]
    do {
      bytes =
        file.origin == .standardInput
        ? try FileReader.readStandardInput(limit: settings.maxSize)
        : try FileReader.read(file.path, limit: settings.maxSize)
    } catch {
      self.error = ImportError(.unreadable, error.message)
      return
    }
    if OwnFile.isOurs(bytes) {
      error = ImportError(.unrecognised, "it is a file of screenreadout itself, not an export")
      return
    }
    digest = Fingerprint(bytes: bytes)
    var options = settings.importing
    options.neighbours = Neighbours.reader(of: file.path, limit: settings.maxSize)
    let imported = Export.read(bytes, options: options)
    error = imported.error
    warnings = imported.warnings
    for var capture in imported.captures {
      for warning in capture.warnings where !warnings.contains(warning) { warnings.append(warning) }
      if let platform = settings.platform { capture.header.platform = platform }
      readouts.append((capture.header.key, Readout(Screen(capture), hints: settings.hints)))
    }
  }
}
