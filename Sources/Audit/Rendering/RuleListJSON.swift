import Markup

extension RuleList {
  /// The list for programs: everything that the front matter of the pages states.
  public static func json(of book: Rulebook) -> String {
    var writer = JSONWriter(breakDepth: 2)
    writer.beginObject()
    writer.key("schema")
    writer.string("screenreadout-rules/1")
    writer.key("rules")
    writer.beginArray()
    for page in book.pages { write(page, to: &writer) }
    writer.endArray()
    writer.endObject()
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }

  private static func write(_ page: RulePage, to writer: inout JSONWriter) {
    writer.beginObject()
    let words: [(key: StaticString, value: String)] = [
      ("id", page.id), ("category", page.category), ("title", page.title), ("severity", page.severity.rawValue),
      ("impact", page.impact.rawValue), ("confidence", page.confidence.rawValue), ("basis", page.basis.rawValue),
    ]
    for word in words {
      writer.key(word.key)
      writer.string(word.value)
    }
    writer.key("default")
    writer.bool(page.isOnByDefault)
    writer.key("needs")
    writer.beginArray()
    for group in page.needs.groups { write(group.facts.map(\.name), to: &writer) }
    writer.endArray()
    writer.key("parameters")
    writer.beginArray()
    for parameter in page.parameters.all { write(parameter, to: &writer) }
    writer.endArray()
    writer.key("wcag")
    write(page.wcag, to: &writer)
    writer.key("platforms")
    write(page.platforms.map(\.rawValue), to: &writer)
    writer.key("since")
    writer.string(page.since)
    writer.key("sources")
    write(page.sources, to: &writer)
    writer.key("peers")
    write(page.peers.map(\.rawValue), to: &writer)
    writer.key("tags")
    write(page.tags, to: &writer)
    writer.endObject()
  }

  private static func write(_ parameter: RuleParameter, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(parameter.name)
    writer.key("default")
    writer.number(parameter.defaultValue)
    writer.key("unit")
    writer.string(parameter.unit.rawValue)
    writer.endObject()
  }

  private static func write(_ words: [String], to writer: inout JSONWriter) {
    writer.beginArray()
    for word in words { writer.string(word) }
    writer.endArray()
  }
}
