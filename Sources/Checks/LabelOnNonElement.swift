import Audit
import ScreenModel
import ViewHierarchy

/// A label, hint or action on a view that is no element, so that nobody ever hears it.
public struct LabelOnNonElement: Check {
  public static let id = "label-on-non-element"
  /// How many stops around the view are searched for its words.
  private static let neighbours = 16

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for row in 0..<screen.tree.count where screen.tree.flags[row].isFalse(.element) {
      let node = NodeID(row)
      guard screen.stops.obstacle[row] == .notElement, screen.visibility.isVisible[row], isConcerned(screen, node),
        let setting = setting(screen, node)
      else { continue }
      if isHeardElsewhere(screen, node, setting) {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, node, setting))
      }
    }
  }

  private enum Setting {
    case label, hint, actions
  }

  /// Containers speak through their types, the system labels its own views, and a control that cannot be reached is a
  /// fault of its own.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .view, .other, .card, .cell, .row, .image, .icon, .rating, .text, .heading: break
    default: return false
    }
    guard let parent = screen.tree.parent(of: node), screen.roles.role[parent.index] != .window,
      screen.roles.surroundings[node.index].isDisjoint(with: [.system, .webView, .effect, .rating])
    else { return false }
    switch screen.tree.containerType(node) {
    case .semanticGroup, .landmark, .list, .dataTable: return false
    case .some(.none), nil: return true
    }
  }

  /// What was set, as far as it cannot be what the view shows anyway.
  private func setting(_ screen: Screen, _ node: NodeID) -> Setting? {
    let tree = screen.tree
    let label = tree.label[node.index]
    let isText = screen.roles.role[node.index] == .text || screen.roles.role[node.index] == .heading
    if label.hasBytes, !tree.withBytes(label, Blank.isBlank) {
      let text = tree.text[node.index]
      let isItsText = text.hasBytes ? tree.areEqual(label, text) : isText
      if !isItsText { return .label }
    }
    if tree.hint[node.index].hasBytes { return .hint }
    return tree.has(.properties, node) && tree.property(.action, node) != nil ? .actions : nil
  }

  /// A stop in the view or beside it says the same.
  private func isHeardElsewhere(_ screen: Screen, _ node: NodeID, _ setting: Setting) -> Bool {
    guard setting == .label else { return false }
    let words = Names.normalised(screen.name(node))
    func says(_ stop: NodeID) -> Bool { Names.normalised(screen.name(stop)).contains(words) }
    if screen.stops(in: node).prefix(Self.neighbours).contains(where: says) { return true }
    let parent = screen.tree.parent(of: node)
    return screen.stops(near: node, below: parent, upTo: Self.neighbours).contains { stop in
      screen.tree.parent(of: stop) == parent && says(stop)
    }
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ setting: Setting) -> Fault {
    let what =
      switch setting {
      case .label: "the label"
      case .hint: "the hint"
      case .actions: "the custom actions"
      }
    var fault = Fault(
      node, "\(what) of \(screen.title(node)) \(setting == .actions ? "are" : "is") lost, as it is not an element",
      // Without a text to compare with, the label may be the view's text.
      confidence: screen.tree.text[node.index].isStated || setting != .label || screen.carries(.visibleText)
        ? .certain : .review)
    fault.detail = "\(setting)"
    fault.data = [Datum("setting", "\(setting)")]
    fault.fix = Fix(
      "make the view an element, or set it on the one that is read",
      code: FixSnippets.flag(
        view: screen.variable(node), "isAccessibilityElement", true, swiftUI: ".accessibilityElement()"))
    return fault
  }
}
