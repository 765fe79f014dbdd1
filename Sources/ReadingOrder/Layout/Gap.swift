/// A vertical strip of a region that no cell of a run of bands touches.
struct Gap: Equatable {
  var x0: Int
  var x1: Int
  var width: Int { x1 - x0 }

  func contains(_ other: Gap) -> Bool { x0 <= other.x0 && other.x1 <= x1 }
}

/// The strips that the cells of some bands cover, from leading to trailing.
struct Strips {
  private(set) var spans: [(x0: Int, x1: Int)] = []

  mutating func add(_ x0: Int, _ x1: Int) {
    // All strips that the new one overlaps melt into one with it.
    var low = spans.count
    while low > 0, spans[low - 1].x1 > x0 { low -= 1 }
    var high = low
    var melted = (x0: x0, x1: x1)
    while high < spans.count, spans[high].x0 < x1 {
      melted = (min(melted.x0, spans[high].x0), max(melted.x1, spans[high].x1))
      high += 1
    }
    spans.replaceSubrange(low..<high, with: [melted])
  }

  var gaps: [Gap] {
    zip(spans, spans.dropFirst()).compactMap { $1.x0 > $0.x1 ? Gap(x0: $0.x1, x1: $1.x0) : nil }
  }

  /// Widths within a fifth of each other.
  var hasEqualWidths: Bool {
    let widths = spans.map { $0.x1 - $0.x0 }
    guard let least = widths.min(), let most = widths.max() else { return false }
    return most * 5 <= least * 6
  }

  /// Whether a cell lies within one strip, give or take two points.
  func hold(_ span: Span) -> Bool {
    let near = 2 * Span.unit
    return spans.contains { span.x0 >= $0.x0 - near && span.x1 <= $0.x1 + near }
  }
}
