import Audit
import ScreenModel
import ViewHierarchy

/// How a card or row is exposed.
struct UnitShape {
  /// How the listener meets the unit, from the worst.
  enum Reading: Int {
    case silent, parts, oneStop
  }

  let reading: Reading
  /// Whether it is announced as a button or link; nil where it is no stop or the export does not tell.
  let isButton: Bool?
  /// Whether it offers custom actions; nil as above.
  let hasActions: Bool?
}

/// Finds cards or rows of one kind that are exposed otherwise than most of their neighbours.
struct UnitShapes {
  let minSiblings: Double
  let minMajority: Double
  private static let supplementary = WordSet("header", "footer")

  func run(_ screen: Screen, _ role: Role, _ verdicts: inout Verdicts) {
    // Prototypes of a design file are filled by code, each in its own way.
    guard screen.header.framePrecision != .designTime else { return }
    var groups: [Key: Int] = [:]
    var members: [[(unit: NodeID, shape: UnitShape)]] = []
    var outerEnd = 0
    for unit in screen.roles.nodes(role) where unit.index >= outerEnd {
      outerEnd = Int(screen.tree.subtreeEnd[unit.index])
      guard isComparable(screen, unit), let shape = shape(screen, unit) else { continue }
      let key = key(screen, unit)
      if let group = groups[key] {
        members[group].append((unit, shape))
      } else {
        groups[key] = members.count
        members.append([(unit, shape)])
      }
    }
    for group in members where Double(group.count) >= minSiblings { judge(screen, group, &verdicts) }
  }

  private func judge(_ screen: Screen, _ group: [(unit: NodeID, shape: UnitShape)], _ verdicts: inout Verdicts) {
    let habits = Self.aspects.compactMap { aspect in
      habit(aspect, group.map(\.shape)).map { (aspect: aspect, usual: $0.usual, count: $0.count) }
    }
    guard !habits.isEmpty else { return }
    for member in group {
      let odd = habits.first { habit in
        habit.aspect.of(member.shape).map { $0 < habit.usual } ?? false
      }
      guard let odd else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        member.unit,
        "\(screen.title(member.unit)) is exposed differently from \(odd.count) like it: "
          + odd.aspect.difference(odd.aspect.of(member.shape)),
        confidence: .review)
      fault.detail = odd.aspect.name
      fault.data = [Datum("alike", odd.count), Datum("siblings", group.count)]
      fault.fix = Fix("set up the accessibility of all of them in one place, so that each is exposed the same way")
      verdicts.fault(fault)
    }
  }

  /// One thing in which units may differ, as a rank: each is judged by itself, so that two that are odd in different
  /// ways do not hide each other. One that ranks higher is in better order than most, and not the one at fault.
  private struct Aspect {
    let name: String
    let of: @Sendable (UnitShape) -> Int?
    let difference: @Sendable (Int?) -> String
  }

  private static let aspects = [
    Aspect(
      name: "reading", of: { $0.reading.rawValue },
      difference: { $0 == 0 ? "it cannot be reached, they can" : "it is read in parts, they are one stop each" }),
    Aspect(
      name: "button", of: { $0.isButton.map { $0 ? 1 : 0 } },
      difference: { _ in "they are announced as buttons, it is not" }),
    Aspect(
      name: "actions", of: { $0.hasActions.map { $0 ? 1 : 0 } },
      difference: { _ in "they offer custom actions, it does not" }),
  ]

  /// What most of the units do; nil without such a majority.
  private func habit(_ aspect: Aspect, _ shapes: [UnitShape]) -> (usual: Int, count: Int)? {
    var counts = [0, 0, 0]
    for case let rank? in shapes.map(aspect.of) { counts[rank] += 1 }
    guard let usual = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return nil }
    return Double(counts[usual]) >= Double(shapes.count) * minMajority ? (usual, counts[usual]) : nil
  }

  /// Drawn in full, enabled, and no header or footer. What is cut by a scroll edge may miss its parts in the export.
  private func isComparable(_ screen: Screen, _ unit: NodeID) -> Bool {
    guard screen.visibility.isVisible[unit.index], screen.isEnabled(unit),
      !isCut(screen, unit)
    else { return false }
    var name = screen.tree.name(unit)
    return !name.withUTF8(Self.supplementary.isIn)
  }

  private func isCut(_ screen: Screen, _ unit: NodeID) -> Bool {
    screen.header.platform == .android
      ? screen.isCutByScrolling(unit) : screen.isClipped(unit, missingWidth: true, missingHeight: true)
  }

  /// Nil for what is neither: nothing to read, or a single text, which is one stop whichever way it is built.
  private func shape(_ screen: Screen, _ unit: NodeID) -> UnitShape? {
    if screen.stops.isStop[unit.index] {
      let traits = screen.tree.statedTraits(unit)
      return UnitShape(
        reading: .oneStop, isButton: traits.map { !$0.isDisjoint(with: [.button, .link]) },
        hasActions: screen.carries(.customActions) ? screen.tree.property(.action, unit) != nil : nil)
    }
    guard screen.stops.obstacle[unit.index] == .notElement else { return nil }
    switch screen.stops(in: unit).count {
    case 0: return hasText(screen, unit) ? UnitShape(reading: .silent, isButton: nil, hasActions: nil) : nil
    case 1: return nil
    default: return UnitShape(reading: .parts, isButton: nil, hasActions: nil)
    }
  }

  private func hasText(_ screen: Screen, _ unit: NodeID) -> Bool {
    screen.tree.descendants(unit).contains { row in
      screen.roles.role[row] == .text && screen.visibility.isVisible[row] && screen.hasName(NodeID(row))
    }
  }

  /// Units are compared within a list and a class; where the export has no classes, also only with those that are
  /// made of the same kinds of parts.
  private struct Key: Hashable {
    let holder: Int32
    let className: UInt32
    let kinds: UInt64
  }

  private func key(_ screen: Screen, _ unit: NodeID) -> Key {
    let tree = screen.tree
    let name = tree.name(unit)
    let isClassKnown = !name.isEmpty && !name.hasPrefix("XCUIElementType") && !name.hasPrefix("android.")
    var kinds: UInt64 = 0
    if !isClassKnown {
      for row in tree.descendants(unit) where screen.visibility.isVisible[row] {
        kinds |= 1 << UInt64(screen.roles.role[row].rawValue)
      }
    }
    return Key(holder: CardSets.holder(of: unit, screen), className: tree.className[unit.index], kinds: kinds)
  }
}
