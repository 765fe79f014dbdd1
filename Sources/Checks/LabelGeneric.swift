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
      screen.appendName(node, to: &bytes)
      guard !bytes.isEmpty else { continue }
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
    case .key, .field, .secureField, .searchField, .textArea, .cell, .card, .row, .text, .heading, .image: false
    default: screen.isAppOwn(node) && screen.isInteractive(node)
    }
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
