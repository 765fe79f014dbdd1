import Importers
import ScreenModel
import Testing
import ViewHierarchy

/// Screens written in the canonical form, and what is heard on them.
enum Heard {
  /// A screen of a phone, 390 × 844 points, unless the attributes say otherwise.
  static func screen(_ nodes: String, _ attributes: String = "") throws -> Screen {
    let size = attributes.contains("width=") ? "" : "width=\"390\" height=\"844\""
    return try Screen(capture("<screen platform=\"ios\" \(size) \(attributes)>\(nodes)</screen>"))
  }

  static func capture(_ text: String) throws -> Capture {
    let file = Export.read(Array(text.utf8))
    if let error = file.error { throw error }
    return try #require(file.captures.first)
  }

  /// What is said, stop by stop.
  static func all(_ nodes: String, _ attributes: String = "") throws -> [String] {
    let screen = try screen(nodes, attributes)
    return screen.order.sequence.map(screen.spoken)
  }

  /// The labels of the stops in reading order.
  static func order(_ nodes: String, _ attributes: String = "") throws -> [String] {
    let screen = try screen(nodes, attributes)
    return screen.order.sequence.map(screen.name)
  }

  /// What is said at the only stop, and the hint that follows.
  static func one(_ node: String) throws -> (spoken: String, hint: String) {
    let screen = try screen(node)
    try #require(screen.order.sequence.count == 1)
    let stop = screen.order.sequence[0]
    return (screen.spoken(stop), screen.hint(stop))
  }

  /// A text at a place; 20 × 10 points.
  static func text(_ label: String, _ x: Double, _ y: Double, _ attributes: String = "") -> String {
    "<text element=\"true\" label=\"\(label)\" x=\"\(x)\" y=\"\(y)\" width=\"20\" height=\"10\" \(attributes)/>"
  }
}
