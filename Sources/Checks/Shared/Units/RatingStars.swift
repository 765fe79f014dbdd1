import ScreenModel
import ViewHierarchy

/// The rows of stars of a screen by the rating that they belong to.
struct RatingStars {
  private let byParent: [Int32: StarGroup]

  init(_ screen: Screen) {
    byParent = Dictionary(screen.roles.starGroups.map { ($0.parent.row, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The stars that are a rating's children, or those of its first children.
  func group(of rating: NodeID, in tree: ViewTree) -> StarGroup? {
    if let group = byParent[rating.row] { return group }
    return tree.children(rating).prefix(4).lazy.compactMap { byParent[$0.row] }.first
  }
}

extension Screen {
  /// The largest possible rating: as the label or the value says, else the number of stars.
  /// - Parameter value: what the value says, where it was read already.
  func ratingScale(_ rating: NodeID, _ stars: RatingStars, value: RatingText? = nil) -> Double? {
    RatingText.of(tree, tree.label[rating.index]).scale
      ?? (value ?? RatingText.of(tree, tree.value[rating.index])).scale
      ?? stars.group(of: rating, in: tree).map { Double($0.stars.count) }
  }

  /// Whether the value says something.
  func hasValue(_ node: NodeID) -> Bool {
    let value = tree.value[node.index]
    return value.hasBytes && !tree.withBytes(value, Blank.isBlank)
  }

  /// How sure it is that the node is a rating.
  func ratingIsKnown(_ rating: NodeID) -> Bool { roles.basis[rating.index] == .known }
}
