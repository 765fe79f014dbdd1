import Audit
import ScreenModel
import ViewHierarchy

/// A row of tabs or choices of which none is announced as the chosen one.
public struct GroupNoneSelected: Check {
  public static let id = "group-none-selected"
  private let minMembers: Double
  /// A bar at the bottom lies within so many points of the screen's edge: the system's own bar may stand between.
  private static let bottomEdge = 64.0
  /// How high a bar of tabs is at most.
  private static let highestBar = 96.0

  public init(_ parameters: RuleParameters) { minMembers = parameters["minMembers"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var groups: [Int32: [NodeID]] = [:]
    var order: [Int32] = []
    for node in screen.stops.nodes where isMember(screen, node) {
      let parent = screen.tree.parent[node.index]
      if groups[parent] == nil { order.append(parent) }
      groups[parent, default: []].append(node)
    }
    for parent in order {
      guard let members = groups[parent], Double(members.count) >= max(2, minMembers), areAlike(screen, members) else {
        continue
      }
      if members.contains(where: { isChosen(screen, $0) }) || hasChosen(screen, parent, members) {
        verdicts.pass()
      } else if screen.header.platform == .ios, !members.allSatisfy({ knowsState(screen, $0) }) {
        verdicts.cannotTell()
      } else {
        verdicts.fault(fault(screen, members))
      }
    }
  }

  /// Tabs, segments and radio buttons; on Android also what can be tapped in a bar at the bottom.
  private func isMember(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.isAppOwn(node), screen.visibility.isVisible[node.index] else { return false }
    switch screen.roles.role[node.index] {
    case .tab, .radio: return true
    case .button where isInSegments(screen, node): return true
    case .button, .view, .other: return screen.header.platform == .android && isAtBottom(screen, node)
    default: return false
    }
  }

  private func isInSegments(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.tree.parent(of: node).map { screen.roles.role[$0.index] == .segmented } ?? false
  }

  /// With a title of its own: bars of icons alone are mostly tools.
  private func isAtBottom(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.tree.flags[node.index].isTrue(.clickable), let frame = screen.tree.statedFrame(node),
      frame.height <= Self.highestBar, frame.maxY >= screen.bounds.maxY - Self.bottomEdge, !screen.tree.isLeaf(node)
    else { return false }
    return screen.tree.descendants(node).contains { screen.tree.text[$0].hasBytes }
  }

  /// Side by side or below each other, of one size.
  private func areAlike(_ screen: Screen, _ members: [NodeID]) -> Bool {
    guard let first = screen.tree.statedFrame(members[0]) else { return screen.roles.role[members[0].index] == .tab }
    return members.allSatisfy { member in
      guard let frame = screen.tree.statedFrame(member) else { return false }
      return (frame.height - first.height).magnitude <= 2
    }
  }

  private func isChosen(_ screen: Screen, _ node: NodeID) -> Bool {
    let (tree, flags) = (screen.tree, screen.tree.flags[node.index])
    if flags.isTrue(.selected) || flags.isTrue(.checked) || tree.hasTrait(.selected, node) { return true }
    let (value, label) = (tree.value[node.index], tree.label[node.index])
    if value.hasBytes, tree.withBytes(value, { SelectionWords.valueTellsChosen($0) }) { return true }
    if label.hasBytes, tree.withBytes(label, { SelectionWords.nameTellsChosen($0) }) { return true }
    return tree.descendants(node).contains { tree.flags[$0].isTrue(.selected) || tree.flags[$0].isTrue(.checked) }
  }

  /// What is chosen need not be tapped again, so on Android it is often no longer clickable.
  private func hasChosen(_ screen: Screen, _ parent: Int32, _ members: [NodeID]) -> Bool {
    guard parent >= 0 else { return false }
    let known = Set(members)
    return screen.tree.children(NodeID(Int(parent))).contains { !known.contains($0) && isChosen(screen, $0) }
  }

  private func knowsState(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.tree.has(.traits, node) || screen.tree.flag(.selected, node) != nil
  }

  private func fault(_ screen: Screen, _ members: [NodeID]) -> Fault {
    let noun = screen.roles.role[members[0].index] == .radio ? "choices" : "items"
    var fault = Fault(
      members[0], "none of \(members.count) \(noun), \(screen.title(members[0])) first, is announced as selected")
    fault.data = [Datum("members", members.count)]
    fault.related = members.dropFirst().map { RelatedNode($0, why: "not selected either") }
    fault.fix = Fix(
      "mark the chosen one as selected",
      code: FixSnippets.trait(screen.header.platform, view: screen.variable(members[0]), .selected))
    return fault
  }
}
