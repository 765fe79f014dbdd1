import Audit

/// An order sheet for people: today's order and the proposed one side by side, the moves in words, the code.
struct OrderText {
  private(set) var text = ""
  private let sheet: OrderSheet
  private let ink: Ink
  private let width: Int

  /// Columns are at most this wide, in characters.
  private static let widestColumn = 56

  init(_ sheet: OrderSheet, key: String, _ ink: Ink, width: Int) {
    self.sheet = sheet
    self.ink = ink
    self.width = width
    text += ink.strong(PlainText.safe(key)) + ": \(summary)\n"
    if sheet.current.isEmpty { return }
    if sheet.moves.isEmpty, sheet.current.map(\.node) == sheet.proposed.map(\.node) {
      addList()
    } else {
      addColumns()
      addMoves()
      addCode()
    }
  }

  private var summary: String {
    let stops = Figures.count(sheet.current.count, "stop")
    if sheet.current.isEmpty { return "\(stops): there is nothing to read" }
    guard sheet.hasFrames else { return "\(stops), no order to propose: the export has no frames" }
    if sheet.moves.isEmpty { return "\(stops), read as it should be (cost \(sheet.costs.proposed))" }
    let bound = sheet.isOptimal ? "optimal" : "bounded, at least \(sheet.costs.lowerBound)"
    return
      "\(stops), \(Figures.count(sheet.moves.count, "move")), cost \(sheet.costs.current) → \(sheet.costs.proposed) (\(bound))"
  }

  private mutating func addList() {
    for (index, stop) in sheet.current.enumerated() {
      text += "  \(number(index))  \(PlainText.safe(stop.title))\n"
    }
  }

  private mutating func addColumns() {
    let numbers = "\(sheet.current.count)".utf8.count
    let column = max(16, min(Self.widestColumn, (width - numbers - 8) / 2))
    let moved = Set(sheet.moves.flatMap(\.nodes))
    let heading = pad("now\(sheet.isStated ? " (stated)" : "")", to: column)
    text += "  " + pad("", to: numbers) + "  \(heading)  proposed\n"
    for index in sheet.current.indices {
      let stop = sheet.proposed[index]
      let mark = moved.contains(stop.node) ? ink.good("*") : " "
      text += "  \(number(index))  \(pad(cut(sheet.current[index].title, to: column), to: column)) "
      text += "\(mark)\(cut(stop.title, to: column))\n"
    }
  }

  private mutating func addMoves() {
    text += "moves:\n"
    for (index, move) in sheet.moves.enumerated() {
      let percent = Int((min(max(move.confidence, 0), 1) * 100).rounded())
      text += "  \(index + 1). \(PlainText.safe(move.what)) (saves \(move.saved), \(percent) % sure)\n"
      text += "     \(PlainText.safe(move.why))\n"
    }
  }

  /// The code for each container; the rows of a list often need the same.
  private mutating func addCode() {
    // One language a framework is enough to read; the other forms have all.
    let edits = sheet.edits.compactMap { edit in edit.code.first.map { (title: edit.title, code: $0) } }
    var counts: [String: Int] = [:]
    for edit in edits { counts[edit.code.text, default: 0] += 1 }
    for edit in edits {
      guard let count = counts.removeValue(forKey: edit.code.text) else { continue }
      add(edit.code, title: PlainText.safe(edit.title) + (count > 1 ? " and \(count - 1) more" : ""))
    }
  }

  private mutating func add(_ code: FixCode, title: String) {
    text += "in \(title) (\(code.framework.rawValue), \(code.language.rawValue)):\n"
    for line in code.text.split(separator: "\n", omittingEmptySubsequences: false) {
      text += "  \(PlainText.safe(String(line)))\n"
    }
  }

  private func number(_ index: Int) -> String {
    let digits = "\(index + 1)"
    return String(repeating: " ", count: "\(sheet.current.count)".utf8.count - digits.utf8.count) + digits
  }

  private func cut(_ title: String, to width: Int) -> String {
    let safe = PlainText.safe(title)
    return safe.count > width ? safe.prefix(width - 1) + "…" : safe
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
