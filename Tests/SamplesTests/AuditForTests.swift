import Audit
import Checks
import Importers
import ScreenModel
import ViewHierarchy

/// Audits files as a plain `screenreadout audit` does: the recommended preset, nothing configured.
struct AuditForTests: Sendable {
  private let auditor: Auditor

  /// An auditor with the embedded rule pages.
  init(_ preset: Preset = Preset(.recommended)) throws {
    var selection = RuleSelection()
    selection.preset = preset
    auditor = Auditor(rules: selection.rules(of: try Rulebook.embedded(), checks: allChecks))
  }

  /// What the rules say of a screen.
  func audit(_ capture: Capture) -> ScreenAudit { auditor.audit(Screen(capture), key: "") }

  /// Rule, node, severity and confidence of every finding on a screen.
  func faults(_ capture: Capture) -> [String] {
    auditor.audit(Screen(capture), key: "").findings.map {
      "\($0.rule) \($0.element.node.row) \($0.severity.rawValue) \($0.confidence)"
    }
  }

  /// The rule and line of every finding on every screen of a file.
  /// - Throws: ``ImportError`` where the file cannot be read to its end.
  func findings(_ bytes: [UInt8]) throws -> [(rule: String, line: Int)] {
    let file = Export.read(bytes, options: SampleOptions(bytes).options)
    if let error = file.error { throw error }
    return auditor.audit(captures: file.captures).flatMap { item in
      item.audit.findings.map { ($0.rule, Int($0.position.line)) }
    }
  }

  /// Every finding with its node and message instead of its place.
  /// - Throws: ``ImportError`` where the file cannot be read to its end.
  func details(_ bytes: [UInt8]) throws -> [ConvertedSamplesTests.Finding] {
    let file = Export.read(bytes, options: SampleOptions(bytes).options)
    if let error = file.error { throw error }
    return auditor.audit(captures: file.captures).flatMap { item in
      item.audit.findings.map {
        ConvertedSamplesTests.Finding(rule: $0.rule, node: $0.element.node.index, message: $0.message)
      }
    }
  }
}
