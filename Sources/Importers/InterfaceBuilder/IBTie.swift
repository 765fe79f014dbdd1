import ViewHierarchy

/// A layout constraint that ties an edge of one view to an edge of another, as far as it matters where it ends up: left
/// and right do not turn with the direction of the text, top and bottom may lie outside the safe area.
///
/// The constraint belongs to the view that it places: of two views of which one lies in the other, the inner one; of
/// two others, the first. A safe area, a margin guide or another guide is no view, so that its partner is placed.
struct IBTie {
  /// A view's edge, and whether its margin is meant.
  struct Edge {
    enum Side {
      case left, right, top, bottom
    }

    let side: Side
    let isMargin: Bool

    /// - Parameter attribute: a name of `NSLayoutConstraint.Attribute`; nil for what is none of the four edges.
    init?(_ attribute: UnsafeBufferPointer<UInt8>) {
      guard let known = Self.names.first(where: { attribute.elementsEqual($0.name.utf8) }) else { return nil }
      (side, isMargin) = (known.side, known.isMargin)
    }

    private static let names: [(name: String, side: Side, isMargin: Bool)] = [
      ("left", .left, false), ("leftMargin", .left, true), ("right", .right, false), ("rightMargin", .right, true),
      ("top", .top, false), ("topMargin", .top, true), ("bottom", .bottom, false), ("bottomMargin", .bottom, true),
    ]
  }

  /// The hashes of the ids of the constraint and its two items.
  let constraint: UInt64
  let first: UInt64
  let second: UInt64
  /// The edges; nil for leading and trailing ones, centres and baselines.
  let firstEdge: Edge?
  let secondEdge: Edge?
}

extension IBLinks {
  /// Marks the view that a constraint places.
  func pin(_ tie: IBTie, _ objects: inout [IBObject]) {
    let (first, second) = (object(tie.first), object(tie.second))
    let placesFirst: Bool
    switch (first, second) {
    case (nil, nil): return
    case (nil, _): placesFirst = false
    case (_, nil): placesFirst = true
    case (let first?, let second?): placesFirst = !(first < second && second < objects[Int(first)].end)
    }
    guard let placed = placesFirst ? first : second else { return }
    let (edge, otherEdge) = placesFirst ? (tie.firstEdge, tie.secondEdge) : (tie.secondEdge, tie.firstEdge)
    let other = (placesFirst ? second : first).map { objects[Int($0)].marks } ?? []
    // A margin of the screen's view keeps clear of the safe area's edges unless it is told not to.
    let isScreen = other.contains(.screen) && (otherEdge?.isMargin == false || other.contains(.ignoresSafeArea))
    switch edge?.side {
    case .left: objects[Int(placed)].flags[.pinnedLeft] = true
    case .right: objects[Int(placed)].flags[.pinnedRight] = true
    case .top where isScreen && otherEdge?.side == .top && !other.contains(.endsAtTopBar):
      objects[Int(placed)].flags[.pinnedScreenTop] = true
    case .bottom where isScreen && otherEdge?.side == .bottom && !other.contains(.endsAtBottomBar):
      objects[Int(placed)].flags[.pinnedScreenBottom] = true
    default: break
    }
  }
}
