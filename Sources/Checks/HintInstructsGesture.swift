import Audit
import ScreenModel
import ViewHierarchy

/// A hint that teaches a gesture which the screen reader teaches by itself.
public struct HintInstructsGesture: Check {
  public static let id = "hint-instructs-gesture"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.hinted where screen.isInteractive(node) || screen.roles.unit[node.index] == node.row {
      let hint = screen.tree.hint[node.index]
      let gesture = screen.tree.withBytes(hint) { bytes in
        // To hold, or to use several fingers, is taught by nobody else.
        GesturePhrases.find(bytes, opening: false).flatMap { found in
          found.isSpecial ? nil : String(decoding: Bytes.Text(rebasing: bytes[found.range]), as: UTF8.self)
        }
      }
      guard let gesture else {
        verdicts.pass()
        continue
      }
      var fault = Fault(node, "the hint of \(screen.title(node)) explains a gesture: \"\(gesture)\"")
      fault.data = [Datum("gesture", gesture)]
      fault.fix = Fix("say what happens, beginning with the verb: \"Opens the map\"")
      verdicts.fault(fault)
    }
  }
}
