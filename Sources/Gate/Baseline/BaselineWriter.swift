import Audit
import Markup

/// Writes a baseline: the same bytes for the same content, one line an entry, no time, no total.
///
/// Each list ends in `null`: so every entry ends in a comma, and two branches that add entries at different places
/// touch no common line.
public enum BaselineWriter {
  /// The bytes of the file.
  public static func bytes(_ baseline: Baseline) -> [UInt8] {
    var writer = JSONWriter(breakDepth: 2)
    writer.beginObject()
    writer.key("schema")
    writer.string(Baseline.schema)
    writer.key("screens")
    list(baseline.screens, to: &writer) { $1.string($0) }
    writer.key("findings")
    list(baseline.findings, to: &writer) { finding, writer in
      writer.beginObject()
      write(finding, to: &writer)
      writer.endObject()
    }
    writer.key("judgements")
    list(baseline.judgements, to: &writer) { judgement, writer in
      writer.beginObject()
      writer.key("decision")
      writer.string(judgement.decision.rawValue)
      writer.key("reason")
      writer.string(judgement.reason)
      write(judgement.finding, to: &writer)
      writer.endObject()
    }
    writer.endObject()
    return writer.takeBytes() + [UInt8(ascii: "\n")]
  }

  private static func list<Item>(
    _ items: [Item], to writer: inout JSONWriter, _ write: (Item, inout JSONWriter) -> Void
  ) {
    writer.beginArray()
    for item in items { write(item, &writer) }
    writer.null()
    writer.endArray()
  }

  private static func write(_ finding: KnownFinding, to writer: inout JSONWriter) {
    func member(_ key: StaticString, _ text: String) {
      guard !text.isEmpty else { return }
      writer.key(key)
      writer.string(text)
    }
    let identity = finding.identity
    member("screen", finding.screen)
    member("rule", finding.rule)
    member("id", finding.id)
    member("severity", finding.severity.rawValue)
    member("detail", identity.detail)
    member("element", identity.element)
    member("slot", identity.slot)
    member("cause", identity.cause)
    member("cell", identity.cell)
    member("role", identity.role)
    if identity.ordinal > 0 {
      writer.key("ordinal")
      writer.number(identity.ordinal)
    }
    words("within", identity.within, to: &writer)
    words("near", identity.near, to: &writer)
    if finding.occurrences > 1 {
      writer.key("occurrences")
      writer.number(finding.occurrences)
    }
    member("hint", finding.hint)
  }

  private static func words(_ key: StaticString, _ words: [String], to writer: inout JSONWriter) {
    guard !words.isEmpty else { return }
    writer.key(key)
    writer.beginArray()
    for word in words { writer.string(word) }
    writer.endArray()
  }
}
