import ScreenModel
import ViewHierarchy

/// What the screenshot proves about places where nothing is drawn.
///
/// A screenshot that was taken at another moment, of a screen that was still loading, or scrolled elsewhere would show
/// nothing in many places. So it is believed only where most of the texts are seen to lie in their frames.
struct PictureEvidence {
  private let screen: Screen
  // Most screens have no place that looks blank.
  private lazy var texts = ContrastTexts(screen)
  private lazy var counts = countTexts()
  private lazy var isBelieved = believes()

  /// The least number of texts that are seen in their frames, and how many of them there are for each one that is not
  /// drawn at all.
  private static let (leastSeen, seenForUnseen) = (3, 4)
  /// Texts that are looked at.
  private static let looked = 256

  /// Nil where there is no screenshot, or one of fewer pixels than points, in which thin strokes are lost.
  init?(_ screen: Screen) {
    guard let picture = screen.picture, picture.scale >= 1 else { return nil }
    self.screen = screen
  }

  /// Whether nothing at all is drawn where a node is.
  mutating func isBlank(_ node: NodeID) -> Bool { surface(of: node) == .blank }

  /// Whether the place of a node is of one colour: nothing is drawn, or a plain shape.
  mutating func isPlain(_ node: NodeID) -> Bool {
    let found = surface(of: node)
    return found == .blank || found == .patch
  }

  private mutating func surface(of node: NodeID) -> Surface {
    guard let area = texts.whole(of: node), let found = screen.picture?.surface(of: area) else { return .unclear }
    switch found {
    case .blank, .patch: return isBelieved ? found : .unclear
    default: return found
    }
  }

  private mutating func believes() -> Bool {
    let (seen, cut, unseen) = counts
    // A picture of another place of a list cuts most of its texts.
    return seen >= Self.leastSeen && seen >= Self.seenForUnseen * unseen && seen >= cut
  }

  /// Whether most texts are elsewhere in the picture than in the export: it may be of another screen.
  mutating func isDoubtful() -> Bool { counts.cut + counts.unseen > counts.seen }

  private mutating func countTexts() -> (seen: Int, cut: Int, unseen: Int) {
    var (seen, cut, unseen) = (0, 0, 0)
    for text in texts.nodes.prefix(Self.looked) where !screen.isInteractive(text) && screen.tree.isLeaf(text) {
      guard texts.area(of: text).area != nil, let area = texts.whole(of: text) else { continue }
      switch screen.picture?.surface(of: area) {
      case .enclosed: seen += 1
      case .drawn: cut += 1
      case .blank, .patch: unseen += 1
      default: break
      }
    }
    return (seen, cut, unseen)
  }
}
