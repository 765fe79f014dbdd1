/// What is written from right to left: the one place that knows the languages, scripts and letters.
public enum RightToLeft {
  /// ISO 639 codes of languages that are written from right to left; `iw` and `ji` are the old codes of two of them.
  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// ISO 15924 codes of scripts that are written from right to left, in small letters.
  private static let scripts: Set<Substring> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// Whether a language, a BCP 47 tag, is written from right to left; a script in the tag has the last word.
  public static func holds(language: String) -> Bool {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scripts.contains(script)
    }
    return parts.first.map(languages.contains) ?? false
  }

  /// Whether a letter is of the blocks of Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin, or of their forms for
  /// presentation.
  public static func holds(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
