import ViewHierarchy

/// Where TalkBack lands.
///
/// Source: google/talkback:utils/src/main/java/com/google/android/accessibility/utils/AccessibilityNodeInfoUtils.java
/// (`shouldFocusNode`, `isSpeakingNode`, `isTopLevelScrollItem`).
struct TalkBackStops {
  /// Whether TalkBack lands on each node.
  private(set) var isStop: [Bool]
  /// Why it does not.
  private(set) var obstacle: [Obstacle]
  /// The stop that says the node's text; -1 for none.
  private(set) var obstructor: [Int32]
  /// Whether each node can be operated, or is a direct item of something that scrolls: the texts in it are one stop.
  private(set) var takesFocus: [Bool]

  init(_ tree: ViewTree, _ header: ScreenHeader, _ visibility: Visibility, _ roles: Roles) {
    let kept = TalkBackTree(tree, header, visibility, roles)
    let count = tree.count
    isStop = [Bool](repeating: false, count: count)
    obstacle = [Obstacle](repeating: .none, count: count)
    obstructor = [Int32](repeating: -1, count: count)
    takesFocus = [Bool](repeating: false, count: count)
    var isItem = [Bool](repeating: false, count: count)
    for row in 0..<count where kept.isKept[row] {
      let parent = Int(kept.parent[row])
      isItem[row] = parent >= 0 && TalkBackTree.scrolls(tree, parent)
      takesFocus[row] = kept.isActionable[row] || isItem[row]
    }
    // Children first: a node speaks by its own text or by that of children which take no focus themselves.
    var speaks = kept.hasOwnText
    var hasChildren = [Bool](repeating: false, count: count)
    for row in stride(from: count - 1, through: 0, by: -1) where kept.isKept[row] {
      let parent = Int(kept.parent[row])
      guard parent >= 0 else { continue }
      hasChildren[parent] = true
      let isFocused = kept.isActionable[row] || (isItem[row] && speaks[row])
      if speaks[row], !isFocused { speaks[parent] = true }
    }
    var inside = [Int32](repeating: -1, count: count)
    for row in 0..<count {
      let above = Int(tree.parent[row])
      let around = above < 0 ? -1 : isStop[above] ? Int32(above) : inside[above]
      inside[row] = around
      obstructor[row] = around
      if kept.isRemoved[row] {
        obstacle[row] = tree.flags[row].isTrue(.elementsHidden) ? .elementsHidden : .notDrawn
        continue
      }
      if kept.isKept[row] {
        if kept.isActionable[row] {
          isStop[row] = speaks[row] || !hasChildren[row]
        } else if isItem[row] {
          isStop[row] = speaks[row] && !(hasChildren[row] && Self.fills(tree, header, row))
        } else {
          isStop[row] = kept.hasOwnText[row] && around < 0
        }
      }
      if isStop[row] {
        obstructor[row] = -1
      } else {
        obstacle[row] = around >= 0 && !kept.isActionable[row] ? .insideElement : .notElement
      }
    }
  }

  /// Whether a node has the bounds of its window.
  private static func fills(_ tree: ViewTree, _ header: ScreenHeader, _ row: Int) -> Bool {
    guard header.width > 0, tree.presence[row].contains(.frame) else { return false }
    return tree.frame[row].isNear(Rect(x: 0, y: 0, width: header.width, height: header.height), within: 1)
  }
}
