import Audit
import ScreenModel
import ViewHierarchy

/// Two boxes side by side whose stops are read in turns.
public struct ReadingOrderInterleaved: Check {
  public static let id = "reading-order-interleaved"
  private let minGroups: Double

  public init(_ parameters: RuleParameters) { minGroups = parameters["minGroups"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let spans = RankSpans(screen)
    for family in spans.tornFamilies {
      let torn = family.filter { isBox(screen, $0) }
      guard Double(torn.count) >= minGroups else { continue }
      let mixed = interleaved(screen, torn, spans)
      guard mixed.count >= 2, !isTable(screen, mixed) else { continue }
      verdicts.fault(fault(screen, mixed))
    }
    if verdicts.faults.isEmpty, screen.stops.nodes.count > 1 { verdicts.pass() }
  }

  private func isBox(_ screen: Screen, _ node: NodeID) -> Bool {
    !screen.stops.isStop[node.index] && screen.roles.surroundings[node.index].isDisjoint(with: .bar)
      && screen.roles.role[node.index] != .window
  }

  /// The boxes that alternate at least twice (A B A B) with a neighbour that they do not overlap.
  private func interleaved(_ screen: Screen, _ boxes: [NodeID], _ spans: RankSpans) -> [NodeID] {
    var owner: [Int32: Int] = [:]
    for (index, box) in boxes.enumerated() {
      for stop in screen.stops(in: box) { owner[screen.order.rank[stop.index]] = index }
    }
    // A box is visited once more each time the reading order comes back to it.
    var visits = [Int](repeating: 0, count: boxes.count)
    var last = -1
    for rank in owner.keys.sorted() {
      guard let index = owner[rank], index != last else { continue }
      visits[index] += 1
      last = index
    }
    let mixed = boxes.indices.filter { visits[$0] >= 2 }.map { boxes[$0] }
    return mixed.filter { box in
      mixed.contains { other in
        guard other != box, let a = spans.frame(box), let b = spans.frame(other) else { return false }
        return !a.intersects(b) && spans.overlap(box, other)
      }
    }
  }

  /// Columns of at least three short texts with equal tops are a table, and a table is rightly read row by row.
  private func isTable(_ screen: Screen, _ boxes: [NodeID]) -> Bool {
    let columns = boxes.map { box in screen.stops(in: box).map { screen.tree.frame[$0.index].minY } }
    guard let first = columns.first, first.count >= 3 else { return false }
    let areTexts = boxes.allSatisfy { box in
      screen.stops(in: box).allSatisfy { screen.roles.role[$0.index] == .text }
    }
    return areTexts
      && columns.allSatisfy { column in
        column.count == first.count && zip(column, first).allSatisfy { ($0 - $1).magnitude < 8 }
      }
  }

  private func fault(_ screen: Screen, _ boxes: [NodeID]) -> Fault {
    let more = boxes.count > 2 ? " and \(boxes.count - 2) more" : ""
    var fault = Fault(
      boxes[0], "\(screen.title(boxes[0])) and \(screen.title(boxes[1]))\(more) are read in turns")
    fault.data = [Datum("groups", boxes.count)]
    fault.related = boxes.dropFirst().map { RelatedNode($0, why: "read in turns with it") }
    if let card = screen.roles.unit(of: boxes[0]), card != boxes[0] {
      fault.related.append(RelatedNode(card, why: "around them"))
    }
    fault.fix = fix(screen, boxes)
    return fault
  }
}

extension ReadingOrderInterleaved {
  /// The order of the solver; where it has none, each box in one piece.
  private func fix(_ screen: Screen, _ boxes: [NodeID]) -> Fix {
    let parent = screen.tree.parent(of: boxes[0])
    if let parent, screen.stops(in: parent).count <= Self.mostStops,
      let fix = screen.proposedOrder(in: parent).flatMap(screen.orderFix)
    {
      return fix
    }
    let edit = OrderEdit(container: parent ?? boxes[0], elements: boxes, moved: boxes, grouped: boxes)
    return Fix("let each box be read in one piece", code: OrderCode.code(for: edit, on: screen))
  }

  /// A fix that lists more is nothing to paste.
  private static let mostStops = 128
}

/// Between which places of the reading order the stops of each node lie.
private struct RankSpans {
  private let screen: Screen
  private var first: [Int32]
  private var last: [Int32]
  private var count: [Int32]
  private var box: [Rect?]
  /// Siblings, the roots among them, of which at least two are read with others in between; in document order.
  private(set) var tornFamilies: [[NodeID]] = []

  init(_ screen: Screen) {
    self.screen = screen
    let tree = screen.tree
    first = [Int32](repeating: .max, count: tree.count)
    last = [Int32](repeating: -1, count: tree.count)
    count = [Int32](repeating: 0, count: tree.count)
    box = []
    for stop in screen.stops.nodes {
      first[stop.index] = screen.order.rank[stop.index]
      last[stop.index] = screen.order.rank[stop.index]
      count[stop.index] = 1
    }
    var torn: [Int32: [NodeID]] = [:]
    for row in stride(from: tree.count - 1, through: 0, by: -1) where count[row] > 0 {
      let parent = Int(tree.parent[row])
      if isTorn(NodeID(row)) { torn[Int32(parent), default: []].append(NodeID(row)) }
      guard parent >= 0 else { continue }
      first[parent] = min(first[parent], first[row])
      last[parent] = max(last[parent], last[row])
      count[parent] += count[row]
    }
    tornFamilies = torn.filter { $0.value.count >= 2 }.sorted { $0.key < $1.key }.map { $0.value.reversed() }
  }

  /// Whether other stops are read between those of the node.
  func isTorn(_ node: NodeID) -> Bool {
    count[node.index] >= 2 && last[node.index] - first[node.index] + 1 > count[node.index]
  }

  /// Whether the two are read in overlapping stretches.
  func overlap(_ a: NodeID, _ b: NodeID) -> Bool {
    first[a.index] < last[b.index] && first[b.index] < last[a.index]
  }

  /// The frame of a box, else the box around its stops.
  func frame(_ node: NodeID) -> Rect? {
    if let frame = screen.tree.statedFrame(node), !frame.isEmpty { return frame }
    return screen.stops(in: node).compactMap(screen.tree.statedFrame).reduce(nil) { $0?.union($1) ?? $1 }
  }
}
