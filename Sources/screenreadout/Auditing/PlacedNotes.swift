import Audit
import Gate

/// The notes of a design file on their way through its findings.
struct PlacedNotes {
  private let notes: [String: [InPlaceNotes.Note]]
  /// The objects and rules of notes that covered something.
  private var used: Set<String> = []

  init(_ notes: InPlaceNotes) { self.notes = notes.notes }

  /// Sets findings on objects with a note about their rule to suppressed.
  mutating func quieten(_ findings: inout [Finding]) {
    guard !notes.isEmpty else { return }
    for index in findings.indices {
      let object = findings[index].identity.identifier
      guard let note = notes[object]?.first(where: { Pattern.matches($0.rule, findings[index].rule) }) else { continue }
      findings[index].state = .suppressed
      used.insert("\(object) \(note.rule)")
    }
  }

  /// What to say of notes that covered nothing.
  func idle(_ path: String) -> [Notice] {
    let idle = notes.flatMap { object, notes in notes.filter { !used.contains("\(object) \($0.rule)") } }
    return idle.sorted { ($0.line, $0.rule) < ($1.line, $1.rule) }.map { note in
      Notice(
        .unusedSuppression,
        "\(path):\(note.line): the note keeps nothing quiet: there is no finding of \(note.rule) on the object")
    }
  }
}
