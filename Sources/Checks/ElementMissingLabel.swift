import Audit
import ScreenModel
import ViewHierarchy

/// A stop that says nothing at all and is neither control nor image.
public struct ElementMissingLabel: Check {
  public static let id = "element-missing-label"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for element in screen.stops.nodes where isConcerned(screen, element) {
      if screen.hasName(element) || hasValue(screen, element) || showsMark(screen, element) {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, element))
      }
    }
  }

  /// What has no rule of its own: texts, plain views, progress. Containers are made by the system.
  private func isConcerned(_ screen: Screen, _ element: NodeID) -> Bool {
    switch screen.roles.role[element.index] {
    case .text, .heading, .view, .other, .progress: break
    default: return false
    }
    if let frame = screen.tree.statedFrame(element), frame.isEmpty { return false }
    return !screen.isInteractive(element)
      && screen.roles.surroundings[element.index].isDisjoint(with: [
        .system, .webView, .rating, .compositeControl, .field,
      ])
  }

  private func hasValue(_ screen: Screen, _ element: NodeID) -> Bool {
    let value = screen.tree.value[element.index]
    return value.hasBytes && !screen.tree.withBytes(value, Blank.isBlank)
  }

  /// A text that shows a dash or dots, such as the one for "no data" or a line between links, says what it shows.
  private func showsMark(_ screen: Screen, _ element: NodeID) -> Bool {
    let role = screen.roles.role[element.index]
    guard role == .text || role == .heading else { return false }
    return [screen.tree.label[element.index], screen.tree.text[element.index]].contains { text in
      text.hasBytes && !screen.tree.withBytes(text, Blank.isUnseen)
    }
  }

  private func fault(_ screen: Screen, _ element: NodeID) -> Fault {
    let isProgress = screen.roles.role[element.index] == .progress
    var fault = Fault(
      element,
      isProgress
        ? "\(screen.title(element)) does not say what is under way"
        : "\(screen.title(element)) is a stop that says nothing")
    let texts = screen.tree.isLeaf(element) ? [] : drawnTexts(screen, element)
    fault.data = texts.isEmpty ? [] : [Datum("texts", texts.count)]
    fault.related = texts.map { RelatedNode($0, why: "hidden text") }
    let sentence = texts.map { screen.name($0) }.joined(separator: ", ")
    let view = screen.variable(element)
    fault.fix =
      sentence.isEmpty
      ? Fix(
        isProgress ? "say what is under way" : "give it a label, or take it out of the stops",
        code: isProgress
          ? FixSnippets.label(screen.header.platform, view: view, "Loading")
          : FixSnippets.flag(view: view, "isAccessibilityElement", false, swiftUI: ".accessibilityHidden(true)"))
      : Fix(
        "label it with what is written in it, or let the texts be read themselves",
        code: FixSnippets.label(screen.header.platform, view: view, sentence))
    return fault
  }

  /// Texts that are drawn inside and cannot be read because of the element.
  private func drawnTexts(_ screen: Screen, _ element: NodeID) -> [NodeID] {
    screen.tree.descendants(element).lazy.map(NodeID.init).filter { node in
      screen.stops.obstructor[node.index] == element.row && screen.visibility.isVisible[node.index]
        && (screen.roles.role[node.index] == .text || screen.roles.role[node.index] == .heading)
        && screen.hasOwnText(node)
    }
  }
}
