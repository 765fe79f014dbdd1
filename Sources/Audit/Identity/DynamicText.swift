/// Takes out of texts what changes from day to day, so that a stored readout stays true (identity masks).
///
/// Runs of digits become `#`, currency signs and codes `¤`, names of months and weekdays and relative dates `@`, mail
/// and web addresses `&`. Everything else, case included, stays, so that the text can still be read.
public enum DynamicText {
  /// The text of UTF-8 bytes with its changing parts masked and white space folded.
  public static func masked(_ bytes: some Sequence<UInt8>) -> String {
    let text = Array(String(decoding: Array(bytes), as: UTF8.self).unicodeScalars)
    let tokens = text.split(whereSeparator: isBlank)
    var masked: [UInt8] = []
    for (index, token) in tokens.enumerated() {
      if index > 0 { append(" ", to: &masked) }
      let isBesideNumber =
        (index > 0 && hasDigit(tokens[index - 1])) || (index + 1 < tokens.count && hasDigit(tokens[index + 1]))
      append(token, isBesideNumber: isBesideNumber, to: &masked)
    }
    return String(decoding: masked, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to masked: inout [UInt8]) {
    if scalar.isASCII { masked.append(UInt8(scalar.value)) } else { masked.append(contentsOf: String(scalar).utf8) }
  }

  private typealias Token = ArraySlice<Unicode.Scalar>

  private static func append(_ token: Token, isBesideNumber: Bool, to masked: inout [UInt8]) {
    var word = token
    while let first = word.first, isPunctuation(first) { word.removeFirst() }
    while let last = word.last, isPunctuation(last) { word.removeLast() }
    guard let sign = sign(for: word, isBesideNumber: isBesideNumber) else { return appendNumbers(token, to: &masked) }
    for scalar in token[..<word.startIndex] { append(scalar, to: &masked) }
    append(sign, to: &masked)
    for scalar in token[word.endIndex...] { append(scalar, to: &masked) }
  }

  private static func sign(for word: Token, isBesideNumber: Bool) -> Unicode.Scalar? {
    if isWebAddress(word) || isMailAddress(word) { return "&" }
    guard let first = word.first, hasKnownShape(word), word.allSatisfy(isLetter) else { return nil }
    if isBesideNumber, codes.contains(string(word)) { return "¤" }
    let isCapital = first.value < 0x60
    let lower = string(word, setting: 0x20)
    if relative.contains(lower) || (isCapital && names.contains(lower)) { return "@" }
    // "May", "Sun" and the like are words of their own unless a number stands beside them.
    return isCapital && isBesideNumber && shortNames.contains(lower) ? "@" : nil
  }

  /// A number is one with the separators between its digits: `1,299.00`, `12:30`.
  private static func appendNumbers(_ token: Token, to masked: inout [UInt8]) {
    var index = token.startIndex
    while index < token.endIndex {
      let scalar = token[index]
      index += 1
      if isDigit(scalar) {
        while index < token.endIndex {
          let isInside = isSeparator(token[index]) && index + 1 < token.endIndex && isDigit(token[index + 1])
          guard isDigit(token[index]) || isInside else { break }
          index += 1
        }
        append("#", to: &masked)
      } else {
        append(isCurrency(scalar) ? "¤" : scalar, to: &masked)
      }
    }
  }

  private static func isWebAddress(_ word: Token) -> Bool {
    if word.first == "w", word.starts(with: "www.".unicodeScalars) { return true }
    guard let colon = word.firstIndex(of: ":") else { return false }
    return word[colon...].starts(with: "://".unicodeScalars)
  }

  private static func isMailAddress(_ word: Token) -> Bool {
    guard let sign = word.firstIndex(of: "@"), sign > word.startIndex else { return false }
    let domain = word[(sign + 1)...]
    return domain.contains(".") && !domain.contains("@")
  }

  // Looking up the properties of a character costs much more than asking whether it is ASCII.

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
  }

  private static func isCurrency(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar == "$" : scalar.properties.generalCategory == .currencySymbol
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { (0x61...0x7A).contains(scalar.value | 0x20) }
  private static func hasDigit(_ token: Token) -> Bool { token.contains(where: isDigit) }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "," || scalar == ":" || scalar == "'" || scalar == "’"
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "(", ")", "\"", "'", "“", "”", "’", "–", "—", "-": true
    default: false
    }
  }

  /// A word of ASCII letters, with bits set in each: with 0x20 in small letters.
  private static func string(_ word: Token, setting bits: UInt8 = 0) -> String {
    String(unsafeUninitializedCapacity: word.count) { letters in
      for (place, letter) in word.enumerated() { letters[place] = UInt8(truncatingIfNeeded: letter.value) | bits }
      return word.count
    }
  }

  /// Whether one of the words below begins with the letter and is as long: most words are told apart by that.
  private static func hasKnownShape(_ word: Token) -> Bool {
    guard let first = word.first, isLetter(first), word.count < UInt32.bitWidth else { return false }
    return lengths[Int(first.value | 0x20) - 0x61] & (1 << UInt32(word.count)) != 0
  }

  /// For each letter the lengths of the words that begin with it, as bits.
  private static let lengths: [UInt32] = {
    var lengths = [UInt32](repeating: 0, count: 26)
    for word in names.union(shortNames).union(relative).union(codes) {
      guard let first = word.utf8.first else { continue }
      lengths[Int(first | 0x20) - 0x61] |= 1 << UInt32(word.utf8.count)
    }
    return lengths
  }()

  private static let names: Set = [
    "january", "february", "march", "april", "june", "july", "august", "september", "october", "november", "december",
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let shortNames: Set = [
    "may", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "mon", "tue", "wed",
    "thu", "fri", "sat", "sun",
  ]
  private static let relative: Set = ["today", "yesterday", "tomorrow", "tonight"]
  /// ISO 4217 codes of the currencies that are traded most.
  private static let codes: Set = [
    "USD", "EUR", "JPY", "GBP", "CNY", "AUD", "CAD", "CHF", "HKD", "SGD", "SEK", "KRW", "NOK", "NZD", "INR", "MXN",
    "TWD", "ZAR", "BRL", "DKK", "PLN", "THB", "ILS", "IDR", "CZK", "AED", "TRY", "HUF", "SAR", "PHP", "RUB", "UAH",
  ]
}
