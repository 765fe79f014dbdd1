extension Segmenter {
  /// Joins blocks that follow each other where the same gap goes through both: a column beside the content of a screen
  /// runs through rows of all sorts. The next row of cards, which starts as the one before did, and blocks that are
  /// farther from each other than their columns, stay apart.
  func growing(_ blocks: [Block], _ facts: BandFacts) -> [Block] {
    var grown: [Block] = []
    for block in blocks {
      grown.append(block)
      while grown.count > 1, let joined = join(grown[grown.count - 2], grown[grown.count - 1], facts) {
        grown.removeLast(2)
        grown.append(joined)
      }
    }
    return grown
  }

  private func join(_ upper: Block, _ lower: Block, _ facts: BandFacts) -> Block? {
    let (start, boundary, end) = (upper.range.lowerBound, lower.range.lowerBound, lower.range.upperBound)
    guard !upper.gaps.isEmpty, !lower.gaps.isEmpty, !facts.restarts(start, at: boundary) else { return nil }
    let distance = facts.distance(before: boundary)
    var joined = Block(range: start..<end, points: Int.min)
    forEachRun(facts, from: start) { last, run, gaps in
      guard last == end - 1 else { return }
      for evidence in gaps where evidence.gap.width > distance && upper.has(evidence.gap) && lower.has(evidence.gap) {
        joined.points = max(joined.points, evidence.points(run))
        joined.gaps.append(evidence.gap)
      }
    }
    return joined.gaps.isEmpty ? nil : joined
  }
}

extension Segmenter.Block {
  fileprivate func has(_ gap: Gap) -> Bool { gaps.contains { $0.contains(gap) } }
}
