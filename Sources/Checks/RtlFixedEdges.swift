import Audit
import ScreenModel
import ViewHierarchy

/// Views that stay on the left or right when the language turns the layout round.
public struct RtlFixedEdges: Check {
  public static let id = "rtl-fixed-edges"
  /// How many views are named as related.
  private static let shown = 8

  public init(_ parameters: RuleParameters) {}

  /// What keeps a view on its side.
  private enum Reason: String {
    case edge = "an edge fixed left or right"
    case alignment = "text aligned left or right"
    case direction = "a forced direction"
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let tree = screen.tree
    let forced = ForcedDirections(screen)
    let forcedViews = Dictionary(
      uniqueKeysWithValues: forced.views.map { ($0.node, $0.direction == forced.rest) })
    var found: [(node: NodeID, reason: Reason)] = []
    var row = 0
    while row < tree.count {
      let node = NodeID(row)
      row += 1
      if screen.visibility.isHidden[node.index] { continue }
      if let content = tree.semanticContent(node), content != .spatial || !tree.isLeaf(node) {
        // What is in it follows a direction of its own, which is one cause.
        row = Int(tree.subtreeEnd[node.index])
        if forcedViews[node] == true, screen.drawnTexts(in: node).contains(where: { _ in true }) {
          found.append((node, .direction))
        }
        continue
      }
      if let reason = reason(screen, node) {
        found.append((node, reason))
      } else if tree.has(.properties, node) {
        verdicts.pass()
      }
    }
    guard let first = found.first else { return }
    verdicts.fault(fault(screen, first, found))
  }

  /// A view that is fixed on both sides takes the same place either way.
  private func reason(_ screen: Screen, _ node: NodeID) -> Reason? {
    let flags = screen.tree.flags[node.index]
    if flags.isTrue(.pinnedLeft) != flags.isTrue(.pinnedRight) { return .edge }
    guard screen.tree.has(.properties, node) else { return nil }
    switch screen.tree.alignment(node) {
    case .left, .right: return .alignment
    default: return nil
    }
  }

  private func fault(
    _ screen: Screen, _ first: (node: NodeID, reason: Reason), _ found: [(node: NodeID, reason: Reason)]
  )
    -> Fault
  {
    let nodes = found.map(\.node)
    let reasons = [Reason.edge, .alignment, .direction].filter { reason in found.contains { $0.reason == reason } }
    let verb = found.count == 1 ? "stays where it is" : "stay where they are"
    let around = screen.smallestView(around: nodes) ?? first.node
    let place = around == first.node ? "" : " in \(screen.title(around))"
    var fault = Fault(
      around,
      "\(screen.titles(nodes)) \(verb)\(place) when a language turns the layout round: "
        + reasons.map(\.rawValue).joined(separator: ", "))
    // An alignment to the right has no name that follows the direction; code may set it.
    if !found.contains(where: { $0.reason != .alignment }) { fault.confidence = .review }
    fault.data = [Datum("views", found.count)]
    fault.related = found.prefix(Self.shown).filter { $0.node != fault.node }
      .map { RelatedNode($0.node, why: $0.reason.rawValue) }
    fault.fix = Fix("say leading and trailing instead of left and right", code: code(screen, first))
    return fault
  }

  private func code(_ screen: Screen, _ first: (node: NodeID, reason: Reason)) -> [FixCode] {
    let view = screen.variable(first.node)
    switch first.reason {
    case .edge:
      return [
        FixCode(
          .uikit, .swift,
          "\(view).leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true"),
        FixCode(
          .uikit, .objc,
          "[\(view).leadingAnchor constraintEqualToAnchor:self.view.layoutMarginsGuide.leadingAnchor].active = YES;"),
      ]
    case .alignment:
      return [
        FixCode(.uikit, .swift, "\(view).textAlignment = .natural"),
        FixCode(.uikit, .objc, "\(view).textAlignment = NSTextAlignmentNatural;"),
      ]
    case .direction:
      return FixSnippets.naturalDirection(view: view)
    }
  }
}

extension FixSnippets {
  /// Lets a view follow the direction of the language.
  static func naturalDirection(view: String) -> [FixCode] {
    [
      FixCode(.uikit, .swift, "\(view).semanticContentAttribute = .unspecified"),
      FixCode(.uikit, .objc, "\(view).semanticContentAttribute = UISemanticContentAttributeUnspecified;"),
    ]
  }
}
