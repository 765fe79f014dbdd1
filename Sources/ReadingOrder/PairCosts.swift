/// Layout terms between two cells of a knot.
struct PairCosts {
  /// Cost of reading the second before the first minus the other way round: positive when the first should come first.
  static func preference(_ a: Span, _ b: Span) -> Int {
    let across = a.overlapX(b)
    let down = a.overlapY(b)
    let low = max(1, min(a.height, b.height))
    let narrow = max(1, min(a.width, b.width))
    // Row mates: half of the lower one beside the other.
    if down * 2 >= low, across * 20 <= narrow { return a.x0 < b.x0 ? 90 : -90 }
    if down * 10 >= low * 3, across * 20 <= narrow { return a.x0 < b.x0 ? 60 : -60 }
    let upper = a.y0 != b.y0 ? (a.y0 < b.y0) : (a.x0 < b.x0)
    let weight = down <= 0 ? (across > 0 ? 100 : 60) : (across > 0 ? 60 : 40)
    return upper ? weight : -weight
  }
}
