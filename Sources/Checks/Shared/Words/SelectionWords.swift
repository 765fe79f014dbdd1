import ScreenModel

/// How names and values tell in words that something is chosen.
enum SelectionWords {
  /// "Home, selected", "Cart, selected, 3 items": one part of the name says so. Alone the word is the name itself.
  static func nameTellsChosen(_ name: Bytes.Text) -> Bool {
    let parts = parts(name)
    return parts.contains { part in
      let tells = StateWords.ending.atEnd(part) != nil || (parts.count > 1 && StateWords.ending.isWhole(part))
      return tells && !isUnchosen(part)
    }
  }

  /// "selected", "1", "tab 1 of 3, selected".
  static func valueTellsChosen(_ value: Bytes.Text) -> Bool {
    parts(value).contains { StateWords.alone.isIn($0) && !isUnchosen($0) }
  }

  /// "not selected", "unselected", "isn't currently selected" and "No items selected" tell another state.
  private static func isUnchosen(_ part: Bytes.Text) -> Bool {
    [StateWords.unchosen, StateWords.ofOtherKinds].contains { $0.isWhole(part) || $0.atEnd(part) != nil }
      || negations.isIn(part)
  }

  private static func parts(_ text: Bytes.Text) -> [Bytes.Text] {
    text.split { separators.contains($0) }.map { Bytes.trimmed(Bytes.Text(rebasing: $0)) }
  }

  private static let separators = ByteSet(",;()|".utf8)
  /// "isn't" is two words here.
  private static let negations = WordSet(
    "not", "no", "none", "nothing", "never", "isn", "aren", "zero", "nicht", "kein", "keine", "keiner", "pas", "non",
    "aucun", "aucune", "sin", "ningún", "ninguno", "ninguna", "nessun", "nessuno", "nessuna", "não", "nenhum",
    "nenhuma", "niet", "geen", "ikke", "inte", "nie", "не")
}

/// A state at the end of a name, with the words that belong to it: "not currently selected".
struct StateEnding {
  /// Where it begins.
  let start: Int

  /// Nil where none ends the text after something else, or where it is one of things that are counted: "No items
  /// selected", "Photos, 3 selected".
  init?(of text: Bytes.Text, _ phrases: Phrases) {
    guard let phrase = phrases.atEnd(text) else { return nil }
    var start = text.count - phrase.count
    var rest = Self.clause(text, endingAt: start)
    while let word = rest.split(separator: 0x20).last, Self.linking.isWhole(Bytes.Text(rebasing: word)) {
      start = word.startIndex
      rest = Self.clause(text, endingAt: start)
    }
    guard text[..<start].contains(where: { !$0.isBlank }) else { return nil }
    let counted = Bytes.trimmed(Bytes.Text(rebasing: rest))
    if let first = counted.first, first.isDigit || Self.quantities.isIn(counted) { return nil }
    self.start = start
  }

  /// What stands before a place, back to the last comma or the like.
  private static func clause(_ text: Bytes.Text, endingAt end: Int) -> Slice<Bytes.Text> {
    let start = text[..<end].lastIndex { separators.contains($0) }.map { $0 + 1 } ?? 0
    return text[start..<end]
  }

  private static let separators = ByteSet(",;:()|".utf8)
  private static let linking = Phrases(
    "not", "isn't", "isn’t", "is", "are", "aren't", "aren’t", "currently", "now", "already", "nicht", "ist", "derzeit",
    "momentan", "aktuell", "est", "n'est", "n’est", "pas", "non", "no", "está", "è", "não", "niet", "is")
  private static let quantities = WordSet(
    "no", "none", "nothing", "all", "zero", "kein", "keine", "alle", "aucun", "aucune", "ningún", "ninguna", "nessun",
    "nessuna", "nenhum", "nenhuma", "geen")
}
