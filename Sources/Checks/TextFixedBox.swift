import Audit
import ScreenModel
import ViewHierarchy

/// A text that grows with the user's text size in a box that does not.
public struct TextFixedBox: Check {
  public static let id = "text-fixed-box"
  private let fill: Double

  public init(_ parameters: RuleParameters) { fill = parameters["fill"] }

  /// A side that a constraint fixes, and whose.
  private struct Limit {
    let length: Double
    let owner: NodeID
    let isHeight: Bool
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let boxes = fixedHeights(screen)
    for node in screen.tree.nodes where screen.tree.flags[node.index].isTrue(.dynamicType) {
      guard let box = TextBox(screen, node) else { continue }
      let height = boxes[node.index] >= 0 ? NodeID(Int(boxes[node.index])) : nil
      var tight: Limit?
      if let height, let length = screen.tree.number(.fixedHeight, height),
        box.height(screen, width: box.frame.width) >= fill * length
      {
        tight = Limit(length: length, owner: height, isHeight: true)
      } else if box.lines == 1, let length = screen.tree.number(.fixedWidth, node), box.width(screen) >= fill * length {
        tight = Limit(length: length, owner: node, isHeight: false)
      }
      if let tight { verdicts.fault(fault(screen, node, tight)) } else { verdicts.pass() }
    }
  }

  /// The nearest node at or above each one whose height is fixed and that does not scroll; -1 for none.
  private func fixedHeights(_ screen: Screen) -> [Int32] {
    let tree = screen.tree
    var fixed = [Int32](repeating: -1, count: tree.count)
    for property in tree.properties where property.key == .fixedHeight {
      fixed[property.node.index] = property.node.row
    }
    for row in 0..<tree.count where fixed[row] < 0 && tree.parent[row] >= 0 {
      let parent = Int(tree.parent[row])
      switch screen.roles.role[parent] {
      case .scroll, .list, .collection, .table: continue
      default: fixed[row] = fixed[parent]
      }
    }
    return fixed
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ limit: Limit) -> Fault {
    let side = limit.isHeight ? "height" : "width"
    let owner = limit.owner == node ? "its \(side)" : "the \(side) of \(screen.title(limit.owner))"
    var fault = Fault(
      node,
      "\(screen.title(node)) grows with the text size, but \(owner) stays at \(Figures.text(limit.length)) points")
    fault.data = [Datum(side, limit.length)]
    if limit.owner != node { fault.related = [RelatedNode(limit.owner, why: "fixed \(side)")] }
    let view = limit.owner == node ? screen.variable(node) : "box"
    let length = Figures.text(limit.length)
    fault.fix = Fix(
      "make the \(side) a least one",
      code: [
        FixCode(
          .uikit, .swift, "\(view).\(side)Anchor.constraint(greaterThanOrEqualToConstant: \(length)).isActive = true"),
        FixCode(
          .uikit, .objc, "[\(view).\(side)Anchor constraintGreaterThanOrEqualToConstant:\(length)].active = YES;"),
        FixCode(.swiftui, .swift, ".frame(min\(limit.isHeight ? "Height" : "Width"): \(length))"),
      ])
    return fault
  }
}
