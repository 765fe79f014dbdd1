import Audit
import Markup

/// A file of ours that cannot be understood.
public struct StoredFileError: Error, Sendable, Equatable {
  /// What was expected and what to do.
  public let message: String
  /// The line, from 1; 0 where none can be named.
  public let line: Int
  /// The byte in the line, from 1; 0 where none can be named.
  public let column: Int

  init(_ message: String, line: Int = 0, column: Int = 0) {
    self.message = message
    self.line = line
    self.column = column
  }

  init(_ message: String, at value: JSONValue) {
    self.init(message, line: Int(value.position.line), column: Int(value.position.column))
  }
}

/// Reads a baseline.
public enum BaselineReader {
  /// The baseline of a file.
  /// - Throws: where the file is none, or is damaged (a merge that went wrong).
  public static func read(_ bytes: [UInt8]) throws(StoredFileError) -> Baseline {
    let document: JSONDocument
    do {
      document = try JSONDocument.parseWhole(bytes, options: JSONOptions(trailingCommas: true))
    } catch {
      throw StoredFileError(
        "the baseline is damaged: \(error.message); take it from the main branch and update it",
        line: Int(error.line), column: Int(error.column))
    }
    let root = document.root
    guard root["schema"]?.string == Baseline.schema else {
      throw StoredFileError("it is no baseline (\"schema\": \"\(Baseline.schema)\" was expected)", line: 1, column: 1)
    }
    return Baseline(
      screens: root["screens"]?.elements.compactMap(\.string) ?? [],
      findings: try entries(root["findings"]).map { value throws(StoredFileError) in try finding(value) },
      judgements: try entries(root["judgements"]).map { value throws(StoredFileError) in
        guard let decision = value["decision"]?.string.flatMap({ Judgement.Decision(rawValue: $0) }) else {
          throw StoredFileError("a judgement is \"confirmed\" or \"dismissed\"", at: value)
        }
        return Judgement(try finding(value), decision, reason: value["reason"]?.string ?? "")
      })
  }

  private static func entries(_ list: JSONValue?) throws(StoredFileError) -> [JSONValue] {
    guard let list else { return [] }
    guard list.kind == .array else { throw StoredFileError("a list of entries was expected", at: list) }
    return list.elements.filter { !$0.isNull }
  }

  private static func finding(_ value: JSONValue) throws(StoredFileError) -> KnownFinding {
    func text(_ key: StaticString) throws(StoredFileError) -> String {
      guard let text = value[key]?.string else {
        throw StoredFileError("the entry lacks \(key); restore it or remove the entry", at: value)
      }
      return text
    }
    let screen = try text("screen")
    let rule = try text("rule")
    let element = try text("element")
    let slot = try text("slot")
    guard let severity = Severity(rawValue: try text("severity")) else {
      throw StoredFileError("a severity is error, warning or note", at: value)
    }
    let detail = value["detail"]?.string ?? ""
    let identity = Identity(
      element: element, slot: slot, issue: Identity.issue(screen, rule, detail, element, slot),
      cause: value["cause"]?.string ?? "", cell: value["cell"]?.string ?? "", role: value["role"]?.string ?? "",
      ordinal: value["ordinal"]?.whole ?? 0, within: value["within"]?.strings ?? [],
      near: value["near"]?.strings ?? [], detail: detail)
    return KnownFinding(
      id: try text("id"), screen: screen, rule: rule, severity: severity, identity: identity,
      occurrences: value["occurrences"]?.whole ?? 1, hint: value["hint"]?.string ?? "")
  }
}

extension JSONValue {
  /// The number where it is a whole one that an Int holds.
  var whole: Int? { number.flatMap { Int(exactly: $0) } }

  /// The strings of an array.
  var strings: [String] { elements.compactMap(\.string) }
}
