/// What one band holds on both sides of a gap.
struct GapSides {
  let leading: [Int]
  let trailing: [Int]

  /// Whether both sides show the same kinds in the same order.
  func areMirrored(in tree: LayoutTree) -> Bool {
    if leading.isEmpty || trailing.isEmpty { return false }
    return BandFacts.kinds(leading, in: tree) == BandFacts.kinds(trailing, in: tree)
  }

  func haveHeadings(in tree: LayoutTree) -> Bool {
    [leading, trailing].allSatisfy { $0.contains { tree[$0].code == OrderRole.headingCode } }
  }

  /// Whether both sides are stacks of rows, and other ones: no cut goes through the band, so that their rows interlock
  /// and neither goes with the other.
  func areOutOfStep(in tree: LayoutTree) -> Bool {
    guard leading.count > 1, trailing.count > 1, leading.map({ tree[$0].code }) != trailing.map({ tree[$0].code })
    else { return false }
    return [leading, trailing].allSatisfy {
      Segmenter.cut($0.map { (tree[$0].span.y0, tree[$0].span.y1, $0) }).count > 1
    }
  }
}
