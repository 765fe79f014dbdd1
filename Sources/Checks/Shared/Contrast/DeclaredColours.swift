import ScreenModel
import ViewHierarchy

/// The colours that an export states, and what lies behind each node by them.
struct DeclaredColours {
  /// A text's colour, what is behind it, and how it is known.
  struct Pair {
    /// What is seen of the text's colour.
    let text: Colour
    let back: Colour
    /// The node that paints the background.
    let painter: NodeID
    /// Whether something else may lie between, or layers shine through.
    let isSure: Bool
  }

  private let screen: Screen
  private var text: [Int32: Colour] = [:]
  private var back: [Int32: Colour] = [:]
  private var faded: Set<Int32> = []
  /// Images and blurs, each with the rows that it may lie behind: those after it.
  private var covers: [Int32: [NodeID]] = [:]
  /// How many covers of one parent are looked at; a stack of pictures is one.
  private static let coversLookedAt = 8

  init(_ screen: Screen) {
    self.screen = screen
    let tree = screen.tree
    for property in tree.properties {
      switch property.key {
      case .textColor: text[property.node.row] = tree.string(property.text).flatMap(Colour.init)
      case .backgroundColor: back[property.node.row] = tree.string(property.text).flatMap(Colour.init)
      case .alpha where property.number < 1: faded.insert(property.node.row)
      default: break
      }
    }
    guard !text.isEmpty else { return }
    for row in 0..<tree.count where isCover(NodeID(row)) {
      let parent = tree.parent[row]
      if covers[parent, default: []].count < Self.coversLookedAt { covers[parent, default: []].append(NodeID(row)) }
    }
  }

  /// The nodes with a stated text colour, in document order.
  var texts: [NodeID] { text.keys.sorted().map { NodeID(Int($0)) } }

  /// The colours of a node; nil where what is behind it is not stated.
  func pair(of node: NodeID) -> Pair? {
    guard let colour = text[node.row], colour.alpha > 0 else { return nil }
    var isSure = !faded.contains(node.row)
    var layers: [Colour] = []
    var here = node
    while true {
      if let stated = back[here.row], stated.alpha > 0 {
        if stated.alpha >= 1, !(faded.contains(here.row) && here != node) {
          let solid = layers.reversed().reduce(stated) { $1.over($0) }
          return Pair(text: colour.over(solid), back: solid, painter: here, isSure: isSure && layers.isEmpty)
        }
        layers.append(stated)
      }
      guard let parent = screen.tree.parent(of: here) else { return nil }
      if isCovered(node, below: parent, up: here) { return nil }
      if faded.contains(parent.row) { isSure = false }
      // A bar, a card of the app's own or an image paints itself.
      if back[parent.row] == nil, paintsItself(parent) { return nil }
      here = parent
    }
  }

  private func isCover(_ node: NodeID) -> Bool {
    guard screen.visibility.isVisible[node.index] else { return false }
    switch screen.roles.role[node.index] {
    case .image, .map, .webView, .other: return true
    default:
      var name = screen.tree.name(node)
      return name.withUTF8(Self.veils.isIn)
    }
  }

  /// Words in the class names of views that tint or blur what is behind them (`UIVisualEffectView`).
  private static let veils = WordSet("effect", "gradient", "blur")

  /// Whether a sibling of the branch that the node is on lies behind the node and in front of their parent.
  private func isCovered(_ node: NodeID, below parent: NodeID, up branch: NodeID) -> Bool {
    guard let frame = screen.tree.statedFrame(node) else { return !(covers[parent.row] ?? []).isEmpty }
    return (covers[parent.row] ?? []).contains { cover in
      cover != branch && screen.tree.statedFrame(cover).map(frame.intersects) ?? true
    }
  }

  private func paintsItself(_ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .image, .navigationBar, .toolbar, .tabBar, .searchField, .alert, .other, .segmented: true
    case .button: node.index >= 0 && screen.tree.statedFrame(node) == nil
    default: false
    }
  }
}
