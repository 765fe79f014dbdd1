import ScreenModel
import ViewHierarchy

/// The number of each node among the siblings of its role, from 1; 0 where it is the only one.
///
/// Each node is looked at once, with its siblings.
struct SiblingNumbers {
  private let number: [Int32]

  init(_ screen: Screen) {
    let tree = screen.tree
    var number = [Int32](repeating: 0, count: tree.count)
    // By role, of the siblings at hand: whose children they are, how many there were, and the first of them.
    var counts = [(parent: Int, count: Int32, first: Int)](repeating: (.min, 0, 0), count: Kind.allCases.count)
    for parent in -1..<tree.count {
      for node in parent < 0 ? tree.roots : tree.children(NodeID(parent)) {
        let role = Int(screen.roles.role[node.index].rawValue)
        if counts[role].parent != parent { counts[role] = (parent, 0, node.index) }
        counts[role].count += 1
        guard counts[role].count > 1 else { continue }
        number[node.index] = counts[role].count
        number[counts[role].first] = 1
      }
    }
    self.number = number
  }

  /// The number of a node; nil where it is the only sibling of its role.
  func number(_ node: NodeID) -> Int? {
    number[node.index] == 0 ? nil : Int(number[node.index])
  }
}
