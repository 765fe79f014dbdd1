import Audit
import ViewHierarchy

extension Regression {
  /// What got worse on a screen since a run was stored, as findings. What a rule tells already is left out, and its
  /// finding marked as one that was not there then, whatever it resembles.
  /// - Parameter told: what the rules say of the screen now.
  public static func findings(
    _ now: StoredScreen, since then: StoredScreen, told: inout [Finding]
  ) -> [Finding] {
    let search = RegressionSearch(now, then)
    var findings: [Finding] = []
    for fault in search.faults {
      let tellers = told.indices.filter { index in
        told[index].element.node.index == fault.node && told[index].severity >= fault.kind.impact.defaultSeverity
          && fault.kind.toldBy.contains { Pattern.matches($0, told[index].rule) }
      }
      if tellers.isEmpty { findings.append(finding(fault, now)) }
      guard search.match.isVouched(fault.node) else { continue }
      for index in tellers { told[index].isRegression = true }
    }
    return findings
  }

  private static func finding(_ fault: RegressionFault, _ screen: StoredScreen) -> Finding {
    let node = screen.tree[fault.node]
    let stop = screen.stops.first { $0.node == fault.node }
    let chain = chain(fault.node, screen.tree)
    let severity = fault.kind.impact.defaultSeverity
    let identifier = node.identifier.isEmpty ? nil : node.identifier
    return Finding(
      rule: fault.kind.rawValue, severity: severity, fullSeverity: severity, impact: fault.kind.impact,
      confidence: .certain, screen: screen.key,
      element: ElementDescription(
        node: NodeID(fault.node), path: path(fault.node, screen.tree), role: node.role, identifier: identifier,
        name: node.name, frame: node.frame),
      message: fault.message, detail: "", data: fault.data, fix: Fix(fault.kind.advice),
      position: SourcePosition(line: UInt32(clamping: line(fault.node, screen)), column: 1),
      occurrences: fault.others.count + 1,
      others: fault.others.prefix(50).map { other in
        let name = screen.tree[other].identifier
        return PlaceDescription(
          node: NodeID(other), line: line(other, screen), identifier: name.isEmpty ? nil : name)
      }, related: [], spoken: stop?.spoken,
      identity: IdentityParts(
        anchor: chain.first ?? "", chain: chain, role: node.role, identifier: Masks.identifier(node.identifier),
        label: node.identifier.isEmpty ? Masks.text(node.name) : "", ordinal: 0, cell: "", witnesses: []))
  }

  /// The line of a node, or of the first stop in it.
  private static func line(_ node: Int, _ screen: StoredScreen) -> Int {
    let rows = screen.tree.subtree(node)
    return screen.stops.filter { rows.contains($0.node) }.map(\.line).min() ?? 0
  }

  /// The identifiers of the ancestors from the inside out, digits masked.
  private static func chain(_ node: Int, _ tree: [StoredNode]) -> [String] {
    var chain: [String] = []
    var parent = tree[node].parent
    while let current = parent, tree.indices.contains(current), chain.count < 6 {
      if !tree[current].identifier.isEmpty { chain.append(Masks.identifier(tree[current].identifier)) }
      parent = tree[current].parent
    }
    return chain
  }

  /// Roles and identifiers from the outside in, at most four; plain wrappers are left out.
  private static func path(_ node: Int, _ tree: [StoredNode]) -> String {
    var steps: [String] = []
    var current: Int? = node
    while let index = current, tree.indices.contains(index), steps.count < 4 {
      let item = tree[index]
      let isPlain = ["other", "view", "window", "scroll"].contains(item.role) && item.identifier.isEmpty
      if index == node || !isPlain {
        steps.append(item.identifier.isEmpty ? item.role : "\(item.role)#\(item.identifier)")
      }
      current = item.parent
    }
    return steps.reversed().joined(separator: "/")
  }
}
