extension Segmenter {
  /// One band, or a run of bands that is read column by column.
  struct Block {
    var range: Range<Int>
    var gaps: [Gap] = []
    /// Hundredths of a point of evidence for the columns.
    var points = 0
  }

  /// Partitions the bands of a region into blocks of the largest total evidence (dynamic programming over bands).
  ///
  /// `doubts[b]` is the most evidence, where there is any at all, for columns across the boundary before band `b`.
  func joinBands(_ bands: [[Int]]) -> (blocks: [Block], doubts: [Int?]) {
    let n = bands.count
    let facts = BandFacts(bands, in: tree)
    var doubts: [Int?] = Array(repeating: nil, count: n)
    var best = Array(repeating: 0, count: n + 1)
    var choice = (0..<n).map { Block(range: $0..<$0 + 1) }
    // best[i]: the largest evidence for the bands from i on.
    for i in stride(from: n - 1, through: 0, by: -1) {
      best[i] = best[i + 1]
      var reached: [(end: Int, points: Int)] = []
      forEachRun(facts, from: i) { j, run, gaps in
        var block = Block(range: i..<j + 1)
        var most = Int.min
        for gap in gaps {
          let points = gap.points(run)
          most = max(most, points)
          if points > 0 { block.gaps.append(gap.gap) }
        }
        reached.append((j, most))
        // The longer the run, the more its evidence counts: one long block beats its own halves.
        let total = most * (j - i) + best[j + 1]
        if !block.gaps.isEmpty, total > best[i] {
          best[i] = total
          block.points = most
          choice[i] = block
        }
      }
      var most = Int.min
      var end = n
      for (j, points) in reached.reversed() {
        if most > Int.min { for b in (j + 1)..<max(end, j + 1) { doubts[b] = max(doubts[b] ?? Int.min, most) } }
        most = max(most, points)
        end = j + 1
      }
      if most > Int.min { for b in (i + 1)..<max(end, i + 1) { doubts[b] = max(doubts[b] ?? Int.min, most) } }
    }
    var blocks: [Block] = []
    var at = 0
    while at < n {
      blocks.append(choice[at])
      at = choice[at].range.upperBound
    }
    return (growing(blocks, facts), doubts)
  }

  /// Evidence that two columns beside each other are columns indeed: positive if so.
  func judge(_ leading: [Int], beside trailing: [Int]) -> Int {
    let bands = cutBands(leading + trailing)
    // One band reads the same either way.
    guard bands.count > 1 else { return 1_000 }
    var points = 0
    forEachRun(BandFacts(bands, in: tree), from: 0) { j, run, gaps in
      guard j == bands.count - 1 else { return }
      points = gaps.map { $0.points(run) }.max() ?? 0
    }
    return points
  }

  /// Visits the runs of two or more bands from `i` on that at least one gap goes through.
  func forEachRun(_ facts: BandFacts, from i: Int, _ visit: (Int, RunEvidence, [GapEvidence]) -> Void) {
    let bands = facts.bands
    let n = min(bands.count, i + Segmenter.longestRun)
    var strips = Strips()
    for cell in bands[i] { strips.add(tree[cell].span.x0, tree[cell].span.x1) }
    var gaps: [GapEvidence] = []
    var run = RunEvidence()
    var wasRestart = false
    for j in (i + 1)..<max(n, i + 1) {
      for cell in bands[j] { strips.add(tree[cell].span.x0, tree[cell].span.x1) }
      if let only = strips.spans.first, only.x0 <= extent.x0, only.x1 >= extent.x1 { return }
      // A gap that is still open keeps its counts; one that a band has opened beside the others starts from `i`.
      let open = strips.gaps
      gaps = open.enumerated().map { index, gap in
        let known = gaps.first { $0.gap.contains(gap) }
        var evidence = known ?? GapEvidence(gap: gap)
        evidence.gap = gap
        evidence.reachAcross = (
          open[..<index].last { $0.width >= gap.width }?.x1 ?? Int.min,
          open[(index + 1)...].first { $0.width >= gap.width }?.x0 ?? Int.max
        )
        if known == nil { for band in facts.across[i..<j] { evidence.add(band, in: tree) } }
        return evidence
      }
      let distance = facts.distance(before: j)
      run.farthest = max(run.farthest, distance)
      run.distances += distance
      if facts.isRowTwin[j] { run.rowTwins += 1 }
      let isRestart = facts.restarts(i, at: j)
      if j > i + 1, isRestart, !wasRestart { run.restarts += 1 }
      wasRestart = isRestart
      run.strips = strips.spans.count
      run.hasEqualWidths = strips.hasEqualWidths
      lookAround(&run, facts, i..<j + 1, strips)
      for index in gaps.indices {
        gaps[index].add(facts.across[j], in: tree)
        gaps[index].isTwin = j - i < Segmenter.cardBands && gaps[index].areTwins(bands[i...j], in: tree)
      }
      if !gaps.isEmpty { visit(j, run, gaps) }
    }
  }

  /// Compares a run with the bands before and after it.
  private func lookAround(_ run: inout RunEvidence, _ facts: BandFacts, _ range: Range<Int>, _ strips: Strips) {
    func fits(_ band: Int) -> Bool { facts.bands[band].allSatisfy { strips.hold(tree[$0].span) } }
    let (first, next) = (range.lowerBound, range.upperBound)
    run.isLast = next == facts.bands.count
    run.isWhole = first == 0 && run.isLast
    run.cutsRepeatBefore = facts.repeatsBefore[first] && facts.distance(before: first) <= run.farthest * 3
    run.beganAbove = first > 0 && facts.distance(before: first) * 3 < run.farthest * 2 && fits(first - 1)
    if run.isLast {
      (run.cutsRepeatAfter, run.nextFits, run.setApart) = (false, false, 0)
    } else {
      let distance = facts.distance(before: next)
      run.setApart = distance * 2 > run.farthest * 3 ? 1 : distance * 3 < run.farthest * 2 ? -1 : 0
      run.cutsRepeatAfter = facts.repeatsBefore[next] && distance <= run.farthest * 3
      run.nextFits = fits(next) && !facts.repeats(first, next)
    }
  }

  /// Longer columns than this are not looked for; it keeps long tables linear.
  private static let longestRun = 200
  /// Cards have fewer bands than this; longer columns are not compared as wholes.
  private static let cardBands = 16
}
