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
  private var bytes: [UInt8] = []

  init(_ screen: Screen) { self.screen = screen }

  /// The key of an element's name and value among those of a scope.
  mutating func key(_ node: NodeID, within scope: Int32) -> Key {
    bytes.removeAll(keepingCapacity: true)
    screen.appendName(node, to: &bytes)
    bytes.append(0)
    screen.appendFolded(screen.tree.value[node.index], to: &bytes)
    // FNV-1a over letters and digits, capitals as small letters: what norm() drops is left out.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      let small = byte.lowered
      let counts = small.isWordByte || small == 0
      if counts { hash = (hash ^ UInt64(small)) &* 0x100_0000_01b3 }
    }
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
    [Names.normalised(screen.name(node)), Names.normalised(screen.tree.string(screen.tree.value[node.index]) ?? "")]
  }
}
