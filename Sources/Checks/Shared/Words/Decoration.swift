import ScreenModel
import ViewHierarchy

/// Names by which images give themselves away as decoration.
enum Decoration {
  /// What separates, shades or stands in for something (rule `image-decorative-exposed`).
  static let plain = WordSet(
    "separator", "divider", "line", "hairline", "shadow", "gradient", "background", "bg", "placeholder", "decor",
    "decoration", "decorative")
  /// What fills space and may still say something: chevrons of rows, scenes and icons above a text.
  private static let ornamental = WordSet(
    "chevron", "disclosure", "banner", "illustration", "hero", "empty", "watermark", "pattern", "texture", "wave",
    "overlay", "mask", "blur", "splash", "skeleton", "shimmer", "logo", "icon", "glyph", "emblem")

  /// Whether the identifier or the asset's name says that the image decorates, or may well do so.
  static func isNamedDecorative(_ screen: Screen, _ image: NodeID) -> Bool {
    isNamed(plain, screen, image) || isNamed(ornamental, screen, image)
  }

  /// Whether the identifier or the asset's name holds one of the words.
  static func isNamed(_ words: WordSet, _ screen: Screen, _ image: NodeID) -> Bool {
    let tree = screen.tree
    if tree.identifier[image.index].hasBytes, tree.withBytes(tree.identifier[image.index], words.isIn) { return true }
    guard let asset = tree.property(.asset, image)?.text, asset.hasBytes else { return false }
    return tree.withBytes(asset, words.isIn)
  }
}
