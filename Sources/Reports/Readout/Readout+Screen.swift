import Audit
import ScreenModel
import ViewHierarchy

extension Readout {
  /// The readout of a screen.
  /// - Parameter hints: whether what follows after a pause is told too: hints, "Actions available", "More Content".
  public init(_ screen: Screen, hints: Bool = true) {
    var assembly = ReadoutAssembly(screen, hints: hints)
    for stop in screen.order.sequence { assembly.add(stop) }
    lines = assembly.lines
    stops = assembly.stops
    seconds = assembly.seconds
    reader = ScreenReader(screen.header.platform)
    format = screen.header.sourceFormat
    isOrderStated = screen.order.isStated
    areStopsStated = screen.stops.isStated
    unstable = screen.order.unstable.map { members in
      members.map { assembly.firstNumber(in: $0) }.filter { $0 > 0 }.sorted()
    }
    primaryStop = screen.primaryAction.map { Int(screen.order.rank[$0.index]) + 1 }
    missing = assembly.facts
    isTruncated = screen.header.truncated
    isInterrupted = screen.header.interrupted
  }
}

/// Goes through the stops of a screen and opens and closes the containers on the way.
private struct ReadoutAssembly {
  private let screen: Screen
  private let hints: Bool
  private let units: UnitNumbers
  private var containers: StopContainers
  private var open: [NodeID] = []
  private var isOpen: Set<NodeID> = []
  private(set) var lines: [Readout.Line] = []
  private(set) var stops: [Readout.Stop] = []
  private(set) var seconds = 0.0
  private var count = 0
  private var bytes: [UInt8] = []
  /// What the screen reader speaks and the screen's export does not carry.
  let facts: [Fact]

  init(_ screen: Screen, hints: Bool) {
    self.screen = screen
    self.hints = hints
    units = UnitNumbers(screen)
    containers = StopContainers(screen)
    // Android knows no traits, and a value is what is drawn.
    let isIOS = screen.header.platform == .ios
    facts = (isIOS ? [.traits, .value, .hint, .customActions] : [.hint, .customActions]).filter { !screen.carries($0) }
  }

  mutating func add(_ node: NodeID) {
    enter(around: node)
    count += 1
    let stop = stop(node)
    seconds += stop.seconds
    stops.append(stop)
    lines.append(.stop(stop, number: count, depth: open.count))
  }

  /// The number of the first stop at or below a node; 0 where there is none.
  func firstNumber(in node: NodeID) -> Int {
    let rank = screen.order.rank
    return screen.tree.subtree(node).lazy.map { rank[$0] }.filter { $0 >= 0 }.min().map { Int($0) + 1 } ?? 0
  }

  /// Leaves the containers that the stop is not in, and enters those that it is in.
  private mutating func enter(around node: NodeID) {
    var path: [NodeID] = []
    var around = containers.container(around: node)
    while let container = around, !isOpen.contains(container), path.count < screen.tree.count {
      path.append(container)
      around = containers.container(around: container)
    }
    while let last = open.last, last != around {
      open.removeLast()
      isOpen.remove(last)
    }
    for container in path.reversed() {
      lines.append(.container(description(container), depth: open.count))
      open.append(container)
      isOpen.insert(container)
    }
  }

  private func description(_ node: NodeID) -> Readout.Container {
    let tree = screen.tree
    let label = tree.label[node.index]
    var number: String?
    if screen.roles.unit[node.index] == node.row, let place = units.number(of: node), place.unit == node,
      place.count > 1
    {
      number = "\(place.index) of \(place.count)"
    }
    return Readout.Container(
      node: node.index, word: containers.word(node) ?? "", name: label.hasBytes ? folded(label) : nil,
      identifier: tree.string(tree.identifier[node.index]).flatMap { $0.isEmpty ? nil : $0 }, number: number)
  }

  private func folded(_ text: TextRef) -> String {
    var bytes: [UInt8] = []
    screen.appendFolded(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func stop(_ node: NodeID) -> Readout.Stop {
    let tree = screen.tree
    let row = node.index
    bytes.removeAll(keepingCapacity: true)
    let texts = screen.appendSpoken(node, to: &bytes)
    let spoken = String(decoding: bytes, as: UTF8.self)
    let (hint, remarks) = hints ? (screen.hint(node), screen.remarks(node)) : ("", "")
    let role = screen.roles.role[row]
    let unit = units.number(of: node).flatMap { number in
      number.count > 1 ? (word: screen.roles.role[number.unit.index] == .card ? "card" : "cell", number: number) : nil
    }
    return Readout.Stop(
      node: row, line: Int(tree.position[row].line), role: "\(role.name)",
      identifier: tree.string(tree.identifier[row]).flatMap { $0.isEmpty ? nil : $0 }, spoken: spoken,
      remarks: remarks, hint: hint, textBytes: texts,
      unit: unit.map { "\($0.word) \($0.number.index) of \($0.number.count)" } ?? "",
      isUnitTold: unit.map { isOpen.contains($0.number.unit) } ?? false,
      spot: screen.place(of: node)?.words ?? "",
      seconds: Speech.seconds(bytes) + Speech.seconds(hint.utf8) + Speech.seconds(remarks.utf8),
      isHeading: role == .heading || tree.hasTrait(.header, node),
      missing: facts.filter { $0 != .traits || !tree.has(.traits, node) })
  }
}
