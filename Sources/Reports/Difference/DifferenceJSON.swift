import Audit
import Gate
import Markup

/// What changed between two runs, for machines: `screenreadout-diff/1`.
public enum DifferenceJSON {
  /// The name of the form.
  public static let schema = "screenreadout-diff/1"

  /// Writes the document.
  public static func write(_ difference: RunDifference, to output: inout ReportOutput) {
    var writer = JSONWriter(breakDepth: 2)
    writer.beginObject()
    writer.key("schema")
    writer.string(schema)
    for (key, state) in [("new", FindingState.new), ("worse", .updated), ("unchanged", .unchanged)] {
      writer.key(key)
      writer.beginArray()
      for item in difference.findings(state) { write(item, to: &writer) }
      writer.endArray()
    }
    for (key, findings) in [("fixed", difference.fixed), ("not-examined", difference.notExamined)] {
      writer.key(key)
      writer.beginArray()
      for finding in findings {
        members(
          [
            ("id", finding.id), ("rule", finding.rule), ("severity", finding.severity.rawValue),
            ("screen", finding.screen), ("hint", finding.hint),
          ], to: &writer)
      }
      writer.endArray()
    }
    writer.key("readouts")
    writer.beginArray()
    for change in difference.readouts {
      writer.beginObject()
      writer.key("screen")
      writer.string(change.screen)
      list("before", change.then, to: &writer)
      list("now", change.now, to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.key("renamed")
    writer.beginArray()
    for (from, to) in difference.run.comparison?.renamed ?? [] { members([("from", from), ("to", to)], to: &writer) }
    writer.endArray()
    list("added-screens", difference.added, to: &writer)
    list("missing-screens", difference.missing, to: &writer)
    writer.endObject()
    output.write(writer.takeBytes() + [UInt8(ascii: "\n")])
  }

  private static func write(_ item: RunFinding, to writer: inout JSONWriter) {
    members(
      [
        ("id", item.id), ("rule", item.finding.rule), ("severity", item.finding.severity.rawValue),
        ("screen", item.finding.screen), ("path", item.finding.element.path), ("message", item.finding.message),
      ], to: &writer)
  }

  private static func members(_ members: [(StaticString, String)], to writer: inout JSONWriter) {
    writer.beginObject()
    for (key, text) in members {
      writer.key(key)
      writer.string(text)
    }
    writer.endObject()
  }

  private static func list(_ key: StaticString, _ texts: [String], to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginArray()
    for text in texts { writer.string(text) }
    writer.endArray()
  }
}
