import ScreenModel
import ViewHierarchy

extension Screen {
  /// Whether the node would be a stop if nothing around it kept it away: as stated, else a text or a control that can
  /// be seen. Images without a name are taken for decoration.
  func isExposable(_ node: NodeID) -> Bool {
    guard visibility.isVisible[node.index],
      roles.surroundings[node.index].isDisjoint(with: [.system, .effect])
    else { return false }
    let role = roles.role[node.index]
    if role == .image, !hasOwnText(node), !isInteractive(node) { return false }
    if let stated = tree.flag(.element, node) ?? tree.flag(.stop, node) { return stated }
    switch role {
    case .text, .heading: return hasOwnText(node)
    default: return isInteractiveRole(role)
    }
  }

  /// Whether the node's own label or text is more than white space and punctuation.
  func hasOwnText(_ node: NodeID) -> Bool { ownText(node) != nil }

  /// The node's own label, else its text; nil where both are blank.
  func ownText(_ node: NodeID) -> TextRef? {
    let label = tree.label[node.index]
    if label.hasBytes, !tree.withBytes(label, Blank.isBlank) { return label }
    let text = tree.text[node.index]
    return text.hasBytes && !tree.withBytes(text, Blank.isBlank) ? text : nil
  }

  /// The stops around a node: of those below its ancestor (or of all) up to `count` before the node and as many from it
  /// on.
  func stops(near node: NodeID, below ancestor: NodeID?, upTo count: Int) -> ArraySlice<NodeID> {
    let all = ancestor.map(stops(in:)) ?? stops.nodes[...]
    let middle = firstStop(from: node.index)
    let low = max(all.startIndex, middle - count)
    let high = min(all.endIndex, middle + count)
    return low < high ? all[low..<high] : []
  }

  /// The first of the nodes by its title, and how many more there are.
  func titles(_ nodes: [NodeID]) -> String {
    guard let first = nodes.first else { return "" }
    return nodes.count == 1 ? title(first) : "\(title(first)) and \(nodes.count - 1) more"
  }
}

/// What containers leave out of the order that they state, though it could be read.
struct OmittedContent {
  /// What each container leaves out, in document order; what lies inside an omitted element is not told again.
  private let byContainer: [Int32: [NodeID]]

  init(_ screen: Screen) {
    var byContainer: [Int32: [NodeID]] = [:]
    let tree = screen.tree
    var row = tree.orders.isEmpty ? tree.count : 0
    while row < tree.count {
      if screen.stops.obstacle[row] == .notListed, screen.isExposable(NodeID(row)) {
        byContainer[screen.stops.obstructor[row], default: []].append(NodeID(row))
        row = Int(tree.subtreeEnd[row])
      } else {
        row += 1
      }
    }
    self.byContainer = byContainer
  }

  /// What the container leaves out.
  func nodes(of container: NodeID) -> [NodeID] { byContainer[container.row] ?? [] }
}
