import ScreenModel
import ViewHierarchy

/// The nodes of a screen in the run file: what typed regressions compare.
enum TreeRecord {
  static func write(_ screen: Screen, to writer: inout RecordWriter) {
    let tree = screen.tree
    writer.array("tree") { writer in
      for node in tree.nodes {
        writer.item("node") { writer in
          writer.member("role", screen.roles.role[node.index].name)
          if let frame = tree.statedFrame(node) { writer.member("frame", frame) }
          if let parent = tree.parent(of: node) { writer.member("parent", parent.index) }
          text("identifier", tree.identifier[node.index], tree, to: &writer)
          let name = screen.name(node)
          if !name.isEmpty { writer.member("name", name) }
          text("value", tree.value[node.index], tree, to: &writer)
          if let traits = tree.statedTraits(node) {
            writer.words("traits", Traits.named.filter { traits.contains($0.trait) }.map { "\($0.name)" })
          }
          let actions = tree.customActions(node)
          if !actions.isEmpty { writer.sentences("actions", "action", actions) }
          if let part = screen.parts.part[node.index].name { writer.member("part", part) }
          if screen.stops.isStop[node.index] { writer.member("stop", true) }
          if !screen.visibility.isVisible[node.index] { writer.member("hidden", true) }
        }
      }
    }
    writeProposal(screen, to: &writer)
  }

  /// The order to propose, which nothing but the screen itself gives; behind the tree, as what stands before it is what
  /// a report without it has.
  private static func writeProposal(_ screen: Screen, to writer: inout RecordWriter) {
    guard let proposal = ProposedList(screen) else { return }
    writer.numbers("proposed", proposal.sequence)
    writer.numbers("moved", proposal.moved.sorted())
  }

  private static func text(_ name: StaticString, _ ref: TextRef, _ tree: ViewTree, to writer: inout RecordWriter) {
    guard ref.hasBytes else { return }
    tree.withBytes(ref) { writer.member(name, $0) }
  }
}
