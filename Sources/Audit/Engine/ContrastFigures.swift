/// How many texts of a screen have a known contrast, and why the others have none: a figure of the screen, no finding.
public struct ContrastFigures: Sendable, Equatable {
  /// Texts whose contrast is known.
  public private(set) var measured = 0
  /// All texts that the rule is about.
  public private(set) var texts = 0
  /// How many of the others have which reason, by the reason's word.
  public private(set) var reasons: [(why: String, texts: Int)] = []

  /// No text seen yet.
  public init() {}

  /// Figures that were stored.
  public init(measured: Int, texts: Int, reasons: [(why: String, texts: Int)]) {
    self.measured = measured
    self.texts = texts
    self.reasons = reasons
  }

  /// Takes up a text with a known contrast.
  public mutating func addMeasured() {
    measured += 1
    texts += 1
  }

  /// Takes up a text whose contrast is not known.
  public mutating func addUnclear(_ why: String) {
    texts += 1
    if let place = reasons.firstIndex(where: { $0.why >= why }) {
      if reasons[place].why == why {
        reasons[place].texts += 1
      } else {
        reasons.insert((why, 1), at: place)
      }
    } else {
      reasons.append((why, 1))
    }
  }

  public static func == (one: ContrastFigures, other: ContrastFigures) -> Bool {
    one.measured == other.measured && one.texts == other.texts
      && one.reasons.elementsEqual(other.reasons) { $0.why == $1.why && $0.texts == $1.texts }
  }
}
