import Importers
import ScreenModel
import ViewHierarchy

/// Android dumps of a few nodes, for tests.
public struct AndroidSketch {
  private let text: String

  /// A node of `uiautomator dump`: a class (of `android.widget` where no package is named), bounds in pixels, further
  /// attributes as written, and children.
  public init(
    _ className: String, _ bounds: String, _ more: String = "", package: String = "com.example.shop",
    _ children: [AndroidSketch] = []
  ) {
    let name = className.contains(".") ? className : "android.widget.\(className)"
    let inside = children.map(\.text).joined(separator: "\n")
    text =
      "<node class=\"\(name)\" package=\"\(package)\" bounds=\"\(bounds)\" \(Self.completed(more))>\(inside)</node>"
  }

  /// Dumps state every flag.
  private static func completed(_ more: String) -> String {
    ["clickable", "focusable", "scrollable", "checkable"].reduce(more) { text, flag in
      let isStated = text.split(separator: " ").contains { $0.hasPrefix("\(flag)=") }
      return isStated ? text : "\(text) \(flag)=\"false\""
    }
  }

  /// A dump of windows.
  public static func dump(_ windows: [AndroidSketch]) -> String {
    "<hierarchy rotation=\"0\">\(windows.map(\.text).joined(separator: "\n"))</hierarchy>"
  }

  /// A dump of one window of 1080 × 1920 pixels.
  public static func dump(_ children: AndroidSketch...) -> String {
    dump([AndroidSketch("FrameLayout", "[0,0][1080,1920]", children)])
  }

  /// A node without further attributes.
  public init(_ className: String, _ bounds: String, _ children: [AndroidSketch]) {
    self.init(className, bounds, "", children)
  }

  /// What reading a text gives.
  public static func read(_ text: String, density: Double? = 2, app: String? = nil) -> ImportedFile {
    var options = ImportOptions()
    options.density = density
    options.app = app
    return Export.read(Array(text.utf8), options: options)
  }

  /// The screen of a dump of one window, at two pixels a dp.
  public static func screen(_ children: AndroidSketch...) throws -> Screen {
    let file = read(dump([AndroidSketch("FrameLayout", "[0,0][1080,1920]", children)]))
    guard let capture = file.captures.first, file.error == nil else {
      throw ScreenSketch.SketchError(description: file.error?.message ?? "no screen")
    }
    return Screen(capture)
  }
}
