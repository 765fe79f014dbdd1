/// Facts about the bands of a region that every run of them asks for.
struct BandFacts {
  let bands: [[Int]]
  /// The cells of each band from leading to trailing.
  private(set) var across: [[Int]] = []
  private var top: [Int] = []
  private var bottom: [Int] = []
  private var signature: [UInt64] = []
  /// Whether a band shows the same pattern of two or more kinds as the band before.
  private(set) var isRowTwin: [Bool] = []
  /// Whether a band repeats the band before cell by cell.
  private(set) var repeatsBefore: [Bool] = []
  private let tree: LayoutTree

  init(_ bands: [[Int]], in tree: LayoutTree) {
    self.bands = bands
    self.tree = tree
    var previous: [Int] = []
    for (index, band) in bands.enumerated() {
      top.append(band.reduce(Int.max) { min($0, tree[$1].span.y0) })
      bottom.append(band.reduce(Int.min) { max($0, tree[$1].span.y1) })
      let row = band.sorted { (tree[$0].span.x0, $0) < (tree[$1].span.x0, $1) }
      across.append(row)
      signature.append(row.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64(tree[$1].code)) &* 0x100_0000_01b3 })
      let kinds = BandFacts.kinds(row, in: tree)
      isRowTwin.append(index > 0 && kinds.count > 1 && kinds == previous)
      previous = kinds
      repeatsBefore.append(false)
      if index > 0 { repeatsBefore[index] = repeats(index - 1, index) }
    }
  }

  /// Quarter points from the band before, at least a point.
  func distance(before band: Int) -> Int { max(Span.unit, top[band] - bottom[band - 1]) }

  /// Whether two bands hold the same kinds of cells at the same places.
  func repeats(_ a: Int, _ b: Int) -> Bool {
    guard signature[a] == signature[b], bands[a].count == bands[b].count else { return false }
    return zip(bands[a], bands[b]).allSatisfy {
      tree.alike($0, $1) && abs(tree[$0].span.x0 - tree[$1].span.x0) <= 4 * Span.unit
    }
  }

  /// Whether what starts with band `first` starts again with band `later`.
  func restarts(_ first: Int, at later: Int) -> Bool {
    repeats(first, later) && (later + 1 >= bands.count || repeats(first + 1, later + 1))
  }

  /// Roles in sequence, repeated neighbours counted once.
  static func kinds(_ cells: some Sequence<Int>, in tree: LayoutTree) -> [Int] {
    var kinds: [Int] = []
    var last = -1
    for cell in cells {
      if !tree.alike(last, cell) { kinds.append(tree[cell].code) }
      last = cell
    }
    return kinds
  }
}
