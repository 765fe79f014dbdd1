import ScreenModel
import ViewHierarchy

/// The size of a text by the height of its letters in a screenshot, where no font is stated.
struct GlyphSize {
  /// The font size in points.
  let size: Double
  /// Whether the strokes are those of a bold face; nil where it may be semibold.
  let isBold: Bool?

  /// Ink above and below the baseline, in sizes: the means of San Francisco, Roboto, Helvetica and DejaVu Sans, from
  /// which each is some hundredths away.
  private static let (ascender, capital, small, descender) = (0.75, 0.725, 0.535, 0.22)
  /// Sizes so near to a threshold are not told apart, as a part of it. It is less than faces differ by: 17 points, the
  /// size of iOS' body text, must not count as 18.
  private static let slack = 0.015
  /// Stems of regular faces have about 0.09 sizes, those of semibold ones 0.12, of bold ones from 0.14 on.
  private static let (mostRegular, leastBold) = (0.115, 0.135)

  /// Nil for scripts whose letters have no such heights, and where no height was told.
  init?(_ strokes: Drawing.Strokes, _ text: UnsafeBufferPointer<UInt8>) {
    guard strokes.lineHeight > 0 else { return nil }
    var (above, below) = (0.0, 0.0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "b"), UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "h"), UInt8(ascii: "k"),
        UInt8(ascii: "i"), UInt8(ascii: "l"):
        above = max(above, Self.ascender)
      case UInt8(ascii: "g"), UInt8(ascii: "p"), UInt8(ascii: "q"), UInt8(ascii: "y"):
        (above, below) = (max(above, Self.small), Self.descender)
      case UInt8(ascii: "j"):
        (above, below) = (max(above, Self.ascender), Self.descender)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "t"):
        above = max(above, Self.capital)
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        above = max(above, Self.small)
      case 0x80...: return nil
      default: break
      }
    }
    guard above > 0 else { return nil }
    size = strokes.lineHeight / (above + below)
    let part = strokes.stroke / size
    isBold = part >= Self.leastBold ? true : part <= Self.mostRegular ? false : nil
  }

  /// Whether it is large in the sense of WCAG: from 18 points, or 14 in bold; nil where the size lies too near.
  var isLarge: Bool? {
    if isAtLeast(ContrastJudge.largeSize) == true { return true }
    switch (isAtLeast(ContrastJudge.largeBoldSize), isBold) {
    case (false, _), (_, false): return isAtLeast(ContrastJudge.largeSize)
    case (true, true): return true
    default: return nil
    }
  }

  /// Whether the size is at least so much; nil where it lies too near.
  func isAtLeast(_ least: Double) -> Bool? {
    if size * (1 - Self.slack) >= least { return true }
    return size * (1 + Self.slack) < least ? false : nil
  }
}
