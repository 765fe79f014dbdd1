import ViewHierarchy

/// The part that a node plays in its card (the anatomy of the Material Cards guide).
public enum CardPart: UInt8, Sendable {
  case none, container, thumbnail, headerText, secondaryText, media, supportingText, button, icon, checkedIcon, rating

  /// The word used in reports.
  public var name: String? {
    switch self {
    case .none: nil
    case .container: "container"
    case .thumbnail: "thumbnail"
    case .headerText: "header-text"
    case .secondaryText: "secondary-text"
    case .media: "media"
    case .supportingText: "supporting-text"
    case .button: "button"
    case .icon: "icon"
    case .checkedIcon: "checked-icon"
    case .rating: "rating"
    }
  }
}

/// Pass 3: the parts of every card and cell.
public struct CardParts: Sendable {
  /// The part that each node plays; `none` outside cards.
  public let part: [CardPart]

  /// Media fill at least this share of their card's width.
  static let mediaShare = 0.6
  /// Icons are at most this large, in points: Material's 24 with its 12-point touch padding on one side.
  static let iconSide = 36.0
  private static let check = WordSet("check", "checked", "checkmark", "selected", "tick")

  init(_ tree: ViewTree, _ visibility: Visibility, _ roles: Roles) {
    var part = [CardPart](repeating: .none, count: tree.count)
    // The texts of each card in reading order decide which is the header: the topmost, or the one marked as heading.
    var header = [Int32](repeating: -1, count: tree.count)
    var secondary = [Int32](repeating: -1, count: tree.count)
    for row in 0..<tree.count where visibility.isVisible[row] {
      guard let unit = roles.unit(of: NodeID(row)) else { continue }
      if unit.index == row {
        part[row] = .container
        continue
      }
      if roles.surroundings[row].contains(.effect) || roles.surroundings[row].contains(.rating) { continue }
      switch roles.role[row] {
      case .text, .heading:
        Self.rank(tree, roles, row, unit.index, &header, &secondary)
        part[row] = .supportingText
      case .image, .icon: part[row] = Self.imagePart(tree, row, unit)
      case .rating: part[row] = .rating
      case .button, .link: part[row] = tree.label[row].hasBytes || !Self.isSmall(tree, row) ? .button : .icon
      default: break
      }
    }
    for row in 0..<tree.count {
      if header[row] >= 0 { part[Int(header[row])] = .headerText }
      if secondary[row] >= 0 { part[Int(secondary[row])] = .secondaryText }
    }
    self.part = part
  }

  /// Keeps the first two texts of a unit from the top; a heading wins over what stands above it.
  private static func rank(
    _ tree: ViewTree, _ roles: Roles, _ row: Int, _ unit: Int, _ header: inout [Int32], _ secondary: inout [Int32]
  ) {
    let first = header[unit]
    if first < 0 || precedes(tree, roles, row, Int(first)) {
      secondary[unit] = first
      header[unit] = Int32(row)
    } else if secondary[unit] < 0 || precedes(tree, roles, row, Int(secondary[unit])) {
      secondary[unit] = Int32(row)
    }
  }

  private static func precedes(_ tree: ViewTree, _ roles: Roles, _ a: Int, _ b: Int) -> Bool {
    let (aIsHeading, bIsHeading) = (roles.role[a] == .heading, roles.role[b] == .heading)
    if aIsHeading != bIsHeading { return aIsHeading }
    guard tree.presence[a].contains(.frame), tree.presence[b].contains(.frame) else { return a < b }
    return (tree.frame[a].minY, tree.frame[a].minX) < (tree.frame[b].minY, tree.frame[b].minX)
  }

  private static func imagePart(_ tree: ViewTree, _ row: Int, _ unit: NodeID) -> CardPart {
    let node = NodeID(row)
    let names = [tree.identifier[row], tree.property(.asset, node)?.text ?? .absent, tree.label[row]]
    if names.contains(where: { $0.hasBytes && tree.withBytes($0, check.isIn) }) { return .checkedIcon }
    guard let frame = tree.statedFrame(node) else { return .media }
    if frame.longSide <= iconSide { return .icon }
    if let card = tree.statedFrame(unit), frame.width < mediaShare * card.width { return .thumbnail }
    return .media
  }

  private static func isSmall(_ tree: ViewTree, _ row: Int) -> Bool {
    tree.presence[row].contains(.frame) && tree.frame[row].longSide <= 60
  }
}
