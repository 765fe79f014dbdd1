import ViewHierarchy

/// A row of stars (hearts, circles) that together show a rating.
public struct StarGroup: Sendable {
  /// The node whose children the stars are.
  public let parent: NodeID
  /// The stars, first to last in document order.
  public let stars: [NodeID]
  /// Whether the parent holds nothing but the stars, so that it is the rating.
  public let isWholeParent: Bool
}

/// Finds rows of stars: 3 to 10 sibling images or buttons of equal size in one row with equal gaps, whose names say
/// star, heart or circle.
enum StarGroups {
  static let counts = 3...10
  /// Sizes may differ by this many points.
  static let sizeTolerance = 2.0
  /// Centres and gaps may differ by this many points.
  static let placeTolerance = 3.0
  private static let names = WordSet("star", "stars", "heart", "hearts", "circle")

  static func find(_ tree: ViewTree, _ visibility: Visibility, _ role: [Role]) -> [StarGroup] {
    var groups: [StarGroup] = []
    var lastParent: Int32 = -1
    for row in 0..<tree.count where isStar(tree, role, row) {
      let parent = tree.parent[row]
      // The first star of a parent looks at all its siblings, the others are done with it.
      if parent < 0 || parent == lastParent { continue }
      lastParent = parent
      if let group = group(tree, visibility, role, NodeID(Int(parent))) { groups.append(group) }
    }
    return groups
  }

  private static func group(
    _ tree: ViewTree, _ visibility: Visibility, _ role: [Role], _ parent: NodeID
  ) -> StarGroup? {
    var stars: [NodeID] = []
    var others = 0
    for child in tree.children(parent) {
      if isStar(tree, role, child.index) {
        stars.append(child)
        if stars.count > counts.upperBound { return nil }
      } else if visibility.isVisible[child.index] {
        others += 1
      }
    }
    guard counts.contains(stars.count), isEvenRow(tree, stars) else { return nil }
    let isContainer = role[parent.index] == .other || role[parent.index] == .view || role[parent.index] == .rating
    return StarGroup(parent: parent, stars: stars, isWholeParent: others == 0 && isContainer)
  }

  private static func isStar(_ tree: ViewTree, _ role: [Role], _ row: Int) -> Bool {
    switch role[row] {
    case .image, .button, .icon, .other: break
    default: return false
    }
    guard tree.isLeaf(NodeID(row)) else { return false }
    if tree.identifier[row].hasBytes, tree.withBytes(tree.identifier[row], names.isIn) { return true }
    if tree.label[row].hasBytes, tree.withBytes(tree.label[row], names.isIn) { return true }
    guard tree.presence[row].contains(.properties), let asset = tree.property(.asset, NodeID(row)) else { return false }
    return tree.withBytes(asset.text, names.isIn)
  }

  private static func isEvenRow(_ tree: ViewTree, _ stars: [NodeID]) -> Bool {
    let frames = stars.compactMap(tree.statedFrame).sorted { $0.minX < $1.minX }
    guard frames.count == stars.count, let first = frames.first else { return false }
    var gap: Double?
    for (index, frame) in frames.enumerated() {
      guard (frame.width - first.width).magnitude <= sizeTolerance,
        (frame.height - first.height).magnitude <= sizeTolerance,
        (frame.midY - first.midY).magnitude <= placeTolerance
      else { return false }
      if index == 0 { continue }
      let here = frame.minX - frames[index - 1].maxX
      if let gap, (here - gap).magnitude > placeTolerance { return false }
      gap = gap ?? here
    }
    return true
  }
}
