import Audit
import Checks
import Gate
import ScreenModel
import TestSupport

/// Runs over sketched screens.
enum GateSketch {
  /// Rules whose findings the sketches are about: a nameless control, an image without description, a wordless card.
  static let rules = ["control-missing-label", "image-missing-label", "card-image-unlabelled", "card-label-missing"]

  static func auditor(_ only: [String] = rules) throws -> Auditor {
    var selection = RuleSelection()
    selection.only = only
    return Auditor(rules: selection.rules(of: try Rulebook.embedded(), checks: allChecks))
  }

  /// A run over screens in the canonical form, by key.
  static func run(_ screens: [(key: String, text: String)], only: [String] = rules) throws -> RunRecord {
    let auditor = try auditor(only)
    var run = RunRecord(version: "1", preset: "recommended@1", rules: auditor.rules)
    for (index, sketch) in screens.enumerated() {
      let screen = try ScreenSketch.screen(sketch.text)
      run.add(InputRecord(path: "\(index).xml", status: .audited, screens: [sketch.key]))
      run.add(
        ScreenRecord(
          key: sketch.key, input: index, nodes: screen.tree.count, stops: screen.stops.nodes.count, notRun: [],
          isInterrupted: false, isTruncated: false, anchors: ScreenAnchors(screen)),
        auditor.audit(screen, key: ""))
    }
    return run
  }

  /// The run beside a baseline of an earlier one.
  static func judged(_ now: RunRecord, since then: RunRecord) -> RunRecord {
    var now = now
    now.compare(with: Baseline(then), named: "baseline")
    return now
  }
}
