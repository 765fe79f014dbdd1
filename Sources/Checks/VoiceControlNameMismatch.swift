import Audit
import ScreenModel
import ViewHierarchy

/// Names for Voice Control that are not what people see or can say.
public struct VoiceControlNameMismatch: Check {
  public static let id = "voice-control-name-mismatch"
  private let maxLength: Double

  public init(_ parameters: RuleParameters) { maxLength = parameters["maxLength"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var owners: [String: NodeID] = [:]
    for node in screen.stops.nodes where screen.tree.has(.properties, node) && screen.isInteractive(node) {
      guard screen.isAppOwn(node), let list = screen.tree.text(.inputLabels, node) else { continue }
      // The names stand in one text, with commas between them.
      let names = list.split(separator: ",").map { Names.normalised(String($0)) }
      guard let objection = objection(screen, node, names, list, &owners) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(node, "\(screen.title(node)) \(objection.why)")
      fault.detail = objection.detail
      fault.data = [Datum("names", Figures.shortened(list))]
      fault.fix = Fix(
        "put what is shown first, then shorter ways to say it",
        code: [
          FixCode(
            .uikit, .swift,
            "\(screen.variable(node)).accessibilityUserInputLabels = [\(FixSnippets.literal(shown(screen, node)))]"),
          FixCode(.swiftui, .swift, ".accessibilityInputLabels([\(FixSnippets.literal(shown(screen, node)))])"),
        ])
      verdicts.fault(fault)
    }
  }

  private struct Objection {
    let why: String
    let detail: String
  }

  private func shown(_ screen: Screen, _ node: NodeID) -> String {
    DrawnTitle(screen, node)?.text ?? screen.name(node)
  }

  private func objection(
    _ screen: Screen, _ node: NodeID, _ names: [String], _ list: String, _ owners: inout [String: NodeID]
  ) -> Objection? {
    if names.isEmpty || names.contains("") {
      return Objection(why: "has an empty name for Voice Control", detail: "empty")
    }
    if let long = list.split(separator: ",").first(where: { Double($0.count) > maxLength }) {
      return Objection(why: "is called by \(long.count) characters in Voice Control", detail: "length")
    }
    if let title = DrawnTitle(screen, node) {
      let isShown = names.contains { title.match($0) == .first }
      if !isShown {
        let text = Figures.shortened(title.text)
        return Objection(why: "shows \"\(text)\", which Voice Control does not know it by", detail: "mismatch")
      }
    }
    for name in names {
      if let owner = owners[name], owner != node {
        return Objection(why: "shares a name for Voice Control with \(screen.title(owner))", detail: "double")
      }
      owners[name] = node
    }
    return nil
  }
}
