import ScreenModel
import ViewHierarchy

extension Screen {
  /// Whether the screen runs from right to left, and whether the export says so; else its letters do.
  var rightToLeft: (isSo: Bool, isStated: Bool) {
    if let direction = header.direction, !header.isDirectionGuessed { return (direction == .rtl, true) }
    if let language = header.language, let scripts = Script.scripts(of: language) {
      return (scripts.contains { $0.isRightToLeft }, true)
    }
    var letters = Script.Count()
    for stop in stops.nodes {
      guard let text = ownText(stop) else { continue }
      tree.withBytes(text) { letters.add($0) }
    }
    return (2 * letters.rightToLeft > letters.total, false)
  }
}
