import ScreenModel
import ViewHierarchy

/// Pictures that only decorate, by the names that developers give them.
enum Decoration {
  private static let names = WordSet(
    "placeholder", "background", "bg", "divider", "separator", "shadow", "gradient", "overlay", "chevron",
    "disclosure", "decor", "decoration", "decorative", "banner", "illustration", "hero", "empty")

  /// Whether the identifier or the asset's name says so.
  static func isNamedDecorative(_ screen: Screen, _ image: NodeID) -> Bool {
    let tree = screen.tree
    if tree.identifier[image.index].hasBytes, tree.withBytes(tree.identifier[image.index], names.isIn) { return true }
    guard let asset = tree.property(.asset, image)?.text, asset.hasBytes else { return false }
    return tree.withBytes(asset, names.isIn)
  }
}
