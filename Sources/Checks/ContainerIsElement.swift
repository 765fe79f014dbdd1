import Audit
import ScreenModel
import ViewHierarchy

/// A container that lists its elements and is itself an element, which puts them out of reach.
public struct ContainerIsElement: Check {
  public static let id = "container-is-element"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for order in screen.tree.orders {
      let container = order.container
      let listed = order.elements.compactMap { $0 }.filter { $0 != container }
      guard !listed.isEmpty else { continue }
      guard screen.stops.isStop[container.index] else {
        verdicts.pass()
        continue
      }
      let what = listed.count == 1 ? "the element it lists" : "the \(listed.count) elements it lists"
      var fault = Fault(
        container, "\(screen.title(container)) is itself an element, so \(what) cannot be reached")
      fault.data = [Datum("listed", listed.count)]
      fault.related = listed.map { RelatedNode($0, why: "listed") }
      fault.fix = Fix(
        "let the container not be an element, or drop its list",
        code: FixSnippets.flag(
          view: screen.variable(container), "isAccessibilityElement", false,
          swiftUI: ".accessibilityElement(children: .contain)"))
      verdicts.fault(fault)
    }
  }
}
