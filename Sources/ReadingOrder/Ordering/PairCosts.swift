/// Layout and role terms between two children of a group. Each term is a cost per pair of items, so that all items
/// of a child are charged alike: then keeping a group together never costs more than tearing it apart.
struct PairCosts {
  let tree: LayoutTree
  let items: [OrderItem]
  /// Node by node: whether it lies in a card and the guide's card policy is wanted.
  let followsCardPolicy: [Bool]

  static let stackWeight = 100
  static let rowWeight = 90
  static let statedWeight = 200
  static let policyWeight = 150
  /// More than any pair can cost: layout and policy together.
  static let most = 400

  /// Cost of reading child `first` before child `second`; both count in layout order.
  func cost(_ node: Int, _ first: Int, before second: Int) -> Int {
    let parent = tree[node]
    let (a, b) = (parent.children[first], parent.children[second])
    var cost = 0
    if parent.axis == .knot {
      cost = max(0, -preference(a, b))
    } else if first > second {
      cost = weight(of: parent.axis)
    }
    if followsCardPolicy[node], isPrimary(b), isLong(a) { cost += PairCosts.policyWeight }
    return cost
  }

  func weight(of axis: LayoutTree.Axis) -> Int {
    switch axis {
    case .row: PairCosts.rowWeight
    case .stated: PairCosts.statedWeight
    default: PairCosts.stackWeight
    }
  }

  /// Whether the card policy has a say among the children of a node.
  func policyMatters(_ node: Int) -> Bool {
    guard followsCardPolicy[node], tree[node].axis != .stated else { return false }
    let children = tree[node].children
    return children.contains(where: isPrimary) && children.contains(where: isLong)
  }

  /// For frames that overlap both ways: positive when `a` should be read first. Geometry decides; roles tip the
  /// scales where it says little.
  private func preference(_ a: Int, _ b: Int) -> Int {
    PairCosts.preference((tree[a].span, rolePlace(a)), (tree[b].span, rolePlace(b)))
  }

  /// The same of two frames and the places of their roles.
  static func preference(_ a: (span: Span, role: Int), _ b: (span: Span, role: Int)) -> Int {
    preference(a.span, b.span) + 5 * min(max(b.role - a.role, -3), 3)
  }

  static func preference(_ a: Span, _ b: Span) -> Int {
    let across = a.overlapX(b)
    let down = a.overlapY(b)
    let lower = max(1, min(a.height, b.height))
    let narrower = max(1, min(a.width, b.width))
    // Row mates: next to each other, half or at least a third of the lower one beside the other.
    if down * 10 >= lower * 3, across * 20 <= narrower {
      let weight = down * 2 >= lower ? 90 : 60
      return a.x0 < b.x0 ? weight : a.x0 > b.x0 ? -weight : 0
    }
    let weight = down <= 0 ? (across > 0 ? 100 : 60) : (across > 0 ? 60 : 40)
    if a.y0 != b.y0 { return a.y0 < b.y0 ? weight : -weight }
    return a.x0 != b.x0 ? (a.x0 < b.x0 ? weight : -weight) : 0
  }

  /// Titles first, then content, then actions, destructive ones last; what is decorative comes after all of them.
  func rolePlace(_ node: Int) -> Int {
    guard tree[node].item >= 0 else { return 1 }
    let item = items[tree[node].item]
    if item.hints.contains(.decorative) { return 4 }
    if item.hints.contains(.destructive) { return 3 }
    if item.role.isAction { return item.hints.contains(.primary) ? 1 : 2 }
    return item.role.isHeading || item.hints.contains(.primary) ? 0 : 1
  }

  /// A title, value or price, or a group that holds one and no long text.
  private func isPrimary(_ node: Int) -> Bool {
    var found = false
    for leaf in tree.leaves(of: node) {
      let item = items[leaf]
      if isLongText(item) { return false }
      if item.role.isHeading || (item.hints.contains(.primary) && !item.role.isAction) { found = true }
    }
    return found
  }

  private func isLong(_ node: Int) -> Bool {
    tree.leaves(of: node).allSatisfy { isLongText(items[$0]) }
  }

  /// Three lines of a phone: about 40 characters each.
  private func isLongText(_ item: OrderItem) -> Bool {
    item.role == .text && item.textLength >= 120 && !item.hints.contains(.primary)
  }
}
