import ScreenModel
import ViewHierarchy

/// Makes findings of faults: equal faults in equal cells become one, sorted by node and rule.
struct FindingAssembly {
  let screen: Screen
  let key: String
  let rules: [ActiveRule]

  func findings(_ faults: [ToldFault]) -> [Finding] {
    guard !faults.isEmpty else { return [] }
    let template = CellTemplates(screen)
    let description = NodeDescription(screen)
    var groups: [GroupKey: Int] = [:]
    var members: [[ToldFault]] = []
    let sorted = faults.sorted { ($0.fault.node.row, $0.rule) < ($1.fault.node.row, $1.rule) }
    for fault in sorted {
      guard let place = template.place(of: fault.fault) else {
        members.append([fault])
        continue
      }
      let group = GroupKey(
        rule: fault.rule, detail: fault.fault.detail, confidence: fault.fault.confidence, place: place)
      if let index = groups[group] {
        members[index].append(fault)
      } else {
        groups[group] = members.count
        members.append([fault])
      }
    }
    return members.compactMap { finding($0, description) }
  }

  private struct GroupKey: Hashable {
    let rule: Int
    let detail: String
    let confidence: Confidence?
    let place: CellTemplates.Place
  }

  private func finding(_ faults: [ToldFault], _ description: NodeDescription) -> Finding? {
    guard let first = faults.first else { return nil }
    let rule = rules[first.rule]
    let fault = first.fault
    let confidence = fault.confidence ?? rule.page.confidence
    let severity = fault.severity.map { min($0, rule.severity) } ?? rule.severity
    let spoken = screen.stops.isStop[fault.node.index] ? screen.spoken(fault.node) : nil
    return Finding(
      rule: rule.page.id, severity: confidence == .review ? severity.lowered : severity, fullSeverity: severity,
      impact: fault.impact ?? rule.page.impact, confidence: confidence, screen: key,
      element: description.element(fault.node), message: message(fault, of: faults.count), detail: fault.detail,
      data: fault.data, fix: fix(fault), position: screen.tree.position[fault.node.index],
      occurrences: faults.count,
      others: faults.dropFirst().prefix(Finding.listedPlaces).map { description.place($0.fault.node) },
      related: fault.related.map { (description.place($0.node), $0.why) },
      spoken: spoken.flatMap { $0.isEmpty ? nil : $0 },
      identity: description.identity(
        fault.node, others: fault.related.map(\.node) + faults.dropFirst().map(\.fault.node)))
  }

  /// The fix, with the code first that the app is written with where the export tells.
  private func fix(_ fault: Fault) -> Fix? {
    guard let fix = fault.fix, screen.isWrittenInCompose(fault.node) else { return fault.fix }
    return fix.leading(with: .compose)
  }

  private func message(_ fault: Fault, of count: Int) -> String {
    guard fault.groupsAlike, count > 1 else { return fault.message }
    return "\(fault.message); so \(count == 2 ? "does 1 more" : "do \(count - 1) more") like it"
  }
}

/// Where nodes stand in repeated cells: nodes at the same place of cells in one list are one thing repeated.
struct CellTemplates {
  /// A place in the cells of a list.
  struct Place: Hashable {
    let list: Int32
    let role: Role
    let className: UInt32
    let path: [UInt8]
  }

  private let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  /// Where a fault is one with its like: in its cell, or on the screen; nil where it stands alone.
  func place(of fault: Fault) -> Place? {
    if fault.groupsAlike {
      let isOnPage = screen.roles.surroundings[fault.node.index].contains(.webView)
      let role = isOnPage ? .webView : screen.roles.role[fault.node.index]
      return Place(list: -1, role: role, className: 0, path: [])
    }
    return fault.groupsInCells ? place(of: fault.node) : nil
  }

  /// The place of a node in its cell; nil outside repeated cells.
  func place(of node: NodeID) -> Place? {
    guard let unit = screen.roles.unit(of: node), let list = screen.tree.parent(of: unit) else { return nil }
    var path: [UInt8] = []
    var row = node
    while row != unit, path.count < 64 {
      path.append(screen.roles.role[row.index].rawValue)
      guard let parent = screen.tree.parent(of: row) else { return nil }
      row = parent
    }
    return Place(
      list: list.row, role: screen.roles.role[node.index], className: screen.tree.className[node.index], path: path)
  }
}
