import Audit
import ScreenModel
import ViewHierarchy

/// A control whose name would fit any other.
public struct LabelGeneric: Check {
  public static let id = "label-generic"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var bytes: [UInt8] = []
    for node in screen.stops.nodes where isConcerned(screen, node) {
      bytes.removeAll(keepingCapacity: true)
      if isField(screen, node) {
        appendFieldName(screen, node, to: &bytes)
      } else {
        screen.appendName(node, to: &bytes)
      }
      guard !bytes.isEmpty else { continue }
      if let kinds = RoleWords.kinds(screen.roles.role[node.index]),
        bytes.withUnsafeBufferPointer({ kinds.isWhole(Bytes.trimmed($0)) })
      {
        verdicts.fault(kindFault(screen, node, String(decoding: bytes, as: UTF8.self)))
        continue
      }
      guard !isField(screen, node) else {
        verdicts.pass()
        continue
      }
      guard let found = bytes.withUnsafeBufferPointer(genericName), !isTitle(screen, node, found) else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, node, found))
    }
  }

  private enum Found {
    /// It points at itself or names its kind.
    case pointing
    /// "Image": the name of the view, or what the control brings.
    case picture
    /// "Read more": of what, the texts around may tell.
    case incomplete
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .key, .secureField, .searchField, .cell, .card, .row, .text, .heading, .image: false
    default: screen.isAppOwn(node) && screen.isInteractive(node)
    }
  }

  /// Any word may be what is asked for or what was typed, except that for the field itself.
  private func isField(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.roles.role[node.index] == .field || screen.roles.role[node.index] == .textArea
  }

  /// Not what was typed. An Android field without label is named by its hint.
  private func appendFieldName(_ screen: Screen, _ field: NodeID, to bytes: inout [UInt8]) {
    let label = screen.tree.label[field.index]
    if label.hasBytes || screen.header.platform == .ios { return screen.appendFolded(label, to: &bytes) }
    screen.appendFolded(screen.tree.placeholder[field.index], to: &bytes)
  }

  /// A check box "checkbox": certain unless the word also stands on it, as in a catalogue of controls.
  private func kindFault(_ screen: Screen, _ node: NodeID, _ name: String) -> Fault {
    let role = screen.roleWords(node)
    var fault = Fault(
      node, "the \(role) \"\(Figures.shortened(name))\" says only what kind of control it is",
      confidence: screen.visibleTitle(node) == .same ? .review : .certain)
    fault.data = [Datum("label", name)]
    fault.fix = Fix("name the \(role) by what it is for")
    return fault
  }

  /// Nil where a word says something. A single word such as "More" or "Info" is common and short; only those that say
  /// nothing at all count.
  private func genericName(_ name: Bytes.Text) -> Found? {
    let (isAll, words) = NameWords.generic.covers(name)
    guard isAll, words <= 6 else { return nil }
    if NameWords.pointing.isIn(name) { return .pointing }
    if NameWords.pictures.isIn(name) { return .picture }
    return words > 1 ? .incomplete : nil
  }

  /// A button that shows "Image" leads to one.
  private func isTitle(_ screen: Screen, _ node: NodeID, _ found: Found) -> Bool {
    found == .picture && screen.visibleTitle(node) == .same
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ found: Found) -> Fault {
    let role = screen.roleWords(node)
    var fault = Fault(
      node, "\(screen.title(node)) does not say what it does",
      confidence: found == .incomplete ? .review : .certain)
    fault.data = [Datum("label", screen.shortName(node))]
    let unit = screen.roles.unit(of: node).flatMap { $0 == node ? nil : screen.shortName($0) } ?? ""
    let proposal = unit.isEmpty ? nil : "\(screen.shortName(node)): \(unit)"
    fault.fix = Fix(
      proposal.map { "name the \(role) by what it does and to what, such as \"\($0)\"" }
        ?? "name the \(role) by what it does and to what",
      code: proposal.map { FixSnippets.label(screen.header.platform, view: screen.variable(node), $0) } ?? [])
    return fault
  }
}
