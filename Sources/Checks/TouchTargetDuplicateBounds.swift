import Audit
import ScreenModel
import ViewHierarchy

/// Controls that lie exactly on top of each other.
public struct TouchTargetDuplicateBounds: Check {
  public static let id = "touch-target-duplicate-bounds"
  private let tolerance: Double
  /// The share of the screen from which on a target is a backdrop.
  private static let backdrop = 0.25

  public init(_ parameters: RuleParameters) { tolerance = parameters["tolerance"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var groups: [Place: [TouchTarget]] = [:]
    var order: [Place] = []
    for node in screen.stops.nodes where isConcerned(screen, node) {
      guard let frame = screen.tree.statedFrame(node), !frame.isEmpty, !isBackdrop(screen, frame),
        let place = Place(frame, isHeld: isHeld(screen, node))
      else { continue }
      if groups[place] == nil { order.append(place) }
      groups[place, default: []].append(TouchTarget(node: node, frame: frame))
    }
    for place in order {
      guard let targets = groups[place], let first = targets.first else { continue }
      let others = targets.dropFirst().filter { isDouble(screen, first, $0) }.map(\.node)
      guard !others.isEmpty else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        first.node,
        "\(screen.title(first.node)) lies exactly where \(screen.titles(others)) lies: one touch, two controls",
        confidence: screen.header.platform == .ios && screen.stops.isStated ? .certain : .review)
      fault.data = [Datum("controls", others.count + 1)]
      fault.related = others.map { RelatedNode($0, why: "same place") }
      fault.fix = Fix("keep one control for the place, or hide the one that is not shown")
      verdicts.fault(fault)
    }
  }

  /// A frame in whole points, and whether the target answers to holding alone.
  private struct Place: Hashable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let isHeld: Bool

    init?(_ frame: Rect, isHeld: Bool) {
      guard frame.isPlausible else { return nil }
      (x, y) = (Int(frame.minX.rounded()), Int(frame.minY.rounded()))
      (width, height) = (Int(frame.width.rounded()), Int(frame.height.rounded()))
      self.isHeld = isHeld
    }
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.isInteractive(node) && screen.isEnabled(node) && screen.visibility.isVisible[node.index]
      && screen.roles.surroundings[node.index].isDisjoint(with: [
        .system, .webView, .compositeControl, .field, .rating, .effect,
      ])
  }

  private func isBackdrop(_ screen: Screen, _ frame: Rect) -> Bool {
    !screen.bounds.isEmpty && frame.area >= Self.backdrop * screen.bounds.area
  }

  private func isHeld(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.tree.flags[node.index].isTrue(.longClickable) && !screen.tree.flags[node.index].isTrue(.clickable)
  }

  /// What lies in the other is one control with it, and what has its name and identifier was captured twice.
  private func isDouble(_ screen: Screen, _ first: TouchTarget, _ other: TouchTarget) -> Bool {
    let tree = screen.tree
    if tree.isAncestor(first.node, of: other.node) { return false }
    if tree.areEqual(tree.identifier[first.node.index], tree.identifier[other.node.index]),
      tree.areEqual(tree.label[first.node.index], tree.label[other.node.index])
    {
      return false
    }
    return first.frame.isNear(other.frame, within: tolerance)
  }
}
