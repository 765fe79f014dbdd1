import ViewHierarchy

/// VoiceOver's order of siblings without an explicit order.
///
/// Two frames whose tops differ by less than a threshold are on one row, where the leading edge decides. The
/// comparison is not transitive (tops 0, 5, 10), so it is never given to a library sort: where the pairwise relation is
/// acyclic its only order is taken; a cyclic component is cut into rows and told to be unstable.
struct RowOrder {
  /// 8 points on phones, 13 elsewhere; found by device experiments
  /// (cashapp/AccessibilitySnapshot:Sources/AccessibilitySnapshot/Parser/Swift/Classes/
  /// AccessibilityHierarchyParser.swift).
  static func threshold(isPhone: Bool) -> Double { isPhone ? 8 : 13 }

  /// Chains longer than this are cut into rows at once, since the relation has a square number of pairs.
  static let longestRelation = 512

  /// A frame to be placed; `tie` keeps equal frames in document order.
  struct Item {
    let node: Int32
    let top: Double
    let lead: Double
    let tie: Int32
  }

  let threshold: Double

  /// What sorting found out.
  struct Outcome {
    /// The ranges of the result whose order depends on the sorting algorithm.
    var unstable: [Range<Int>] = []
    /// The pairs that were compared beyond sorting by one coordinate; at most half of ``longestRelation`` an item.
    var pairs = 0
  }

  /// Sorts the items.
  @discardableResult
  func sort(_ items: inout [Item]) -> Outcome {
    items.sort { ($0.top, $0.lead, $0.tie) < ($1.top, $1.lead, $1.tie) }
    var outcome = Outcome()
    var start = 0
    while start < items.count {
      var end = start + 1
      while end < items.count, items[end].top - items[end - 1].top < threshold { end += 1 }
      if end - start > 1 {
        if items[end - 1].top - items[start].top < threshold {
          sortRow(&items, start..<end)
        } else {
          sortChain(&items, start..<end, &outcome)
        }
      }
      start = end
    }
    return outcome
  }

  private func sortRow(_ items: inout [Item], _ range: Range<Int>) {
    items[range].sort { ($0.lead, $0.tie) < ($1.lead, $1.tie) }
  }

  private func precedes(_ a: Item, _ b: Item) -> Bool {
    if (a.top - b.top).magnitude >= threshold { return a.top < b.top }
    return (a.lead, a.tie) < (b.lead, b.tie)
  }

  /// A chain of overlapping rows. Its relation is a tournament: by number of wins, the strongly connected components
  /// follow each other, and one of more than a single item is a cycle.
  private func sortChain(_ items: inout [Item], _ range: Range<Int>, _ outcome: inout Outcome) {
    guard range.count <= Self.longestRelation else {
      cutIntoRows(&items, range)
      outcome.unstable.append(range)
      return
    }
    let chain = Array(items[range])
    outcome.pairs += chain.count * (chain.count - 1) / 2
    var wins = [Int](repeating: 0, count: chain.count)
    for i in chain.indices {
      for j in (i + 1)..<max(chain.count, i + 1) {
        if precedes(chain[i], chain[j]) { wins[i] += 1 } else { wins[j] += 1 }
      }
    }
    let ranked = chain.indices.sorted { (-wins[$0], $0) < (-wins[$1], $1) }
    for (place, index) in ranked.enumerated() { items[range.lowerBound + place] = chain[index] }
    var start = 0
    var sum = 0
    for (place, index) in ranked.enumerated() {
      sum += wins[index]
      let taken = place + 1
      // All taken items beat all others: the component ends here (Landau's condition).
      guard sum == taken * (taken - 1) / 2 + taken * (chain.count - taken) else { continue }
      if taken - start > 1 {
        let component = range.lowerBound + start..<range.lowerBound + taken
        cutIntoRows(&items, component)
        outcome.unstable.append(component)
      }
      start = taken
    }
  }

  private func cutIntoRows(_ items: inout [Item], _ range: Range<Int>) {
    items[range].sort { ($0.top, $0.lead, $0.tie) < ($1.top, $1.lead, $1.tie) }
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, items[end].top - items[start].top < threshold { end += 1 }
      sortRow(&items, start..<end)
      start = end
    }
  }
}
