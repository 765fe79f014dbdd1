import ScreenModel
import ViewHierarchy

extension Screen {
  /// Whether the screen runs from right to left, and whether the export says so; else its letters do.
  var rightToLeft: (isSo: Bool, isStated: Bool) {
    if let direction = header.direction, !header.isDirectionGuessed { return (direction == .rtl, true) }
    if let language = header.language {
      if RightToLeft.holds(language: language) { return (true, true) }
      if Script.scripts(of: language) != nil { return (false, true) }
    }
    var letters = Script.Count()
    for stop in stops.nodes {
      guard let text = ownText(stop) else { continue }
      tree.withBytes(text) { letters.add($0) }
    }
    return (2 * letters.rightToLeft > letters.total, false)
  }
}
