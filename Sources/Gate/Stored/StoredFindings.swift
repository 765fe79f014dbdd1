import Audit
import Markup
import ViewHierarchy

/// Reads the findings of a run file.
enum StoredFindings {
  static func read(_ values: [JSONValue], _ screens: [StoredScreen]) throws(StoredFileError) -> [StoredFinding] {
    var numbers: [String: Int] = [:]
    for (index, screen) in screens.enumerated() { numbers[screen.key] = index }
    var spoken: [[Int: String]] = screens.map { screen in
      Dictionary(screen.stops.map { ($0.node, $0.spoken) }) { first, _ in first }
    }
    spoken.append([:])
    var findings: [StoredFinding] = []
    findings.reserveCapacity(values.count)
    for value in values {
      guard let screen = numbers[StoredRunReader.text(value["screen"])], let parts = value["identity"] else {
        throw StoredFileError("the finding names no screen of the run, or has no identity", at: value)
      }
      let finding = try finding(value, parts, spoken[screen])
      findings.append(
        StoredFinding(
          id: StoredRunReader.text(value["id"]), screen: screen, finding: finding,
          identity: identity(parts, finding.detail), source: source(value)))
    }
    return findings
  }

  /// Where the export has a place of its own, the location is in the source code.
  private static func source(_ value: JSONValue) -> SourcePlace? {
    guard value["export"] != nil, let location = value["location"] else { return nil }
    return SourcePlace(
      file: StoredRunReader.text(location["file"]), line: location["line"]?.whole ?? 0,
      column: location["column"]?.whole ?? 0)
  }

  /// What a run file says of known findings: enough to tell of them again.
  static func comparison(_ value: JSONValue) -> Comparison {
    func known(_ value: JSONValue) -> KnownFinding? {
      guard let severity = Severity(rawValue: StoredRunReader.text(value["severity"])) else { return nil }
      return KnownFinding(
        id: StoredRunReader.text(value["id"]), screen: StoredRunReader.text(value["screen"]),
        rule: StoredRunReader.text(value["rule"]), severity: severity, identity: identity(value, ""), occurrences: 1,
        hint: StoredRunReader.text(value["hint"]))
    }
    return Comparison(
      fixed: StoredRunReader.list(value["fixed"]).compactMap(known),
      notExamined: StoredRunReader.list(value["not-examined"]).compactMap(known),
      renamed: StoredRunReader.list(value["renamed"]).map {
        (StoredRunReader.text($0["from"]), StoredRunReader.text($0["to"]))
      })
  }

  private static func identity(_ value: JSONValue, _ detail: String) -> Identity {
    Identity(
      element: StoredRunReader.text(value["element"]), slot: StoredRunReader.text(value["slot"]),
      issue: StoredRunReader.text(value["issue"]), cause: StoredRunReader.text(value["cause"]),
      cell: StoredRunReader.text(value["cell"]), role: StoredRunReader.text(value["role"]),
      ordinal: value["ordinal"]?.whole ?? 0, within: value["within"]?.strings ?? [],
      near: value["near"]?.strings ?? [], detail: detail)
  }

  private static func finding(
    _ value: JSONValue, _ identity: JSONValue, _ spoken: [Int: String]
  ) throws(StoredFileError) -> Finding {
    let text = StoredRunReader.text
    guard let severity = Severity(rawValue: text(value["severity"])),
      let impact = Impact(rawValue: text(value["impact"])),
      let confidence = Confidence(rawValue: text(value["confidence"])), let element = value["element"]
    else { throw StoredFileError("the finding lacks severity, impact, confidence or element", at: value) }
    let location = value["export"] ?? value["location"]
    let line = UInt32(clamping: location?["line"]?.whole ?? 0)
    let column = UInt32(clamping: location?["column"]?.whole ?? 0)
    let node = element["node"]?.whole ?? 0
    // What is said aloud stands with the stop.
    let words = spoken[node].flatMap { $0.isEmpty ? nil : $0 }
    var finding = Finding(
      rule: text(value["rule"]), severity: severity,
      fullSeverity: Severity(rawValue: text(identity["severity"])) ?? severity, impact: impact, confidence: confidence,
      screen: text(value["screen"]),
      element: ElementDescription(
        node: NodeID(node), path: text(element["path"]), role: text(element["role"]),
        identifier: element["identifier"]?.string, name: text(element["name"]),
        frame: StoredRunReader.rect(element["frame"])),
      message: text(value["message"]), detail: text(identity["detail"]), data: data(value["data"]),
      fix: value["fix"].map(fix), position: SourcePosition(line: line, column: column),
      occurrences: value["occurrences"]?.whole ?? 1, others: StoredRunReader.list(value["others"]).map(place),
      related: StoredRunReader.list(value["related"]).map { (place($0), text($0["why"])) }, spoken: words,
      identity: .stored)
    finding.state = FindingState(rawValue: text(value["state"])) ?? .new
    return finding
  }

  private static func data(_ value: JSONValue?) -> [Datum] {
    guard let value else { return [] }
    return value.members.map { key, member in
      let name = key.string ?? ""
      return member.number.map { Datum(name, $0) } ?? Datum(name, member.string ?? "")
    }
  }

  private static func fix(_ value: JSONValue) -> Fix {
    let code = StoredRunReader.list(value["code"]).compactMap { code -> FixCode? in
      guard let framework = FixCode.Framework(rawValue: StoredRunReader.text(code["framework"])),
        let language = FixCode.Language(rawValue: StoredRunReader.text(code["language"]))
      else { return nil }
      return FixCode(framework, language, StoredRunReader.text(code["text"]))
    }
    return Fix(StoredRunReader.text(value["summary"]), code: code)
  }

  private static func place(_ value: JSONValue) -> PlaceDescription {
    PlaceDescription(
      node: NodeID(value["node"]?.whole ?? 0), line: value["line"]?.whole ?? 0,
      identifier: value["identifier"]?.string)
  }
}
