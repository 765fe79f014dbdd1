import Audit
import Gate
import Markup

/// A finding in SARIF.
enum SARIFResult {
  /// The most places of one result that GitHub keeps (docs.github.com, SARIF support).
  private static let mostPlaces = 100

  static func write(_ item: RunFinding, rule: Int?, _ run: RunRecord, to json: inout JSONWriter) {
    let finding = item.finding
    let path = run.path(of: item)
    json.beginObject()
    json.member("ruleId", finding.rule)
    if let rule { json.member("ruleIndex", rule) }
    json.member("level", finding.severity.rawValue)
    json.key("message")
    json.beginObject()
    json.member("text", item.advice)
    json.endObject()
    json.key("locations")
    json.beginArray()
    json.beginObject()
    writePlace(path, line: item.line, column: item.column, to: &json)
    writeElement(finding, to: &json)
    json.endObject()
    json.endArray()
    writeRelated(item, run.exportPath(of: item), to: &json)
    json.key("partialFingerprints")
    json.beginObject()
    // GitHub joins results with equal hashes; the id is unique in the run.
    json.member("primaryLocationLineHash", item.id)
    json.member("element/v1", item.identity.element)
    json.member("issue/v1", item.identity.issue)
    json.endObject()
    json.member("baselineState", finding.state.rawValue)
    json.member("occurrenceCount", finding.occurrences)
    json.key("properties")
    json.beginObject()
    json.member("screen", finding.screen)
    json.member("impact", finding.impact.rawValue)
    json.member("confidence", finding.confidence.rawValue)
    if let spoken = finding.spoken { json.member("spoken", spoken) }
    json.endObject()
    json.endObject()
  }

  /// A physical location; a line of 0 stands for the whole file.
  static func writePlace(_ path: String, line: Int, column: Int, to json: inout JSONWriter) {
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", URIPath.text(path))
    json.endObject()
    if line > 0 {
      json.key("region")
      json.beginObject()
      json.member("startLine", line)
      json.member("startColumn", max(1, column))
      json.endObject()
    }
    json.endObject()
  }

  private static func writeElement(_ finding: Finding, to json: inout JSONWriter) {
    json.key("logicalLocations")
    json.beginArray()
    json.beginObject()
    json.member("name", finding.element.identifier ?? finding.element.role)
    json.member("fullyQualifiedName", "\(finding.screen)/\(finding.element.path)")
    json.member("kind", "element")
    json.endObject()
    json.endArray()
  }

  /// What belongs to the finding, and its further places.
  private static func writeRelated(_ item: RunFinding, _ path: String, to json: inout JSONWriter) {
    let finding = item.finding
    let export = item.source == nil ? [] : [(Int(finding.position.line), "seen in the export")]
    let places =
      export + finding.related.map { ($0.place.line, $0.why) }
      + finding.others.map { ($0.line, "the same fault here") }
    let known = places.filter { $0.0 > 0 }.prefix(mostPlaces)
    guard !known.isEmpty else { return }
    json.key("relatedLocations")
    json.beginArray()
    for (line, why) in known {
      json.beginObject()
      writePlace(path, line: line, column: 1, to: &json)
      json.key("message")
      json.beginObject()
      json.member("text", why)
      json.endObject()
      json.endObject()
    }
    json.endArray()
  }
}
