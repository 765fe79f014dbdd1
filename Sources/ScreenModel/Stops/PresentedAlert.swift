import ViewHierarchy

/// An alert or action sheet of UIKit, in front of which nothing else can be reached.
///
/// UIKit presents both in a view that is modal for accessibility. Drivers state the type and no modal flag, and list
/// what lies behind as if it could be used.
struct PresentedAlert {
  /// The alert's row.
  let row: Int32
  private let end: Int
  private let surroundings: [Surroundings]

  /// The last alert that is shown and holds something to land on; nil where there is none.
  init?(_ tree: ViewTree, _ visibility: Visibility, _ roles: Roles, _ elements: Elements) {
    var last: Int?
    for role in [Role.alert, .sheet] {
      for node in roles.nodes(role) where node.index > last ?? -1 && visibility.isVisible[node.index] {
        let inside = node.index + 1..<Int(tree.subtreeEnd[node.index])
        if inside.contains(where: { elements.isElement[$0] && visibility.isVisible[$0] }) { last = node.index }
      }
    }
    guard let last else { return nil }
    row = Int32(last)
    end = Int(tree.subtreeEnd[last])
    surroundings = roles.surroundings
  }

  /// Whether the alert keeps a node away: all that is neither in it nor around it. The keyboard for its fields and the
  /// status bar are windows of their own.
  func hides(_ tree: ViewTree, _ other: Int) -> Bool {
    let isInside = other >= Int(row) && other < end
    let isAround = other < Int(row) && Int(tree.subtreeEnd[other]) > Int(row)
    return !isInside && !isAround && !surroundings[other].contains(.system)
  }
}
