import ViewHierarchy

/// Writing systems, told by the code points of letters.
enum Script: UInt8, CaseIterable {
  case latin, greek, cyrillic, hebrew, arabic, devanagari, thai, hangul, kana, han

  /// As messages call it.
  var name: String {
    switch self {
    case .latin: "Latin"
    case .greek: "Greek"
    case .cyrillic: "Cyrillic"
    case .hebrew: "Hebrew"
    case .arabic: "Arabic"
    case .devanagari: "Devanagari"
    case .thai: "Thai"
    case .hangul: "Hangul"
    case .kana: "Kana"
    case .han: "Han"
    }
  }

  /// How many letters an idea takes: two signs of Chinese say what six letters say.
  var weight: Int { self == .han || self == .kana || self == .hangul ? 3 : 1 }

  /// The blocks of letters (Unicode, Blocks); nil for what is no letter or of another script.
  static func of(_ scalar: UInt32) -> Script? {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: scalar == 0xD7 || scalar == 0xF7 ? nil : .latin
    case 0x370...0x3FF: .greek
    case 0x400...0x52F: .cyrillic
    case 0x5D0...0x5EA: .hebrew
    case 0x620...0x6FF where !(0x660...0x66D).contains(scalar): .arabic
    case 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
    case 0x900...0x97F: .devanagari
    case 0xE00...0xE7F: .thai
    case 0x1100...0x11FF, 0xAC00...0xD7AF: .hangul
    case 0x3041...0x30FF: .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x2FFFF: .han
    default: nil
    }
  }

  /// The scripts that texts of a language are written in; nil for languages that are not listed.
  ///
  /// - Parameter language: a BCP 47 tag.
  static func scripts(of language: String) -> Set<Script>? {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    // A script in the tag has the last word.
    if parts.contains("latn") { return [.latin] }
    if parts.contains("cyrl") { return [.cyrillic] }
    if parts.contains("arab") { return [.arabic] }
    switch parts.first.map(String.init) ?? "" {
    case "ja": return [.kana, .han]
    case "zh", "yue": return [.han]
    case "ko": return [.hangul, .han]
    case "ru", "uk", "bg", "be", "mk", "kk", "ky": return [.cyrillic]
    case "sr", "mn", "uz", "bs": return [.cyrillic, .latin]
    case "he", "iw", "yi": return [.hebrew]
    case "ar", "fa", "ur", "ps": return [.arabic]
    case "el": return [.greek]
    case "hi", "mr", "ne": return [.devanagari]
    case "th": return [.thai]
    case "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "fi", "is", "pl", "cs", "sk", "hu", "ro",
      "hr", "sl", "lt", "lv", "et", "tr", "vi", "id", "ms", "ca", "eu", "gl", "ga", "cy", "sw", "fil", "af", "sq":
      return [.latin]
    default: return nil
    }
  }

  /// How many letters of each script a text has.
  struct Count {
    private(set) var letters = [Int](repeating: 0, count: Script.allCases.count)

    /// All letters.
    var total: Int { letters.reduce(0, +) }

    /// The script with the most letters.
    var main: (script: Script, letters: Int)? {
      guard let most = letters.max(), most > 0, let index = letters.firstIndex(of: most) else { return nil }
      return Script(rawValue: UInt8(index)).map { ($0, most) }
    }

    /// How many letters are written from right to left.
    private(set) var rightToLeft = 0

    /// Adds the letters of a text.
    mutating func add(_ bytes: Bytes.Text) {
      var index = 0
      // Most letters are these: counted on their own, so that the array is touched once a text.
      var latin = 0
      defer { letters[Int(Script.latin.rawValue)] += latin }
      while index < bytes.count {
        if bytes[index] < 0x80 {
          if bytes[index].isLetter { latin += 1 }
          index += 1
        } else {
          let end = bytes[index...].firstIndex { $0 < 0x80 } ?? bytes.count
          addDecoded(bytes[index..<end])
          index = end
        }
      }
    }

    /// Adds the letters of a run without ASCII.
    private mutating func addDecoded(_ run: Slice<Bytes.Text>) {
      var decoder = UTF8()
      var iterator = run.makeIterator()
      while case .scalarValue(let scalar) = decoder.decode(&iterator) {
        guard let script = Script.of(scalar.value) else { continue }
        letters[Int(script.rawValue)] += 1
        if RightToLeft.holds(scalar.value) { rightToLeft += 1 }
      }
    }

    /// The script of at least that share of the letters, weighted by what they say; the signs of Japanese are one.
    func script(ofShare share: Double) -> Script? {
      var weighted = Script.allCases.map { letters[Int($0.rawValue)] * $0.weight }
      weighted[Int(Script.han.rawValue)] += weighted[Int(Script.kana.rawValue)]
      weighted[Int(Script.kana.rawValue)] = 0
      let most = share * Double(max(1, weightedTotal))
      return Script.allCases.first { Double(weighted[Int($0.rawValue)]) >= most }
    }

    /// All letters, weighted by what they say.
    var weightedTotal: Int { Script.allCases.reduce(0) { $0 + letters[Int($1.rawValue)] * $1.weight } }
  }
}
