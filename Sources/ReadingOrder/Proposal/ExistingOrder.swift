/// The order in which the screen is read today, and how far other orders are from it.
struct ExistingOrder {
  /// Place of each item, counted from 0 without holes; -1 where unknown.
  private(set) var place: [Int]
  private(set) var count: Int

  init(_ items: [OrderItem]) {
    place = Array(repeating: -1, count: items.count)
    let ranked = items.indices.compactMap { index in items[index].existingRank.map { (rank: $0, item: index) } }
      .sorted { ($0.rank, $0.item) < ($1.rank, $1.item) }
    for (place, entry) in ranked.enumerated() { self.place[entry.item] = place }
    count = ranked.count
  }

  /// Pairs of places, one of each sorted list, of which the one from `later` comes first.
  static func inversions(_ earlier: [Int], _ later: [Int]) -> Int {
    var sum = 0
    var passed = 0
    for place in earlier {
      while passed < later.count, later[passed] < place { passed += 1 }
      sum += passed
    }
    return sum
  }

  /// Sorts places and counts the pairs that were the wrong way round.
  static func sortCounting(_ places: inout [Int]) -> Int {
    var sum = 0
    var width = 1
    var other = places
    while width < places.count {
      var start = 0
      while start < places.count {
        let middle = min(start + width, places.count)
        let end = min(start + 2 * width, places.count)
        var (a, b) = (start, middle)
        for at in start..<end {
          if a < middle, b >= end || places[a] <= places[b] {
            other[at] = places[a]
            a += 1
          } else {
            other[at] = places[b]
            b += 1
            sum += middle - a
          }
        }
        start = end
      }
      swap(&places, &other)
      width *= 2
    }
    return sum
  }
}
