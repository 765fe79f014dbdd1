/// Points for and against reading a run of bands column by column.
///
/// Whole points, found on the dev split of the reading-order benchmark by changing one weight at a time; a weight
/// stays only if leaving it out costs in both halves of the pages, or misreads a layout of apps in the tests.
enum ColumnWeights {
  /// Rows are the rule.
  static let base = -3
  /// The gap is one and a half times as wide as the widest distance between bands.
  static let wideGap = 2
  /// The gap is one and a half times, and three times, as wide as the mean distance between bands.
  static let widerThanMean = 2
  static let muchWiderThanMean = 3
  /// The gap is at most half as wide as the mean distance between bands: what is near belongs together.
  static let narrowGap = -3
  /// Band mates share an edge or their middle.
  static let aligned = -4
  /// Both sides look like the band above: the rows of a table.
  static let repeatsDown = -5
  /// Band mates look alike and differ from the band above: cards side by side.
  static let differsDown = 4
  /// Bands repeat a pattern of several kinds.
  static let rowTwins = -3
  /// What lies between this gap and the next ones that are as wide shows, on both sides, the same kinds in the same
  /// order.
  static let columnTwins = 3
  /// The same of the cells next to the gap alone, if they have several roles.
  static let nearTwins = 2
  /// Bands in which different rows on both sides interlock.
  static let outOfStep = 8
  /// Bands without a cell behind, or before, the gap.
  static let missingTrailing = -3
  static let missingLeading = 1
  /// What lies before the gap goes on alone for two bands and more: a grid lacks cells in its last row only.
  static let raggedTrailing = 4
  /// Headings below the first band before, or behind, the gap.
  static let headingLeadingBelow = -2
  static let headingTrailingBelow = 4
  /// Images, or headings, on top of both sides and something else below.
  static let imageOnTop = 3
  static let headingOnTop = 2
  /// Headings on top of both sides and below two bands and more of nothing but groups, or of lists that end in
  /// different bands: the lists of a board.
  static let board = 8
  /// The gap is wider than what lies behind it: values at the end of a row.
  static let gapBeyondTrailing = -6
  /// It is, but parts lists of links, which a page's foot has beside each other.
  static let linkLists = 4
  /// The band before, or after, the run repeats its first, or last, band, and is not set apart: a table is cut in two.
  static let cutsRepeatBefore = -2
  static let cutsRepeatAfter = -5
  /// The first band comes back within the run: the next row of cards has begun.
  static let restart = -7
  static let equalWidths = 1
  /// More than three strips.
  static let manyStrips = -2
  /// More than six bands through which the gap stays open.
  static let manyBands = 2
  /// The same, and of four mates and more fewer than four in five are aligned: they stand beside each other by chance.
  static let byChance = 2
  /// Mates as near as the words of a line, and other ones from band to band: a line of buttons, or words, that wraps.
  static let packed = -4
  /// Texts below a text that has a control beside it: the control follows them.
  static let besideControl = 3
  /// Two texts that touch in each of some columns of equal widths: a caption and what it stands for.
  static let captioned = 5
  /// The band after the run would fit into the same strips.
  static let nextFits = -1
  /// The band before the run is clearly nearer than the bands of the run are from each other, and would fit into the
  /// same strips: the columns began above.
  static let beganAbove = -2
  /// The gap goes through the whole of a region and has two cells and more on both sides: share of the bands that are
  /// no rows of a list.
  static let wholeRegion = 3
  /// The band after the run is farther (or, against, nearer) than the bands of the run are from each other.
  static let setApart = 2
}
