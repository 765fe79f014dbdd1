extension LayoutTree {
  /// Items below a node in layout order.
  func leaves(of node: Int) -> [Int] {
    guard node >= 0 else { return [] }
    var found: [Int] = []
    var open = [node]
    while let next = open.popLast() {
      if self[next].item >= 0 { found.append(self[next].item) }
      open.append(contentsOf: self[next].children.reversed())
    }
    return found
  }

  /// The innermost node that holds two different nodes, neither inside the other, and the children they lie in.
  func meeting(_ a: Int, _ b: Int) -> (node: Int, first: Int, second: Int)? {
    // Parents have higher numbers than their children.
    var (left, right) = (a, b)
    var (first, second) = (-1, -1)
    while left != right {
      if left < right {
        first = left
        left = self[left].parent
      } else {
        second = right
        right = self[right].parent
      }
      if left < 0 || right < 0 { return nil }
    }
    return first < 0 || second < 0 ? nil : (left, first, second)
  }
}
