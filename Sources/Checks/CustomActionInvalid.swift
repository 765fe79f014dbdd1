import Audit
import ScreenModel
import ViewHierarchy

/// Custom actions that cannot be told apart or found.
public struct CustomActionInvalid: Check {
  public static let id = "custom-action-invalid"
  private let maxActions: Double

  public init(_ parameters: RuleParameters) { maxActions = parameters["maxActions"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where screen.tree.has(.properties, node) && screen.isAppOwn(node) {
      let actions = screen.tree.properties(node).filter { $0.key == .action }
      guard !actions.isEmpty else { continue }
      guard let objection = objection(screen, actions) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(node, "\(objection.subject) of \(screen.title(node)) \(objection.why)")
      fault.detail = objection.detail
      fault.data = [Datum("actions", actions.count)]
      if objection.detail == "count" || objection.detail == "name" { fault.severity = .warning }
      fault.fix = Fix(objection.fix)
      verdicts.fault(fault)
    }
  }

  private struct Objection {
    let subject: String
    let why: String
    let detail: String
    let fix: String
  }

  private func objection(_ screen: Screen, _ actions: [Property]) -> Objection? {
    var seen: [String: Int] = [:]
    for (index, action) in actions.enumerated() {
      let name = screen.tree.string(action.text) ?? ""
      let subject = "custom action \(index + 1)"
      if screen.tree.withBytes(action.text, Blank.isBlank) {
        return Objection(
          subject: subject, why: "has no name, so the menu has an empty line", detail: "empty",
          fix: "name the action by what it does")
      }
      if let first = seen.updateValue(index, forKey: HeardNames.of(name)) {
        return Objection(
          subject: subject, why: "is called \"\(Figures.shortened(name))\" like action \(first + 1)",
          detail: "double", fix: "give each action a name of its own")
      }
      let isCode = screen.tree.withBytes(action.text) {
        IdentifierForms.sign($0) != nil || PlaceholderForms.find($0) != nil
      }
      if isCode {
        return Objection(
          subject: subject, why: "is called \"\(Figures.shortened(name))\", a name made for the program",
          detail: "name", fix: "name the action in words")
      }
    }
    guard Double(actions.count) > maxActions else { return nil }
    return Objection(
      subject: "\(actions.count) custom actions", why: "take long to swipe through", detail: "count",
      fix: "keep the few that people need most, and put the others behind one that opens a menu")
  }
}
