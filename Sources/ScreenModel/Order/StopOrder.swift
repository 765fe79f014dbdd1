import ViewHierarchy

/// Pass 6: the stops in the order in which the screen reader lands on them.
public struct StopOrder: Sendable {
  /// The stops, first to last.
  public let sequence: [NodeID]
  /// The place of each stop in the sequence; -1 for other nodes.
  public let rank: [Int32]
  /// Whether every stop's place is stated by explicit orders, or predicted.
  public let isStated: Bool
  /// Stops, and groups of them, whose order among each other depends on the sorting algorithm, since the platform's
  /// comparison contradicts itself there (three of them, each with the next on one row, but the first above the last).
  public let unstable: [[NodeID]]

  init(
    _ tree: ViewTree, _ header: ScreenHeader, _ visibility: Visibility, _ roles: Roles, _ stops: Stops, _ groups: Groups
  ) {
    if header.platform == .android, tree.orders.isEmpty {
      let order = TalkBackOrder(tree, visibility, stops, isRightToLeft: header.direction == .rtl)
      self.init(tree, sequence: order.sequence(), unstable: [], isStated: false)
      return
    }
    var assembly = OrderAssembly(tree, header, visibility, roles, stops, groups)
    assembly.sortMembers()
    let isStated = !tree.orders.isEmpty && assembly.isStated
    self.init(tree, sequence: assembly.expand(), unstable: assembly.unstable, isStated: isStated)
  }

  private init(_ tree: ViewTree, sequence: [NodeID], unstable: [[NodeID]], isStated: Bool) {
    var rank = [Int32](repeating: -1, count: tree.count)
    for (place, node) in sequence.enumerated() { rank[node.index] = Int32(place) }
    self.sequence = sequence
    self.rank = rank
    self.unstable = unstable
    self.isStated = isStated
  }
}

extension Screen {
  /// The order that VoiceOver would take if some views grouped their accessibility children.
  func order(grouping views: [NodeID]) -> StopOrder {
    StopOrder(tree, header, visibility, roles, stops, Groups(tree, roles, stops, grouped: views))
  }
}

/// The tree of groups with their members: stops and inner groups.
private struct OrderAssembly {
  private let tree: ViewTree
  private let visibility: Visibility
  private let roles: Roles
  private let stops: Stops
  private let groups: Groups
  private let rows: RowOrder
  private let isRightToLeft: Bool
  private let screenHeight: Double
  /// The members of group g are `members[starts[g]..<starts[g + 1]]`; group 0 is the screen, group row + 1 a node.
  private var members: [Int32] = []
  private var starts: [Int32]
  /// Where each group or stop is placed among its siblings.
  private var anchor: [Rect]
  private(set) var unstable: [[NodeID]] = []

  init(
    _ tree: ViewTree, _ header: ScreenHeader, _ visibility: Visibility, _ roles: Roles, _ stops: Stops, _ groups: Groups
  ) {
    self.tree = tree
    self.visibility = visibility
    self.roles = roles
    self.stops = stops
    self.groups = groups
    let shortSide = min(header.width, header.height)
    rows = RowOrder(threshold: RowOrder.threshold(isPhone: shortSide < 600))
    isRightToLeft = header.direction == .rtl
    screenHeight = header.height
    anchor = [Rect](repeating: .zero, count: tree.count)
    starts = [Int32](repeating: 0, count: tree.count + 2)
    var hasStops = stops.isStop
    for row in stride(from: tree.count - 1, through: 0, by: -1) where hasStops[row] && groups.owner[row] >= 0 {
      hasStops[Int(groups.owner[row])] = true
    }
    // A listed node can come before the container that lists it; one more pass up reaches those.
    for (row, _) in stops.listings where hasStops[Int(row)] {
      var owner = groups.owner[Int(row)]
      while owner >= 0, !hasStops[Int(owner)] {
        hasStops[Int(owner)] = true
        owner = groups.owner[Int(owner)]
      }
    }
    let isMember = (0..<tree.count).map { hasStops[$0] && (stops.isStop[$0] || groups.isGroup[$0]) }
    for row in 0..<tree.count where isMember[row] { starts[Int(groups.owner[row]) + 2] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var next = starts
    members = [Int32](repeating: 0, count: Int(starts[starts.count - 1]))
    for row in 0..<tree.count where isMember[row] {
      let slot = Int(groups.owner[row]) + 1
      members[Int(next[slot])] = Int32(row)
      next[slot] += 1
    }
  }

  private func range(_ group: Int) -> Range<Int> { Int(starts[group])..<Int(starts[group + 1]) }

  /// Sorts the members of every group, inner groups first, since a group is placed at its first member.
  mutating func sortMembers() {
    for row in 0..<tree.count where stops.isStop[row] {
      anchor[row] = tree.frame[row]
      // Exports do not clip frames to scroll views; a half-scrolled row would jump ahead of what stands above it.
      if let clipped = visibility.viewport(NodeID(row))?.intersection(tree.frame[row]), !clipped.isEmpty {
        anchor[row] = clipped
      }
    }
    for group in groupsFromOutside().reversed() {
      sort(group)
      if group > 0, !stops.isStop[group - 1] { anchor[group - 1] = place(group) }
    }
  }

  /// The groups that have members, each after the group that it is a member of.
  private func groupsFromOutside() -> [Int] {
    var found = [0]
    var next = 0
    while next < found.count {
      for slot in range(found[next]) where !range(Int(members[slot]) + 1).isEmpty {
        found.append(Int(members[slot]) + 1)
      }
      next += 1
    }
    return found
  }

  /// Whether every group of more than one member states their order.
  var isStated: Bool {
    groupsFromOutside().allSatisfy { group in
      range(group).count < 2 || (group > 0 && tree.explicitOrder(NodeID(group - 1)) != nil)
    }
  }

  /// Where a group is placed: at the member that comes first by position, also where the order is explicit; tabs in an
  /// explicit order are placed at their container.
  private func place(_ group: Int) -> Rect {
    let range = range(group)
    guard let first = range.first else { return .zero }
    guard tree.explicitOrder(NodeID(group - 1)) != nil else { return anchor[Int(members[first])] }
    if isTabs(group - 1), let frame = tree.statedFrame(NodeID(group - 1)) { return frame }
    var items = range.map { item(members[$0]) }
    rows.sort(&items)
    return items.first.map { anchor[Int($0.node)] } ?? .zero
  }

  private func isTabs(_ row: Int) -> Bool {
    roles.role[row] == .tabBar || roles.surroundings[row].contains(.tabBar) || tree.traits[row].contains(.tabBar)
  }

  private func item(_ node: Int32) -> RowOrder.Item {
    let frame = anchor[Int(node)]
    return RowOrder.Item(node: node, top: frame.minY, lead: isRightToLeft ? -frame.minX : frame.minX, tie: node)
  }

  private mutating func sort(_ group: Int) {
    let range = range(group)
    guard range.count > 1 else { return }
    if group > 0, tree.explicitOrder(NodeID(group - 1)) != nil {
      members[range].sort { (stops.listPosition[$0] ?? .max, $0) < (stops.listPosition[$1] ?? .max, $1) }
      return
    }
    if group > 0, isList(group - 1), isInOrder(range) { return }
    var items = range.map { item(members[$0]) }
    if group > 0, isBar(group - 1) {
      // The system orders the items of its bars from the leading edge, whatever their tops.
      items.sort { ($0.lead, $0.tie) < ($1.lead, $1.tie) }
    } else {
      for part in rows.sort(&items).unstable {
        unstable.append(items[part].map { NodeID(Int($0.node)) })
      }
    }
    for (offset, item) in items.enumerated() { members[range.lowerBound + offset] = item.node }
    placeBars(range)
  }

  /// Cells come by index path. Rows outside the visible part may carry stale frames, so where the visible rows stand in
  /// document order, all do.
  private func isInOrder(_ range: Range<Int>) -> Bool {
    var last: RowOrder.Item?
    for slot in range where visibility.isVisible[Int(members[slot])] {
      let item = item(members[slot])
      if let last {
        let isBelow = item.top - last.top >= rows.threshold
        let isBeside = (item.top - last.top).magnitude < rows.threshold && item.lead >= last.lead
        if !isBelow, !isBeside { return false }
      }
      last = item
    }
    return true
  }

  private func isList(_ row: Int) -> Bool {
    switch roles.role[row] {
    case .list, .collection, .table: true
    default: false
    }
  }

  private func isBar(_ row: Int) -> Bool {
    switch roles.role[row] {
    case .navigationBar, .toolbar, .tabBar: true
    default: false
    }
  }

  /// The navigation bar is read first, the system's tab bar last, unless it lies at the top.
  private mutating func placeBars(_ range: Range<Int>) {
    func place(_ node: Int32) -> Int {
      switch roles.role[Int(node)] {
      case .statusBar, .navigationBar: 0
      case .tabBar where tree.kind[Int(node)] == .tabBar && !isInUpperHalf(Int(node)): 2
      default: 1
      }
    }
    guard range.contains(where: { place(members[$0]) != 1 }) else { return }
    let sorted = (0...2).flatMap { wanted in members[range].filter { place($0) == wanted } }
    members.replaceSubrange(range, with: sorted)
  }

  private func isInUpperHalf(_ row: Int) -> Bool {
    screenHeight > 0 && tree.presence[row].contains(.frame) && tree.frame[row].midY < screenHeight / 2
  }

  /// The stops, group by group.
  func expand() -> [NodeID] {
    var sequence: [NodeID] = []
    sequence.reserveCapacity(stops.nodes.count)
    var open: [(next: Int, end: Int)] = [(Int(starts[0]), Int(starts[1]))]
    while let top = open.last {
      guard top.next < top.end else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let row = Int(members[top.next])
      if stops.isStop[row] { sequence.append(NodeID(row)) }
      let inner = range(row + 1)
      if !inner.isEmpty { open.append((inner.lowerBound, inner.upperBound)) }
    }
    // Containers that list each other belong to nobody; what they hold comes last.
    if sequence.count < stops.nodes.count {
      let placed = Set(sequence)
      sequence += stops.nodes.filter { !placed.contains($0) }
    }
    return sequence
  }
}
