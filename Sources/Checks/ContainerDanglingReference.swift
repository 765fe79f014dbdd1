import Audit
import ScreenModel
import ViewHierarchy

/// A stated order that names something which cannot be read there.
public struct ContainerDanglingReference: Check {
  public static let id = "container-dangling-reference"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for order in screen.tree.orders where !order.elements.isEmpty {
      var dangling: [Dangling] = []
      for (position, element) in order.elements.enumerated() {
        let entry = position < order.entries.count ? order.entries[position] : ""
        if let found = fault(screen, order.container, element, entry) { dangling.append(found) }
      }
      guard let first = dangling.first(where: { !$0.isHarmless }) ?? dangling.first else {
        verdicts.pass()
        continue
      }
      let more = dangling.count > 1 ? ", and \(dangling.count - 1) more" : ""
      let container = order.container
      var fault = Fault(container, "the order of \(screen.title(container)) names \(first.what)\(more)")
      // What is hidden is skipped when the order is read; it may come back together with its place.
      if dangling.allSatisfy(\.isHarmless) { fault.severity = .note }
      fault.data = [Datum("entries", dangling.count)]
      fault.related = dangling.compactMap { $0.node.map { RelatedNode($0, why: "named in vain") } }
      let shown = order.elements.compactMap { $0 }.filter { self.fault(screen, container, $0, "") == nil }
      fault.fix = Fix(
        "name only what is shown, and build the order again whenever that changes",
        code: shown.isEmpty
          ? [] : FixSnippets.order(screen.header.platform, view: screen.reference(container), screen.references(shown)))
      verdicts.fault(fault)
    }
  }

  private struct Dangling {
    let what: String
    let node: NodeID?
    let isHarmless: Bool
  }

  private func fault(_ screen: Screen, _ container: NodeID, _ element: NodeID?, _ entry: String) -> Dangling? {
    guard let element else {
      return Dangling(what: "\"\(Figures.shortened(entry))\", which is not there", node: nil, isHarmless: false)
    }
    if element == container { return Dangling(what: "the container itself", node: nil, isHarmless: false) }
    if screen.visibility.isHidden[element.index] {
      return Dangling(what: "\(screen.title(element)), which is hidden", node: element, isHarmless: true)
    }
    if let frame = screen.tree.statedFrame(element), frame.isEmpty {
      return Dangling(what: "\(screen.title(element)), which has no size", node: element, isHarmless: true)
    }
    return nil
  }
}
