import Audit

extension RowNames {
  /// The rows on a stored screen, found as on the screen itself.
  init(_ tree: [StoredNode]) {
    let units = Self.units(of: tree)
    let numbers = Dictionary(Set(tree.map(\.role)).sorted().enumerated().map { ($1, UInt8(clamping: $0)) }) { $1 }
    let candidates = tree.indices.filter { units[$0] == $0 && !tree[$0].identifier.isEmpty }.map { row in
      Candidate(row: row, identifier: tree[row].identifier, list: Self.list(of: row, tree, units))
    }
    self.init(candidates) { unit in
      var counts: [UInt8: Int] = [:]
      for row in tree.subtree(unit).prefix(Self.looked) { counts[numbers[tree[row].role] ?? 0, default: 0] += 1 }
      return counts
    }
  }

  /// The nearest card or cell at or above each node; -1 for none.
  private static func units(of tree: [StoredNode]) -> [Int] {
    var units: [Int] = []
    for (row, node) in tree.enumerated() {
      let isUnit = node.role == "card" || node.role == "cell"
      units.append(isUnit ? row : node.parent.map { units[$0] } ?? -1)
    }
    return units
  }

  private static func list(of row: Int, _ tree: [StoredNode], _ units: [Int]) -> Int {
    list(above: row, isCard: tree[row].role == "card") {
      tree[$0].parent
    } isUnit: {
      units[$0] == $0
    } isWrapper: {
      tree[$0].isLayoutOnly
    }
  }

  /// The identifiers of a stored screen.
  static func anchors(of tree: [StoredNode]) -> ScreenAnchors {
    let rows = RowNames(tree)
    let units = rows.isEmpty ? [] : units(of: tree)
    var found = ScreenAnchors()
    for (row, node) in tree.enumerated() where !node.identifier.isEmpty {
      found.add(node.identifier, at: row, in: units.isEmpty ? -1 : units[row], rows)
    }
    return found
  }
}

extension StoredNode {
  /// A wrapper that the layout needs and nobody hears.
  fileprivate var isLayoutOnly: Bool {
    ["other", "view", "window", "scroll"].contains(role) && identifier.isEmpty && !isStop
  }
}
