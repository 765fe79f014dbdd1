import Audit
import ScreenModel
import ViewHierarchy

/// Texts that keep their size, run into each other or get lost when the person asks for large text: two captures of a
/// screen, one of them with a larger text size.
public struct TextScaleClipping: Check {
  public static let id = "text-scale-clipping"
  public static let axes: [Variant.Axis] = [.textSize]
  public static let isForPairsOnly = true
  private let minFactor: Double
  private let minGrowth: Double
  private let overlap: Double

  public init(_ parameters: RuleParameters) {
    minFactor = parameters["minFactor"]
    minGrowth = parameters["minGrowth"]
    overlap = parameters["overlap"]
  }

  public func run(_ pair: ScreenPair, _ verdicts: inout PairVerdicts) {
    guard pair.textFactor >= minFactor else { return }
    let texts = pair.matches.filter { isJudged($0.usual) && isJudged($0.varied) }
    let rows = FixedRows(pair, minGrowth: minGrowth)
    var still: [(usual: ExtractItem, varied: ExtractItem)] = []
    for text in texts {
      if isCutShort(text.usual.name, text.varied.name) {
        verdicts.fault(cutShort(pair, text), on: .varied)
      } else if !grew(text), !rows.holds(text.varied) {
        still.append(text)
      } else {
        verdicts.pass()
      }
    }
    if let first = still.first { verdicts.fault(unscaled(pair, first, still.dropFirst()), on: .varied) }
    for (one, other) in collisions(texts) { verdicts.fault(collision(pair, one, other), on: .varied) }
    for lost in lostTexts(pair) { verdicts.fault(loss(pair, lost), on: .usual) }
  }

  /// A text of the app's own with a frame that nothing cuts; figures of a badge may stay.
  private func isJudged(_ item: ExtractItem) -> Bool {
    guard item.isText, !item.isSystem, !item.isCut, let frame = item.frame, !frame.isEmpty else { return false }
    return item.name.utf8.count > 3 || item.name.utf8.contains { !$0.isDigit }
  }

  private func grew(_ text: (usual: ExtractItem, varied: ExtractItem)) -> Bool {
    guard let before = text.usual.frame, let after = text.varied.frame else { return true }
    return after.height >= minGrowth * before.height || after.width >= minGrowth * before.width
  }

  /// Whether the name ends with an ellipsis behind a beginning of what it was.
  private func isCutShort(_ before: String, _ after: String) -> Bool {
    guard after.hasSuffix("…"), !before.hasSuffix("…") else { return false }
    return before.hasPrefix(after.dropLast())
  }

  /// Texts that lie on each other at large text and did not before. Sorted by their upper edges, each text is compared
  /// with those that begin before it ends.
  private func collisions(
    _ texts: [(usual: ExtractItem, varied: ExtractItem)]
  ) -> [(ExtractItem, ExtractItem)] {
    let sorted = texts.sorted {
      ($0.varied.frame?.minY ?? 0, $0.varied.node) < ($1.varied.frame?.minY ?? 0, $1.varied.node)
    }
    var found: [(ExtractItem, ExtractItem)] = []
    for (index, one) in sorted.enumerated() {
      guard let frame = one.varied.frame else { continue }
      for other in sorted[(index + 1)...].prefix(Self.neighbours) {
        guard let next = other.varied.frame, next.minY < frame.maxY else { break }
        if overlaps(frame, next), let before = one.usual.frame, let then = other.usual.frame, !overlaps(before, then) {
          found.append((one.varied, other.varied))
        }
      }
    }
    return found
  }

  /// Further texts that begin at one height are a table, whose rows are told once.
  private static let neighbours = 32

  private func overlaps(_ one: Rect, _ other: Rect) -> Bool {
    let shared = one.intersection(other)
    return shared.width > overlap && shared.height > overlap
  }

  /// Texts that the other capture does not have, and that cannot have been scrolled away.
  private func lostTexts(_ pair: ScreenPair) -> [ExtractItem] {
    let all = pair.usual.items.filter { isJudged($0) && !$0.isScrolled }
    let lost = all.filter { !pair.isMatched($0, on: .usual) }
    // Where most texts are others, it is another state of the screen.
    guard 2 * lost.count < all.count, !pair.varied.scrolls || pair.usual.scrolls else { return [] }
    return lost
  }

  private func unscaled(
    _ pair: ScreenPair, _ first: (usual: ExtractItem, varied: ExtractItem),
    _ rest: ArraySlice<(usual: ExtractItem, varied: ExtractItem)>
  ) -> Fault {
    let more = rest.isEmpty ? "" : ", and so \(rest.count == 1 ? "does 1 more text" : "do \(rest.count) more texts")"
    var fault = Fault(
      first.varied.node, "\(first.varied.title) keeps its size at text size \(pair.variedName)\(more)",
      confidence: first.varied.frame.map { $0.height <= Self.oneLine } ?? false ? .certain : .review)
    fault.detail = "size"
    fault.data = [Datum("texts", rest.count + 1), Datum("factor", pair.textFactor)]
    fault.related = rest.map { RelatedNode($0.varied.node, why: "keeps its size") }
    fault.fix = Fix("give texts a font that follows the setting", code: FixSnippets.scaledFont(pair.varied.platform))
    return fault
  }

  /// A box of one line has no room left; a higher one may have had it at the usual size. A line of the largest text
  /// style but the titles on top takes 26 points.
  private static let oneLine = 30.0

  private func cutShort(_ pair: ScreenPair, _ text: (usual: ExtractItem, varied: ExtractItem)) -> Fault {
    var fault = Fault(
      text.varied.node,
      "text \"\(Figures.shortened(text.usual.name))\" is cut at text size \(pair.variedName): \"\(Figures.shortened(text.varied.name))\""
    )
    fault.detail = "cut"
    fault.fix = Fix("let the text take as many lines as it needs", code: FixSnippets.manyLines(pair.varied.platform))
    return fault
  }

  private func collision(_ pair: ScreenPair, _ one: ExtractItem, _ other: ExtractItem) -> Fault {
    var fault = Fault(one.node, "\(one.title) runs into \(other.title) at text size \(pair.variedName)")
    fault.detail = "collision"
    fault.related = [RelatedNode(other.node, why: "overlapped")]
    fault.fix = Fix("let the layout grow with the text, or put one below the other at large sizes")
    return fault
  }

  private func loss(_ pair: ScreenPair, _ lost: ExtractItem) -> Fault {
    var fault = Fault(lost.node, "\(lost.title) is missing at text size \(pair.variedName)", confidence: .review)
    fault.detail = "missing"
    fault.fix = Fix("keep the text at every size; what finds no room belongs into something that scrolls")
    return fault
  }
}
