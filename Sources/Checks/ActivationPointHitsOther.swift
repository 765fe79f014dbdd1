import Audit
import ScreenModel
import ViewHierarchy

/// A control whose double tap touches another control that lies above it.
public struct ActivationPointHitsOther: Check {
  public static let id = "activation-point-hits-other"
  /// Two controls whose edges differ by no more, in points, are one control twice.
  private static let sameFrame = 1.0

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let points = ActivationPoint.stated(screen).filter { point in
      screen.isInteractive(point.node) && screen.isEnabled(point.node)
        && screen.roles.surroundings[point.node.index].isDisjoint(with: [.system, .webView])
    }
    guard !points.isEmpty else { return }
    let hit = Topmost.rows(at: points.map { Topmost.Point(x: $0.x, y: $0.y) }, among: controls(screen))
    for (point, row) in zip(points, hit) {
      if row < 0 || isOwn(NodeID(Int(row)), point.node, screen) {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, point, NodeID(Int(row))))
      }
    }
  }

  /// Everything that takes a touch, in the order in which it is drawn.
  private func controls(_ screen: Screen) -> [Topmost.Area] {
    (0..<screen.tree.count).lazy.map(NodeID.init).compactMap { node in
      guard screen.visibility.isVisible[node.index], screen.isInteractive(node),
        !screen.roles.surroundings[node.index].contains(.effect),
        let frame = screen.visibility.clippedFrame(screen.tree, node), !frame.isEmpty
      else { return nil }
      return Topmost.Area(row: node.row, frame: frame)
    }
  }

  /// The control itself, a part of it, what it is a part of, or the same control drawn twice.
  private func isOwn(_ other: NodeID, _ node: NodeID, _ screen: Screen) -> Bool {
    if other == node || screen.tree.isAncestor(other, of: node) || screen.tree.isAncestor(node, of: other) {
      return true
    }
    guard let a = screen.tree.statedFrame(node), let b = screen.tree.statedFrame(other) else { return false }
    return a.isNear(b, within: Self.sameFrame)
  }

  private func fault(_ screen: Screen, _ point: ActivationPoint, _ other: NodeID) -> Fault {
    var fault = Fault(
      point.node, "a double tap on \(screen.title(point.node)) touches \(screen.title(other)), which lies above it",
      confidence: .review)
    fault.data = [Datum("x", point.x), Datum("y", point.y)]
    fault.related = [RelatedNode(other, why: "is touched")]
    fault.fix = Fix(
      "move the activation point to a place where nothing lies above the control",
      code: FixSnippets.activationPoint(view: screen.variable(point.node)))
    return fault
  }
}
