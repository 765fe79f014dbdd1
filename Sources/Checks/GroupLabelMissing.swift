import Audit
import ScreenModel
import ViewHierarchy

/// A group or landmark that does not say what it is.
public struct GroupLabelMissing: Check {
  public static let id = "group-label-missing"
  private let minElements: Double

  public init(_ parameters: RuleParameters) { minElements = parameters["minElements"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for property in screen.tree.properties where property.key == .container {
      let group = property.node
      switch screen.tree.containerType(group) {
      case .semanticGroup, .landmark: break
      default: continue
      }
      let stops = screen.stops(in: group)
      guard !screen.stops.isStop[group.index], Double(stops.count) >= minElements else { continue }
      let beginsWithHeading = stops.prefix(2).contains { node in
        screen.roles.role[node.index] == .heading || screen.tree.hasTrait(.header, node)
      }
      guard !screen.hasOwnText(group), !beginsWithHeading else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        group, "\(screen.title(group)) holds \(stops.count) stops together and does not say what they are")
      fault.data = [Datum("stops", stops.count)]
      fault.fix = Fix(
        "give the group a label, such as the title that is shown above it",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(group), "What the group is"))
      verdicts.fault(fault)
    }
  }
}
