import Audit

/// What got worse on cards and cells: one that was a single stop fell apart, or lost a custom action.
///
/// A card or cell is compared with its partner, and where it has none (rows were added or reordered) with one of a like
/// template in the same list. Equal faults in one list are one.
struct UnitRegressions {
  private(set) var faults: [RegressionFault] = []
  private let search: RegressionSearch
  private var now: [StoredNode] { search.now.tree }
  private var then: [StoredNode] { search.then.tree }

  init(_ search: RegressionSearch) {
    self.search = search
    let former = Dictionary(grouping: then.indices.filter { Self.isUnit(then[$0]) }) { then[$0].parent ?? -1 }
    var known: [String: Int] = [:]
    for index in now.indices where Self.isUnit(now[index]) || isPartnerOfUnit(index) {
      guard let partner = search.match.then[index] ?? likeOne(index, former) else { continue }
      for fault in compare(index, partner) {
        let key = "\(fault.kind.rawValue) \(now[index].parent ?? -1)"
        if let place = known[key] {
          faults[place].others.append(index)
        } else {
          known[key] = faults.count
          faults.append(fault)
        }
      }
    }
  }

  private static func isUnit(_ node: StoredNode) -> Bool { ["card", "cell", "row"].contains(node.role) }

  /// A card that fell apart may not be known as one any more.
  private func isPartnerOfUnit(_ index: Int) -> Bool {
    search.match.then[index].map { Self.isUnit(then[$0]) } ?? false
  }

  /// A unit of a like template in the list that is the partner of the one around.
  private func likeOne(_ index: Int, _ former: [Int: [Int]]) -> Int? {
    guard let list = now[index].parent, let formerList = search.match.then[list] else { return nil }
    let signature = CellSignature(roles: now.subtree(index).lazy.dropFirst().map { now[$0].role })
    return former[formerList]?.first { unit in
      CellSignature(roles: then.subtree(unit).lazy.dropFirst().map { then[$0].role }).resembles(signature)
    }
  }

  private func compare(_ index: Int, _ partner: Int) -> [RegressionFault] {
    var faults: [RegressionFault] = []
    let stops = now.subtree(index).filter { now[$0].isStop }
    let formerStops = then.subtree(partner).filter { then[$0].isStop }
    // Where the card itself is still a stop, the others are controls that were added on purpose.
    if formerStops.count == 1, stops.count > 1, !now[index].isStop {
      let spoken = spoken(formerStops[0], of: search.then)
      faults.append(
        RegressionFault(
          kind: .aggregationLost, node: index,
          message: "\(then[partner].role) fell apart: before 1 stop, \"\(spoken)\"; now \(stops.count) stops, "
            + "beginning with \"\(self.spoken(stops[0], of: search.now))\"",
          data: [Datum("before", 1), Datum("now", stops.count)]))
    }
    let actions = now[index].actions
    let former = then[partner].actions
    // As many under other names are taken for a translation.
    guard actions.count < former.count else { return faults }
    let names = Set((actions + stops.map { now[$0].name }).map { Masks.text($0) })
    let lost = former.filter { !names.contains(Masks.text($0)) }
    if !lost.isEmpty {
      let list = lost.map { "\"\($0)\"" }.joined(separator: ", ")
      faults.append(
        RegressionFault(
          kind: .actionLost, node: index,
          message: "\(now[index].words) has lost the custom \(lost.count == 1 ? "action" : "actions") \(list)",
          data: [Datum("before", former.count), Datum("now", actions.count)]))
    }
    return faults
  }

  private func spoken(_ node: Int, of screen: StoredScreen) -> String {
    screen.stops.first { $0.node == node }?.spoken ?? screen.tree[node].name
  }
}

extension CellSignature {
  /// Counts roles.
  init(roles: some Sequence<String>) {
    var counts: [String: Int] = [:]
    for role in roles { counts[role, default: 0] += 1 }
    self.init(counts.map { "\($0.key)\($0.value)" }.joined(separator: " "))
  }
}
