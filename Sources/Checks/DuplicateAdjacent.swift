import Audit
import ScreenModel
import ViewHierarchy

/// Two stops in a row that say the same.
public struct DuplicateAdjacent: Check {
  public static let id = "duplicate-adjacent"
  private let maxDistance: Double
  /// Shorter names are numbers of calendars and keypads.
  private static let shortest = 3

  public init(_ parameters: RuleParameters) { maxDistance = parameters["maxDistance"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var keys = SpokenKeys(screen)
    var last: (node: NodeID, key: SpokenKeys.Key)?
    for node in screen.order.sequence {
      guard isConcerned(screen, node) else {
        last = nil
        continue
      }
      let key = keys.key(node, within: 0)
      if let last, last.key == key, keys.equal([last.node, node]).count == 2, areTogether(screen, last.node, node) {
        verdicts.fault(fault(screen, last.node, node))
      } else {
        verdicts.pass()
      }
      last = (node, key)
    }
  }

  /// What shows a value is named by the caption before it; bars name what the screen is about.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .text, .heading, .button, .link, .image, .icon, .view, .other, .cell, .card, .row: break
    default: return false
    }
    guard screen.visibility.isVisible[node.index], screen.hasName(node) else { return false }
    let elsewhere: Surroundings = [.system, .webView, .navigationBar, .tabBar, .compositeControl, .field, .rating]
    return screen.roles.surroundings[node.index].isDisjoint(with: elsewhere)
  }

  private func areTogether(_ screen: Screen, _ first: NodeID, _ second: NodeID) -> Bool {
    // Rows and cards may repeat what they say; two of them are two things.
    guard screen.roles.unit[first.index] == screen.roles.unit[second.index] else { return false }
    // A stop inside another with the same name is that one once more.
    if screen.tree.isAncestor(first, of: second) || screen.tree.isAncestor(second, of: first) { return false }
    let letters = screen.name(first).unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(Self.shortest)
    guard letters.count == Self.shortest else { return false }
    guard let frame = screen.tree.statedFrame(first), let other = screen.tree.statedFrame(second) else { return true }
    return frame.gap(to: other) <= maxDistance
  }

  private func fault(_ screen: Screen, _ first: NodeID, _ second: NodeID) -> Fault {
    var fault = Fault(
      second, "\(screen.title(second)) says what \(screen.title(first)) right before it has said",
      confidence: screen.header.platform == .ios && screen.stops.isStated ? .certain : .review)
    fault.related = [RelatedNode(first, why: "says the same")]
    // Of two that act, nobody but the app knows whether one can go.
    if screen.isInteractive(first), screen.isInteractive(second) {
      fault.fix = Fix("say in each label what it acts on, or make one control of both if they do the same")
      return fault
    }
    let keepsSecond = screen.isInteractive(second)
    let view = keepsSecond ? screen.variable(first) : screen.variable(second)
    fault.fix = Fix(
      "take the one that does less out of the stops",
      code: screen.header.platform == .ios
        ? FixSnippets.flag(view: view, "isAccessibilityElement", false, swiftUI: ".accessibilityHidden(true)") : [])
    return fault
  }
}
