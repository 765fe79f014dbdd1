import ScreenModel
import ViewHierarchy

/// The size of a text by the height of its letters in a screenshot, where no font is stated.
struct GlyphSize {
  /// The font sizes that it may have, in points.
  let size: ClosedRange<Double>
  /// Whether the strokes are those of a bold face; nil where it may be semibold.
  let isBold: Bool?

  /// Stems of regular faces have about 0.09 sizes, of bold ones from 0.14 on; those of semibold ones lie between.
  private static let (mostRegular, leastBold) = (0.12, 0.135)
  /// Strokes of other scripts differ more.
  private static let mostRegularOther = 0.1

  /// Nil where no height was told, and for texts without letters.
  init?(_ strokes: Drawing.Strokes, _ text: some StringProtocol) {
    guard strokes.lineHeight > 0, let heights = LetterHeights(text) else { return nil }
    size = strokes.lineHeight / heights.ink.upperBound...strokes.lineHeight / heights.ink.lowerBound
    let part = strokes.stroke * 2 / (size.lowerBound + size.upperBound)
    isBold =
      if heights.hasKnownStrokes {
        part >= Self.leastBold ? true : part <= Self.mostRegular ? false : nil
      } else {
        part <= Self.mostRegularOther ? false : nil
      }
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
    if size.lowerBound >= least { return true }
    return size.upperBound < least ? false : nil
  }
}
