import Audit
import Gate
import ScreenModel
import ViewHierarchy

/// A writer of one report format.
///
/// A part is made of each screen while it is at hand; when all are done, the report is put together. So the memory of
/// a run does not grow with the number of its screens.
public protocol Reporter: Sendable {
  /// The id of the format, as `--report` takes it.
  static var format: String { get }
  /// What the report says about one screen, beside its key and input; empty where the format says nothing of screens.
  static func part(of screen: AuditedScreen) -> [UInt8]
  /// The same of a screen of a stored run, with what was found there.
  static func part(ofStored screen: StoredScreen, findings: [Finding]) -> [UInt8]
  /// Writes the report.
  static func write(_ report: Report, to output: inout ReportOutput)
}

extension Reporter {
  /// Nothing, for formats that say nothing of screens.
  public static func part(ofStored screen: StoredScreen, findings: [Finding]) -> [UInt8] { [] }
}

/// A screen with what the rules say about it.
public struct AuditedScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// What the rules say.
  public let audit: ScreenAudit
  /// The rules that could not run, and how to get what they lack.
  public let notRun: [NotRunRecord]

  /// Joins the parts.
  public init(screen: Screen, audit: ScreenAudit, notRun: [NotRunRecord]) {
    self.screen = screen
    self.audit = audit
    self.notRun = notRun
  }
}

/// A run with its verdict, ready to be written.
public struct Report {
  /// What was found out.
  public let run: RunRecord
  /// What the gate says.
  public let verdict: Verdict
  /// How the report is to look.
  public let style: ReportStyle
  /// Gives the part of each screen, in order.
  public let parts: (_ take: (_ screen: Int, _ part: [UInt8]) -> Void) -> Void

  /// Joins the parts.
  public init(
    run: RunRecord, verdict: Verdict, style: ReportStyle,
    parts: @escaping (_ take: (_ screen: Int, _ part: [UInt8]) -> Void) -> Void
  ) {
    self.run = run
    self.verdict = verdict
    self.style = style
    self.parts = parts
  }
}

/// How a report for people is to look.
public struct ReportStyle: Sendable {
  /// Whether to use colours.
  public var usesColor = false
  /// Whether notes and rules that did not run are listed too.
  public var isVerbose = false
  /// Whether only the verdict is wanted.
  public var isQuiet = false
  /// The framework whose code is shown; nil for the platform's first.
  public var framework: FixCode.Framework?
  /// The line that makes the findings known to the next run; nil where there is nothing to paste.
  public var baselineLine: String?
  /// The width of texts, in characters.
  public var width = 100
  /// Whether a terminal shows the report, so that no line may be longer than its width.
  public var isTerminal = false

  /// Plain, with warnings and errors.
  public init() {}
}

/// Where a report goes, piece by piece.
public struct ReportOutput {
  private let sink: ([UInt8]) -> Void

  /// An output that hands its pieces to a closure.
  public init(_ sink: @escaping ([UInt8]) -> Void) { self.sink = sink }

  /// Writes a piece.
  public mutating func write(_ bytes: [UInt8]) {
    if !bytes.isEmpty { sink(bytes) }
  }

  /// Writes a text.
  public mutating func write(_ text: String) { write(Array(text.utf8)) }
}

/// The report formats. A new format adds its line here.
public enum Reporters {
  /// All of them.
  public static let all: [any Reporter.Type] = [
    TextReporter.self, JSONReporter.self, RunReporter.self, XMLReporter.self, RecordsReporter.self, SARIFReporter.self,
    JUnitReporter.self,
    JUnitGitLabReporter.self, MarkdownReporter.self, GitHubReporter.self, CodeQualityReporter.self,
    CheckstyleReporter.self, RDJSONReporter.self, XcodeReporter.self, CSVReporter.self, HTMLReporter.self,
    WCAGReporter.self,
  ]

  /// The writer of a format.
  public static func named(_ format: String) -> (any Reporter.Type)? { all.first { $0.format == format } }
}
