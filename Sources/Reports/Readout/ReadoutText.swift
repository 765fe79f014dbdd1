import ViewHierarchy

/// The readout for people: numbered lines with what is spoken, role, place and seconds, inside their containers.
struct ReadoutText {
  private(set) var text = ""
  private let ink: Ink
  private let width: Int

  /// Deeper containers are not indented further, so that lines stay readable.
  static let mostIndents = 6

  init(_ readout: Readout, key: String, _ ink: Ink) {
    self.ink = ink
    width = "\(readout.stops.count)".utf8.count
    text += ink.strong(PlainText.safe(key)) + ": \(ReadoutSummary.counts(readout))\n"
    for line in readout.lines { add(line) }
    if readout.lines.isEmpty { text += "  (no stop: nothing on this screen can be reached)\n" }
    for note in ReadoutSummary.notes(readout) { text += "note: \(PlainText.safe(note))\n" }
  }

  private mutating func add(_ line: Readout.Line) {
    switch line {
    case .container(let container, let depth):
      text += indent(depth) + ink.strong(PlainText.safe(ReadoutSummary.title(container))) + "\n"
    case .stop(let stop, let number, let depth):
      let label = "\(number)"
      let pad = String(repeating: " ", count: max(0, width - label.utf8.count))
      let spoken = stop.spoken.isEmpty ? "(silence)" : PlainText.safe(stop.spoken)
      let unit = stop.isUnitTold ? "" : stop.unit
      // "card 2 of 6" says the role of a stop that is a card.
      let role = unit.hasPrefix(stop.role) ? "" : stop.role
      let details = [role, unit, stop.spot, ReadoutSummary.seconds(stop.seconds)].filter { !$0.isEmpty }
      let mark = stop.isHeading ? "# " : ""
      text += "\(indent(depth))\(pad)\(label)  \(mark)\(stop.isHeading ? ink.strong(spoken) : spoken)"
      text += "  [\(PlainText.safe(details.joined(separator: ", ")))]\n"
      for more in [stop.remarks, stop.hint] where !more.isEmpty {
        text += indent(depth) + String(repeating: " ", count: width + 2) + "… \(PlainText.safe(more))\n"
      }
    }
  }

  private func indent(_ depth: Int) -> String {
    String(repeating: "  ", count: min(depth, Self.mostIndents) + 1)
  }
}
