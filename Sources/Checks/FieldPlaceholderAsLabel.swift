import Audit
import ScreenModel
import ViewHierarchy

/// A field that is named by its placeholder alone.
public struct FieldPlaceholderAsLabel: Check {
  public static let id = "field-placeholder-as-label"
  private let maxGap: Double

  public init(_ parameters: RuleParameters) { maxGap = parameters["maxGap"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for field in screen.inputFields where screen.stops.isStop[field.index] {
      if hasLabel(screen, field) {
        verdicts.pass()
      } else if screen.header.platform == .android {
        // TalkBack reads a hint also behind what was typed; a text drawn in the field goes away.
        guard !screen.tree.placeholder[field.index].hasBytes, let inner = textInside(screen, field) else { continue }
        guard !leavesRoomForLabel(screen, field) else {
          verdicts.pass()
          continue
        }
        verdicts.fault(fault(screen, field, screen.name(inner), confidence: .review))
      } else if let words = screen.tree.string(screen.tree.placeholder[field.index]),
        !screen.tree.withBytes(screen.tree.placeholder[field.index], Blank.isBlank)
      {
        verdicts.fault(fault(screen, field, words, confidence: .certain))
      }
    }
  }

  private func hasLabel(_ screen: Screen, _ field: NodeID) -> Bool {
    let label = screen.tree.label[field.index]
    return label.hasBytes && !screen.tree.withBytes(label, Blank.isBlank)
  }

  /// An outlined field of Compose is higher than its box only where it has a label, which moves onto the outline once
  /// something is typed (androidx/androidx:compose/material3/material3/.../OutlinedTextField.kt).
  private func leavesRoomForLabel(_ screen: Screen, _ field: NodeID) -> Bool {
    guard screen.isWrittenInCompose(field), let frame = screen.tree.statedFrame(field) else { return false }
    return screen.tree.children(field).contains { child in
      guard let box = screen.tree.statedFrame(child), !screen.hasOwnText(child) else { return false }
      let isAsWide = (box.x - frame.x).magnitude < 1 && (box.maxX - frame.maxX).magnitude < 1
      return isAsWide && (box.maxY - frame.maxY).magnitude < 1 && Self.labelRoom.contains(box.y - frame.y)
    }
  }

  /// Half the height of a small label in dp: 8 at the default text size, up to 16 at twice that.
  private static let labelRoom = 5.0...17.0

  private func textInside(_ screen: Screen, _ field: NodeID) -> NodeID? {
    guard !screen.tree.text[field.index].hasBytes else { return nil }
    return screen.tree.descendants(field).lazy.map(NodeID.init).first {
      screen.roles.role[$0.index] == .text && screen.hasOwnText($0)
    }
  }

  private func fault(_ screen: Screen, _ field: NodeID, _ words: String, confidence: Confidence) -> Fault {
    var fault = Fault(
      field,
      "\(screen.title(field)) has no name but \"\(Figures.shortened(words))\" in its place, which is gone once something is typed",
      confidence: confidence)
    // A search field says that it is one, and there is seldom a second.
    if screen.roles.role[field.index] == .searchField { fault.severity = .note }
    let name = screen.adjacentText(field, within: maxGap).map(screen.name) ?? words
    fault.data = [Datum("suggestion", name)]
    fault.fix = Fix(
      "set the label \"\(Figures.shortened(name))\"",
      code: screen.header.platform == .ios
        ? FixSnippets.label(.ios, view: screen.variable(field), name)
        : FixSnippets.fieldName(.android, view: screen.variable(field), name).filter { $0.framework == .compose })
    return fault
  }
}
