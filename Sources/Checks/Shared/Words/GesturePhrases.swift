/// Finds instructions for the hand in labels and hints: "double tap to open", "zum Öffnen doppeltippen".
enum GesturePhrases {
  /// What was found.
  struct Found: Sendable {
    /// The words of the gesture.
    let range: Range<Int>
    /// Whether it is a gesture that the screen reader does not teach by itself, such as holding.
    let isSpecial: Bool
  }

  private static let verbs = Phrases("tap", "click", "press", "swipe", "double-tap", "doubletap", "long-press")
  /// What may stand before a gesture's verb as part of it.
  private static let preludes = Phrases("double", "long", "please")
  private static let ends = Phrases("to", "here", "for")
  /// Words between the verb and its purpose; others make the verb a noun or give it another object ("Tap water for
  /// tea").
  private static let between = Phrases(
    "and", "or", "hold", "on", "twice", "once", "again", "up", "down", "left", "right", "this", "it", "button", "the",
    "screen", "anywhere", "with", "one", "two", "three", "a", "finger", "fingers", "tap")
  private static let special = Phrases("hold", "two", "three", "fingers", "long-press")
  /// How many words may lie between.
  private static let reach = 6

  /// The same in the other languages that `label-generic` knows.
  private static let elsewhere = Phrases(
    "doppeltippen", "tippen, um", "tippen sie", "klicken, um", "klicken sie", "touchez deux fois", "touchez pour",
    "appuyez pour", "cliquez pour", "toca dos veces", "toca para", "pulsa para", "haz clic para", "tocca due volte",
    "tocca per", "premi per", "clicca per", "toque duas vezes", "toque para", "clique para", "dubbeltik", "tik om",
    "klik om")

  /// The bytes with which an instruction can begin.
  private static let first = verbs.first.union(preludes.first).union(elsewhere.first)

  /// The first instruction; with `opening` only one that begins a sentence, since "Learn to tap to the beat" is none.
  static func find(_ text: Bytes.Text, opening: Bool) -> Found? {
    var start = 0
    let first = first
    while let word = nextWord(text, from: start) {
      if first.contains(text[word.lowerBound]), !opening || beginsSentence(text, word.lowerBound) {
        if let found = english(text, word) { return found }
        if let phrase = elsewhere.all.first(where: { isPhrase($0, in: text, at: word.lowerBound) }) {
          return Found(range: word.lowerBound..<word.lowerBound + phrase.count, isSpecial: false)
        }
      }
      start = word.upperBound
    }
    return nil
  }

  private static func english(_ text: Bytes.Text, _ first: Range<Int>) -> Found? {
    var verb = first
    var isSpecial = false
    while isOne(of: preludes, text, verb) {
      if Bytes.matches(text, at: verb.lowerBound, "long".utf8) { isSpecial = true }
      guard let next = nextWord(text, from: verb.upperBound) else { return nil }
      verb = next
    }
    guard isOne(of: verbs, text, verb) else { return nil }
    isSpecial = isSpecial || isOne(of: special, text, verb)
    var here = verb
    for _ in 0..<reach {
      guard let next = nextWord(text, from: here.upperBound) else { return nil }
      here = next
      if isOne(of: ends, text, here) { return Found(range: first.lowerBound..<here.upperBound, isSpecial: isSpecial) }
      guard isOne(of: between, text, here) else { return nil }
      isSpecial = isSpecial || isOne(of: special, text, here)
    }
    return nil
  }

  /// The next run of letters, digits and hyphens.
  private static func nextWord(_ text: Bytes.Text, from start: Int) -> Range<Int>? {
    var low = start
    while low < text.count, !text[low].isWordByte { low += 1 }
    guard low < text.count else { return nil }
    var high = low
    while high < text.count, text[high].isWordByte || text[high] == UInt8(ascii: "-") { high += 1 }
    return low..<high
  }

  private static func beginsSentence(_ text: Bytes.Text, _ start: Int) -> Bool {
    let before = text[..<start].last { !$0.isBlank }
    return before.map { !$0.isWordByte } ?? true
  }

  private static func isOne(of phrases: Phrases, _ text: Bytes.Text, _ word: Range<Int>) -> Bool {
    phrases.isWhole(Bytes.Text(rebasing: text[word]))
  }

  private static func isPhrase(_ phrase: [UInt8], in text: Bytes.Text, at start: Int) -> Bool {
    let end = start + phrase.count
    return Bytes.matches(text, at: start, phrase) && (end == text.count || !text[end].isWordByte)
  }
}
