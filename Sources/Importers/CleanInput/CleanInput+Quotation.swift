extension CleanInput {
  /// How a string is written in which a document lies.
  struct Quotation {
    /// The rules by which a backslash is read.
    enum Dialect {
      case json, pythonText, pythonBytes
    }

    /// The first byte of the string, behind its quote.
    let start: Int
    /// The byte that ends it.
    let quote: UInt8
    let dialect: Dialect
  }

  /// Finds a string as Python's `repr` writes it.
  struct PythonString {
    /// The first byte of the string, behind its quote.
    let start: Int
    let quotation: Quotation

    /// Nil where none begins at the place. Double quotes without a letter in front are JSON's as well.
    init?(_ bytes: [UInt8], _ index: Int) {
      guard index + 1 < bytes.count else { return nil }
      let letter = bytes[index]
      let isBytes = letter == UInt8(ascii: "b")
      let hasLetter = isBytes || letter == UInt8(ascii: "u")
      let quote = hasLetter ? bytes[index + 1] : letter
      guard quote == UInt8(ascii: "'") || (hasLetter && quote == UInt8(ascii: "\"")) else { return nil }
      start = index + (hasLetter ? 2 : 1)
      quotation = Quotation(start: start, quote: quote, dialect: isBytes ? .pythonBytes : .pythonText)
    }
  }
}
