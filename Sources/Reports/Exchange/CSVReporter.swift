import Audit
import Gate

/// Findings as a table for spreadsheets: RFC 4180, and no cell that a spreadsheet would take for a formula.
public enum CSVReporter: Reporter {
  public static let format = "csv"

  static let columns = [
    "id", "rule", "category", "severity", "impact", "confidence", "state", "screen", "file", "line", "column", "role",
    "identifier", "name", "spoken", "message", "fix", "occurrences", "wcag",
  ]

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    let pages = Dictionary(uniqueKeysWithValues: run.rules.map { ($0.page.id, $0.page) })
    output.write(columns.joined(separator: ",") + "\r\n")
    var row: [UInt8] = []
    for item in run.findings {
      let finding = item.finding
      let page = pages[finding.rule]
      let cells = [
        item.id, finding.rule, page?.category ?? "", finding.severity.rawValue, finding.impact.rawValue,
        finding.confidence.rawValue, finding.state.rawValue, finding.screen, run.path(of: item),
        item.hasLine ? "\(item.line)" : "", item.hasLine ? "\(item.column)" : "", finding.element.role,
        finding.element.identifier ?? "", finding.element.name, finding.spoken ?? "", finding.message,
        finding.fix?.summary ?? "", "\(finding.occurrences)", page?.wcag.joined(separator: " ") ?? "",
      ]
      row.removeAll(keepingCapacity: true)
      for (index, text) in cells.enumerated() {
        if index > 0 { row.append(UInt8(ascii: ",")) }
        append(text, to: &row)
      }
      row += [0x0D, 0x0A]
      output.write(row)
    }
  }

  /// Appends a cell: quoted where it must be; an apostrophe in front keeps a spreadsheet from running it (OWASP, "CSV
  /// Injection").
  private static func append(_ text: String, to row: inout [UInt8]) {
    // Line breaks and tabs have rules of their own below; what turns the direction of text is no part of any cell.
    let bytes = Array(PlainText.withoutTurns(text).utf8)
    let isQuoted = bytes.contains { $0 == 0x22 || $0 == 0x2C || $0 < 0x20 }
    if isQuoted { row.append(0x22) }
    if formulaStarts.contains(where: { bytes.starts(with: $0) }) { row.append(UInt8(ascii: "'")) }
    for byte in bytes {
      switch byte {
      case 0x22: row += [0x22, 0x22]
      // A line of its own in the log of a CI service may be a command; other controls would steer a terminal.
      case 0x0A, 0x0D: row.append(0x20)
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F: row += "\u{FFFD}".utf8
      default: row.append(byte)
      }
    }
    if isQuoted { row.append(0x22) }
  }

  /// The characters at which spreadsheets begin a formula, and their full-width forms.
  private static let formulaStarts = "=+-@\t\r\n＝＋－＠".unicodeScalars.map { Array(String($0).utf8) }
}
