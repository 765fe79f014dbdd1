/// The words of a text as they are compared with what is heard: lower case, numbers by their value.
enum SpokenWords {
  /// The words in the order of the text; single letters say too little and are left out, digits are not.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var number: [String] = []
    var digits = ""
    func endNumber() {
      guard !digits.isEmpty || !number.isEmpty else { return }
      words.append(value(number + [digits]))
      number = []
      digits = ""
    }
    func endWord() {
      if word.unicodeScalars.count > 1 || word.unicodeScalars.contains(where: isIdeograph) { words.append(word) }
      word = ""
    }
    for scalar in text.lowercased().unicodeScalars {
      if (0x30...0x39).contains(scalar.value) {
        endWord()
        digits.unicodeScalars.append(scalar)
      } else if !digits.isEmpty, scalar == "." || scalar == "," {
        number.append(digits)
        digits = ""
      } else if isLetter(scalar) || isMark(scalar) {
        endNumber()
        word.unicodeScalars.append(scalar)
      } else {
        endNumber()
        endWord()
      }
    }
    endNumber()
    endWord()
    return words
  }

  /// Whether a letter or a digit stands in a text, of whatever script: bullets and dashes say nothing.
  static func hasWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Whether the word belongs to a script that is written without blanks, where words match by containment.
  static func hasNoBlanks(_ word: String) -> Bool { word.unicodeScalars.contains(where: isIdeograph) }

  /// `1,299.00`, `1.299,00` and `1299` are one number: groups of three digits are thousands, the rest is a fraction.
  private static func value(_ parts: [String]) -> String {
    let groups = parts.filter { !$0.isEmpty }
    guard let last = groups.last, groups.count > 1 else { return groups.first ?? "" }
    if last.utf8.count == 3 { return groups.joined() }
    var fraction = last
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let whole = groups.dropLast().joined()
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }

  /// A letter of any script; those of ASCII are told without a table.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? UInt8(scalar.value).isLetter : scalar.properties.isAlphabetic
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// Chinese, Japanese and Thai; Korean has blanks.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
