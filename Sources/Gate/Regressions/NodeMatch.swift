import Audit

/// Which node of a screen now is which node of it then: by identifier, else by role and name, else by place below
/// matched parents. What cannot be told apart is left without a partner.
struct NodeMatch {
  /// For each node now the one then.
  private(set) var then: [Int?]
  private var isTaken: [Bool]
  /// Whether an identifier or a name tells that a node is the one then, and not only its place.
  private var isNamed: [Bool]
  private let now: [StoredNode]
  private let old: [StoredNode]

  init(_ now: [StoredNode], _ old: [StoredNode]) {
    self.now = now
    self.old = old
    isNamed = Array(repeating: false, count: now.count)
    then = Array(repeating: nil, count: now.count)
    isTaken = Array(repeating: false, count: old.count)
    pairUnique(now, old) { $0.identifier.isEmpty ? nil : $0.identifier }
    pairUnique(now, old) { node in
      let name = Masks.text(node.name)
      return Masks.tells(name) ? "\(node.role) \(name)" : nil
    }
    pairByPlace(Places(now), Places(old), now, old)
  }

  /// Pairs nodes whose key occurs once on each side.
  private mutating func pairUnique(_ now: [StoredNode], _ old: [StoredNode], key: (StoredNode) -> String?) {
    let current = Self.unique(now, key) { then[$0] == nil }
    let former = Self.unique(old, key) { !isTaken[$0] }
    for (key, index) in current {
      guard let index, let partner = former[key] ?? nil else { continue }
      then[index] = partner
      isTaken[partner] = true
      isNamed[index] = true
    }
  }

  /// Whether a node and its partner are one for sure: other content may stand at the same place of a list, so that
  /// something in the cell or card must be there under the same name.
  func isVouched(_ index: Int) -> Bool {
    if isNamed[index] { return true }
    var around: Int? = index
    while let current = around, now[current].role != "cell", now[current].role != "card" {
      around = now[current].parent
    }
    guard let unit = around else { return true }
    guard let former = then[unit] else { return false }
    let rows = old.subtree(former)
    return now.subtree(unit).contains { row in isNamed[row] && then[row].map(rows.contains) ?? false }
  }

  /// The one node of each key; nil where there are several.
  private static func unique(
    _ nodes: [StoredNode], _ key: (StoredNode) -> String?, _ isOpen: (Int) -> Bool
  ) -> [String: Int?] {
    var found: [String: Int?] = [:]
    for (index, node) in nodes.enumerated() where isOpen(index) {
      guard let key = key(node) else { continue }
      found[key] = .some(found[key] == nil ? index : nil)
    }
    return found
  }

  /// Pairs nodes at the same place below parents that are partners, from the outside in: the same number among the
  /// children of their role, or among all children, where there are as many on both sides.
  private mutating func pairByPlace(_ places: Places, _ formerPlaces: Places, _ now: [StoredNode], _ old: [StoredNode])
  {
    for index in now.indices where then[index] == nil {
      let parent: Int
      if let around = now[index].parent {
        guard let partner = then[around] else { continue }
        parent = partner
      } else {
        parent = -1
      }
      let ofRole = places.key(index, now, byRole: true, parent: parent)
      let ofAll = places.key(index, now, byRole: false, parent: parent)
      guard let partner = formerPlaces.node[ofRole] ?? formerPlaces.node[ofAll], !isTaken[partner],
        now[index].identifier.isEmpty || old[partner].identifier.isEmpty
          || Masks.identifier(now[index].identifier) == Masks.identifier(old[partner].identifier)
      else { continue }
      then[index] = partner
      isTaken[partner] = true
    }
  }

  /// Where nodes stand among their siblings.
  private struct Places {
    private var number: [(ofRole: Int, ofAll: Int)]
    private var count: [String: Int] = [:]
    /// By the key of the place.
    private(set) var node: [String: Int] = [:]

    init(_ nodes: [StoredNode]) {
      number = []
      for item in nodes {
        let parent = item.parent ?? -1
        let role = "\(parent) \(item.role)"
        number.append((count[role, default: 0], count["\(parent)", default: 0]))
        count[role, default: 0] += 1
        count["\(parent)", default: 0] += 1
      }
      for index in nodes.indices {
        let parent = nodes[index].parent ?? -1
        node[key(index, nodes, byRole: true, parent: parent)] = index
        node[key(index, nodes, byRole: false, parent: parent)] = index
      }
    }

    /// The place of a node below a parent of the other side: number and how many there are.
    func key(_ index: Int, _ nodes: [StoredNode], byRole: Bool, parent: Int) -> String {
      let own = nodes[index].parent ?? -1
      let role = nodes[index].role
      return byRole
        ? "\(parent) \(role) \(number[index].ofRole) \(count["\(own) \(role)"] ?? 0)"
        : "\(parent) \(number[index].ofAll) \(count["\(own)"] ?? 0)"
    }
  }
}
