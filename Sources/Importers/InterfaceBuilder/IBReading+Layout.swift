import Markup
import ViewHierarchy

extension IBReading {
  /// A constraint as written: `first = second + constant`. The first item is the view around it where it is left out.
  private struct Constraint {
    var id: UInt64 = 0
    var first: UInt64?
    var second: UInt64?
    var firstEdge: IBTie.Edge?
    var secondEdge: IBTie.Edge?
    /// Whether a width or a height is meant; nil for neither.
    var isWidth: Bool?
    var constant = 0.0
  }

  /// Takes up a side that a constant alone fixes, or a tie of two edges.
  mutating func readConstraint(_ tag: borrowing XMLTag, _ object: Int32) {
    guard let constraint = Self.constraint(tag) else { return }
    let first = constraint.first ?? texts.withBytes(objects[Int(object)].id) { IBTexts.hash($0) }
    guard let second = constraint.second else {
      if let isWidth = constraint.isWidth, constraint.constant > 0 {
        links.sizes.append((constraint.id, first, isWidth, constraint.constant))
      }
      return
    }
    if constraint.firstEdge == nil, constraint.secondEdge == nil { return }
    links.ties.append(
      IBTie(
        constraint: constraint.id, first: first, second: second, firstEdge: constraint.firstEdge,
        secondEdge: constraint.secondEdge))
  }

  /// Nil where the constraint places nothing for certain: an inequality, one that is weaker than what the content asks
  /// for (`UILayoutPriority.defaultHigh`), or one that is taken away when the app is built.
  private static func constraint(_ tag: borrowing XMLTag) -> Constraint? {
    var constraint = Constraint()
    for index in 0..<tag.attributeCount {
      let value = tag.attributeValue(index)
      switch IBName(rawValue: tag.attributeName(index)) {
      case .relation: return nil
      case .placeholder: if Numbers.isTrue(value) { return nil }
      case .priority: if Numbers.decimal(value) ?? 0 <= 750 { return nil }
      case .firstItem: constraint.first = IBTexts.hash(value)
      case .secondItem: constraint.second = IBTexts.hash(value)
      case .firstAttribute:
        constraint.firstEdge = IBTie.Edge(value)
        if value.elementsEqual("width".utf8) { constraint.isWidth = true }
        if value.elementsEqual("height".utf8) { constraint.isWidth = false }
      case .secondAttribute: constraint.secondEdge = IBTie.Edge(value)
      case .constant: constraint.constant = Numbers.decimal(value) ?? 0
      case .id: constraint.id = IBTexts.hash(value)
      default: break
      }
    }
    return constraint
  }

  /// The sizes of a collection's items, of which the heights are held as those of its rows, and of a cell of its own
  /// size. An estimated size makes the items as large as their content (`UICollectionViewFlowLayout`).
  mutating func readSize(_ tag: borrowing XMLTag, _ object: Int32) {
    guard let height = attribute(tag, .height).flatMap({ Numbers.decimal($0) }) else { return }
    if holds(tag, .key, "itemSize") {
      if objects[Int(object)].rowHeight == nil { objects[Int(object)].rowHeight = height }
    } else if holds(tag, .key, "estimatedItemSize"), height != 0 {
      objects[Int(object)].rowHeight = -1
      objects[Int(object)].estimatedRowHeight = height
    } else if holds(tag, .key, "customSize"), objects[Int(object)].kind == .cell {
      objects[Int(object)].rowHeight = height
    }
  }
}

extension IBReading {
  /// The edges at which a controller's view goes on below the bars (`UIViewController.edgesForExtendedLayout`). At the
  /// others it ends at the bar, so that its own edge is as good as that of the safe area.
  mutating func readExtendedEdges(_ tag: borrowing XMLTag) {
    guard holds(tag, .key, "edgesForExtendedLayout"), let unit else { return }
    func goesOn(_ edge: IBName) -> Bool { attribute(tag, edge).map { Numbers.isTrue($0) } ?? false }
    for root in unit.roots where objects[Int(root)].marks.contains(.screen) {
      if !goesOn(.top) { objects[Int(root)].marks.insert(.endsAtTopBar) }
      if !goesOn(.bottom) { objects[Int(root)].marks.insert(.endsAtBottomBar) }
    }
  }
}

extension Alignment {
  /// - Parameter name: as Interface Builder writes it.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    guard let known = Self.allCases.first(where: { name.elementsEqual($0.rawValue.utf8) }) else { return nil }
    self = known
  }
}

extension SemanticContent {
  /// - Parameter name: as Interface Builder writes it; nil for unspecified content.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    switch String(decoding: name, as: UTF8.self) {
    case "playback": self = .playback
    case "spatial": self = .spatial
    case "forceLeftToRight": self = .forceLeftToRight
    case "forceRightToLeft": self = .forceRightToLeft
    default: return nil
    }
  }
}
