import Audit
import ScreenModel
import ViewHierarchy

/// How a card or row is exposed.
struct UnitShape: Hashable {
  /// How the listener meets the unit.
  enum Reading {
    case oneStop, parts, silent
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
    var counts: [UnitShape: Int] = [:]
    for member in group { counts[member.shape, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    guard let usual = group.first(where: { counts[$0.shape] == most })?.shape,
      Double(most) / Double(group.count) >= minMajority
    else { return }
    for member in group {
      guard let difference = difference(member.shape, from: usual) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        member.unit,
        "\(screen.title(member.unit)) is exposed differently from \(most) like it: \(difference)", confidence: .review)
      fault.data = [Datum("alike", most), Datum("siblings", group.count)]
      fault.fix = Fix("set up the accessibility of all of them in one place, so that each is exposed the same way")
      verdicts.fault(fault)
    }
  }

  /// What the odd one lacks. One that is in better order than most, or has more to offer, is not the one at fault.
  private func difference(_ shape: UnitShape, from usual: UnitShape) -> String? {
    switch (shape.reading, usual.reading) {
    case (.parts, .oneStop): return "it is read in parts, they are one stop each"
    case (.silent, .oneStop), (.silent, .parts): return "it cannot be reached, they can"
    default: break
    }
    if shape.isButton == false, usual.isButton == true { return "they are announced as buttons, it is not" }
    if shape.hasActions == false, usual.hasActions == true { return "they offer custom actions, it does not" }
    return nil
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
