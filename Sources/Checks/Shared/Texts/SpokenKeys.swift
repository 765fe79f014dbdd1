import ScreenModel
import ViewHierarchy

/// Finds elements with the same name and value without making strings of those that differ.
struct SpokenKeys {
  /// A hash of what is compared; equal texts have equal keys.
  struct Key: Hashable {
    let scope: Int32
    let hash: UInt64
  }

  private let screen: Screen
  private var name: [UInt8] = []
  private var heard: [UInt8] = []

  init(_ screen: Screen) { self.screen = screen }

  /// The key of an element's name and value among those of a scope.
  mutating func key(_ node: NodeID, within scope: Int32) -> Key {
    name.removeAll(keepingCapacity: true)
    heard.removeAll(keepingCapacity: true)
    screen.appendName(node, to: &name)
    name.withUnsafeBufferPointer { HeardNames.append($0, to: &heard) }
    heard.append(0)
    let value = screen.tree.value[node.index]
    if value.hasBytes { screen.tree.withBytes(value) { HeardNames.append($0, to: &heard) } }
    // FNV-1a.
    let hash = heard.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return Key(scope: scope, hash: hash)
  }

  /// Those elements of one key that are surely announced like the first, each place once: a node captured twice has
  /// the same identifier and frame.
  func equal(_ nodes: [NodeID]) -> [NodeID] {
    guard let first = nodes.first, nodes.count > 1 else { return nodes }
    let wanted = compared(first)
    var seen: Set<Place> = []
    return nodes.filter { node in compared(node) == wanted && seen.insert(place(node)).inserted }
  }

  private struct Place: Hashable {
    let frame: Rect
    let identifier: String
    /// Set where the frame is not known, so that nothing is taken for a copy.
    let node: Int32
  }

  private func place(_ node: NodeID) -> Place {
    let tree = screen.tree
    return Place(
      frame: tree.statedFrame(node) ?? .zero, identifier: tree.string(tree.identifier[node.index]) ?? "",
      node: tree.has(.frame, node) ? -1 : node.row)
  }

  private func compared(_ node: NodeID) -> [String] {
    [HeardNames.of(screen.name(node)), HeardNames.of(screen.tree.string(screen.tree.value[node.index]) ?? "")]
  }
}
