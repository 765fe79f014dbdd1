/// Names as they are told apart by ear, or by what they mean: like `Names.normalised`, but with the signs that make
/// another name, as in "C" and "C++", "-15" and "+15", "10 %" and "10 €".
///
/// Left out are stops, quotes, brackets and signs that part words. What has no word and no such sign is kept whole.
enum HeardNames {
  /// The name to compare by.
  static func of(_ name: String) -> String {
    var name = name
    var bytes: [UInt8] = []
    name.withUTF8 { append($0, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the name to compare by.
  static func append(_ text: Bytes.Text, to bytes: inout [UInt8]) {
    if text.allSatisfy({ $0 < 0x80 }) {
      append(count: text.count, to: &bytes) { UInt32(text[$0].lowered) }
    } else {
      let scalars = String(decoding: text, as: UTF8.self).lowercased().unicodeScalars.map { folded($0.value) }
      append(count: scalars.count, to: &bytes) { scalars[$0] }
    }
  }

  private static func append(count: Int, to bytes: inout [UInt8], _ code: (Int) -> UInt32) {
    let start = bytes.count
    var isAfterWord = false
    var needsBlank = false
    for index in 0..<count {
      let here = code(index)
      if isWord(here) {
        if needsBlank, isAfterWord { bytes.append(0x20) }
        write(here, to: &bytes)
        (isAfterWord, needsBlank) = (true, false)
      } else if isSign(here, at: index, count, code) {
        write(here, to: &bytes)
        (isAfterWord, needsBlank) = (false, false)
      } else if !isJoiner(here) {
        needsBlank = true
      }
    }
    guard bytes.count == start else { return }
    for index in 0..<count where code(index) > 0x20 { write(code(index), to: &bytes) }
  }

  private static func write(_ code: UInt32, to bytes: inout [UInt8]) {
    if code < 0x80 { return bytes.append(UInt8(code)) }
    bytes.append(contentsOf: Unicode.Scalar(code).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter)
  }

  /// Whether a sign makes another name; some do only beside figures or right behind a word.
  private static func isSign(_ code: UInt32, at index: Int, _ count: Int, _ text: (Int) -> UInt32) -> Bool {
    let before = index > 0 ? text(index - 1) : 0
    let behind = index + 1 < count ? text(index + 1) : 0
    switch code {
    case "+", "=", "%", "$", "<", ">", "&", "@", "#", "~", "^": return true
    // "1.5" and "15", "3/4" and "3 4".
    case ".", ",", ":", "/": return isDigit(before) && isDigit(behind)
    // The minus of "-15", the end of "A-" and "18-"; elsewhere it joins or parts words.
    case "-": return isWord(before) ? !isWord(behind) && behind != code : isDigit(behind)
    // A grade "A*" and "*100#"; behind longer words it marks a field that must be filled.
    case "*": return isDigit(behind) || (isWord(before) && (index < 2 || !isWord(text(index - 2))))
    case ...0x7F: return false
    // Per mille, prime, double prime, section, Arabic percent: punctuation by Unicode's tables.
    case 0x2030, 0x2032, 0x2033, 0xA7, 0x66A: return true
    // Copyright, registered and trade marks, broken bar, and what stands for something lost.
    case 0xA9, 0xAE, 0x2122, 0xA6, 0xFFFC, 0xFFFD: return false
    default: return isSymbol(code)
    }
  }

  private static func isSymbol(_ code: UInt32) -> Bool {
    switch Unicode.Scalar(code)?.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .otherSymbol: true
    // The colours of emoji; accents that stand alone are quotes.
    case .modifierSymbol: code > 0xFFFF
    default: false
    }
  }

  private static func isWord(_ code: UInt32) -> Bool {
    if code < 0x80 { return (0x61...0x7A).contains(code) || (0x30...0x39).contains(code) }
    return !isJoiner(code) && (Unicode.Scalar(code).map(Names.isWord) ?? false)
  }

  private static func isDigit(_ code: UInt32) -> Bool {
    if code < 0x80 { return (0x30...0x39).contains(code) }
    return Unicode.Scalar(code)?.properties.numericType == .decimal
  }

  /// Selectors of a style and characters without width: they part nothing.
  private static func isJoiner(_ code: UInt32) -> Bool {
    switch code {
    case 0xAD, 0x200B...0x200F, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// Full-width ASCII, and every dash and the minus, as the plain characters.
  private static func folded(_ code: UInt32) -> UInt32 {
    switch code {
    case 0xFF01...0xFF5E: code - 0xFEE0
    case 0x2010...0x2015, 0x2212: 0x2D
    default: code
    }
  }
}

/// So that signs of ASCII can be written as such.
private func ~= (pattern: Unicode.Scalar, code: UInt32) -> Bool { pattern.value == code }
