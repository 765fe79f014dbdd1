/// How far the letters of a text reach above and below their line, in sizes of the font.
///
/// The figures are means of San Francisco, Roboto, Helvetica, Inter, Open Sans and DejaVu Sans, from which each is some
/// hundredths away.
struct LetterHeights {
  /// The height of the ink in sizes, from that of the face where it is least to that where it is most.
  let ink: ClosedRange<Double>
  /// Whether bold strokes of the script are known by how thick they are.
  let hasKnownStrokes: Bool

  private static let (accentedCapital, ascender, capital, small) = (0.92, 0.75, 0.725, 0.535)
  private static let (descender, ogonek) = (0.22, 0.2)
  /// Ink differs so much among faces, as a part of it. It is less than they do: 17 points, the size of iOS' body text,
  /// must not count as 18.
  private static let slack = 0.015
  /// Ideographs, kana and Hangul fill their square, whatever they are.
  private static let square = 0.84...0.96
  /// Other scripts differ by face and by word: Arabic from words without tall letters to marks above and below.
  private static let other = 0.75...1.45

  /// Nil where nothing but signs is drawn, or pictures of which none knows how high they are.
  init?(_ text: some StringProtocol) {
    var (above, below) = (0.0, 0.0)
    var (squares, others) = (0, 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0...0x7F, 0xA0...0x24F, 0x370...0x45F:
        guard let reach = Self.reach(of: scalar) else { continue }
        (above, below) = (max(above, reach.above), max(below, reach.below))
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF: squares += 1
      default:
        guard let isLetter = Self.isLetter(scalar) else { return nil }
        if isLetter { others += 1 }
      }
    }
    // One ideograph alone may be a stroke.
    if squares == 1, others == 0, above == 0 { return nil }
    hasKnownStrokes = squares + others == 0
    if others > 0 {
      ink = Self.other
    } else if squares > 0 {
      ink = Self.square
    } else if above > 0 {
      ink = (above + below) * (1 - Self.slack)...(above + below) * (1 + Self.slack)
    } else {
      return nil
    }
  }

  /// Of a letter of the Latin, Greek or Cyrillic script, or a figure; nil of a sign.
  private static func reach(of scalar: Unicode.Scalar) -> (above: Double, below: Double)? {
    if let exception = exceptions[scalar] { return exception }
    let isCapital = scalar.properties.isUppercase
    if scalar.properties.numericType != nil { return (capital, 0) }
    guard isCapital || scalar.properties.isLowercase else { return nil }
    // The letters of Greek and Cyrillic without accents.
    let isPlain = scalar.isASCII || (0x391...0x3C9).contains(scalar.value) || (0x410...0x44F).contains(scalar.value)
    return isCapital ? (isPlain ? capital : accentedCapital, 0) : (isPlain ? small : ascender, 0)
  }

  /// Whether it is a letter or figure of its script rather than a sign beside them; nil for pictures.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.properties.generalCategory {
    case .otherSymbol, .modifierSymbol, .mathSymbol, .privateUse, .unassigned, .surrogate: nil
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      // Wide forms lie among ideographs.
      !(0xFF00...0xFFEF).contains(scalar.value)
    default: false
    }
  }

  private static let exceptions: [Unicode.Scalar: (above: Double, below: Double)] = {
    let groups: [(String, Double, Double)] = [
      ("bdfhkilßðþλθδб", ascender, 0), ("t", capital, 0), ("gpqyγημρχψςрущц", small, descender),
      ("jβζξ", ascender, descender), ("æøœıſ", small, 0), ("çşţțęąų", small, ogonek), ("ÆØŒÐÞŁĐЄЅІЈ", capital, 0),
      ("ÇŞŢȚĘĄŲЦЩД", capital, ogonek), ("Й", accentedCapital, 0), ("й", ascender, 0), ("д", small, ogonek),
      ("ф", ascender, descender),
    ]
    return groups.reduce(into: [:]) { table, group in
      for scalar in group.0.unicodeScalars { table[scalar] = (group.1, group.2) }
    }
  }()
}
