import Audit
import ScreenModel
import ViewHierarchy

/// A name that says what kind of control it is, which the screen reader says as well.
public struct LabelContainsRole: Check {
  public static let id = "label-contains-role"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes {
      let label = screen.tree.label[node.index]
      guard label.hasBytes, let endings = RoleWords.endings(screen.roles.role[node.index]),
        !screen.roles.surroundings[node.index].contains(.system)
      else { continue }
      let openings = RoleWords.openings(screen.roles.role[node.index])
      let word = screen.tree.withBytes(label) { Self.roleWord(Bytes.trimmed($0), endings, openings) }
      let title = word == nil ? VisibleTitle.different : screen.visibleTitle(node)
      guard let word, title != .same, !isDrawn(word.word, on: node, screen) else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, node, word, confidence: title == .different ? .certain : .review))
    }
  }

  /// Whether the word stands on the control, in any case of its letters: then people who speak to it say it (2.5.3).
  private func isDrawn(_ word: [UInt8], on node: NodeID, _ screen: Screen) -> Bool {
    let texts = screen.tree.descendants(node).prefix(16).lazy.filter { screen.roles.role[$0] == .text }.map(NodeID.init)
    return ([node] + texts).contains { place in
      let text = place == node ? screen.tree.text[place.index] : screen.ownText(place) ?? .absent
      guard text.hasBytes else { return false }
      var folded: [UInt8] = []
      screen.appendFolded(text, to: &folded)
      return folded.withUnsafeBufferPointer { text in word.withUnsafeBufferPointer { Bytes.contains(text, $0) } }
    }
  }

  private struct Found {
    let word: [UInt8]
    let isInFront: Bool
  }

  private static func roleWord(_ text: Bytes.Text, _ endings: Phrases, _ openings: Phrases?) -> Found? {
    if let word = endings.atEnd(text) {
      let rest = Bytes.trimmed(Bytes.Text(rebasing: text[..<(text.count - word.count)]))
      let before = rest.lastIndex(where: \.isBlank).map { Bytes.Text(rebasing: rest[($0 + 1)...]) } ?? rest
      return RoleWords.compounds.isWhole(before) ? nil : Found(word: word, isInFront: false)
    }
    return openings?.atStart(text).map { Found(word: $0, isInFront: true) }
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ found: Found, confidence: Confidence) -> Fault {
    let word = String(decoding: found.word, as: UTF8.self)
    var fault = Fault(
      node, "\(screen.title(node)) says \"\(word)\", which the screen reader adds anyway", confidence: confidence)
    fault.data = [Datum("word", word)]
    var bytes: [UInt8] = []
    screen.appendFolded(screen.tree.label[node.index], to: &bytes)
    let rest = found.isInFront ? bytes.dropFirst(found.word.count) : bytes.dropLast(found.word.count)
    let proposal = String(decoding: rest, as: UTF8.self).withoutEdges
    fault.fix = Fix(
      "leave the word out: \"\(proposal)\"",
      code: FixSnippets.label(screen.header.platform, view: screen.variable(node), proposal))
    return fault
  }
}
