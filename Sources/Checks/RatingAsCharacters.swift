import Audit
import ScreenModel
import ViewHierarchy

/// A rating that is written with the characters of stars.
public struct RatingAsCharacters: Check {
  public static let id = "rating-as-characters"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var bytes: [UInt8] = []
    for node in screen.stops.nodes where isConcerned(screen, node) {
      guard let found = name(screen, node, &bytes) ?? value(screen, node, &bytes) else {
        if screen.roles.role[node.index] == .rating { verdicts.pass() }
        continue
      }
      verdicts.fault(fault(screen, node, found))
    }
  }

  /// What people typed is theirs.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .key, .field, .secureField, .searchField, .textArea: false
    default: screen.isAppOwn(node)
    }
  }

  private struct Found {
    let what: String
    let text: String
    let stars: StarCharacters
  }

  private func name(_ screen: Screen, _ node: NodeID, _ bytes: inout [UInt8]) -> Found? {
    bytes.removeAll(keepingCapacity: true)
    screen.appendName(node, to: &bytes)
    return found("label", bytes)
  }

  private func value(_ screen: Screen, _ node: NodeID, _ bytes: inout [UInt8]) -> Found? {
    let value = screen.tree.value[node.index]
    guard value.hasBytes else { return nil }
    bytes.removeAll(keepingCapacity: true)
    screen.tree.withBytes(value) { bytes.append(contentsOf: $0) }
    return found("value", bytes)
  }

  private func found(_ what: String, _ bytes: [UInt8]) -> Found? {
    guard StarCharacters.mayStand(in: bytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return StarCharacters(text).map { Found(what: what, text: text, stars: $0) }
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ found: Found) -> Fault {
    let isRow = found.stars.number == nil
    var fault = Fault(
      node,
      isRow
        ? "the rating in \"\(Figures.shortened(found.text))\" is drawn with characters, which are spoken one by one or not at all"
        : "\"\(Figures.shortened(found.text))\" has the character of a star where the word belongs",
      confidence: .review)
    if !isRow { fault.severity = .note }
    fault.detail = found.what
    let proposal = Figures.shortened(found.stars.inWords)
    fault.data = [Datum("proposal", proposal)]
    let (platform, variable) = (screen.header.platform, screen.variable(node))
    fault.fix = Fix(
      "let the \(found.what) say \"\(proposal)\", and leave the stars to what is drawn",
      code: found.what == "value"
        ? FixSnippets.value(platform, view: variable, proposal)
        : FixSnippets.label(platform, view: variable, proposal))
    return fault
  }
}
