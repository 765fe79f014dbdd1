import Importers
import ViewHierarchy

/// Small documents read and written.
enum CanonicalSamples {
  static let forms = [CanonicalWriter.Form.xml, .json]

  /// The only screen of a document.
  static func capture(_ text: String) throws -> Capture {
    let file = Export.read(Array(text.utf8))
    if let error = file.error { throw error }
    guard let capture = file.captures.first, file.captures.count == 1 else {
      throw ImportError(.unreadable, "one screen was expected, not \(file.captures.count)")
    }
    return capture
  }

  /// The screen as text.
  static func text(_ capture: Capture, _ form: CanonicalWriter.Form) -> String {
    var bytes: [UInt8] = []
    CanonicalWriter(form).write(capture, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The screen written and read.
  static func again(_ capture: Capture, _ form: CanonicalWriter.Form) -> Capture? {
    try? self.capture(text(capture, form))
  }
}
