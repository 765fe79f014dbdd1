import Audit
import ScreenModel
import ViewHierarchy

/// A row of a list whose parts are stops of their own.
public struct ListCellNotElement: Check {
  public static let id = "list-cell-not-element"
  private let minSiblings: Double
  private let minWidth: Double
  private let minChildren: Double
  private let maxInteractive: Double
  private static let supplementary = WordSet("header", "footer")

  public init(_ parameters: RuleParameters) {
    minSiblings = parameters["minSiblings"]
    minWidth = parameters["minWidth"]
    minChildren = parameters["minChildren"]
    maxInteractive = parameters["maxInteractive"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var counts: [Int32: Int] = [:]
    for cell in screen.roles.nodes(.cell) { counts[screen.tree.parent[cell.index], default: 0] += 1 }
    var outerEnd = 0
    for cell in screen.roles.nodes(.cell) where cell.index >= outerEnd && !screen.visibility.isHidden[cell.index] {
      outerEnd = Int(screen.tree.subtreeEnd[cell.index])
      let isRepeated = Double(counts[screen.tree.parent[cell.index]] ?? 0) >= minSiblings || screen.isPrototype(cell)
      guard isRepeated, isRow(screen, cell) else { continue }
      guard screen.isReadInParts(cell) else {
        if screen.stops.isStop[cell.index] { verdicts.pass() }
        continue
      }
      let parts = screen.stops(in: cell)
      let controls = parts.filter(screen.isInteractive)
      guard Double(parts.count) >= minChildren, Double(controls.count) <= maxInteractive else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, cell, Array(parts), controls))
    }
  }

  /// As wide as its list, and neither header nor footer.
  private func isRow(_ screen: Screen, _ cell: NodeID) -> Bool {
    var name = screen.tree.name(cell)
    if name.withUTF8(Self.supplementary.isIn) { return false }
    guard let frame = screen.tree.statedFrame(cell), let list = screen.tree.parent(of: cell),
      let container = screen.tree.statedFrame(list)
    else { return false }
    return frame.height > 0 && frame.width >= minWidth * container.width
  }

  private func fault(_ screen: Screen, _ cell: NodeID, _ parts: [NodeID], _ controls: [NodeID]) -> Fault {
    let isKnown = screen.roles.basis[cell.index] == .known && screen.stops.isStated
    var fault = Fault(
      cell, "\(screen.title(cell)) is read as \(parts.count) separate stops instead of one",
      confidence: isKnown ? .certain : .review)
    fault.data = [Datum("parts", parts.count), Datum("interactive", controls.count)]
    fault.related = parts.map { RelatedNode($0, why: "part") }
    let sentence = screen.sentence(for: cell)
    fault.fix = Fix(
      sentence.isEmpty ? "make the row one element" : "make the row one element that says \"\(sentence)\"",
      code: FixSnippets.oneElement(
        screen.header.platform, view: "cell", label: sentence, isButton: false,
        actions: controls.map { screen.name($0) }.filter { !$0.isEmpty }))
    return fault
  }
}
