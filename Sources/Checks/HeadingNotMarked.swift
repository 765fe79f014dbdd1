import Audit
import ScreenModel
import ViewHierarchy

/// A text that looks like a heading and does not say so.
public struct HeadingNotMarked: Check {
  public static let id = "heading-not-marked"
  private let sizeRatio: Double
  private let boldRatio: Double
  private let maxLength: Double
  /// Fewer texts have no common size to stand out from.
  private static let minTexts = 3
  /// How many elements a heading has below it at least.
  private static let minBelow = 2
  private static let shown = 8

  public init(_ parameters: RuleParameters) {
    sizeRatio = parameters["sizeRatio"]
    boldRatio = parameters["boldRatio"]
    maxLength = parameters["maxLength"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let texts = screen.tree.nodes.filter { screen.isWritten($0) && screen.visibility.isVisible[$0.index] }
    let faces = texts.compactMap { node -> (node: NodeID, face: Typeface, size: Double)? in
      let face = screen.typeface(node)
      return face.size.map { (node, face, $0) }
    }
    guard faces.count >= Self.minTexts else { return }
    let common = faces.map(\.size).sorted()[(faces.count - 1) / 2]
    let starts = texts.compactMap { screen.tree.statedFrame($0)?.minY }.sorted()
    let found = faces.filter { text in
      let stands = text.size >= sizeRatio * common || (text.face.weight >= 600 && text.size >= boldRatio * common)
      return stands && isTitle(screen, text.node) && hasContentBelow(screen, text.node, starts)
    }.map(\.node)
    for node in found where screen.isHeading(node) { verdicts.pass() }
    let plain = found.filter { !screen.isHeading($0) }
    guard let first = plain.first else { return }
    var fault = Fault(
      first,
      "\(screen.titles(plain)) \(plain.count == 1 ? "looks like a heading and is" : "look like headings and are") not marked as one"
    )
    fault.data = [Datum("headings", plain.count), Datum("commonSize", common)]
    fault.related = plain.dropFirst().prefix(Self.shown).map { RelatedNode($0, why: "looks like a heading") }
    fault.fix = Fix(
      "add the trait heading", code: FixSnippets.trait(screen.header.platform, view: screen.variable(first), .header))
    verdicts.fault(fault)
  }

  /// Words, not an amount, outside of cards and rows, that the screen reader lands on. What is typed can be operated.
  private func isTitle(_ screen: Screen, _ node: NodeID) -> Bool {
    guard let text = screen.drawnText(node), screen.stops.isStop[node.index] || screen.isHeading(node),
      screen.roles.unit(of: node) == nil, !screen.isInteractive(node),
      screen.roles.surroundings[node.index].isDisjoint(with: [.system, .alert, .navigationBar, .tabBar, .toolbar])
    else { return false }
    return screen.tree.withBytes(text) { bytes in
      let letters = bytes.count { $0.isLetter || $0 >= 0x80 }
      let figures = bytes.count(where: \.isDigit)
      return letters > 2 * figures && letters > 1 && Double(ByteSearch.characters(bytes)) <= maxLength
    }
  }

  private func hasContentBelow(_ screen: Screen, _ node: NodeID, _ starts: [Double]) -> Bool {
    guard let frame = screen.tree.statedFrame(node) else { return false }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < frame.maxY - 1 { low = middle + 1 } else { high = middle }
    }
    return starts.count - low >= Self.minBelow
  }
}
