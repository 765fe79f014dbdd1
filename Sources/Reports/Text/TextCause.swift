import Audit
import Gate
import ViewHierarchy

/// One cause in the report for people.
struct TextCause {
  private let report: Report
  private let ink: Ink

  init(_ report: Report, _ ink: Ink) {
    self.report = report
    self.ink = ink
  }

  func write(_ cause: Cause, _ item: RunFinding, number: Int, to output: inout ReportOutput) {
    let finding = item.finding
    let review = finding.confidence == .review ? ", for review" : ""
    var lines = ["\(number). \(ink.severity(cause.severity)) \(ink.strong(cause.rule))\(review)"]
    lines += wrapped("", cause.message)
    lines.append("   \(PlainText.safe(place(item, cause)))")
    if let spoken = finding.spoken { lines += wrapped("heard now: ", "\"\(spoken)\"") }
    if let why = why(finding.rule) { lines += wrapped("why: ", why) }
    if let fix = finding.fix {
      lines += wrapped("fix: ", fix.summary)
      if let code = code(fix) {
        lines += code.split(separator: "\n", omittingEmptySubsequences: false).map {
          "     \(PlainText.safe(String($0)))"
        }
      }
    }
    output.write(lines.joined(separator: "\n") + "\n\n")
  }

  private func place(_ item: RunFinding, _ cause: Cause) -> String {
    let position = item.finding.position
    let file = report.run.inputs[item.input].path
    var text = position.line > 0 ? "\(file):\(position.line):\(position.column)" : file
    if cause.places > 1 {
      text += ", and \(TextReporter.counted(cause.places - 1, "more place"))"
      if cause.screens > 1 { text += " on \(cause.screens) screens" }
    }
    return text
  }

  /// The first sentence of the page's Why.
  private func why(_ rule: String) -> String? {
    guard let page = report.run.rules.first(where: { $0.page.id == rule })?.page else { return nil }
    let words = page.text(under: .why).split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let end = words.range(ofSentenceEnd: ()) else { return words.isEmpty ? nil : words }
    return String(words[..<end])
  }

  /// The code for the framework asked for, else the first.
  private func code(_ fix: Fix) -> String? {
    guard let framework = report.style.framework else { return fix.code.first?.text }
    return fix.code.first { $0.framework == framework }?.text
  }

  /// The text in lines of the report's width, indented; a word longer than that stands alone.
  private func wrapped(_ head: String, _ text: String) -> [String] {
    let width = max(40, report.style.width - 3)
    var lines: [String] = []
    var line = head
    for word in PlainText.safe(text).split(separator: " ") {
      let isEmpty = line.isEmpty || line == head
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(word)
      } else {
        line += (isEmpty ? "" : " ") + word
      }
    }
    lines.append(line)
    return lines.map { "   \($0)" }
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
