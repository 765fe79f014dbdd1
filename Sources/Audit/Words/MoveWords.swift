import ScreenModel
import ViewHierarchy

/// The steps of a proposed order in words.
extension Screen {
  /// What to do: `read text "Price" after text "Title"`.
  public func sentence(for move: ProposedOrder.Move) -> String {
    let place = move.after.map { "after \(title($0))" } ?? "first"
    return "read \(title(of: move)) \(place)"
  }

  /// Why: `it is drawn above text "Read more"`.
  public func reason(for move: ProposedOrder.Move) -> String {
    var parts: [(words: String, others: [NodeID])] = []
    for reason in move.reasons {
      let words = Self.words(for: reason.kind)
      if let index = parts.firstIndex(where: { $0.words == words }) {
        if !parts[index].others.contains(reason.other) { parts[index].others.append(reason.other) }
      } else {
        parts.append((words, [reason.other]))
      }
    }
    let clauses = parts.map { "\($0.words) \($0.others.map(title).joined(separator: " and "))" }
    let subject = move.nodes.count > 1 ? "they" : "it"
    let verb = move.nodes.count > 1 ? "are" : "is"
    return clauses.isEmpty
      ? "\(subject) \(verb) moved along with what stands around"
      : "\(subject) \(verb) " + clauses.joined(separator: ", and ")
  }

  private func title(of move: ProposedOrder.Move) -> String {
    if let group = move.group, !shortName(group).isEmpty { return title(group) }
    guard let first = move.nodes.first else { return "" }
    return move.nodes.count == 1 ? title(first) : "\(title(first)) and \(move.nodes.count - 1) more"
  }

  private static func words(for kind: ProposedOrder.Reason.Kind) -> String {
    switch kind {
    case .above: "drawn above"
    case .below: "drawn below"
    case .leading: "in one row before"
    case .trailing: "in one row behind"
    case .columnBefore: "in the column before"
    case .columnAfter: "in the column behind"
    case .overlapping: "better placed beside"
    case .primaryFirst: "what the card is about, unlike"
    case .longLast: "long, and the card is about"
    case .stated: "stated in another place than"
    }
  }
}
