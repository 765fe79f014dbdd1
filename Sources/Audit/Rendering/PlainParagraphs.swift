/// Turns the little Markdown of rule pages into wrapped plain text.
struct PlainParagraphs {
  /// In columns; a character counts as one.
  let width: Int

  /// Paragraphs and list items wrapped, blocks of code indented by four.
  func render(_ markdown: String) -> String {
    var text = ""
    var paragraph = ""
    var fence: Fence?
    func flush() {
      if !paragraph.isEmpty { text += item(paragraph) }
      paragraph = ""
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if let open = fence {
        if open.isClosed(by: line) {
          fence = nil
        } else {
          text += line.isEmpty ? "\n" : "    \(line)\n"
        }
      } else if let opening = Fence(opening: line) {
        flush()
        fence = opening
      } else if line.trimmingSpaces.isEmpty {
        flush()
        text += "\n"
      } else {
        if line.hasPrefix("- ") || line.hasPrefix("### ") { flush() }
        paragraph += paragraph.isEmpty ? "\(line)" : " \(line.trimmingSpaces)"
      }
    }
    flush()
    return text
  }

  /// One paragraph; lines after the first are indented like its text.
  func wrapped(_ paragraph: String, first: String = "") -> String {
    let indent = String(repeating: " ", count: first.count)
    var text = ""
    var line = first
    var column = first.count
    for word in paragraph.split(separator: " ") {
      let length = word.count
      if column > first.count, column + 1 + length > width {
        text += "\(line)\n"
        line = indent
        column = first.count
      }
      if column > first.count {
        line += " "
        column += 1
      }
      line += word
      column += length
    }
    return text + "\(line)\n"
  }

  private func item(_ paragraph: String) -> String {
    if paragraph.hasPrefix("- ") { return wrapped(String(paragraph.dropFirst(2)), first: "- ") }
    if paragraph.hasPrefix("### ") { return wrapped(String(paragraph.dropFirst(4))) }
    return wrapped(paragraph)
  }
}
