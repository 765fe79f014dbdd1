/// What follows the name of an option, or what a positional argument must be.
indirect enum ValueKind: Equatable, Sendable {
  /// Nothing follows: the option is there or not.
  case flag
  /// Any text but the empty one; the string is the word that stands for it in the help.
  case text(String)
  /// The name of a file, which shells complete.
  case file(String)
  /// The name of a folder, which shells complete.
  case folder(String)
  /// A whole number within the range.
  case number(String, ClosedRange<Int>)
  /// A positive decimal number, at most 1,000 (a screen density).
  case decimal(String)
  /// One of the listed words.
  case choice(String, [String])
  /// `KEY=VALUE`, split at the first equals sign.
  case pair(ValueKind, ValueKind)

  /// The word that stands for the value in the help: a short list of choices stands for itself.
  var placeholder: String {
    switch self {
    case .flag: ""
    case .text(let word), .file(let word), .folder(let word), .number(let word, _), .decimal(let word): word
    case .choice(let word, let values): listsValues ? values.joined(separator: "|") : word
    case .pair(let key, let value): "\(key.word)=\(value.placeholder)"
    }
  }

  /// The placeholder of a key: a list before an equals sign would read as if only its last word took the value.
  private var word: String {
    if case .choice(let word, _) = self { word } else { placeholder }
  }

  /// Whether the placeholder already spells out the values. 32 bytes fit beside the longest option name on 80 columns.
  private var listsValues: Bool {
    guard case .choice(_, let values) = self else { return false }
    return values.joined(separator: "|").utf8.count <= 32
  }

  /// The words that the value may be, where they are known; empty where any text will do.
  var choices: [String] {
    if case .choice(_, let values) = self { values } else { [] }
  }

  /// The choices that the placeholder does not show and the help must therefore list.
  var unlistedChoices: [String] {
    switch self {
    case .choice(_, let values): listsValues ? [] : values
    case .pair(let key, let value): key.choices + value.unlistedChoices
    default: []
    }
  }

  /// Checks one value. `name` is the option or argument as the message should call it.
  func check(_ value: String, of name: String) throws(UsageError) {
    guard !value.isEmpty else { throw UsageError("\(name) needs a value (\(placeholder))") }
    switch self {
    case .flag:
      throw UsageError("\(name) takes no value")
    case .text, .file, .folder:
      return
    case .number(_, let range):
      guard value.utf8.allSatisfy(\.isDigit), let number = Int(value), range.contains(number) else {
        throw UsageError(
          "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(value)\"")
      }
    case .decimal:
      guard Self.decimal(value) != nil else {
        throw UsageError("\(name) takes a number above 0 and at most 1000, such as 2.625, not \"\(value)\"")
      }
    case .choice(_, let values):
      guard values.contains(value) else {
        throw UsageError.unknown("value", "\"\(value)\" of \(name)", typed: value, among: values, listing: true)
      }
    case .pair(let keyKind, let valueKind):
      guard let (key, rest) = Self.split(value) else {
        throw UsageError("\(name) takes \(placeholder), not \"\(value)\"")
      }
      try keyKind.check(key, of: name)
      try valueKind.check(rest, of: "\(name) \(key)=")
    }
  }

  /// Splits `KEY=VALUE` at the first equals sign; nil without one.
  static func split(_ text: String) -> (key: String, value: String)? {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }

  /// A decimal in plain digits, such as `2.625`: no sign, exponent, `nan` or `inf`.
  static func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }), let number = Double(text),
      number > 0, number <= 1000
    else { return nil }
    return number
  }
}
