/// Which elements of two sequences belong together, in order.
///
/// Equal beginnings and ends are taken off; what is left is aligned by its longest common subsequence where that is
/// small enough to be found exactly, and is cut at elements that occur once in both where it is not.
enum SequenceAlignment {
  /// The table of the exact method has at most this many cells, a byte each.
  static let mostCells = 4_000_000

  /// The pairs of places, ascending in both.
  static func pairs<Element: Hashable>(_ a: [Element], _ b: [Element]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var pending: [(Range<Int>, Range<Int>)] = [(a.indices, b.indices)]
    while let (left, right) = pending.popLast() {
      var (left, right) = (left, right)
      while let x = left.first, let y = right.first, a[x] == b[y] {
        pairs.append((x, y))
        left.removeFirst()
        right.removeFirst()
      }
      while let x = left.last, let y = right.last, a[x] == b[y] {
        pairs.append((x, y))
        left.removeLast()
        right.removeLast()
      }
      if left.isEmpty || right.isEmpty { continue }
      if left.count <= mostCells / right.count {
        pairs += exact(a, left, b, right)
        continue
      }
      let anchors = anchors(a, left, b, right)
      // Without an anchor the two share too little to be told in pairs.
      if anchors.isEmpty { continue }
      var (x, y) = (left.lowerBound, right.lowerBound)
      for (i, j) in anchors {
        pairs.append((i, j))
        pending.append((x..<i, y..<j))
        (x, y) = (i + 1, j + 1)
      }
      pending.append((x..<left.upperBound, y..<right.upperBound))
    }
    return pairs.sorted { $0 < $1 }
  }

  /// The longest common subsequence by dynamic programming from the end.
  private static func exact<Element: Hashable>(
    _ a: [Element], _ left: Range<Int>, _ b: [Element], _ right: Range<Int>
  ) -> [(Int, Int)] {
    // Per cell: 0 the elements belong together, 1 leave out the left one, 2 leave out the right one.
    var step = [UInt8](repeating: 0, count: left.count * right.count)
    var below = [Int32](repeating: 0, count: right.count + 1)
    for i in stride(from: left.count - 1, through: 0, by: -1) {
      var row = [Int32](repeating: 0, count: right.count + 1)
      for j in stride(from: right.count - 1, through: 0, by: -1) {
        if a[left.lowerBound + i] == b[right.lowerBound + j] {
          row[j] = below[j + 1] + 1
        } else {
          row[j] = max(below[j], row[j + 1])
          step[i * right.count + j] = below[j] >= row[j + 1] ? 1 : 2
        }
      }
      below = row
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      switch step[i * right.count + j] {
      case 0:
        pairs.append((left.lowerBound + i, right.lowerBound + j))
        i += 1
        j += 1
      case 1: i += 1
      default: j += 1
      }
    }
    return pairs
  }

  /// Elements that occur once in both, as many as stand in the same order in both.
  private static func anchors<Element: Hashable>(
    _ a: [Element], _ left: Range<Int>, _ b: [Element], _ right: Range<Int>
  ) -> [(Int, Int)] {
    func once(_ elements: [Element], _ range: Range<Int>) -> [Element: Int] {
      var places: [Element: Int] = [:]
      for index in range { places[elements[index]] = places[elements[index]] == nil ? index : -1 }
      return places
    }
    let (inLeft, inRight) = (once(a, left), once(b, right))
    let shared = left.compactMap { index -> (Int, Int)? in
      guard inLeft[a[index]] == index, let other = inRight[a[index]], other >= 0 else { return nil }
      return (index, other)
    }
    return increasing(shared)
  }

  /// The longest part in which the second places ascend too (patience sorting).
  private static func increasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tails[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [(Int, Int)] = []
    var index = tails.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = previous[index]
    }
    return result.reversed()
  }
}
