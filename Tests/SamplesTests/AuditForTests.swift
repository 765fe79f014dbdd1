import Audit
import Checks
import Importers
import ScreenModel

/// Audits files as a plain `screenreadout audit` does: the recommended preset, nothing configured.
struct AuditForTests: Sendable {
  private let auditor: Auditor

  /// An auditor with the embedded rule pages.
  init() throws {
    auditor = Auditor(rules: RuleSelection().rules(of: try Rulebook.embedded(), checks: allChecks))
  }

  /// The rule and line of every finding on every screen of a file.
  /// - Throws: ``ImportError`` where the file cannot be read to its end.
  func findings(_ bytes: [UInt8]) throws -> [(rule: String, line: Int)] {
    let file = Export.read(bytes)
    if let error = file.error { throw error }
    return file.captures.flatMap { capture in
      auditor.audit(Screen(capture), key: "").findings.map { ($0.rule, Int($0.position.line)) }
    }
  }
}
