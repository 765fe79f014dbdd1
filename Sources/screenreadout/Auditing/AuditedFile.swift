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
    /// What the export tells of how the capture differs from others of its screen.
    let variant: Variant
    let audit: ScreenAudit
    let notRun: [NotRunRecord]
    let nodes: Int
    let stops: Int
    let isInterrupted: Bool
    let isTruncated: Bool
    let off: Set<String>
    let contrast: ContrastFigures?
    let anchors: ScreenAnchors?
    /// What rules compare with other captures of the screen; nil where there are none.
    let extract: ScreenExtract?
    /// What takes the texts out of findings that comparing brings; nil where they stay.
    var redaction: Redaction?
    /// By report format.
    let parts: [String: [UInt8]]
  }

  var format: String?
  var captures: [AuditedCapture] = []
  var warnings: [String] = []
  var error: ImportError?
  /// The screenshot that was used.
  var screenshot: String?
  /// The hash and length of the bytes, to know captures that were stored twice.
  var digest: Fingerprint?
  /// Notes in the file that keep nothing quiet.
  private(set) var idleNotes: [Notice] = []

  private init(_ error: ImportError) { self.error = error }

  /// Reads and audits an input.
  init(_ file: InputFile, _ settings: AuditSettings, reporters: [any Reporter.Type]) {
    if settings.screenshots.isScreenshot(file.path) {
      self.init(ImportError(.unrecognised, "it is the screenshot of an export"))
      return
    }
    var input = ImportedInput(
      file, options: settings.importing, limit: settings.maxSize, isDigested: settings.digestsInputs)
    var problem: String?
    let picture = settings.screenshots.screenshot(of: file.path)
    if let picture {
      do {
        try input.add(
          screenshot: picture, limit: settings.maxSize, keepsFile: settings.embedsScreenshots)
      } catch {
        problem = error.message
      }
    }
    self.init(
      input, name: settings.naming.name(file), path: file.path, settings, reporters: reporters, unused: problem)
    if let problem, settings.screenshots.isDemanded(of: file.path) {
      error = error ?? ImportError(.unreadable, problem)
    } else if let problem {
      warnings.append(problem)
    } else if !captures.isEmpty {
      screenshot = picture
    }
  }

  /// Audits an input that was read.
  /// - Parameter unused: why its screenshot is not used; nil where there is none or it is.
  init(
    _ input: ImportedInput, name: ScreenNaming.Name, path: String, _ settings: AuditSettings,
    reporters: [any Reporter.Type], unused: String? = nil
  ) {
    format = input.file.format
    warnings = input.file.warnings
    error = input.file.error
    digest = input.digest
    var notes = PlacedNotes(input.notes)
    let comparesAll = settings.comparison.awaits(name.key)
    for capture in input.file.captures {
      guard capture.tree.count > 0 else {
        error = error ?? .nothingExamined(capture)
        continue
      }
      let key = settings.screenKey ?? capture.header.key ?? name.key
      let (auditor, off) = settings.scope.auditor(key: key, path: path)
      let screen = Screen(capture)
      var audit = auditor.audit(screen, key: "")
      if let least = settings.minSeverity { audit.findings.removeAll { $0.severity < least } }
      notes.quieten(&audit.findings)
      let isCompared = comparesAll || settings.comparison.awaits(capture, among: input.file.captures, name)
      let extract = isCompared ? ScreenExtract(screen) : nil
      let redaction = settings.redacts ? Redaction(screen) : nil
      if let redaction { audit.findings = audit.findings.map(redaction.redacted) }
      var audited = Self.audited(capture, redaction?.screen ?? screen, audit, off, extract, settings, reporters, unused)
      if extract != nil { audited.redaction = redaction }
      captures.append(audited)
    }
    idleNotes = notes.idle(path)
    guard settings.redacts else { return }
    warnings = warnings.map(Redaction.problem)
    error = error.map { ImportError($0.kind, Redaction.problem($0.message), line: $0.line, column: $0.column) }
  }

  private static func audited(
    _ capture: Capture, _ screen: Screen, _ audit: ScreenAudit, _ off: Set<String>, _ extract: ScreenExtract?,
    _ settings: AuditSettings, _ reporters: [any Reporter.Type], _ unused: String?
  ) -> AuditedCapture {
    let notRun = audit.notRun.map { rule in
      let unused = rule.missing.contains(.pixels) ? unused : nil
      return NotRunRecord(
        rule: rule.rule, missing: rule.missing,
        how: unused ?? CaptureAdvice.how(format: capture.header.sourceFormat, missing: rule.alternatives))
    }
    let audited = AuditedScreen(screen: screen, audit: audit, notRun: notRun)
    var parts: [String: [UInt8]] = [:]
    for reporter in reporters { parts[reporter.format] = reporter.part(of: audited) }
    // What typed regressions compare is what a run file holds.
    if settings.known.run != nil, parts[RunReporter.format] == nil {
      parts[RunReporter.format] = RunReporter.part(of: audited)
    }
    return AuditedCapture(
      key: capture.header.key, variant: Variant(capture.header), audit: audit, notRun: notRun, nodes: screen.tree.count,
      stops: screen.stops.nodes.count, isInterrupted: capture.header.interrupted,
      isTruncated: capture.header.truncated, off: off, contrast: audit.contrast,
      anchors: settings.keepsAnchors ? ScreenAnchors(screen) : nil, extract: extract, parts: parts)
  }
}
