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
      for edit in sheet.edits { add(edit) }
    }
  }

  private var summary: String {
    let stops = Figures.count(sheet.current.count, "stop")
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

  private mutating func add(_ edit: OrderSheet.Edit) {
    // One language a framework is enough to read; the other forms have all.
    guard let first = edit.code.first else { return }
    text += "in \(PlainText.safe(edit.title)) (\(first.framework.rawValue), \(first.language.rawValue)):\n"
    for line in first.text.split(separator: "\n", omittingEmptySubsequences: false) {
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
