import Audit
import Gate

/// The counts of a run, in the order of the report.
struct RunSummary {
  private(set) var counts: [(name: StaticString, count: Int)]

  init(_ run: RunRecord) {
    func count(_ state: FindingState) -> Int { run.count { $0 == state } }
    counts = [
      ("screens", run.screens.count), ("errors", run.count(.error)), ("warnings", run.count(.warning)),
      ("notes", run.count(.note)),
      ("review", run.reviewCount),
      ("new", count(.new)), ("unchanged", count(.unchanged)), ("updated", count(.updated)),
      ("fixed", run.comparison?.fixed.count ?? 0),
      ("suppressed", count(.suppressed)), ("dismissed", count(.dismissed)),
    ]
    if run.screenshots > 0 { counts.append(("screenshots", run.screenshots)) }
  }
}
