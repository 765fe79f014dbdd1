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
    let shown = (Array(roles.nodes(.alert)) + roles.nodes(.sheet)).map(\.index).sorted(by: >)
    // From the last on, with the first element behind each: one walk, however deep they are nested.
    var (next, row) = (tree.count, tree.count)
    let last = shown.first { alert in
      while row > alert + 1 {
        row -= 1
        if elements.isElement[row], visibility.isVisible[row] { next = row }
      }
      return visibility.isVisible[alert] && next < Int(tree.subtreeEnd[alert])
    }
    guard let last else { return nil }
    self.row = Int32(last)
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
