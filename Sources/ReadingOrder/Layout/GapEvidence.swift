/// What a run of bands shows about one gap through it: counts that grow band by band.
struct GapEvidence {
  private typealias Pair = EdgeEvidence.Pair

  var gap: Gap
  /// From the next gap before this one that is as wide, or wider, to the next such gap behind it: a narrower gap
  /// divides what a wider one holds together.
  var reachAcross = (x0: Int.min, x1: Int.max)
  /// Whether both sides within that reach hold the same kinds of cells.
  var isTwin = false
  private var bands = 0
  private var paired = 0
  private var aligned = 0
  private var repeatsDown = 0
  private var differsDown = 0
  /// Bands below the first that are no rows of a list: neither both sides look like the band above nor the leading one
  /// with a mate in line.
  private var looseDown = 0
  /// Bands in which different rows on both sides interlock.
  private var outOfStep = 0
  private var edges = EdgeEvidence()
  private var cells: Pair = (0, 0)
  private var missing: Pair = (0, 0)
  /// Whether the first band has a heading on both sides, and whether nothing but groups lies next to the gap below it.
  private var hasHeadings = false
  private var groupsBelow = true
  /// Whether any cell next to the gap is a group.
  private var hasGroups = false
  private var headingsBelow: Pair = (0, 0)
  private var first: Pair = (0, 0)
  private var second: Pair = (0, 0)
  /// The cells next to the gap in the last band, -1 where there is none.
  private var last: Pair = (-1, -1)
  private var wasMated = false
  /// The last bands, that have a cell like the one above before the gap and none behind it.
  private var leadingAlone = 0
  /// Whether the last band counts as a row of tiles that lacks its last ones.
  private var isWrapped = false
  /// Whether a link stands on both sides of the gap in every band, and where those behind it begin and how wide they
  /// are: lists of links begin in line and have texts of different lengths, a repeated action has one.
  private var areLinks = true
  private var trailingStart: Pair = (Int.max, Int.min)
  private var trailingWidth: Pair = (Int.max, Int.min)
  /// Kinds of cells next to the gap, repeated neighbours counted once.
  private var kinds: (leading: Kinds, trailing: Kinds) = (Kinds(), Kinds())
  /// Trailing end of all cells behind the gap.
  private var reach: Int

  private struct Kinds: Equatable {
    var hash: UInt64 = 0
    private var last = 0
    /// Whether there are several roles, not only several styles.
    private(set) var isMixed = false

    mutating func add(_ code: Int) {
      hash = (hash ^ UInt64(code)) &* 0x100_0000_01b3
      if last != 0, last != code { isMixed = true }
      last = code
    }
  }

  init(gap: Gap) {
    self.gap = gap
    reach = gap.x1
  }

  mutating func add(_ band: [Int], in tree: LayoutTree) {
    let (leading, trailing) = neighbours(band, in: tree)
    bands += 1
    let codes: Pair = (leading < 0 ? 0 : tree[leading].code, trailing < 0 ? 0 : tree[trailing].code)
    if bands == 1 {
      first = codes
      hasHeadings = sides(of: band, in: tree).haveHeadings(in: tree)
    } else if codes != (0, 0) {
      groupsBelow = false
    }
    if bands == 2 { second = codes }
    hasGroups = hasGroups || (leading >= 0 && codes.leading == 0) || (trailing >= 0 && codes.trailing == 0)
    edges.add((leading, trailing), below: last, gap: gap, in: tree)
    noteLinks(codes, trailing, in: tree)
    if leading < 0 { missing.leading += 1 }
    if trailing < 0 { missing.trailing += 1 }
    var isAligned = false
    if leading >= 0, trailing >= 0 {
      paired += 1
      isAligned = tree[leading].span.isAligned(with: tree[trailing].span)
      if isAligned { aligned += 1 }
    }
    var isMated = tree.alike(leading, trailing)
    // Most bands are plain rows, of which nothing more is asked.
    if !isMated || tree.isStacked(band) {
      let sides = sides(of: band, in: tree)
      if sides.areOutOfStep(in: tree) { outOfStep += 1 }
      isMated = isMated || sides.areMirrored(in: tree)
    }
    let repeatsLeading = tree.alike(last.leading, leading)
    let repeatsTrailing = tree.alike(last.trailing, trailing)
    leadingAlone = trailing < 0 && repeatsLeading ? leadingAlone + 1 : 0
    // The last row of equal tiles may lack some; what goes on alone for longer is no grid.
    if isWrapped, leadingAlone == 2 { repeatsDown -= 1 }
    isWrapped = leadingAlone == 1 && tree.areTiles(last.leading, leading) && tree.areTiles(last.leading, last.trailing)
    if isWrapped { repeatsDown += 1 }
    if bands > 1 {
      if repeatsLeading && repeatsTrailing { repeatsDown += 1 }
      if !(repeatsLeading && (repeatsTrailing || isAligned)) { looseDown += 1 }
      if wasMated && isMated && !repeatsLeading && !repeatsTrailing { differsDown += 1 }
      if codes.leading == OrderRole.headingCode { headingsBelow.leading += 1 }
      if codes.trailing == OrderRole.headingCode { headingsBelow.trailing += 1 }
    }
    if leading >= 0, !repeatsLeading { kinds.leading.add(tree[leading].code) }
    if trailing >= 0, !repeatsTrailing { kinds.trailing.add(tree[trailing].code) }
    last = (leading, trailing)
    wasMated = isMated
  }

  private mutating func noteLinks(_ codes: Pair, _ trailing: Int, in tree: LayoutTree) {
    areLinks = areLinks && codes == (OrderRole.linkCode, OrderRole.linkCode)
    guard areLinks else { return }
    let span = tree[trailing].span
    trailingStart = (min(trailingStart.leading, span.x0), max(trailingStart.trailing, span.x0))
    trailingWidth = (min(trailingWidth.leading, span.width), max(trailingWidth.trailing, span.width))
  }

  /// Whether the gap parts two lists of links.
  private var areLinkLists: Bool {
    areLinks && bands > 2 && trailingStart.trailing - trailingStart.leading <= 2 * Span.unit
      && trailingWidth.trailing * 10 > trailingWidth.leading * 12
  }

  /// The cells of a band on both sides of the gap, as far as it reaches.
  private func sides(of band: [Int], in tree: LayoutTree) -> GapSides {
    GapSides(
      leading: band.filter { tree[$0].span.x0 >= reachAcross.x0 && tree[$0].span.x1 <= gap.x0 },
      trailing: band.filter { tree[$0].span.x0 >= gap.x1 && tree[$0].span.x1 <= reachAcross.x1 })
  }

  /// Whether the two sides of the gap hold the same kinds of cells in the same order, and more than one kind.
  func areTwins(_ bands: ArraySlice<[Int]>, in tree: LayoutTree) -> Bool {
    func kinds(_ x0: Int, _ x1: Int) -> [Int] {
      BandFacts.kinds(bands.joined().lazy.filter { tree[$0].span.x0 >= x0 && tree[$0].span.x1 <= x1 }, in: tree)
    }
    let leading = kinds(reachAcross.x0, gap.x0)
    return leading.count > 1 && leading == kinds(gap.x1, reachAcross.x1)
  }

  /// The cells of a band next to the gap.
  private mutating func neighbours(_ band: [Int], in tree: LayoutTree) -> Pair {
    var pair: Pair = (-1, -1)
    for cell in band {
      let span = tree[cell].span
      if span.middleX2 < gap.x0 + gap.x1 {
        cells.leading += 1
        if pair.leading < 0 || span.x1 > tree[pair.leading].span.x1 { pair.leading = cell }
      } else {
        cells.trailing += 1
        if pair.trailing < 0 || span.x0 < tree[pair.trailing].span.x0 { pair.trailing = cell }
        reach = max(reach, span.x1)
      }
    }
    return pair
  }

  /// Hundredths of a point that the two sides are columns.
  func points(_ run: RunEvidence) -> Int {
    typealias Weight = ColumnWeights
    let steps = max(1, bands - 1)
    func share(_ weight: Int, _ part: Int, of whole: Int) -> Int { whole > 0 ? weight * 100 * part / whole : 0 }
    var whole = Weight.base
    if gap.width * 2 > run.farthest * 3 { whole += Weight.wideGap }
    if gap.width * steps * 2 > run.distances * 3 { whole += Weight.widerThanMean }
    if gap.width * steps > run.distances * 3 { whole += Weight.muchWiderThanMean }
    if gap.width > reach - gap.x1 { whole += areLinkLists ? Weight.linkLists : Weight.gapBeyondTrailing }
    if gap.width * steps * 2 <= run.distances { whole += Weight.narrowGap }
    // Texts in another style above rows that repeat are the header of a table.
    let isMixed = kinds.leading.isMixed || kinds.trailing.isMixed
    if isTwin, isMixed || (repeatsDown == 0 && !run.cutsRepeatAfter) { whole += Weight.columnTwins }
    if kinds.leading.isMixed, kinds.leading == kinds.trailing { whole += Weight.nearTwins }
    if isOnTop(OrderRole.imageCode) { whole += Weight.imageOnTop }
    if isOnTop(OrderRole.headingCode) { whole += Weight.headingOnTop }
    if isBoard(run) { whole += Weight.board }
    if leadingAlone > 1, bands - missing.trailing > 1 { whole += Weight.raggedTrailing }
    if bands > 6 { whole += Weight.manyBands }
    if bands > 6, paired > 3, aligned * 5 < paired * 4 { whole += Weight.byChance }
    if isCaptioned(run) { whole += Weight.captioned }
    var sum = whole * 100 + run.points
    // Single items without mates are steps. Groups without mates leave it open whether they line up.
    sum += paired > 0 ? share(Weight.aligned, aligned, of: paired) : share(Weight.aligned, 1, of: hasGroups ? 2 : 1)
    sum += share(Weight.packed, edges.packed, of: paired)
    sum += share(Weight.besideControl, edges.goneOn, of: steps)
    sum += share(Weight.repeatsDown, repeatsDown, of: steps)
    if run.isWhole, cells.leading > 1, cells.trailing > 1 {
      sum += share(Weight.wholeRegion, looseDown, of: steps)
    }
    sum += share(Weight.differsDown, differsDown, of: steps)
    sum += share(Weight.rowTwins, run.rowTwins, of: steps)
    sum += share(Weight.outOfStep, outOfStep, of: bands)
    sum += share(Weight.missingTrailing, missing.trailing, of: bands)
    sum += share(Weight.missingLeading, missing.leading, of: bands)
    sum += share(Weight.headingLeadingBelow, headingsBelow.leading, of: steps)
    sum += share(Weight.headingTrailingBelow, headingsBelow.trailing, of: steps)
    return sum
  }

  /// Whether headings on top of both sides head lists: of nothing but groups, or of items that go on in the longer
  /// list, with a gap about as wide as they are apart.
  private func isBoard(_ run: RunEvidence) -> Bool {
    guard hasHeadings else { return false }
    if groupsBelow { return bands > 2 }
    return bands > 4 && headingsBelow == (0, 0) && (last.leading < 0 || last.trailing < 0)
      && gap.width * 3 >= run.farthest * 2
  }

  /// Whether the run is nothing but texts over texts: a caption and what it stands for, in each of equal columns.
  private func isCaptioned(_ run: RunEvidence) -> Bool {
    bands == 2 && edges.captions == 1 && run.hasEqualWidths && run.farthest <= Span.unit
      && (run.setApart == 1 || run.isLast)
  }

  private func isOnTop(_ code: Int) -> Bool {
    first == (code, code) && second.leading != code && second.trailing != code
  }
}

extension Span {
  /// Whether two cells of a band share an edge or the middle within four points.
  func isAligned(with other: Span) -> Bool {
    let near = 4 * Span.unit
    return abs(y0 - other.y0) <= near || abs(middleY2 - other.middleY2) <= 2 * near || abs(y1 - other.y1) <= near
  }
}

extension LayoutTree {
  /// Same role and, give or take 15 percent, the same text style. Groups are all alike: what they hold has been
  /// settled inside.
  func alike(_ a: Int, _ b: Int) -> Bool {
    guard a >= 0, b >= 0, self[a].code == self[b].code else { return false }
    let (p, q) = (self[a].style, self[b].style)
    return max(p, q) * 20 <= min(p, q) * 23
  }

  /// Whether one of the cells lies below another.
  func isStacked(_ cells: [Int]) -> Bool {
    var (lowest, highest) = (Int.min, Int.max)
    for cell in cells { (lowest, highest) = (max(lowest, self[cell].span.y0), min(highest, self[cell].span.y1)) }
    return lowest >= highest - Segmenter.slack
  }

  /// Whether two cells have the same size, give or take two points.
  func areTiles(_ a: Int, _ b: Int) -> Bool {
    guard a >= 0, b >= 0 else { return false }
    let (p, q) = (self[a].span, self[b].span)
    return abs(p.width - q.width) <= 2 * Span.unit && abs(p.height - q.height) <= 2 * Span.unit
  }
}
