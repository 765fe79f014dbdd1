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
    let input = ImportedInput(file, options: settings.importing, limit: settings.maxSize)
    warnings = input.file.warnings
    error = input.file.error
    digest = input.digest
    for var capture in input.file.captures {
      if let platform = settings.platform { capture.header.platform = platform }
      readouts.append((capture.header.key, Readout(Screen(capture), hints: settings.hints)))
    }
  }
}
