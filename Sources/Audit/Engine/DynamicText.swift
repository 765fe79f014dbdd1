/// Takes out of texts what changes from day to day, so that a stored readout stays true (identity masks).
///
/// Runs of digits become `#`, currency signs and codes `¤`, names of months and weekdays and relative dates `@`, mail
/// and web addresses `&`. Everything else, case included, stays, so that the text can still be read.
public enum DynamicText {
  /// The text of UTF-8 bytes with its changing parts masked and white space folded.
  public static func masked(_ bytes: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    let tokens = text.unicodeScalars.split { $0.properties.isWhitespace }.map(Array.init)
    return tokens.indices.map { index in
      let isBesideNumber =
        (index > 0 && hasDigit(tokens[index - 1])) || (index + 1 < tokens.count && hasDigit(tokens[index + 1]))
      return mask(tokens[index], isBesideNumber: isBesideNumber)
    }.joined(separator: " ")
  }

  private typealias Token = [Unicode.Scalar]

  private static func mask(_ token: Token, isBesideNumber: Bool) -> String {
    var core = token[...]
    while let first = core.first, isPunctuation(first) { core.removeFirst() }
    while let last = core.last, isPunctuation(last) { core.removeLast() }
    let word = string(core)
    guard let sign = sign(for: word, isBesideNumber: isBesideNumber) else { return maskNumbers(token) }
    return string(token[..<core.startIndex]) + sign + string(token[core.endIndex...])
  }

  private static func sign(for word: String, isBesideNumber: Bool) -> String? {
    if word.contains("://") || word.hasPrefix("www.") || isMailAddress(word) { return "&" }
    if codes.contains(word), isBesideNumber { return "¤" }
    let isCapital = word.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
    let lower = word.lowercased()
    if relative.contains(lower) || (isCapital && names.contains(lower)) { return "@" }
    // "May", "Sun" and the like are words of their own unless a number stands beside them.
    return isCapital && isBesideNumber && shortNames.contains(lower) ? "@" : nil
  }

  /// A number is one with the separators between its digits: `1,299.00`, `12:30`.
  private static func maskNumbers(_ token: Token) -> String {
    var masked = ""
    var index = 0
    while index < token.count {
      let scalar = token[index]
      index += 1
      if isDigit(scalar) {
        while index < token.count {
          let isInside = isSeparator(token[index]) && index + 1 < token.count && isDigit(token[index + 1])
          guard isDigit(token[index]) || isInside else { break }
          index += 1
        }
        masked += "#"
      } else if scalar.properties.generalCategory == .currencySymbol {
        masked += "¤"
      } else {
        masked.unicodeScalars.append(scalar)
      }
    }
    return masked
  }

  private static func isMailAddress(_ word: String) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
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

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

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
