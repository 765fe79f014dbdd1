import Audit
import ScreenModel
import ViewHierarchy

/// A container that states an order without any element in it, which hides all that it holds.
public struct ContainerEmptyOrder: Check {
  public static let id = "container-empty-order"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let omitted = OmittedContent(screen)
    for order in screen.tree.orders where !screen.stops.isStop[order.container.index] {
      let hidden = order.elements.isEmpty ? omitted.nodes(of: order.container) : []
      guard !hidden.isEmpty else {
        verdicts.pass()
        continue
      }
      let container = order.container
      var fault = Fault(
        container, "\(screen.title(container)) states an empty order, which hides \(screen.titles(hidden))")
      fault.data = [Datum("hidden", hidden.count)]
      fault.related = hidden.map { RelatedNode($0, why: "hidden") }
      let view = screen.variable(container)
      fault.fix = Fix(
        "drop the order, or list what is to be read",
        code: [
          FixCode(.uikit, .swift, "\(view).accessibilityElements = nil"),
          FixCode(.uikit, .objc, "\(view).accessibilityElements = nil;"),
        ])
      verdicts.fault(fault)
    }
  }
}
