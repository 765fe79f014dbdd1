/// The scripts that texts are written in, as far as they tell languages apart.
enum Script: CaseIterable, Sendable {
  case latin, greek, cyrillic, hebrew, arabic, devanagari, thai, hangul, eastAsian

  /// The script of a letter; nil for what all scripts share and for scripts that are not known here.
  /// Source: the blocks of the Unicode standard.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0xAC00...0xD7AF, 0x1100...0x11FF, 0x3130...0x318F: self = .hangul
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: self = .eastAsian
    default: return nil
    }
  }

  /// How many letters an idea takes: two signs of Chinese say what six letters say.
  var weight: Int { self == .eastAsian || self == .hangul ? 3 : 1 }

  /// The name as messages write it.
  var name: String {
    switch self {
    case .latin: "Latin"
    case .greek: "Greek"
    case .cyrillic: "Cyrillic"
    case .hebrew: "Hebrew"
    case .arabic: "Arabic"
    case .devanagari: "Devanagari"
    case .thai: "Thai"
    case .hangul: "Korean"
    case .eastAsian: "Chinese or Japanese"
    }
  }
}

/// How many letters of each script texts have.
struct ScriptCount: Sendable {
  private var letters: [Script: Int] = [:]
  /// All letters, weighted.
  private(set) var total = 0

  /// Counts the letters of a text.
  mutating func add(_ text: Bytes.Text) {
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard let script = Script(scalar) else { continue }
      letters[script, default: 0] += script.weight
      total += script.weight
    }
  }

  /// The script of at least that share of the letters.
  func script(ofShare share: Double) -> Script? {
    Script.allCases.first { Double(letters[$0] ?? 0) >= share * Double(max(1, total)) }
  }
}
