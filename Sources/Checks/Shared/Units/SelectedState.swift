import Audit
import ScreenModel
import ViewHierarchy

/// Cards or rows that are shown as selected, and whether that can be heard.
struct SelectedState {
  private let screen: Screen
  /// Units, and units with a checked icon, by the list that holds them.
  private var units: [Int32: (all: Int, checked: Int)] = [:]
  /// The checked icon of each unit that shows one.
  private var icons: [Int32: NodeID] = [:]

  private static let states = WordSet(
    "selected", "checked", "chosen", "ticked", "active", "current", "on", "done", "completed", "complete",
    "seleccionado", "seleccionada", "selecionado", "selecionada", "selezionato", "selezionata", "geselecteerd", "valgt",
    "vald", "1", "true", "yes")
  /// A check that is not there, and checks that say something else: verified, delivered, read.
  private static let otherChecks = WordSet(
    "off", "empty", "unchecked", "unselected", "unselect", "outline", "blank", "none", "no", "not", "disabled", "seal",
    "shield", "verified", "badge", "double", "sent", "delivered", "read", "spell", "list")
  /// Among fewer units nobody can say that all of them show the icon.
  private static let minUnits = 3

  init(_ screen: Screen, _ role: Role) {
    self.screen = screen
    for row in 0..<screen.tree.count where screen.parts.part[row] == .checkedIcon {
      let icon = NodeID(row)
      guard screen.visibility.isVisible[row], let unit = screen.roles.unit(of: icon),
        screen.roles.role[unit.index] == role, !isOtherCheck(icon)
      else { continue }
      if icons[unit.row] == nil { icons[unit.row] = icon }
    }
    guard !icons.isEmpty else { return }
    for unit in screen.roles.nodes(role) where screen.visibility.isVisible[unit.index] {
      let list = CardSets.holder(of: unit, screen)
      units[list, default: (0, 0)].all += 1
      if icons[unit.row] != nil { units[list, default: (0, 0)].checked += 1 }
    }
  }

  func run(_ role: Role, _ verdicts: inout Verdicts) {
    for unit in screen.roles.nodes(role) where screen.visibility.isVisible[unit.index] {
      let isFlagged = isFlagged(unit)
      guard isFlagged || icons[unit.row] != nil else { continue }
      if isTold(unit) {
        verdicts.pass()
      } else if !knowsState(unit) || (!isFlagged && isShownByAll(unit)) {
        verdicts.cannotTell()
      } else {
        verdicts.fault(fault(unit, isFlagged))
      }
    }
  }

  private func isOtherCheck(_ icon: NodeID) -> Bool {
    let tree = screen.tree
    let names = [tree.identifier[icon.index], tree.property(.asset, icon)?.text ?? .absent, tree.label[icon.index]]
    return names.contains { $0.hasBytes && tree.withBytes($0, Self.otherChecks.isIn) }
  }

  /// The view's own state, which only a dump of views has: WebDriverAgent's `selected` is read from the trait.
  private func isFlagged(_ unit: NodeID) -> Bool {
    let flags = screen.tree.flags[unit.index]
    return screen.carries(.elementFlag) && (flags.isTrue(.selected) || flags.isTrue(.checked))
  }

  /// A list in which every row shows the icon is a list of features, not a choice.
  private func isShownByAll(_ unit: NodeID) -> Bool {
    guard let list = units[CardSets.holder(of: unit, screen)] else { return false }
    return list.all >= Self.minUnits && list.checked == list.all
  }

  private func knowsState(_ unit: NodeID) -> Bool {
    let isStopKnown = screen.tree.has(.traits, unit) || screen.tree.flag(.selected, unit) == false
    if screen.stops.isStop[unit.index] { return isStopKnown }
    let parts = screen.stops(in: unit)
    return !parts.isEmpty && parts.allSatisfy { screen.tree.has(.traits, $0) }
  }

  /// The unit, or a stop inside it, says the state by trait, value or label.
  private func isTold(_ unit: NodeID) -> Bool {
    if says(unit) { return true }
    if screen.stops.isStop[unit.index] { return false }
    return screen.stops(in: unit).contains { says($0) || icons[unit.row] == $0 && screen.hasName($0) }
  }

  private func says(_ node: NodeID) -> Bool {
    let tree = screen.tree
    if tree.hasTrait(.selected, node) { return true }
    if !screen.carries(.elementFlag), tree.flags[node.index].isTrue(.selected) { return true }
    return [tree.value[node.index], tree.label[node.index]].contains {
      $0.hasBytes && tree.withBytes($0, Self.states.isIn)
    }
  }

  private func fault(_ unit: NodeID, _ isFlagged: Bool) -> Fault {
    let evidence = isFlagged ? "is selected" : "shows a check"
    var fault = Fault(
      unit, "\(screen.title(unit)) \(evidence) and is not announced as selected",
      confidence: isFlagged ? .certain : .review)
    if let icon = icons[unit.row] { fault.related = [RelatedNode(icon, why: "checked icon")] }
    fault.groupsInCells = false
    fault.fix = Fix(
      "add the trait selected while it is selected, and take it off when it is not",
      code: FixSnippets.trait(screen.header.platform, view: screen.variable(unit), .selected))
    return fault
  }
}
