import Audit
import ScreenModel
import ViewHierarchy

/// A trait on a view that is no element, so that nobody ever hears it.
public struct TraitWithoutEffect: Check {
  public static let id = "trait-without-effect"

  /// Traits that no view has by itself unless it is a control; those of texts and images are set by their classes.
  private static let meant: Traits = [
    .button, .link, .header, .adjustable, .selected, .searchField, .keyboardKey, .summaryElement, .startsMediaSession,
    .causesPageTurn, .allowsDirectInteraction,
  ]

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for row in 0..<screen.tree.count where screen.tree.flags[row].isFalse(.element) {
      let node = NodeID(row)
      guard let traits = screen.tree.statedTraits(node)?.intersection(Self.meant), !traits.isEmpty,
        isConcerned(screen, node)
      else { continue }
      let words = FixSnippets.words(traits)
      let noun = words.count == 1 ? "the trait \(words[0])" : "the traits \(words.joined(separator: " and "))"
      var fault = Fault(
        node, "\(noun) of \(screen.title(node)) \(words.count == 1 ? "has" : "have") no effect, as it is not an element"
      )
      fault.detail = words.joined(separator: " ")
      fault.fix = Fix(
        "make the view an element where it is to be read, else take the trait away",
        code: FixSnippets.trait(view: screen.variable(node), traits.first ?? [], isOn: false))
      verdicts.fault(fault)
    }
  }

  /// Views that would be read if they were elements; a control that is none is a fault of its own.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.tree.kind[node.index] {
    case .view, .other, .image, .icon, .text, .card, .cell, .row: break
    default: return false
    }
    // The trait of a key makes the node itself look like one of the system's.
    let isAppOwn = screen.tree.parent(of: node).map(screen.isAppOwn) ?? true
    return screen.stops.obstacle[node.index] == .notElement && screen.visibility.isVisible[node.index] && isAppOwn
      && screen.tree.explicitOrder(node) == nil
  }
}

extension Traits {
  /// The first of them in their fixed order.
  fileprivate var first: Traits? { Traits.named.first { contains($0.trait) }?.trait }
}
