import ScreenModel
import ViewHierarchy

/// Names by which images give themselves away as decoration.
enum Decoration {
  /// What separates, shades or stands in for something (rule `image-decorative-exposed`).
  static let plain = WordSet(
    "separator", "divider", "line", "hairline", "shadow", "gradient", "background", "bg", "placeholder", "decor",
    "decoration", "decorative")
  /// What fills space and may still say something: chevrons of rows, scenes and icons above a text (evidence C2).
  static let ornamental = WordSet(
    "chevron", "disclosure", "banner", "illustration", "hero", "empty", "watermark", "pattern", "texture", "wave",
    "overlay", "mask", "blur", "splash", "skeleton", "shimmer", "logo", "icon", "glyph",
    "emblem")

  /// Whether the image's asset, identifier or class name holds one of the words.
  static func isNamed(_ words: WordSet, _ screen: Screen, _ node: NodeID) -> Bool {
    let tree = screen.tree
    if tree.withBytes(tree.identifier[node.index], words.isIn) { return true }
    if let asset = tree.property(.asset, node), tree.withBytes(asset.text, words.isIn) { return true }
    var className = tree.name(node)
    return className.withUTF8(words.isIn)
  }
}
