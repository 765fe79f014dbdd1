import Audit
import ScreenModel
import ViewHierarchy

/// A rating that is written with the characters of stars.
public struct RatingAsCharacters: Check {
  public static let id = "rating-as-characters"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where isConcerned(screen, node) {
      guard let found = name(screen, node) ?? found("value", screen.tree, screen.tree.value[node.index]) else {
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

  private func name(_ screen: Screen, _ node: NodeID) -> Found? {
    switch screen.nameSource(node) {
    case .none: nil
    case .own(let ref): found("label", screen.tree, ref)
    case .content: found("label", screen.name(node))
    }
  }

  /// Most texts have no star in them and are not looked at further.
  private func found(_ what: String, _ tree: ViewTree, _ ref: TextRef) -> Found? {
    guard ref.hasBytes, tree.withBytes(ref, StarCharacters.stand) else { return nil }
    return found(what, tree.string(ref) ?? "")
  }

  private func found(_ what: String, _ text: String) -> Found? {
    StarCharacters(text).map { Found(what: what, text: text, stars: $0) }
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ found: Found) -> Fault {
    let isRow = !found.stars.isForTheWord
    var fault = Fault(
      node,
      isRow
        ? "the rating in \"\(Figures.shortened(found.text))\" is drawn with characters, which are spoken one by one or not at all"
        : "\"\(Figures.shortened(found.text))\" has the character of a star where the word belongs",
      confidence: .review)
    if !isRow { fault.severity = .note }
    fault.detail = found.what
    guard let proposal = found.stars.inWords else {
      fault.fix = Fix("let the \(found.what) say the rating in words, and leave the stars to what is drawn")
      return fault
    }
    fault.data = [Datum("proposal", proposal)]
    let (platform, variable) = (screen.header.platform, screen.variable(node))
    fault.fix = Fix(
      "let the \(found.what) say \"\(Figures.shortened(proposal))\", and leave the stars to what is drawn",
      code: found.what == "value"
        ? FixSnippets.value(platform, view: variable, proposal)
        : FixSnippets.label(platform, view: variable, proposal))
    return fault
  }
}
