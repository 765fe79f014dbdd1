import ScreenModel
import ViewHierarchy

extension RowNames {
  /// The rows on a screen; looks at cells and cards with identifiers only.
  public init(_ screen: Screen) {
    let tree = screen.tree
    var candidates: [Candidate] = []
    for role in [Role.card, .cell] {
      for node in screen.roles.nodes(role) {
        guard let identifier = tree.string(tree.identifier[node.index]), !identifier.isEmpty else { continue }
        candidates.append(Candidate(row: node.index, identifier: identifier, list: Self.list(of: node, screen)))
      }
    }
    self.init(candidates) { unit in
      var counts: [UInt8: Int] = [:]
      for row in tree.subtree(NodeID(unit)).prefix(Self.looked) {
        counts[screen.roles.role[row].rawValue, default: 0] += 1
      }
      return counts
    }
  }

  /// How many nodes of a cell are looked at, as for the cells in baselines.
  public static let looked = 256
  /// How many views around a cell may be its alone.
  private static let wrappers = 4

  private static func list(of node: NodeID, _ screen: Screen) -> Int {
    list(above: node.index, isCard: screen.roles.role[node.index] == .card) { row in
      screen.tree.parent(of: NodeID(row))?.index
    } isUnit: { row in
      Int(screen.roles.unit[row]) == row
    } isWrapper: { row in
      screen.isLayoutOnly(NodeID(row))
    }
  }

  /// A number for what holds a cell and its like, wrappers left out: equal for cells, or for cards, that stand as deep
  /// within others in one list.
  /// - Parameters:
  ///   - row: the cell or card.
  ///   - isUnit: whether a row is a cell or card.
  ///   - isWrapper: whether the layout needs a row and nobody hears it.
  public static func list(
    above row: Int, isCard: Bool, parent: (Int) -> Int?, isUnit: (Int) -> Bool, isWrapper: (Int) -> Bool
  ) -> Int {
    var holder = parent(row)
    var cells = 0
    for _ in 0..<wrappers {
      guard let current = holder else { break }
      if isUnit(current) {
        cells += 1
      } else if !isWrapper(current) {
        break
      }
      holder = parent(current)
    }
    return (((holder ?? -1) + 1) * (wrappers + 1) + cells) * 2 + (isCard ? 1 : 0)
  }
}

/// The identifiers of a screen, as findings known before are matched by them.
public struct ScreenAnchors: Sendable {
  /// Those that anchor identities: digits and the names of rows masked.
  public private(set) var identifiers: Set<String> = []
  /// Those that name rows, as exported.
  public private(set) var rows: Set<String> = []

  /// None yet.
  public init() {}

  /// The identifiers of a screen.
  public init(_ screen: Screen) {
    let names = RowNames(screen)
    for (row, ref) in screen.tree.identifier.enumerated() where ref.hasBytes {
      guard let text = screen.tree.string(ref) else { continue }
      add(text, at: row, in: Int(screen.roles.unit[row]), names)
    }
  }

  /// Takes up the identifier of a node in a card or cell.
  public mutating func add(_ identifier: String, at row: Int, in unit: Int, _ names: RowNames) {
    if names.holds(row) {
      rows.insert(identifier)
    } else {
      identifiers.insert(names.masked(identifier, at: row, in: unit))
    }
  }
}

extension Screen {
  /// A wrapper that the layout needs and nobody hears: adding or removing one changes nothing.
  func isLayoutOnly(_ node: NodeID) -> Bool {
    switch roles.role[node.index] {
    case .other, .view, .window, .scroll: !tree.identifier[node.index].hasBytes && !stops.isStop[node.index]
    default: false
    }
  }
}
