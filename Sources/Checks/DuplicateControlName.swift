import Audit
import ScreenModel
import ViewHierarchy

/// Controls with the same name.
public struct DuplicateControlName: Check {
  public static let id = "duplicate-control-name"
  private let minCount: Double

  public init(_ parameters: RuleParameters) { minCount = parameters["minCount"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var groups: [SpokenKeys.Key: [NodeID]] = [:]
    var order: [SpokenKeys.Key] = []
    var keys = SpokenKeys(screen)
    for control in screen.stops.nodes where isConcerned(screen, control) {
      let key = keys.key(control, within: Int32(screen.roles.role[control.index].rawValue))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(control)
    }
    for key in order {
      guard let alike = groups[key] else { continue }
      let controls = keys.equal(alike)
      guard Double(controls.count) >= max(2, minCount) else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, controls))
    }
  }

  /// Cards and rows are content, which may repeat; so are links in web pages. Composite controls have the system's
  /// names inside.
  private func isConcerned(_ screen: Screen, _ control: NodeID) -> Bool {
    switch screen.roles.role[control.index] {
    case .card, .cell, .row, .key, .icon, .text, .heading, .image, .pageIndicator, .rating: return false
    default: break
    }
    var elsewhere: Surroundings = [.system, .compositeControl, .webView, .field]
    // On iOS the stars of a rating have a rule of their own.
    if screen.header.platform == .ios { elsewhere.insert(.rating) }
    return screen.isInteractive(control) && screen.isEnabled(control) && screen.visibility.isVisible[control.index]
      && screen.roles.surroundings[control.index].isDisjoint(with: elsewhere) && screen.hasName(control)
  }

  private func fault(_ screen: Screen, _ controls: [NodeID]) -> Fault {
    let isInRows = areInNamedRows(screen, controls)
    let role = screen.roleWords(controls[0])
    let name = screen.shortName(controls[0])
    var fault = Fault(
      controls[0],
      isInRows
        ? "each of \(controls.count) rows has a \(role) named \"\(name)\", without saying of which row"
        : "\(controls.count) controls of the screen are named \"\(name)\"",
      confidence: isInRows || screen.header.platform == .android || !screen.stops.isStated ? .review : .certain)
    if isInRows { fault.severity = .note }
    fault.data = [Datum("controls", controls.count)]
    fault.related = controls.dropFirst().map { RelatedNode($0, why: "same name") }
    fault.groupsInCells = false
    fault.fix = Fix(isInRows ? "add the name of the row to the label" : "say in each label what the \(role) acts on")
    return fault
  }

  /// Whether each lies in a row or card of its own that says what it is about.
  private func areInNamedRows(_ screen: Screen, _ controls: [NodeID]) -> Bool {
    var units: Set<NodeID> = []
    for control in controls {
      guard let unit = screen.roles.unit(of: control), unit != control, units.insert(unit).inserted else {
        return false
      }
      guard screen.hasName(unit) || screen.headerText(of: unit) != nil else { return false }
    }
    return true
  }
}
