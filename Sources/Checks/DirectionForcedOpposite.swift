import Audit
import ScreenModel
import ViewHierarchy

/// A view that is laid out against the direction of everything around it.
public struct DirectionForcedOpposite: Check {
  public static let id = "direction-forced-opposite"

  public init(_ parameters: RuleParameters) {}

  /// A number to dial has one direction in every language.
  private func hasWords(_ screen: Screen, _ view: NodeID) -> Bool {
    screen.drawnTexts(in: view).contains { text in
      let ref = screen.drawnText(text) ?? screen.tree.text[text.index]
      return screen.tree.withBytes(ref) { $0.contains { $0.isLetter || $0 >= 0x80 } }
    }
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let forced = ForcedDirections(screen)
    for view in forced.views {
      guard view.direction != forced.rest, hasWords(screen, view.node) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        view.node, "\(screen.title(view.node)) is forced to the direction opposite to that of the rest of the screen")
      fault.fix = Fix(
        "let it follow the language", code: FixSnippets.naturalDirection(view: screen.variable(view.node)))
      verdicts.fault(fault)
    }
  }
}
