import Audit
import ScreenModel
import ViewHierarchy

/// Rows of a label and its value that are read column by column.
public struct PairsReadApart: Check {
  public static let id = "pairs-read-apart"
  private let minRows: Double
  private let maxLength: Double

  public init(_ parameters: RuleParameters) {
    minRows = parameters["minRows"]
    maxLength = parameters["maxLength"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let flow = ContentFlow(screen).items
    let isShort = flow.map { isShortText(screen, $0.node) }
    let isSameRow = RowTest(screen)
    var start = 0
    while start < flow.count {
      var end = start
      while end < flow.count, isShort[end] { end += 1 }
      if end > start { judge(screen, flow[start..<end], isSameRow, &verdicts) }
      start = end + 1
    }
  }

  /// Looks for a column that is followed by one with the same tops, in a run of short texts.
  private func judge(
    _ screen: Screen, _ run: ArraySlice<ContentFlow.Item>, _ isSameRow: RowTest, _ verdicts: inout Verdicts
  ) {
    var begin = run.startIndex
    for turn in run.indices.dropFirst() where run[turn].frame.minY < run[turn - 1].frame.minY - isSameRow.threshold {
      defer { begin = turn }
      // The first column ends where the order turns up again; it may have begun before the first row of the second.
      guard let first = run[begin..<turn].firstIndex(where: { isSameRow($0.frame, run[turn].frame) }) else { continue }
      let rows = turn - first
      guard Double(rows) >= max(2, minRows), turn + rows <= run.endIndex,
        arePairs(run[first..<turn], run[turn..<turn + rows], isSameRow),
        isSecondLast(run, turn + rows, beside: run[turn].frame, isSameRow),
        areLabels(screen, run[first..<turn], run[turn..<turn + rows]),
        !screen.areStacked(run[first].node, run[turn].node)
      else { continue }
      verdicts.fault(fault(screen, Array(run[first..<turn]), Array(run[turn..<turn + rows])))
    }
    if verdicts.faults.isEmpty { verdicts.pass() }
  }

  /// Whether both columns run down row by row, side by side.
  private func arePairs(
    _ first: ArraySlice<ContentFlow.Item>, _ second: ArraySlice<ContentFlow.Item>, _ isSameRow: RowTest
  ) -> Bool {
    zip(first, second).allSatisfy { isSameRow($0.frame, $1.frame) && isSameRow.isBeside($0.frame, $1.frame) }
      && [first, second].allSatisfy { column in
        zip(column, column.dropFirst()).allSatisfy { $1.frame.minY - $0.frame.minY >= isSameRow.threshold }
      }
  }

  /// A third column makes it a table, which is another matter.
  private func isSecondLast(
    _ run: ArraySlice<ContentFlow.Item>, _ end: Int, beside frame: Rect, _ isSameRow: RowTest
  ) -> Bool {
    !run.indices.contains(end) || !isSameRow(run[end].frame, frame)
  }

  /// Whether the first column names what the second tells: labels have no figures in them, and values mostly have, or
  /// labels end in a colon. Two boxes side by side, each with its own story, look the same otherwise.
  private func areLabels(
    _ screen: Screen, _ labels: ArraySlice<ContentFlow.Item>, _ values: ArraySlice<ContentFlow.Item>
  ) -> Bool {
    func count(_ items: ArraySlice<ContentFlow.Item>, _ test: (UnsafeBufferPointer<UInt8>) -> Bool) -> Int {
      items.reduce(0) { screen.tree.withBytes(screen.seenText($1.node), test) ? $0 + 1 : $0 }
    }
    func hasDigit(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.contains(where: \.isDigit) }
    if count(labels, { $0.last == UInt8(ascii: ":") }) == labels.count { return true }
    return count(labels, hasDigit) == 0 && 2 * count(values, hasDigit) >= values.count
  }

  private struct RowTest {
    let threshold: Double
    private let isRightToLeft: Bool

    init(_ screen: Screen) {
      // Tops closer than this VoiceOver takes for one row (see `RowOrder`).
      threshold = screen.isPhone ? 8 : 13
      isRightToLeft = screen.direction == .rtl
    }

    func callAsFunction(_ a: Rect, _ b: Rect) -> Bool { (a.minY - b.minY).magnitude < threshold }

    /// Whether the second stands on the trailing side of the first.
    func isBeside(_ a: Rect, _ b: Rect) -> Bool {
      isRightToLeft ? b.maxX <= a.minX + 1 : b.minX >= a.maxX - 1
    }
  }

  private func isShortText(_ screen: Screen, _ node: NodeID) -> Bool {
    let isText = screen.roles.role[node.index] == .text || screen.tree.hasTrait(.staticText, node)
    guard isText, !screen.isHeading(node), !screen.isInteractive(node) else { return false }
    let text = screen.seenText(node)
    return text.hasBytes
      && screen.tree.withBytes(text) { Double($0.lazy.filter { $0 & 0xC0 != 0x80 }.count) <= maxLength }
  }

  private func fault(_ screen: Screen, _ labels: [ContentFlow.Item], _ values: [ContentFlow.Item]) -> Fault {
    let (label, value) = (labels[0].node, values[0].node)
    let container = screen.fork(label, value).flatMap(\.node)
    let isStated = container.map { screen.tree.explicitOrder($0) != nil } ?? false
    var fault = Fault(
      label,
      "\(screen.title(label)) and \(labels.count - 1) texts below it are all read before what belongs to them, \(screen.title(value)) first",
      confidence: isStated ? .certain : .review)
    fault.data = [Datum("rows", labels.count)]
    fault.related = values.map { RelatedNode($0.node, why: "belongs to a text read long before it") }
    let pairs = zip(labels, values).flatMap { [$0.node, $1.node] }
    fault.fix = Fix(
      "let each row be read in one piece: \(pairs.prefix(4).map { "\"\(screen.shortName($0))\"" }.joined(separator: ", "))",
      code: FixSnippets.order(
        screen.header.platform, view: container.map(screen.reference) ?? "view", pairs.map(screen.reference)))
    return fault
  }
}
