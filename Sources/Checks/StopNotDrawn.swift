import Audit
import ScreenModel
import ViewHierarchy

/// A text, control or image on which the screen reader lands, and where the screenshot shows nothing.
public struct StopNotDrawn: Check {
  public static let id = "stop-not-drawn"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard var evidence = PictureEvidence(screen) else { return }
    for stop in screen.stops.nodes where isConcerned(screen, stop) {
      if evidence.isBlank(stop) { verdicts.fault(fault(screen, stop)) } else { verdicts.pass() }
    }
  }

  /// What is drawn wherever it can be used. An empty field, a row and a card may have no edges; what lies over another
  /// view to speak for it needs no drawing either, and is not blank.
  private func isConcerned(_ screen: Screen, _ stop: NodeID) -> Bool {
    guard screen.visibility.isVisible[stop.index],
      screen.roles.surroundings[stop.index].isDisjoint(with: [.system, .webView, .effect])
    else { return false }
    switch screen.roles.role[stop.index] {
    case .text, .heading, .button, .link, .image, .icon, .toggle, .checkbox, .radio: return true
    default: return false
    }
  }

  private func fault(_ screen: Screen, _ stop: NodeID) -> Fault {
    var fault = Fault(
      stop, "the screen reader lands on \(screen.title(stop)), and the screenshot shows nothing there",
      confidence: .review)
    fault.fix = Fix(
      "hide it from assistive technology for as long as it is not drawn",
      code: FixSnippets.hidden(
        screen.header.platform, view: screen.variable(stop), isLeaf: screen.tree.isLeaf(stop)))
    return fault
  }
}
