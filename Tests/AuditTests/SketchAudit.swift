import Audit
import Checks
import TestSupport

/// What one rule says of a sketched screen.
enum SketchAudit {
  /// - Throws: where the sketch is no screen.
  static func of(_ rule: String, on screen: String) throws -> ScreenAudit {
    var selection = RuleSelection()
    selection.only = [rule]
    let auditor = Auditor(rules: selection.rules(of: try Rulebook.embedded(), checks: allChecks))
    return auditor.audit(try ScreenSketch.screen(screen), key: "test")
  }
}
