import Gate
import Importers
import ScreenModel
import ViewHierarchy

/// What a worker makes of one input of a command that tells something of each screen: `speak`, `order`.
struct ScreenFile<Made: Sendable>: Sendable {
  /// What was made of each screen, with its key where the export gives one.
  var screens: [(key: String?, made: Made)] = []
  var warnings: [String] = []
  var error: ImportError?
  /// The hash and length of the bytes, to know captures that were stored twice.
  var digest: Fingerprint?

  /// Reads an input.
  /// - Parameter platform: what the screens are taken for; nil for what each is.
  init(
    _ file: InputFile, _ options: ImportOptions, maxSize: Int, platform: Platform?, make: (Screen) -> Made
  ) {
    let input = ImportedInput(file, options: options, limit: maxSize)
    warnings = input.file.warnings
    error = input.file.error
    digest = input.digest
    for var capture in input.file.captures {
      guard capture.tree.count > 0 else {
        error = error ?? .nothingExamined(capture)
        continue
      }
      if let platform { capture.header.platform = platform }
      screens.append((capture.header.key, make(Screen(capture))))
    }
  }
}
