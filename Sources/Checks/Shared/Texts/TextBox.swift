import ScreenModel
import ViewHierarchy

/// A text and the room that it has.
struct TextBox {
  /// The size of its characters in points.
  let size: Double
  let bytes: TextRef
  let frame: Rect
  /// The most lines it may take; nil for any number.
  let lines: Double?
  /// Whether what does not fit is left out with an ellipsis, and not wrapped or cut inside a letter.
  let isTruncating: Bool

  /// Nil where the export does not state the font or the frame of a text.
  init?(_ screen: Screen, _ node: NodeID) {
    switch screen.roles.role[node.index] {
    case .text, .heading: break
    default: return nil
    }
    guard screen.visibility.isVisible[node.index], let text = screen.drawnText(node),
      let frame = screen.tree.statedFrame(node), !frame.isEmpty, let size = screen.typeface(node).size
    else { return nil }
    self.size = size
    self.frame = frame
    bytes = text
    let stated = screen.tree.number(.lines, node)
    lines = stated.flatMap { $0 > 0 ? $0 : nil }
    // UILabel's own mode leaves out the end.
    let mode = screen.tree.text(.lineBreak, node)?.lowercased() ?? "tailtruncation"
    isTruncating = stated != nil && mode.contains("trunc")
  }

  /// How wide the text is on one line, estimated.
  func width(_ screen: Screen) -> Double { screen.tree.withBytes(bytes) { TextExtent.width($0, size: size) } }

  /// How high the text is in a box of a width, estimated.
  func height(_ screen: Screen, width: Double) -> Double {
    let needed = screen.tree.withBytes(bytes) { TextExtent.lines($0, size: size, width: width) }
    return min(needed, lines ?? needed) * size * TextExtent.lineHeight
  }
}
