/// Names as they are compared: `norm(s)` of the rule definitions.
enum Names {
  /// Lower case, punctuation and symbols out, white space folded, full-width forms and ligatures as their plain letters.
  static func normalised(_ name: String) -> String {
    var result = ""
    var needsBlank = false
    for scalar in name.lowercased().unicodeScalars {
      let folded = fold(scalar)
      let isWord = folded.properties.isAlphabetic || folded.properties.numericType != nil || isMark(folded)
      if isWord {
        if needsBlank, !result.isEmpty { result += " " }
        needsBlank = false
        result.unicodeScalars.append(folded)
      } else {
        needsBlank = true
      }
    }
    return result
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  /// Full-width ASCII (U+FF01 to U+FF5E) as ASCII; other compatibility forms are left as they are.
  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
