import Audit
import ScreenModel
import ViewHierarchy

extension Screen {
  /// Lets a container be read as the solver proposes; nil where it proposes today's order.
  func orderFix(_ proposal: ProposedOrder) -> Fix? {
    let edits = edits(for: proposal)
    if edits.isEmpty { return nil }
    return Fix(
      orderSummary(proposal.sequence), code: edits.flatMap { OrderCode.code(for: $0, on: self) }.joinedByLanguage)
  }

  /// The order in words.
  func orderSummary(_ sequence: [NodeID]) -> String {
    let more = sequence.count > Self.namedStops ? ", …" : ""
    return "read in this order: \(sequence.prefix(Self.namedStops).map(title).joined(separator: ", "))\(more)"
  }

  /// More names than this are no sentence any more.
  private static let namedStops = 8
}

extension [FixCode] {
  /// The pieces for one framework and language as one, in the order of the first of each.
  fileprivate var joinedByLanguage: [FixCode] {
    var joined: [FixCode] = []
    for code in self {
      if let index = joined.firstIndex(where: { $0.framework == code.framework && $0.language == code.language }) {
        joined[index] = FixCode(code.framework, code.language, joined[index].text + "\n" + code.text)
      } else {
        joined.append(code)
      }
    }
    return joined
  }
}
