/// What the edges of the cells next to a gap show, band by band: the blocks of a column share them, the words and
/// buttons of a line that wraps do not.
struct EdgeEvidence {
  /// Cells before and behind the gap, -1 where there is none.
  typealias Pair = (leading: Int, trailing: Int)

  /// The least and the greatest of some coordinates.
  private struct Spread {
    private var least = Int.max
    private var most = Int.min
    private var count = 0

    mutating func add(_ value: Int) {
      (least, most, count) = (min(least, value), max(most, value), count + 1)
    }

    /// Whether there are several, all within so many quarter points.
    func isLine(within near: Int) -> Bool { count > 1 && most - least <= near }
  }

  private var leadingEnds = Spread()
  private var trailingStarts = Spread()
  /// Twice the middles of the cells behind the gap.
  private var trailingMiddles = Spread()
  private var nearBands = 0
  /// Bands of texts on both sides that have the edges of the texts above.
  private(set) var captions = 0
  /// Texts alone in the column of a first text that has a control beside it.
  private(set) var goneOn = 0
  /// Whether a control stands behind the gap in the first band, and nothing in those below.
  private var isControlAlone = false

  /// Adds the cells of the next band; `above` are those of the band before.
  mutating func add(_ cells: Pair, below above: Pair, gap: Gap, in tree: LayoutTree) {
    let isFirst = above == (-1, -1)
    if cells.leading >= 0 { leadingEnds.add(tree[cells.leading].span.x1) }
    if cells.trailing >= 0 {
      let span = tree[cells.trailing].span
      trailingStarts.add(span.x0)
      trailingMiddles.add(span.middleX2)
      isControlAlone = isFirst && OrderRole.controlCodes.contains(tree[cells.trailing].code)
      if cells.leading >= 0, gap.isNarrow(between: tree[cells.leading].span, span) { nearBands += 1 }
    }
    guard !isFirst, tree.isText(cells.leading, inColumnOf: above.leading) else { return }
    if tree.isText(cells.trailing, inColumnOf: above.trailing) { captions += 1 }
    if isControlAlone, cells.trailing < 0 { goneOn += 1 }
  }

  /// Bands in which the neighbours stand as near to each other as the words of a line, unless columns line up.
  var packed: Int {
    let near = 2 * Span.unit
    let isColumn =
      leadingEnds.isLine(within: near) || trailingStarts.isLine(within: near)
      || trailingMiddles.isLine(within: 2 * near)
    return isColumn ? 0 : nearBands
  }
}

extension Gap {
  /// Whether the gap is at most a third as wide as two neighbours in a line are high.
  fileprivate func isNarrow(between leading: Span, _ trailing: Span) -> Bool {
    let height = min(leading.height, trailing.height)
    return width * 3 <= height && height <= Gap.tallestLine
  }

  /// Quarter points: higher than the smallest target for touch of Material (48 dp), it is no line but a picture.
  private static let tallestLine = 48 * Span.unit
}

extension LayoutTree {
  /// Whether a cell is a text below a text, or heading, that has the same edges, give or take a point.
  fileprivate func isText(_ cell: Int, inColumnOf above: Int) -> Bool {
    guard cell >= 0, above >= 0, self[cell].code == OrderRole.textCode,
      [OrderRole.textCode, OrderRole.headingCode].contains(self[above].code)
    else { return false }
    let (p, q) = (self[above].span, self[cell].span)
    return abs(p.x0 - q.x0) <= Span.unit && abs(p.x1 - q.x1) <= Span.unit
  }
}
