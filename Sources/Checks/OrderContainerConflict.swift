import Audit
import ScreenModel
import ViewHierarchy

/// A list of elements that runs against the layout from end to end.
public struct OrderContainerConflict: Check {
  public static let id = "order-container-conflict"
  private let minElements: Double
  private let maxTau: Double

  public init(_ parameters: RuleParameters) {
    minElements = parameters["minElements"]
    maxTau = parameters["maxTau"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for order in screen.tree.orders where Double(order.elements.count) >= minElements {
      guard let listed = ListedOrder(screen, order), Double(listed.nodes.count) >= max(2, minElements) else { continue }
      let seen = VisualOrder(frames: listed.frames, isRightToLeft: screen.direction == .rtl)
      let all = Array(listed.nodes.indices)
      // Columns may be read one after the other or row by row; the reader's choice counts.
      let visual = [seen.byRows(all), seen.byColumns(all)].min {
        VisualOrder.inversions($0) < VisualOrder.inversions($1)
      }
      let pairs = Double(all.count) * Double(all.count - 1) / 2
      guard let visual, Double(VisualOrder.inversions(visual)) > maxTau * pairs else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, order.container, visual.map { listed.nodes[$0] }))
    }
  }

  private func fault(_ screen: Screen, _ container: NodeID, _ visual: [NodeID]) -> Fault {
    var fault = Fault(
      container, "the order of \(screen.title(container)) lists its \(visual.count) elements from the end to the start")
    fault.data = [Datum("elements", visual.count)]
    fault.related = visual.map { RelatedNode($0, why: "in visual order") }
    fault.fix = Fix(
      "turn the list round: \(visual.prefix(8).map(screen.title).joined(separator: ", "))",
      code: FixSnippets.order(screen.header.platform, view: screen.reference(container), visual.map(screen.reference)))
    return fault
  }
}
