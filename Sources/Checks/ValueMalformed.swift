import Audit
import ScreenModel
import ViewHierarchy

/// A value that nobody can listen to: no number, too many digits, an impossible percentage.
public struct ValueMalformed: Check {
  public static let id = "value-malformed"
  private let maxDecimals: Double

  public init(_ parameters: RuleParameters) { maxDecimals = parameters["maxDecimals"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where isConcerned(screen, node) && screen.hasValue(node) {
      let value = screen.tree.value[node.index]
      guard let objection = screen.tree.withBytes(value, { objection(Bytes.trimmed($0)) }) else {
        verdicts.pass()
        continue
      }
      let text = Figures.shortened(screen.tree.string(value) ?? "")
      var fault = Fault(node, "the value \"\(text)\" of \(screen.title(node)) \(objection.why)")
      fault.detail = objection.detail
      fault.data = [Datum("value", text)]
      fault.fix = Fix(
        "format the number for people, and leave the value out where there is none",
        code: FixSnippets.value(screen.header.platform, view: screen.variable(node), "50 %"))
      verdicts.fault(fault)
    }
  }

  /// Fields hold what people typed; ratings have a rule of their own; texts show what they say.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea, .rating, .text, .heading, .key: false
    default: screen.isAppOwn(node)
    }
  }

  private struct Objection {
    let why: String
    let detail: String
  }

  private static let nothings = Phrases("nan", "inf", "-inf", "infinity", "null", "nil", "undefined", "(null)")

  private func objection(_ text: Bytes.Text) -> Objection? {
    if Self.nothings.isWhole(text) || Bytes.matches(text, at: 0, "Optional(".utf8) {
      return Objection(why: "comes from the program and means nothing", detail: "nothing")
    }
    if Double(longestFraction(text)) > maxDecimals {
      return Objection(why: "has \(longestFraction(text)) decimals, each of them read aloud", detail: "decimals")
    }
    guard text.last == UInt8(ascii: "%"), let number = percentage(text) else { return nil }
    return number < 0 || number > 100 ? Objection(why: "is no part of a whole", detail: "percentage") : nil
  }

  /// The most digits behind a point or comma that follows a digit.
  private func longestFraction(_ text: Bytes.Text) -> Int {
    var longest = 0
    var run: Int?
    for (index, byte) in text.enumerated() {
      if byte.isDigit {
        if let digits = run { run = digits + 1 }
      } else {
        longest = max(longest, run ?? 0)
        let isPoint = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
        run = isPoint && index > 0 && text[index - 1].isDigit ? 0 : nil
      }
    }
    return max(longest, run ?? 0)
  }

  /// The number of a text that is nothing but a number and a percent sign.
  private func percentage(_ text: Bytes.Text) -> Double? {
    let number = Bytes.trimmed(Bytes.Text(rebasing: text.dropLast()))
    guard !number.isEmpty, number.count <= 12 else { return nil }
    return Double(String(decoding: number, as: UTF8.self))
  }
}
