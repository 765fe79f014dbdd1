import Audit
import ScreenModel
import ViewHierarchy

/// A label or value that was put together from parts, one of which is missing.
public struct LabelDanglingFragment: Check {
  public static let id = "label-dangling-fragment"

  private static let slots = Phrases(": ,", ", ,", ",,", "()", ":,,", "- ,")
  private static let edges = Phrases(",", ":", ";", " -", " –", " |")

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    screen.judgeLabels(of: .notTexts, &verdicts) { node, text in
      gap(text, isCaption: isCaption(screen, node))
    } tell: { node, gap in
      fault(screen, node, gap, in: "label", of: screen.tree.label[node.index])
    }
    guard screen.header.platform == .ios else { return }
    for node in screen.stops.nodes where screen.isAppOwn(node) && saysValue(screen, node) {
      let value = screen.tree.value[node.index]
      let label = screen.tree.label[node.index]
      guard value.hasBytes, !screen.tree.areEqual(value, label) else { continue }
      guard let gap = screen.tree.withBytes(value, { gap(Bytes.trimmed($0), isCaption: false) }) else { continue }
      verdicts.fault(fault(screen, node, gap, in: "value", of: value))
    }
  }

  private enum Gap {
    case start, end, middle
  }

  /// Captions of controls end in a colon where forms are written so.
  private func isCaption(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .toggle, .slider, .stepper, .picker, .checkbox, .radio: true
    default: false
    }
  }

  private func saysValue(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea, .text, .heading, .rating, .key: false
    default: true
    }
  }

  private func gap(_ text: Bytes.Text, isCaption: Bool) -> Gap? {
    guard text.count > 1, !Blank.isBlank(text) else { return nil }
    for phrase in Self.edges.all where phrase.last == text[text.count - 1] {
      if Bytes.matches(text, at: text.count - phrase.count, phrase), !isCaption || phrase != [0x3A] { return .end }
    }
    if [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";")].contains(text[0]), !isEmoticon(text) { return .start }
    return hasSlot(text) ? .middle : nil
  }

  private func hasSlot(_ text: Bytes.Text) -> Bool {
    // All slots end in one of the two, and what stands before it in a sentence is a letter or a digit.
    for end in text.indices.dropFirst() where text[end] == UInt8(ascii: ",") || text[end] == UInt8(ascii: ")") {
      if text[end - 1].isWordByte { continue }
      if Self.slots.all.contains(where: { Bytes.matches(text, at: end + 1 - $0.count, $0) }) { return true }
    }
    return false
  }

  /// ":-)", ":smile:".
  private func isEmoticon(_ text: Bytes.Text) -> Bool { text[0] == UInt8(ascii: ":") && text[1] != 0x20 }

  private func fault(_ screen: Screen, _ node: NodeID, _ gap: Gap, in what: String, of ref: TextRef) -> Fault {
    let place =
      switch gap {
      case .start: "begins with a separator"
      case .end: "ends with a separator"
      case .middle: "has an empty place in it"
      }
    let text = Figures.shortened(screen.tree.string(ref) ?? "")
    var fault = Fault(node, "the \(what) \"\(text)\" of \(screen.roleWords(node)) \(place): a part is missing")
    fault.detail = what
    fault.data = [Datum("text", text)]
    fault.fix = Fix(
      "build the \(what) from the parts that exist, with separators only between two of them",
      code: screen.header.platform == .ios ? Self.code : [])
    return fault
  }

  private static let code = [
    FixCode(
      .uikit, .swift,
      "view.accessibilityLabel = [title, detail].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: \", \")")
  ]
}
