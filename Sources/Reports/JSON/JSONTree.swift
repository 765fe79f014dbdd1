import Markup
import ScreenModel
import ViewHierarchy

/// The nodes of a screen in the run file: what typed regressions compare.
enum JSONTree {
  static func write(_ screen: Screen, to writer: inout JSONWriter) {
    let tree = screen.tree
    writer.key("tree")
    writer.beginArray()
    for node in tree.nodes {
      writer.beginObject()
      writer.key("role")
      writer.string(screen.roles.role[node.index].name)
      if let frame = tree.statedFrame(node) { writer.member("frame", frame) }
      if let parent = tree.parent(of: node) { writer.member("parent", parent.index) }
      text("identifier", tree.identifier[node.index], tree, to: &writer)
      let name = screen.name(node)
      if !name.isEmpty { writer.member("name", name) }
      text("value", tree.value[node.index], tree, to: &writer)
      if let traits = tree.statedTraits(node) {
        writer.member("traits", Traits.named.filter { traits.contains($0.trait) }.map { "\($0.name)" })
      }
      let actions = tree.customActions(node)
      if !actions.isEmpty { writer.member("actions", actions) }
      if let part = screen.parts.part[node.index].name { writer.member("part", part) }
      if screen.stops.isStop[node.index] { writer.member("stop", true) }
      writer.endObject()
    }
    writer.endArray()
  }

  private static func text(_ key: StaticString, _ ref: TextRef, _ tree: ViewTree, to writer: inout JSONWriter) {
    guard ref.hasBytes else { return }
    writer.key(key)
    tree.withBytes(ref) { writer.string($0) }
  }
}
