import Audit
import Markup
import ViewHierarchy

/// Reads run files (`--report run=PATH`).
public enum StoredRunReader {
  /// The run of a file.
  /// - Throws: where the file is no run file, is damaged, or holds less than a run file does (a JSON report).
  public static func read(_ bytes: [UInt8]) throws(StoredFileError) -> StoredRun {
    let document: JSONDocument
    do {
      document = try JSONDocument.parseWhole(bytes, options: JSONOptions(nodes: JSONCellLimit.nodes))
    } catch {
      throw StoredFileError(
        "it is no run file, or a damaged one: \(error.message); write one with --report run=PATH",
        line: Int(error.line), column: Int(error.column))
    }
    let root = document.root
    guard root["schema"]?.string == StoredRun.schema else {
      throw StoredFileError("it is no run file (\"schema\": \"\(StoredRun.schema)\" was expected)", line: 1, column: 1)
    }
    guard root["verdict"] != nil, let tool = root["tool"] else {
      throw StoredFileError("the run file is incomplete; write it again with --report run=PATH", line: 1, column: 1)
    }
    guard tool["settings"] != nil else {
      throw StoredFileError(
        "it is a JSON report, which lacks what makes findings known again; write a run file with --report run=PATH",
        line: 1, column: 1)
    }
    let screens = list(root["screens"]).map { screen($0) }
    return StoredRun(
      version: text(tool["version"]), preset: text(tool["preset"]), settings: text(tool["settings"]),
      isRedacted: tool["redacted"]?.bool ?? false,
      shard: tool["shard"].map(shard), rules: list(root["rules"]).map(rule),
      inputs: list(root["inputs"]).map(input), screens: screens,
      findings: try StoredFindings.read(list(root["findings"]), screens),
      notices: list(root["notices"]).compactMap { notice in
        Notice.Kind(rawValue: text(notice["kind"])).map { Notice($0, text(notice["message"])) }
      }, verdict: verdict(root["verdict"]), comparison: root["comparison"].map { StoredFindings.comparison($0) })
  }

  private static func verdict(_ value: JSONValue?) -> Verdict {
    let lines = list(value?["lines"]).map {
      Verdict.Line(what: text($0["what"]), used: $0["used"]?.whole ?? 0, allowed: $0["allowed"]?.whole ?? 0)
    }
    return Verdict(
      pass: value?["pass"]?.bool ?? false, exitCode: Int32(clamping: value?["exitCode"]?.whole ?? 0),
      reasons: value?["reasons"]?.strings ?? [], lines: lines)
  }

  static func list(_ value: JSONValue?) -> [JSONValue] { value.map { Array($0.elements) } ?? [] }

  static func text(_ value: JSONValue?) -> String { value?.string ?? "" }

  private static func shard(_ value: JSONValue) -> Shard {
    Shard(
      index: value["index"]?.whole ?? 1, count: value["count"]?.whole ?? 1, inputs: value["inputs"]?.whole ?? 0,
      folders: list(value["folders"]).map { (text($0["path"]), $0["fruitful"]?.bool ?? false) })
  }

  private static func rule(_ value: JSONValue) -> StoredRule {
    var outcomes = RuleOutcomes()
    let counts = value["outcomes"]
    outcomes.violation = counts?["violation"]?.whole ?? 0
    outcomes.review = counts?["review"]?.whole ?? 0
    outcomes.pass = counts?["pass"]?.whole ?? 0
    outcomes.inapplicable = counts?["inapplicable"]?.whole ?? 0
    outcomes.notRun = counts?["not-run"]?.whole ?? 0
    outcomes.undecided = counts?["undecided"]?.whole ?? 0
    return StoredRule(
      id: text(value["id"]), severity: Severity(rawValue: text(value["severity"])) ?? .error, outcomes: outcomes)
  }

  private static func input(_ value: JSONValue) -> InputRecord {
    let error = value["error"].map {
      InputProblemRecord(text($0["message"]), line: $0["line"]?.whole ?? 0, column: $0["column"]?.whole ?? 0)
    }
    return InputRecord(
      path: text(value["path"]), format: value["format"]?.string,
      status: InputRecord.Status(rawValue: text(value["status"])) ?? .unreadable,
      screens: value["screens"]?.strings ?? [], error: error, warnings: value["warnings"]?.strings ?? [],
      screenshot: value["screenshot"]?.string,
      position: value["position"]?.whole, key: text(value["key"]), digest: text(value["digest"]))
  }

  static func screen(_ value: JSONValue, key: String? = nil) -> StoredScreen {
    var variant = Variant()
    for axis in Variant.Axis.allCases { variant.set(axis, text(value["variant"]?[key: axis.rawValue])) }
    let tree = list(value["tree"]).enumerated().map { node($1, row: $0) }
    let stops = list(value["stops"]).map {
      StoredStop(
        node: min(max(0, $0["node"]?.whole ?? 0), max(0, tree.count - 1)), line: $0["line"]?.whole ?? 0,
        spoken: text($0["spoken"]))
    }
    let order = value["order"].flatMap { order in
      order["current"]?.number.map { (cost: $0, moves: order["moves"]?.whole ?? 0) }
    }
    /// Numbers of nodes that the tree has.
    func rows(_ key: String) -> [Int] { list(value[key: key]).compactMap(\.whole).filter(tree.indices.contains) }
    let contrast = value["contrast"].map { figures in
      ContrastFigures(
        measured: figures["measured"]?.whole ?? 0, texts: figures["texts"]?.whole ?? 0,
        reasons: list(figures["unclear"]).map { (text($0["why"]), $0["texts"]?.whole ?? 0) })
    }
    let notRun = list(value["not-run"]).map { rule in
      NotRunRecord(
        rule: text(rule["rule"]),
        missing: (rule["missing"]?.strings ?? []).compactMap { name in Fact.allCases.first { $0.name == name } },
        how: text(rule["how"]))
    }
    return StoredScreen(
      key: key ?? text(value["key"]), input: value["input"]?.whole ?? 0, variant: variant,
      digest: text(value["digest"]),
      nodes: value["nodes"]?.whole ?? 0, stops: stops, order: order, contrast: contrast,
      notRun: notRun,
      off: Set(value["off"]?.strings ?? []), isInterrupted: value["interrupted"]?.bool ?? false,
      isTruncated: value["truncated"]?.bool ?? false, platform: text(value["platform"]),
      size: (value["width"]?.number ?? 0, value["height"]?.number ?? 0),
      isOrderStated: text(value["order-basis"]) == "stated", proposed: rows("proposed"), moved: rows("moved"),
      part: part(value, withTree: false), partWithTree: part(value, withTree: true),
      tree: tree)
  }

  /// What was written from `format` on, as one JSON object; the report writer puts key and input in front.
  private static func part(_ screen: JSONValue, withTree: Bool) -> [UInt8] {
    let bytes = screen.document.bytes
    var start = screen.offset
    var end = bytes.count
    for (key, value) in screen.members {
      if key.isText("format") { start = key.offset }
      if key.isText("tree"), !withTree {
        // `, ` stands in front of the key.
        return [UInt8(ascii: "{")] + bytes[start..<max(start, key.offset - 2)] + [UInt8(ascii: "}")]
      }
      end = value.end
    }
    return [UInt8(ascii: "{")] + bytes[start..<max(start, end)] + [UInt8(ascii: "}")]
  }

  private static func node(_ value: JSONValue, row: Int) -> StoredNode {
    StoredNode(
      // A parent stands before its children; anything else would lead in a circle.
      role: text(value["role"]), parent: value["parent"]?.whole.flatMap { (0..<row).contains($0) ? $0 : nil },
      frame: rect(value["frame"]),
      identifier: text(value["identifier"]), name: text(value["name"]), value: text(value["value"]),
      traits: value["traits"]?.strings, actions: value["actions"]?.strings ?? [], part: text(value["part"]),
      isStop: value["stop"]?.bool ?? false, isHidden: value["hidden"]?.bool ?? false)
  }

  static func rect(_ value: JSONValue?) -> Rect? {
    let numbers = list(value).compactMap(\.number)
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// The most values that a run file may hold: as many as the reader can number.
enum JSONCellLimit {
  static let nodes = 1 << 29 - 1
}
