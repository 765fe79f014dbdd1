import ScreenModel
import ViewHierarchy

extension NodeDescription {
  /// The identity of a node: what stays when a screen changes around it.
  /// - Parameter others: further nodes of the fault, which may stand in other rows.
  func identity(_ node: NodeID, others: [NodeID] = []) -> IdentityParts {
    let role = screen.roles.role[node.index]
    // The object ids of a design file are unique in it and stay when it is saved: nothing around the node matters.
    if screen.header.framePrecision == .designTime, let object = tree.text(.ref, node) {
      return IdentityParts(
        anchor: "", chain: [], role: "\(role.name)", identifier: object, label: "", ordinal: 0, cell: "",
        witnesses: [IdentityParts.Witness(kind: .identifier, text: object)])
    }
    let exported = identifier(node) ?? ""
    let masked = rows.masked(exported, at: node.index, in: Int(screen.roles.unit[node.index]))
    var chain: [String] = []
    var cells = 0
    var parent: NodeID?
    for ancestor in tree.ancestors(node) {
      if parent == nil, !screen.isLayoutOnly(ancestor) { parent = ancestor }
      let named = anchor(ancestor)
      if !named.isEmpty { chain.append(named) }
      if chain.count == IdentityParts.chainLength { break }
      if chain.isEmpty, screen.roles.unit[ancestor.index] == ancestor.row { cells += 1 }
    }
    let label = masked.isEmpty ? Masks.text(screen.name(node)) : ""
    return IdentityParts(
      anchor: "\(chain.first ?? "")+\(cells)", chain: chain, role: "\(role.name)", identifier: masked, label: label,
      ordinal: ordinal(node, role, below: parent), cell: cellSignature(node),
      witnesses: witnesses(node, exported, masked, label, below: parent) + rowNames([node] + others))
  }

  /// The rows around nodes, each once.
  private func rowNames(_ nodes: [NodeID]) -> [IdentityParts.Witness] {
    if rows.isEmpty { return [] }
    var found: [IdentityParts.Witness] = []
    for node in nodes where found.count < IdentityParts.mostRows {
      guard let unit = screen.roles.unit(of: node), rows.holds(unit.index) else { continue }
      let name = IdentityParts.Witness(kind: .row, text: identifier(unit) ?? "")
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// The identifier of an ancestor that stays with the screen; empty for one that names a row.
  private func anchor(_ ancestor: NodeID) -> String {
    guard let identifier = identifier(ancestor), !rows.holds(ancestor.index) else { return "" }
    return rows.masked(identifier, at: ancestor.index, in: Int(screen.roles.unit[ancestor.index]))
  }

  /// What speaks for a node: its own name where it has one, else its neighbours'.
  private func witnesses(
    _ node: NodeID, _ exported: String, _ masked: String, _ label: String, below parent: NodeID?
  ) -> [IdentityParts.Witness] {
    if !masked.isEmpty, masked == exported { return [IdentityParts.Witness(kind: .identifier, text: masked)] }
    if Masks.tells(label) { return [IdentityParts.Witness(kind: .label, text: label)] }
    var witnesses: [IdentityParts.Witness] = []
    if !exported.isEmpty { witnesses.append(IdentityParts.Witness(kind: .numbered, text: exported)) }
    let first = parent.map { $0.index + 1 } ?? 0
    let end = parent.map { Int(tree.subtreeEnd[$0.index]) } ?? tree.count
    let before = stride(from: node.index - 1, through: max(first, node.index - Self.neighbours), by: -1)
    let behind = Int(tree.subtreeEnd[node.index])
    let after = stride(from: behind, to: max(behind, min(end, behind + Self.neighbours)), by: 1)
    if let name = firstTelling(before) { witnesses.append(IdentityParts.Witness(kind: .before, text: name)) }
    if let name = firstTelling(after) { witnesses.append(IdentityParts.Witness(kind: .after, text: name)) }
    return witnesses
  }

  /// A loop, since a lazy `compactMap` masks each name several times.
  private func firstTelling(_ rows: some Sequence<Int>) -> String? {
    for row in rows {
      if let name = telling(row) { return name }
    }
    return nil
  }

  /// How many nodes are looked at on each side for one that has a name.
  private static let neighbours = 8

  /// The identifier or name of a node where it can tell the node apart: not one that is nothing but masks.
  private func telling(_ row: Int) -> String? {
    let node = NodeID(row)
    if let identifier = identifier(node), Masks.identifier(identifier) == identifier { return identifier }
    let name = Masks.text(screen.name(node))
    return Masks.tells(name) ? name : nil
  }

  /// How many nodes of the role stand before the node below its parent.
  private func ordinal(_ node: NodeID, _ role: Role, below parent: NodeID?) -> Int {
    let like = screen.roles.nodes(role)
    return like.partition(before: node) - like.partition(before: parent.map { NodeID($0.index + 1) } ?? NodeID(0))
  }

  /// The roles in the repeated cell around a node, as a sorted multiset.
  private func cellSignature(_ node: NodeID) -> String {
    guard let unit = screen.roles.unit(of: node) else { return "" }
    var counts: [UInt8: Int] = [:]
    for row in tree.subtree(unit).prefix(256) { counts[screen.roles.role[row].rawValue, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { pair in
      "\((Kind(rawValue: pair.key) ?? .other).name)\(pair.value)"
    }.joined(separator: " ")
  }
}

extension ArraySlice<NodeID> {
  /// How many of the sorted nodes come before a node.
  fileprivate func partition(before node: NodeID) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }
}
