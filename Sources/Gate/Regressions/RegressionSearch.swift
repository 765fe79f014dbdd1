import Audit
import ViewHierarchy

/// Compares a screen with what was stored of it, element by element.
struct RegressionSearch {
  let now: StoredScreen
  let then: StoredScreen
  let match: NodeMatch
  private(set) var faults: [RegressionFault] = []

  init(_ now: StoredScreen, _ then: StoredScreen) {
    self.now = now
    self.then = then
    match = NodeMatch(now.tree, then.tree)
    guard !now.tree.isEmpty, !then.tree.isEmpty else { return }
    for index in now.tree.indices {
      guard let partner = match.then[index] else { continue }
      compare(index, now.tree[index], then.tree[partner])
    }
    let units = UnitRegressions(self).faults
    let apart = Set(units.filter { $0.kind == .aggregationLost }.flatMap { [$0.node] + $0.others })
    // A card that fell apart is still heard, in pieces.
    faults.removeAll { $0.kind == .unreachable && apart.contains($0.node) }
    faults += units
    compareOrder()
    faults.sort { ($0.node, $0.kind.rawValue) < ($1.node, $1.kind.rawValue) }
  }

  private mutating func compare(_ index: Int, _ node: StoredNode, _ old: StoredNode) {
    guard old.isStop else { return }
    guard node.isStop else {
      if old.isInteractive, !isMerged(index, old) {
        tell(.unreachable, index, "\(old.words) was reached by the screen reader and is no more")
      }
      return
    }
    if node.name.isEmpty, !old.name.isEmpty {
      tell(.labelLost, index, "\(old.words) has lost its name; before: \"\(old.name)\"", before: old.name, after: "")
    }
    if node.value.isEmpty, !old.value.isEmpty, old.tellsState {
      tell(.valueLost, index, "\(old.words) has lost its value; before: \"\(old.value)\"", before: old.value, after: "")
    }
    if let lost = lostTrait(index, node, old) {
      tell(.traitLost, index, "\(old.words) has lost the trait \(lost)", before: lost, after: "")
    }
    compareSize(index, node, old)
  }

  /// Whether what the element did is done by an element around it: one of its custom actions has the name, or it was
  /// the only control there.
  private func isMerged(_ index: Int, _ old: StoredNode) -> Bool {
    var ancestor = now.tree[index].parent
    while let current = ancestor {
      let node = now.tree[current]
      if node.isStop {
        let name = Masks.text(old.name)
        if node.actions.contains(where: { Masks.text($0) == name }) { return true }
        let controls = now.tree.subtree(current).filter { row in
          match.then[row].map { then.tree[$0].isInteractive && then.tree[$0].isStop } ?? false
        }
        return controls.count <= 1
      }
      ancestor = node.parent
    }
    return false
  }

  /// The traits that say what an element is for.
  private static let roleTraits = ["button", "link", "header", "adjustable", "search-field", "selected"]

  private func lostTrait(_ index: Int, _ node: StoredNode, _ old: StoredNode) -> String? {
    guard let traits = node.traits, let former = old.traits else { return nil }
    let isStillControl = traits.contains { ["button", "link", "toggle-button", "adjustable"].contains($0) }
    return Self.roleTraits.first { trait in
      guard former.contains(trait), !traits.contains(trait) else { return false }
      switch trait {
      // A control may become another kind of control.
      case "button", "link", "adjustable": return !isStillControl
      // Another one may be selected now.
      case "selected":
        let siblings = now.tree.indices.filter { now.tree[$0].parent == node.parent }
        return !siblings.contains { now.tree[$0].traits?.contains("selected") ?? false }
      default: return true
      }
    }
  }

  /// Sides in points or dp that a target must or should have (WCAG 2.5.8; Human Interface Guidelines; Material).
  private var sizes: [Double] { [24, now.platform == "android" ? 48 : 44] }

  /// Rounding of exports, in points or dp.
  private static let slack = 0.5

  private mutating func compareSize(_ index: Int, _ node: StoredNode, _ old: StoredNode) {
    guard old.isInteractive, let frame = node.frame, let former = old.frame, !isCut(index, frame) else { return }
    let (side, before) = (min(frame.width, frame.height), min(former.width, former.height))
    guard let size = sizes.first(where: { before >= $0 - Self.slack && side < $0 - Self.slack }) else { return }
    tell(
      .targetShrunk, index,
      "\(old.words) is smaller than \(Self.number(size)) now: \(Self.size(frame)), before \(Self.size(former))",
      before: Self.size(former), after: Self.size(frame))
  }

  /// Whether the frame ends at the edge of what scrolls around it, where exports cut it.
  private func isCut(_ index: Int, _ frame: Rect) -> Bool {
    var ancestor = now.tree[index].parent
    while let current = ancestor {
      let node = now.tree[current]
      if let around = node.frame, ["scroll", "list", "collection", "table", "window"].contains(node.role) {
        if abs(around.y - frame.y) < 1 || abs(around.y + around.height - frame.y - frame.height) < 1
          || abs(around.x - frame.x) < 1 || abs(around.x + around.width - frame.x - frame.width) < 1
        {
          return true
        }
      }
      ancestor = node.parent
    }
    return false
  }

  private mutating func compareOrder() {
    guard let order = now.order, let former = then.order, let first = now.stops.first, OrderGrowth(self).isWorse
    else { return }
    tell(
      .orderWorse, first.node,
      "the reading order got worse: cost \(Self.number(order.cost)), before \(Self.number(former.cost))",
      before: Self.number(former.cost), after: Self.number(order.cost))
  }

  private mutating func tell(_ kind: Regression, _ node: Int, _ message: String) {
    faults.append(RegressionFault(kind: kind, node: node, message: message, data: []))
  }

  private mutating func tell(_ kind: Regression, _ node: Int, _ message: String, before: String, after: String) {
    faults.append(
      RegressionFault(
        kind: kind, node: node, message: message, data: [Datum("before", before), Datum("now", after)]))
  }

  private static func size(_ frame: Rect) -> String { "\(number(frame.width)) × \(number(frame.height))" }

  /// A whole number where it is one, else with one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    guard tenths.magnitude < 1e15 else { return "\(value)" }
    let whole = Int64(tenths)
    return whole % 10 == 0 ? "\(whole / 10)" : "\(whole / 10).\((whole % 10).magnitude)"
  }
}

extension StoredNode {
  /// The element as a message calls it: role and name, or identifier.
  var words: String {
    if !name.isEmpty { return "\(role) \"\(name)\"" }
    return identifier.isEmpty ? role : "\(role) #\(identifier)"
  }

  /// Whether a person acts on it.
  var isInteractive: Bool {
    Self.controls.contains(role) || (traits ?? []).contains { ["button", "link", "adjustable"].contains($0) }
  }

  /// Whether its value is its state.
  var tellsState: Bool { Self.stateful.contains(role) || (traits ?? []).contains("adjustable") }

  private static let controls: Set = [
    "button", "link", "switch", "slider", "stepper", "field", "secure-field", "search-field", "text-area", "tab",
    "segmented", "picker", "checkbox", "radio", "menu-item",
  ]
  private static let stateful: Set = [
    "slider", "stepper", "switch", "checkbox", "radio", "rating", "picker", "segmented",
  ]
}

extension [StoredNode] {
  /// The rows of a node and of all below it.
  func subtree(_ root: Int) -> Range<Int> {
    var end = root + 1
    while end < count, let parent = self[end].parent, parent >= root { end += 1 }
    return root..<end
  }
}
