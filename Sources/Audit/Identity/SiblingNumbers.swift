import ScreenModel
import ViewHierarchy

/// The number of each node among the siblings of its role, from 1; 0 where it is the only one.
///
/// One pass in document order: while a parent's children come by, it has a row of counters.
struct SiblingNumbers {
  private let number: [Int32]

  init(_ screen: Screen) {
    let tree = screen.tree
    let roles = Kind.allCases.count
    var number = [Int32](repeating: 0, count: tree.count)
    // For each open parent the count by role and the first node of the role; the lowest row is that of the roots.
    var counts = [Int32](repeating: 0, count: roles)
    var firsts = [Int32](repeating: -1, count: roles)
    var ends = [Int32.max]
    for row in 0..<tree.count {
      while let end = ends.last, Int(end) <= row {
        ends.removeLast()
        counts.removeLast(roles)
        firsts.removeLast(roles)
      }
      let slot = (ends.count - 1) * roles + Int(screen.roles.role[row].rawValue)
      counts[slot] += 1
      if counts[slot] == 1 {
        firsts[slot] = Int32(row)
      } else {
        number[row] = counts[slot]
        number[Int(firsts[slot])] = 1
      }
      if Int(tree.subtreeEnd[row]) > row + 1 {
        ends.append(tree.subtreeEnd[row])
        counts.append(contentsOf: repeatElement(0, count: roles))
        firsts.append(contentsOf: repeatElement(-1, count: roles))
      }
    }
    self.number = number
  }

  /// The number of a node; nil where it is the only sibling of its role.
  func number(_ node: NodeID) -> Int? {
    number[node.index] == 0 ? nil : Int(number[node.index])
  }
}
