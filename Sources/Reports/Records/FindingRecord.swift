import Audit
import Gate

/// A finding in a report.
enum FindingRecord {
  static func write(_ item: RunFinding, _ run: RunRecord, withIdentity: Bool, to writer: inout RecordWriter) {
    let finding = item.finding
    writer.member("id", item.id)
    writer.member("rule", finding.rule)
    writer.member("severity", finding.severity.rawValue)
    writer.member("impact", finding.impact.rawValue)
    writer.member("confidence", finding.confidence.rawValue)
    writer.member("state", finding.state.rawValue)
    writer.member("cause", item.cause)
    writer.member("screen", finding.screen)
    writer.object("element") { write(finding.element, to: &$0) }
    writer.member("message", finding.message)
    if !finding.data.isEmpty {
      writer.object("data") { writer in
        for datum in finding.data {
          switch datum.value {
          case .number(let number): writer.datum(datum.name, number: number)
          case .text(let text): writer.datum(datum.name, text: text)
          }
        }
      }
    }
    if let fix = finding.fix { writer.object("fix") { write(fix, to: &$0) } }
    let export = SourcePlace(
      file: run.inputs[item.input].path, line: Int(finding.position.line), column: Int(finding.position.column))
    writer.object("location") { write(item.source ?? export, to: &$0) }
    if item.source != nil { writer.object("export") { write(export, to: &$0) } }
    writer.member("occurrences", finding.occurrences)
    if !finding.others.isEmpty {
      writer.array("others") { writer in
        for other in finding.others { writer.item("other") { write(other, to: &$0) } }
      }
    }
    if !finding.related.isEmpty {
      writer.array("related") { writer in
        for related in finding.related {
          writer.item("related") { writer in
            write(related.place, to: &writer)
            writer.member("why", related.why)
          }
        }
      }
    }
    guard withIdentity else { return }
    writer.object("identity") { write(item, to: &$0) }
  }

  private static func write(_ place: SourcePlace, to writer: inout RecordWriter) {
    writer.member("file", place.file)
    guard place.line > 0 else { return }
    writer.member("line", place.line)
    writer.member("column", place.column)
  }

  /// What the run file keeps to know a finding again.
  private static func write(_ item: RunFinding, to writer: inout RecordWriter) {
    let identity = item.identity
    writer.member("element", identity.element)
    writer.member("slot", identity.slot)
    writer.member("issue", identity.issue)
    writer.member("cell", identity.cell)
    writer.member("cause", identity.cause)
    writer.member("role", identity.role)
    writer.member("ordinal", identity.ordinal)
    writer.sentences("within", "ancestor", identity.within)
    writer.words("near", identity.near)
    if !identity.detail.isEmpty { writer.member("detail", identity.detail) }
    if item.finding.fullSeverity != item.finding.severity {
      writer.member("severity", item.finding.fullSeverity.rawValue)
    }
  }

  private static func write(_ element: ElementDescription, to writer: inout RecordWriter) {
    writer.member("node", element.node.index)
    writer.member("path", element.path)
    writer.member("role", element.role)
    if let identifier = element.identifier { writer.member("identifier", identifier) }
    writer.member("name", element.name)
    if let frame = element.frame { writer.member("frame", frame) }
  }

  private static func write(_ fix: Fix, to writer: inout RecordWriter) {
    writer.member("summary", fix.summary)
    guard !fix.code.isEmpty else { return }
    writer.array("code") { writer in
      for code in fix.code {
        writer.item("code") { write(code, to: &$0) }
      }
    }
  }

  /// Code to paste.
  static func write(_ code: FixCode, to writer: inout RecordWriter) {
    writer.member("framework", code.framework.rawValue)
    writer.member("language", code.language.rawValue)
    writer.content("text", code.text)
  }

  private static func write(_ place: PlaceDescription, to writer: inout RecordWriter) {
    writer.member("node", place.node.index)
    if place.line > 0 { writer.member("line", place.line) }
    if let identifier = place.identifier { writer.member("identifier", identifier) }
  }
}
