import ScreenModel
import ViewHierarchy

/// What the rules say about an example: every place of every finding.
struct ExampleOutcome {
  /// One place of a finding.
  struct Place: Equatable {
    let rule: String
    let severity: Severity
    let position: SourcePosition
    let message: String

    /// Whether two places tell the same; what a message says of sizes and sides may change under a transform.
    func isSame(as other: Place) -> Bool {
      rule == other.rule && severity == other.severity && position == other.position
    }
  }

  private(set) var places: [Place] = []
  private(set) var findings: [Finding] = []
  /// The rules that could not run.
  private(set) var notRun: [NotRun] = []

  init(_ captures: [Capture], _ auditor: Auditor) throws(PageError) {
    for (screen, audit) in auditor.audit(captures: captures) {
      if let fault = audit.faults.first { throw fault }
      notRun += audit.notRun
      findings += audit.findings
      for finding in audit.findings {
        let positions = [finding.position] + finding.others.map { screen.tree.position[$0.node.index] }
        places += positions.map {
          Place(rule: finding.rule, severity: finding.severity, position: $0, message: finding.message)
        }
      }
    }
  }
}
