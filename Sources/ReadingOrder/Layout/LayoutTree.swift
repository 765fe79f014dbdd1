/// The groups that must be read in one go, stated and inferred, as a tree over the items. Children are numbered
/// before their parents, so that going through the numbers goes from the inside out.
struct LayoutTree {
  /// How the children of a node lie to each other.
  enum Axis: Equatable {
    case leaf
    /// One below the other.
    case stack
    /// One beside the other.
    case row
    /// Neither: frames that overlap in both directions.
    case knot
    /// The app states the order.
    case stated
  }

  struct Node {
    var span: Span
    var axis: Axis
    /// In the order that the axis suggests.
    var children: [Int] = []
    /// Percent, one fewer than the children: how sure it is that two neighbours follow each other along the axis.
    var certainty: [Int] = []
    var parent = -1
    /// Item index of a leaf, else -1.
    var item = -1
    /// Index of the stated group that this node is, or -1 where the grouping was inferred.
    var group = -1
    var leaves = 1
    /// Role of a leaf, 0 of an inner node.
    var code = 0
    /// Font size or height in quarter points, a stand-in for the text style of a leaf.
    var style = 0
    var textLength = 0
  }

  private(set) var nodes: [Node] = []
  var root = -1

  subscript(id: Int) -> Node {
    get { nodes[id] }
    _modify { yield &nodes[id] }
  }

  mutating func addLeaf(item index: Int, _ item: OrderItem, span: Span) -> Int {
    var node = Node(span: span, axis: .leaf)
    node.item = index
    node.code = item.role.code
    node.textLength = item.textLength
    node.style = span.height
    if let size = item.fontSize, size.isFinite, size > 0 {
      node.style = Int(min(size, 10_000) * Double(Span.unit))
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Children in the order of the axis; a single child is returned as it is.
  mutating func addNode(_ axis: Axis, _ children: [Int], certainty: [Int]) -> Int {
    guard let first = children.first else { return -1 }
    if children.count == 1 { return first }
    let id = nodes.count
    nodes.append(Node(span: nodes[first].span, axis: axis))
    setChildren(of: id, children, certainty: certainty)
    return id
  }

  mutating func setChildren(of id: Int, _ children: [Int], certainty: [Int]) {
    var span = children.first.map { nodes[$0].span } ?? nodes[id].span
    var leaves = 0
    for child in children {
      span = span.union(nodes[child].span)
      leaves += nodes[child].leaves
      nodes[child].parent = id
    }
    nodes[id].children = children
    nodes[id].certainty = certainty
    nodes[id].span = span
    nodes[id].leaves = leaves
  }

  /// Names the stated group that a node is; an item or a group that is alone in it keeps its own name.
  mutating func state(group: Int, on node: Int) {
    guard nodes[node].item < 0, nodes[node].group < 0 else { return }
    nodes[node].group = group
  }
}
