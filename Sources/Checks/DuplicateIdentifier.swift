import Audit
import ScreenModel
import ViewHierarchy

/// Elements that share an identifier.
public struct DuplicateIdentifier: Check {
  public static let id = "duplicate-identifier"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var nodes: [String: [NodeID]] = [:]
    var order: [String] = []
    for node in screen.stops.nodes where screen.isAppOwn(node) && screen.roles.unit[node.index] < 0 {
      let identifier = screen.tree.identifier[node.index]
      guard identifier.hasBytes, let text = screen.tree.string(identifier) else { continue }
      if nodes[text] == nil { order.append(text) }
      nodes[text, default: []].append(node)
    }
    for identifier in order {
      guard let all = nodes[identifier], let first = all.first else { continue }
      guard all.count > 1 else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        first,
        "\(all.count) elements, \(screen.title(first)) first, have the identifier \"\(Figures.shortened(identifier))\""
      )
      fault.data = [Datum("elements", all.count)]
      fault.related = all.dropFirst().map { RelatedNode($0, why: "same identifier") }
      fault.fix = Fix("give each element an identifier of its own")
      verdicts.fault(fault)
    }
  }
}
