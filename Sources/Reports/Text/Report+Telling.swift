import Audit
import Gate

/// What reports for people tell of a cause.
extension Report {
  /// The first sentence of a rule's Why.
  func why(_ rule: String) -> String? { run.why(rule) }

  /// The code for the framework asked for, else the first.
  func code(of fix: Fix) -> FixCode? { fix.code(for: style.framework) }
}

extension Fix {
  /// The code for a framework; the first where none is asked for.
  func code(for framework: FixCode.Framework?) -> FixCode? {
    guard let framework else { return code.first }
    return code.first { $0.framework == framework }
  }
}

extension RunRecord {
  /// What readers of a redacted run must know before they paste; nil for an open one.
  var redactionNote: String? {
    isRedacted
      ? "Texts of the app are told as their shapes; where code says \"[redacted text: …]\", put the app's own" : nil
  }

  /// The first sentence of a rule's Why.
  func why(_ rule: String) -> String? {
    guard let page = rules.first(where: { $0.page.id == rule })?.page else { return nil }
    let words = page.text(under: .why).split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let end = words.range(ofSentenceEnd: ()) else { return words.isEmpty ? nil : words }
    return String(words[..<end])
  }

  /// The causes by severity, impact and places, then in the order in which they were met.
  var rankedCauses: [Int] {
    causes.indices.sorted { a, b in
      let (x, y) = (causes[a], causes[b])
      if x.severity != y.severity { return x.severity > y.severity }
      if x.impact != y.impact { return x.impact > y.impact }
      if x.places != y.places { return x.places > y.places }
      return a < b
    }
  }
}

extension String {
  /// Where the first sentence ends: behind a full stop that a blank or the end follows, not before the 30th character,
  /// so that a quoted utterance ("Text field.") is not taken for it.
  fileprivate func range(ofSentenceEnd: Void) -> String.Index? {
    guard var index = self.index(startIndex, offsetBy: 30, limitedBy: endIndex) else { return nil }
    while let dot = self[index...].firstIndex(of: ".") {
      let next = self.index(after: dot)
      if next == endIndex || self[next] == " " { return next }
      index = next
    }
    return nil
  }
}
