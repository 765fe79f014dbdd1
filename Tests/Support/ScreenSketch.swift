import Importers
import ScreenModel
import ViewHierarchy

/// Screens for tests, written in the canonical form.
public enum ScreenSketch {
  /// A faulty sketch.
  public struct SketchError: Error, CustomStringConvertible {
    public let description: String
  }

  /// The capture of a canonical document; the root may be left out, then it is an iPhone's screen.
  public static func capture(_ text: String) throws -> Capture {
    let isWhole = text.contains("<screen") || text.hasPrefix("{")
    let document =
      isWhole ? text : "<screen platform=\"ios\" width=\"390\" height=\"844\">\(text)</screen>"
    let file = Export.read(Array(document.utf8))
    guard let capture = file.captures.first, file.error == nil else {
      throw SketchError(description: file.error?.message ?? "no screen")
    }
    return capture
  }

  /// The screen of a canonical document.
  public static func screen(_ text: String) throws -> Screen { Screen(try capture(text)) }

  /// The screen of an Android dump.
  public static func screen(android dump: String) throws -> Screen {
    let file = Export.read(Array(dump.utf8))
    guard let capture = file.captures.first else { throw SketchError(description: file.error?.message ?? "no screen") }
    return Screen(capture)
  }
}
