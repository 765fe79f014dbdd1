import Audit
import ScreenModel
import ViewHierarchy

/// A container whose stated order leaves out something that can be seen and used.
public struct ContainerOmitsChild: Check {
  public static let id = "container-omits-child"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let omitted = OmittedContent(screen)
    for order in screen.tree.orders where !order.elements.isEmpty && !screen.stops.isStop[order.container.index] {
      let missing = unheard(omitted.nodes(of: order.container), by: order, screen)
      if missing.isEmpty { verdicts.pass() } else { verdicts.fault(fault(screen, order.container, missing)) }
    }
  }

  /// A text that a listed element says word for word is heard all the same.
  private func unheard(_ nodes: [NodeID], by order: ExplicitOrder, _ screen: Screen) -> [NodeID] {
    guard nodes.contains(where: { !screen.isInteractive($0) }) else { return nodes }
    let heard = Set(order.elements.compactMap { $0 }.map { HeardNames.of(screen.name($0)) })
    return nodes.filter { screen.isInteractive($0) || !heard.contains(HeardNames.of(screen.name($0))) }
  }

  private func fault(_ screen: Screen, _ container: NodeID, _ missing: [NodeID]) -> Fault {
    let controls = missing.filter(screen.isInteractive)
    let led = controls + missing.filter { !screen.isInteractive($0) }
    let isStated = missing.contains { screen.tree.flag(.element, $0) == true }
    var fault = Fault(
      container,
      "the order of \(screen.title(container)) leaves out \(screen.titles(led)), so nobody reaches "
        + (led.count == 1 ? "it" : "them"),
      confidence: !controls.isEmpty || isStated ? .certain : .review)
    if !controls.isEmpty { fault.impact = .critical }
    fault.data = [Datum("omitted", missing.count), Datum("controls", controls.count)]
    fault.related = led.map { RelatedNode($0, why: "left out") }
    let view = screen.variable(container)
    let child = screen.variable(led[0])
    fault.fix = Fix(
      "list \(screen.titles(led)) where it is to be read",
      code: [
        FixCode(.uikit, .swift, "\(view).accessibilityElements?.append(\(child))"),
        FixCode(
          .uikit, .objc,
          "\(view).accessibilityElements = [\(view).accessibilityElements arrayByAddingObject:\(child)];"),
      ])
    return fault
  }
}
