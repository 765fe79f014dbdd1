import ViewHierarchy

/// Finds the cards: by class, as cells of a collection that hold a picture or stand side by side, or by name.
struct CardRecognition {
  let tree: ViewTree
  let visibility: Visibility
  let classes: [ClassWords]

  private static let names = WordSet("card", "cards")
  /// An image of this size in a collection cell is media, not an icon (rule `card-image-unlabelled`: minSide).
  static let mediaSide = 60.0
  /// A cell at least this share of its list's width is a row of a list (rule `list-cell-not-element`).
  static let rowShare = 0.8

  private let content: RunningCount
  private let media: RunningCount

  init(tree: ViewTree, visibility: Visibility, classes: [ClassWords]) {
    self.tree = tree
    self.visibility = visibility
    self.classes = classes
    content = RunningCount(tree.count) { row in
      switch tree.kind[row] {
      case .text, .heading, .image: true
      default: false
      }
    }
    media = RunningCount(tree.count) { row in
      tree.kind[row] == .image && tree.presence[row].contains(.frame) && tree.frame[row].shortSide >= Self.mediaSide
    }
  }

  func refine(_ role: inout [Role], _ basis: inout [RoleBasis]) {
    var collection = [Int32](repeating: -1, count: tree.count)
    var isInsideCard = [Bool](repeating: false, count: tree.count)
    for row in 0..<tree.count {
      let parent = Int(tree.parent[row])
      if parent >= 0 {
        collection[row] = role[parent] == .collection ? Int32(parent) : collection[parent]
        isInsideCard[row] = keepsCard(role[parent]) && (role[parent] == .card || isInsideCard[parent])
      }
      let words = classes[Int(tree.className[row])]
      switch role[row] {
      case .cell:
        if words.isCard {
          role[row] = .card
        } else if collection[row] >= 0, looksLikeCard(row, in: Int(collection[row])) {
          role[row] = .card
        } else if isNamedCard(row) {
          role[row] = .card
          basis[row] = .suggested
        }
      case .other, .view:
        if words.isCard, !isInsideCard[row] {
          role[row] = .card
        } else if isNamedCard(row), contentCount(row) >= 2, !isInsideCard[row] {
          role[row] = .card
          basis[row] = .suggested
        }
      default: break
      }
    }
  }

  private func isNamedCard(_ row: Int) -> Bool {
    tree.identifier[row].hasBytes && tree.withBytes(tree.identifier[row], Self.names.isIn)
  }

  /// Parts of a card often carry its name too (`card-title`, `CardContentView`): only the outermost is the card,
  /// unless a list begins inside it.
  private func keepsCard(_ role: Role) -> Bool {
    switch role {
    case .collection, .list, .table, .scroll, .window: false
    default: true
    }
  }

  private func looksLikeCard(_ row: Int, in list: Int) -> Bool {
    guard let frame = tree.statedFrame(NodeID(row)), let listFrame = tree.statedFrame(NodeID(list)),
      listFrame.width > 0
    else { return false }
    // A tile of a grid with nothing but a picture is a card, whether or not a check lies on it.
    let hasMedia = media.count(in: tree.descendants(NodeID(row))) > 0
    let isTile = frame.width < Self.rowShare * listFrame.width
    return isTile ? hasMedia || contentCount(row) >= 2 : hasMedia && contentCount(row) >= 2
  }

  /// The texts and images below the node.
  private func contentCount(_ row: Int) -> Int { content.count(in: tree.descendants(NodeID(row))) }
}
