import Audit
import ScreenModel
import ViewHierarchy

/// Controls that everybody sees and that are hidden from assistive technology together with what is around them.
public struct HiddenSubtreeInteractive: Check {
  public static let id = "hidden-subtree-interactive"
  private let maxCover: Double
  private let proxyTolerance: Double

  public init(_ parameters: RuleParameters) {
    maxCover = parameters["maxCover"]
    proxyTolerance = parameters["proxyTolerance"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let tree = screen.tree
    var proxies: FrameIndex?
    var row = 0
    while row < tree.count {
      let node = NodeID(row)
      guard tree.flags[row].isTrue(.elementsHidden), isItsOwnDoing(screen, node) else {
        row += 1
        continue
      }
      row = Int(tree.subtreeEnd[node.index])
      guard screen.visibility.isVisible[node.index] else { continue }
      let index = proxies ?? FrameIndex(screen, tolerance: proxyTolerance)
      proxies = index
      let controls = hiddenControls(screen, node, index)
      if controls.isEmpty || Cover(screen).hides(node, share: maxCover) {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, node, controls))
      }
    }
  }

  /// Not where a modal in front or an element around it keeps the screen reader away already.
  private func isItsOwnDoing(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.stops.obstacle[node.index] == .elementsHidden && screen.stops.obstructor[node.index] == node.row
      && screen.tree.parent(of: node).map { parent in
        !screen.stops.isStop[parent.index] && screen.stops.obstacle[parent.index] != .insideElement
      } ?? true
  }

  /// Controls that can be seen and used and for which no stop of the same frame speaks.
  private func hiddenControls(_ screen: Screen, _ node: NodeID, _ proxies: FrameIndex) -> [NodeID] {
    if let frame = screen.tree.statedFrame(node), proxies.namedStop(at: frame) != nil { return [] }
    return screen.tree.subtree(node).lazy.map(NodeID.init).filter { control in
      guard screen.visibility.isVisible[control.index], screen.isEnabled(control), screen.isInteractive(control),
        screen.roles.surroundings[control.index].isDisjoint(with: [.system, .effect, .compositeControl, .field])
      else { return false }
      return screen.tree.statedFrame(control).flatMap(proxies.namedStop) == nil
    }
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ controls: [NodeID]) -> Fault {
    let isKnown = controls.contains { screen.isInteractiveRole(screen.roles.role[$0.index]) }
    let what = screen.titles(controls)
    var fault = Fault(
      node,
      controls.first == node
        ? "\(what) can be seen, but is hidden from assistive technology"
        : "\(screen.title(node)) hides \(what) from assistive technology, though all of it can be seen",
      confidence: isKnown ? .certain : .review)
    fault.data = [Datum("controls", controls.count)]
    fault.related = controls.filter { $0 != node }.map { RelatedNode($0, why: "hidden control") }
    fault.fix = Fix(
      "hide only what decorates; if something lies in front, hide this while it does",
      code: FixSnippets.flag(
        view: screen.variable(node), "accessibilityElementsHidden", false, swiftUI: ".accessibilityHidden(false)"))
    return fault
  }
}

/// Whether something in front covers a node: a later sibling of it or of an ancestor, with content of its own.
private struct Cover {
  private let screen: Screen
  /// How far up, and among how many siblings, something in front is looked for.
  private static let levels = 32
  private static let siblings = 64

  init(_ screen: Screen) { self.screen = screen }

  func hides(_ node: NodeID, share: Double) -> Bool {
    guard let frame = screen.visibility.clippedFrame(screen.tree, node), !frame.isEmpty else { return false }
    let tree = screen.tree
    var branch = node
    for _ in 0..<Self.levels {
      let end = tree.parent(of: branch).map { Int(tree.subtreeEnd[$0.index]) } ?? tree.count
      var row = Int(tree.subtreeEnd[branch.index])
      for _ in 0..<Self.siblings {
        guard row < end else { break }
        if covers(NodeID(row), frame, share) { return true }
        row = Int(tree.subtreeEnd[row])
      }
      guard let parent = tree.parent(of: branch) else { return false }
      branch = parent
    }
    return false
  }

  /// Empty views in front may be see-through.
  private func covers(_ node: NodeID, _ frame: Rect, _ share: Double) -> Bool {
    guard screen.visibility.isVisible[node.index], screen.stops.isStop[node.index] || !screen.stops(in: node).isEmpty,
      let other = screen.visibility.clippedFrame(screen.tree, node)
    else { return false }
    return other.intersection(frame).area > share * frame.area
  }
}
