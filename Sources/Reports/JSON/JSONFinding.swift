import Audit
import Gate
import Markup

/// A finding in the JSON report.
enum JSONFinding {
  static func write(_ item: RunFinding, _ run: RunRecord, withIdentity: Bool, to writer: inout JSONWriter) {
    let finding = item.finding
    writer.beginObject()
    writer.member("id", item.id)
    writer.member("rule", finding.rule)
    writer.member("severity", finding.severity.rawValue)
    writer.member("impact", finding.impact.rawValue)
    writer.member("confidence", finding.confidence.rawValue)
    writer.member("state", finding.state.rawValue)
    writer.member("cause", item.cause)
    writer.member("screen", finding.screen)
    write(finding.element, to: &writer)
    writer.member("message", finding.message)
    if !finding.data.isEmpty {
      writer.key("data")
      writer.beginObject()
      for datum in finding.data {
        writer.key(datum.name)
        switch datum.value {
        case .number(let number): writer.number(number)
        case .text(let text): writer.string(text)
        }
      }
      writer.endObject()
    }
    if let fix = finding.fix { write(fix, to: &writer) }
    writer.key("location")
    writer.beginObject()
    writer.member("file", run.inputs[item.input].path)
    if finding.position.line > 0 {
      writer.member("line", Int(finding.position.line))
      writer.member("column", Int(finding.position.column))
    }
    writer.endObject()
    writer.member("occurrences", finding.occurrences)
    if !finding.others.isEmpty {
      writer.key("others")
      writer.beginArray()
      for other in finding.others { write(other, why: nil, to: &writer) }
      writer.endArray()
    }
    if !finding.related.isEmpty {
      writer.key("related")
      writer.beginArray()
      for related in finding.related { write(related.place, why: related.why, to: &writer) }
      writer.endArray()
    }
    if withIdentity {
      writer.key("identity")
      writer.beginObject()
      writer.member("element", item.identity.element)
      writer.member("slot", item.identity.slot)
      writer.member("issue", item.identity.issue)
      writer.member("cell", item.identity.cell)
      writer.endObject()
    }
    writer.endObject()
  }

  private static func write(_ element: ElementDescription, to writer: inout JSONWriter) {
    writer.key("element")
    writer.beginObject()
    writer.member("node", element.node.index)
    writer.member("path", element.path)
    writer.member("role", element.role)
    if let identifier = element.identifier { writer.member("identifier", identifier) }
    writer.member("name", element.name)
    if let frame = element.frame { writer.member("frame", frame) }
    writer.endObject()
  }

  private static func write(_ fix: Fix, to writer: inout JSONWriter) {
    writer.key("fix")
    writer.beginObject()
    writer.member("summary", fix.summary)
    if !fix.code.isEmpty {
      writer.key("code")
      writer.beginArray()
      for code in fix.code {
        writer.beginObject()
        writer.member("framework", code.framework.rawValue)
        writer.member("language", code.language.rawValue)
        writer.member("text", code.text)
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
  }

  private static func write(_ place: PlaceDescription, why: String?, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("node", place.node.index)
    if place.line > 0 { writer.member("line", place.line) }
    if let identifier = place.identifier { writer.member("identifier", identifier) }
    if let why { writer.member("why", why) }
    writer.endObject()
  }
}
