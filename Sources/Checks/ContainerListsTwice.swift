import Audit
import ScreenModel
import ViewHierarchy

/// An element that stands twice in one stated order, or in the orders of two containers.
public struct ContainerListsTwice: Check {
  public static let id = "container-lists-twice"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var listedBy: [Int32: NodeID] = [:]
    for order in screen.tree.orders where !order.elements.isEmpty {
      var again: [NodeID] = []
      var other: NodeID?
      for case .some(let element) in order.elements {
        guard let first = listedBy[element.row] else {
          listedBy[element.row] = order.container
          continue
        }
        if again.isEmpty, first != order.container { other = first }
        if again.last != element { again.append(element) }
      }
      if again.isEmpty { verdicts.pass() } else { verdicts.fault(fault(screen, order.container, again, other)) }
    }
  }

  private func fault(_ screen: Screen, _ container: NodeID, _ again: [NodeID], _ other: NodeID?) -> Fault {
    let what = screen.titles(again)
    var fault = Fault(
      container,
      other.map { "\(screen.title(container)) lists \(what), which \(screen.title($0)) lists as well" }
        ?? "\(screen.title(container)) lists \(what) more than once")
    fault.data = [Datum("elements", again.count)]
    fault.related = again.map { RelatedNode($0, why: "listed twice") }
    if let other { fault.related.append(RelatedNode(other, why: "lists it as well")) }
    fault.fix = Fix(
      "list \(what) once, where it is to be read", code: once(screen, container, without: other == nil ? [] : again))
    return fault
  }

  /// The container's own order with each element at its first place, less what another container lists.
  private func once(_ screen: Screen, _ container: NodeID, without: [NodeID]) -> [FixCode] {
    guard let order = screen.tree.orders.first(where: { $0.container == container }) else { return [] }
    var seen = Set(without)
    let rest = order.elements.compactMap { $0 }.filter { seen.insert($0).inserted }
    return rest.isEmpty
      ? [] : FixSnippets.order(screen.header.platform, view: screen.reference(container), screen.references(rest))
  }
}
