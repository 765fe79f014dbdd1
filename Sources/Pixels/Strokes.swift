/// Measures the strokes of a drawing from how much of each pixel they cover.
///
/// Along a row or column, the coverage of neighbouring pixels adds up to how thick the stroke is there, wherever its
/// edges lie within pixels. Coverage is relative to the strongest shade found; so strokes thinner than a pixel add up
/// to one.
struct Strokes {
  /// How often each thickness was met along rows and along columns, in steps of 1/8 pixel.
  private var across = [Int](repeating: 0, count: Self.steps)
  private var down = [Int](repeating: 0, count: Self.steps)
  /// The open runs: of the row, and of each column.
  private var run: Float = 0
  private var runs: [Float]
  /// How many columns have an open run.
  private var open = 0
  /// The rows of the lines that have ended, and of the open one.
  private var lines: [Int] = []
  private var rows = 0
  private var hasInk = false

  private static let steps = 256
  private static let stepsAPixel: Float = 8
  /// Less coverage is the far end of a blurred edge.
  private static let least: Float = 0.08

  init(columns: Int) { runs = [Float](repeating: 0, count: columns) }

  mutating func beginRow() {
    run = 0
    hasInk = false
  }

  /// Adds columns of a row that nothing covers.
  mutating func skip(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    if run > 0 {
      Self.count(run, in: &across)
      run = 0
    }
    guard open > 0 else { return }
    runs.withUnsafeMutableBufferPointer { runs in
      for column in columns where runs[column] > 0 {
        Self.count(runs[column], in: &down)
        runs[column] = 0
        open -= 1
      }
    }
  }

  /// Adds columns of a row that are all covered alike.
  mutating func add(_ coverage: Float, _ columns: Range<Int>) {
    guard coverage > Self.least, !columns.isEmpty else { return skip(columns) }
    hasInk = true
    runs.withUnsafeMutableBufferPointer { runs in
      for column in columns {
        run += coverage
        if runs[column] == 0 { open += 1 }
        runs[column] += coverage
      }
    }
  }

  mutating func endRow() {
    if run > 0 { Self.count(run, in: &across) }
    if hasInk {
      rows += 1
    } else if rows > 0 {
      lines.append(rows)
      rows = 0
    }
  }

  mutating func end() {
    for run in runs where run > 0 { Self.count(run, in: &down) }
    if rows > 0 { lines.append(rows) }
  }

  private static func count(_ run: Float, in histogram: inout [Int]) {
    histogram[min(steps - 1, max(0, Int(run * stepsAPixel)))] += 1
  }

  /// In pixels: the smaller of the medians along rows and columns, because the other one also meets strokes lengthwise.
  var width: Double { min(Self.median(across), Self.median(down)) }

  /// In pixels: the median along rows, where most strokes are stems; the other strokes of faces with serifs are thin,
  /// however bold they are.
  var stem: Double { Self.median(across) }

  private static func median(_ histogram: [Int]) -> Double {
    let half = histogram.reduce(0, +) / 2
    var seen = 0
    for (step, count) in histogram.enumerated() {
      seen += count
      if seen > half { return (Double(step) + 0.5) / Double(stepsAPixel) }
    }
    return 0
  }

  /// In pixels: the median of the lines, dots and accents on their own left out, less what the rows at the edges show
  /// beyond the ink.
  var lineHeight: Double {
    guard let most = lines.max() else { return 0 }
    let full = lines.filter { $0 * 2 > most }.sorted()
    return Double(full[full.count / 2]) - 0.5
  }
}
