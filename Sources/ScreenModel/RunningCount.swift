import ViewHierarchy

/// How many nodes of a subtree satisfy a condition, in constant time after one pass over the tree.
struct RunningCount {
  private let before: [Int32]

  init(_ count: Int, where condition: (Int) -> Bool) {
    var before = [Int32](repeating: 0, count: count + 1)
    for row in 0..<count { before[row + 1] = before[row] + (condition(row) ? 1 : 0) }
    self.before = before
  }

  /// The number of nodes in a range of rows.
  func count(in rows: Range<Int>) -> Int { Int(before[rows.upperBound] - before[rows.lowerBound]) }
}
