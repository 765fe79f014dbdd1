import ReadingOrder
import ViewHierarchy

/// Stops as a problem for the solver, and its answer as stops.
struct OrderBridge {
  private let screen: Screen
  /// Today's order.
  private let current: [NodeID]
  /// The stops that are drawn somewhere, in document order.
  private let items: [NodeID]
  /// Stops with others inside: they are read right before what they hold.
  private let holders: [NodeID]
  private let container: NodeID?

  /// Nil where the export has no frames.
  init?(_ screen: Screen, within container: NodeID?) {
    guard screen.carries(.frames) else { return nil }
    self.screen = screen
    self.container = container
    let stops = container.map(screen.stops(in:)) ?? screen.stops.nodes[...]
    current =
      container == nil
      ? screen.order.sequence : stops.sorted { screen.order.rank[$0.index] < screen.order.rank[$1.index] }
    let placed = stops.filter { Self.isPlaced($0, on: screen) }
    holders = zip(placed, placed.dropFirst()).compactMap { stop, next in
      screen.tree.isAncestor(stop, of: next) && screen.order.rank[stop.index] < screen.order.rank[next.index]
        ? stop : nil
    }
    let isHolder = Set(holders)
    items = placed.filter { !isHolder.contains($0) }
  }

  /// What is off the screen is placed only by what scrolls; the frames of drawers and the like say nothing.
  private static func isPlaced(_ stop: NodeID, on screen: Screen) -> Bool {
    guard let frame = screen.tree.statedFrame(stop), !frame.isEmpty, frame.isPlausible else { return false }
    return screen.visibility.isVisible[stop.index] || screen.visibility.viewport(stop) != nil
      || screen.header.framePrecision == .designTime
  }

  func solve() -> ProposedOrder {
    if items.count < 2 { return ProposedOrder(asTheyAre: current) }
    let frames = UnrolledFrames(screen, items).frames
    if isStraight(frames) { return ProposedOrder(asTheyAre: current) }
    let groups = OrderGroups(screen, items, frames)
    let problem = problem(frames, groups)
    return answer(ReadingOrderSolver.solve(problem), groups)
  }

  // MARK: The problem

  /// Whether each stop lies below the one that is read before it, and nothing speaks for another order.
  private func isStraight(_ frames: [Rect]) -> Bool {
    let byRank = items.indices.sorted { screen.order.rank[items[$0].index] < screen.order.rank[items[$1].index] }
    for (place, next) in zip(byRank, byRank.dropFirst()) where frames[next].minY < frames[place].maxY { return false }
    return !items.contains { textLength($0) >= Self.longText && isInCard($0) }
  }

  /// From this length on the guide's card policy looks at a text (`ReadingOrder`, three lines of a phone).
  private static let longText = 120

  private func isInCard(_ stop: NodeID) -> Bool {
    screen.roles.unit(of: stop).map { screen.roles.role[$0.index] == .card } ?? false
  }

  private func problem(_ frames: [Rect], _ groups: OrderGroups) -> OrderProblem {
    let main = container == nil ? screen.primaryAction : nil
    let items = items.enumerated().map { place, stop in
      let frame = frames[place]
      return OrderItem(
        box: OrderBox(x: frame.x, y: frame.y, width: frame.width, height: frame.height), role: role(stop),
        textLength: textLength(stop), fontSize: screen.tree.number(.fontSize, stop), hints: hints(stop, main),
        group: groups.home[place], existingRank: Int(screen.order.rank[stop.index]))
    }
    var groups = groups.groups
    // The solver is asked about a card as a card, also where it is all there is.
    if let container, screen.roles.role[container.index] == .card {
      groups = groups.map { group in
        var group = group
        if group.parent < 0, group.kind == .plain { group.kind = .card }
        return group
      }
    }
    return OrderProblem(
      items: items, groups: groups, direction: screen.direction == .rtl ? .rightToLeft : .leftToRight,
      width: screen.header.width, height: screen.header.height, policy: .primaryFirst)
  }

  private func role(_ stop: NodeID) -> OrderRole {
    if screen.tree.hasTrait(.header, stop) { return .heading(level: level(stop)) }
    switch screen.roles.role[stop.index] {
    case .heading: return .heading(level: level(stop))
    case .text: return .text
    case .image, .icon: return .image
    case .button, .tab, .menu, .menuItem, .key: return .button
    case .link: return .link
    case .field, .secureField, .searchField, .textArea: return .field
    case .toggle, .checkbox, .radio: return .toggle
    case .slider, .stepper, .picker: return .slider
    case .progress, .pageIndicator: return .progress
    case .rating: return .rating
    default: return .other
    }
  }

  private func level(_ stop: NodeID) -> Int {
    screen.tree.number(.headingLevel, stop).flatMap { Int(exactly: $0) } ?? 0
  }

  /// In bytes, which is enough to tell a paragraph from a title.
  private func textLength(_ stop: NodeID) -> Int {
    let (label, text) = (screen.tree.label[stop.index], screen.tree.text[stop.index])
    return Int(label.hasBytes ? label.count : text.count)
  }

  private func hints(_ stop: NodeID, _ main: NodeID?) -> OrderItem.Hints {
    var hints: OrderItem.Hints = []
    if stop == main || screen.parts.part[stop.index] == .headerText || isPrice(stop) { hints.insert(.primary) }
    switch screen.roles.role[stop.index] {
    case .image, .icon:
      if !screen.hasName(stop) { hints.insert(.decorative) }
    case .button:
      if [screen.tree.label, screen.tree.identifier].contains(where: { texts in
        texts[stop.index].hasBytes && screen.tree.withBytes(texts[stop.index], Self.destructive.isIn)
      }) {
        hints.insert(.destructive)
      }
    default: break
    }
    return hints
  }

  private static let destructive = WordSet("delete", "remove", "discard", "erase")

  /// Whether a short text of a card is an amount of money: digits and a sign of a currency.
  private func isPrice(_ stop: NodeID) -> Bool {
    guard screen.roles.role[stop.index] == .text, isInCard(stop), textLength(stop) <= 24 else { return false }
    let (label, text) = (screen.tree.label[stop.index], screen.tree.text[stop.index])
    return screen.tree.withBytes(label.hasBytes ? label : text) { bytes in
      guard bytes.contains(where: \.isDigit) else { return false }
      return bytes.indices.contains { index in
        switch (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0) {
        // $; the cent, pound, currency and yen signs; the block of currency symbols from U+2080 on.
        case (UInt8(ascii: "$"), _), (0xC2, 0xA2...0xA5), (0xE2, 0x82): true
        default: false
        }
      }
    }
  }

  // MARK: The answer

  private func answer(_ found: OrderProposal, _ groups: OrderGroups) -> ProposedOrder {
    // A stop that is drawn nowhere keeps following the stop that it follows today.
    let isItem = Set(items)
    var followers: [NodeID: [NodeID]] = [:]
    var sequence: [NodeID] = []
    var last: NodeID?
    let isHolder = Set(holders)
    for stop in current where !isHolder.contains(stop) {
      if isItem.contains(stop) {
        last = stop
      } else if let last {
        followers[last, default: []].append(stop)
      } else {
        sequence.append(stop)
      }
    }
    var isRead: Set<NodeID> = []
    for item in found.sequence {
      sequence += screen.holders(of: items[item], among: isHolder).filter { isRead.insert($0).inserted }
      sequence.append(items[item])
      sequence += followers[items[item]] ?? []
    }
    var place = [Int](repeating: 0, count: items.count)
    for (index, item) in found.sequence.enumerated() { place[item] = index }
    let moves = found.moves.map { move in
      let after = move.after.map { followers[items[$0]]?.last ?? items[$0] }
      return ProposedOrder.Move(
        nodes: move.items.map { items[$0] }, group: move.group.map { groups.nodes[$0] }, after: after,
        saved: move.saved, confidence: move.confidence,
        reasons: move.reasons.map { reason in
          let comesFirst = move.items.first.map { place[$0] < place[reason.other] } ?? true
          return ProposedOrder.Reason(kind: Self.kind(reason.kind, comesFirst), other: items[reason.other])
        })
    }
    let pairs = found.inferredGroups.filter { group in
      group.arrangement == .row && group.items.count == 2
        && group.items.allSatisfy { screen.roles.role[items[$0].index] == .text }
    }
    return ProposedOrder(
      current: current, sequence: sequence,
      costs: (found.existingCost ?? found.proposedCost, found.proposedCost, found.lowerBound), moves: moves,
      pairs: pairs.map { $0.items.map { items[$0] } })
  }

  private static func kind(_ kind: OrderReason.Kind, _ comesFirst: Bool) -> ProposedOrder.Reason.Kind {
    switch kind {
    case .above: .above
    case .below: .below
    case .leading: .leading
    case .trailing: .trailing
    case .columnBefore: .columnBefore
    case .columnAfter: .columnAfter
    case .overlapping: .overlapping
    case .primaryFirst: comesFirst ? .primaryFirst : .longLast
    case .stated, .precedence: .stated
    }
  }
}

extension Screen {
  /// The nodes of a set around a node, outermost first.
  fileprivate func holders(of node: NodeID, among set: Set<NodeID>) -> [NodeID] {
    set.isEmpty ? [] : tree.ancestors(node).filter(set.contains).reversed()
  }
}
