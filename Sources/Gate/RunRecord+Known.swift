import Audit

extension RunRecord {
  /// Compares with a baseline and takes its decisions over.
  public mutating func compare(with baseline: Baseline, named name: String) {
    let confirmed = decide(baseline.judgements)
    let comparison = Comparison(self, known: baseline.findings, screens: Set(baseline.screens))
    take(comparison)
    // Only now, so that a decision alone makes no known finding count again.
    for index in confirmed { raise(at: index) }
    for entry in comparison.fixed {
      notices.append(
        Notice(
          .staleEntry,
          "\(name): \(entry.rule) on \(entry.screen) (\(entry.hint)) is fixed; take it out with `baseline prune`"))
    }
    tell(comparison.renamed)
  }

  /// Compares with an earlier run.
  public mutating func compare(with run: StoredRun) {
    let comparison = Comparison(self, known: run.known, screens: Set(run.screens.map(\.baseKey)), sinceRun: true)
    take(comparison)
    tell(comparison.renamed)
  }

  private mutating func tell(_ renamed: [(from: String, to: String)]) {
    for (from, to) in renamed {
      notices.append(
        Notice(.renamedScreen, "the screen \(from) is taken for \(to) now: most of its findings are there"))
    }
  }

  /// A dismissed finding stays quiet while its element is the same; gives the confirmed ones, which have their full
  /// severity.
  private mutating func decide(_ judgements: [Judgement]) -> [Int] {
    guard !judgements.isEmpty else { return [] }
    var confirmed: [Int] = []
    let comparison = Comparison(self, known: judgements.map(\.finding), screens: [])
    for (index, match) in comparison.matches.enumerated() {
      guard let match else { continue }
      let judgement = judgements[match]
      guard findings[index].finding.confidence == .review else {
        let known = judgement.finding
        notices.append(
          Notice(
            .unusedJudgement,
            "the finding \(known.id) (\(known.rule) on \(known.screen)) that was judged is certain: the decision changes "
              + "nothing; suppress it in the config instead"))
        continue
      }
      switch judgement.decision {
      case .confirmed: confirmed.append(index)
      case .dismissed:
        let isSame = findings[index].identity.element == judgement.finding.identity.element
        if isSame, findings[index].finding.state == .new { set(.dismissed, at: index) }
      }
    }
    for entry in comparison.fixed {
      notices.append(
        Notice(.unusedJudgement, "the finding \(entry.id) (\(entry.rule) on \(entry.screen)) that was judged is gone"))
    }
    return confirmed
  }
}
