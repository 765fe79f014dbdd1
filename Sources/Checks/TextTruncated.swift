import Audit
import ScreenModel
import ViewHierarchy

/// A text that is longer than the room for it, and ends in an ellipsis.
public struct TextTruncated: Check {
  public static let id = "text-truncated"
  private let slack: Double
  private let filled: Double
  private static let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]

  public init(_ parameters: RuleParameters) {
    slack = parameters["slack"]
    filled = parameters["filled"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.tree.nodes where screen.tree.has(.properties, node) {
      guard let box = TextBox(screen, node) else { continue }
      let room = box.frame.width * (box.lines ?? .infinity)
      let width = box.width(screen)
      if box.isTruncating, width > slack * room {
        let times = Figures.text(width / room)
        verdicts.fault(
          fault(screen, box, node, "is about \(times) times as long as the room for it, so its end is cut"))
      } else if endsInEllipsis(screen, box), width >= filled * box.frame.width {
        verdicts.fault(fault(screen, box, node, "ends in an ellipsis, so something is left out"))
      } else {
        verdicts.pass()
      }
    }
  }

  /// A rendered text with the ellipsis after a word; "…" alone stands for something else.
  private func endsInEllipsis(_ screen: Screen, _ box: TextBox) -> Bool {
    screen.tree.withBytes(box.bytes) { bytes in
      bytes.count > 2 * Self.ellipsis.count && bytes.suffix(Self.ellipsis.count).elementsEqual(Self.ellipsis)
    }
  }

  private func fault(_ screen: Screen, _ box: TextBox, _ node: NodeID, _ what: String) -> Fault {
    var fault = Fault(node, "\(screen.title(node)) \(what)")
    fault.data = [Datum("width", box.width(screen).rounded()), Datum("room", box.frame.width)]
    if let lines = box.lines { fault.data.append(Datum("lines", lines)) }
    let view = screen.variable(node)
    switch screen.header.platform {
    case .ios:
      fault.fix = Fix(
        "let the text wrap, and its box grow",
        code: [
          FixCode(.uikit, .swift, "\(view).numberOfLines = 0"), FixCode(.uikit, .objc, "\(view).numberOfLines = 0;"),
          FixCode(.swiftui, .swift, ".lineLimit(nil)"),
        ])
    case .android:
      fault.fix = Fix(
        "let the text wrap, and its box grow",
        code: [
          FixCode(.views, .kotlin, "\(view).maxLines = Int.MAX_VALUE"),
          FixCode(.compose, .kotlin, "maxLines = Int.MAX_VALUE"),
        ])
    }
    return fault
  }
}
