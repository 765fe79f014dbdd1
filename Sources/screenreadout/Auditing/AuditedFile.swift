import Audit
import Gate
import Importers
import Reports
import ScreenModel
import ViewHierarchy

/// What a worker makes of one input: everything but what depends on the inputs before it.
struct AuditedFile: Sendable {
  /// A screen of the file: what the rules say, and its part of every report.
  struct AuditedCapture: Sendable {
    let key: String?
    let audit: ScreenAudit
    let notRun: [NotRunRecord]
    let nodes: Int
    let stops: Int
    let isInterrupted: Bool
    let isTruncated: Bool
    /// By report format.
    let parts: [String: [UInt8]]
  }

  var format: String?
  var captures: [AuditedCapture] = []
  var warnings: [String] = []
  var error: ImportError?
  /// The hash and length of the bytes, to know captures that were stored twice.
  var digest: Fingerprint?

  /// Reads and audits an input.
  init(_ file: InputFile, _ settings: AuditSettings, reporters: [any Reporter.Type]) {
    let input = ImportedInput(file, options: settings.importing, limit: settings.maxSize)
    format = input.file.format
    warnings = input.file.warnings
    error = input.file.error
    digest = input.digest
    for capture in input.file.captures {
      if capture.tree.count > 0 {
        captures.append(Self.audit(capture, settings, reporters))
      } else {
        error = error ?? Self.nothingExamined(capture)
      }
    }
  }

  /// A screen without a single node was not looked at, so it is no pass.
  private static func nothingExamined(_ capture: Capture) -> ImportError {
    let name = capture.header.key.map { " \"\($0)\"" } ?? ""
    return ImportError(.notExamined, "the screen\(name) is empty: no view is in it; export it again once it is shown")
  }

  private static func audit(
    _ capture: Capture, _ settings: AuditSettings, _ reporters: [any Reporter.Type]
  ) -> AuditedCapture {
    let screen = Screen(capture)
    var audit = settings.auditor.audit(screen, key: "")
    if let least = settings.minSeverity { audit.findings.removeAll { $0.severity < least } }
    let notRun = audit.notRun.map {
      NotRunRecord(
        rule: $0.rule, missing: $0.missing,
        how: CaptureAdvice.how(format: capture.header.sourceFormat, missing: $0.alternatives))
    }
    let audited = AuditedScreen(screen: screen, audit: audit, notRun: notRun)
    var parts: [String: [UInt8]] = [:]
    for reporter in reporters { parts[reporter.format] = reporter.part(of: audited) }
    return AuditedCapture(
      key: capture.header.key, audit: audit, notRun: notRun, nodes: screen.tree.count, stops: screen.stops.nodes.count,
      isInterrupted: capture.header.interrupted, isTruncated: capture.header.truncated, parts: parts)
  }
}
