import ViewHierarchy

/// What a node is for the audit, in the words of the canonical form.
public typealias Role = Kind

/// How a role is known.
public enum RoleBasis: UInt8, Sendable {
  /// The export's own type says it, or a class whose name says it.
  case known
  /// Identifiers, labels or geometry suggest it; findings that hang on it are for review.
  case suggested
}

/// Where a node lies.
public struct Surroundings: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Below (or itself) a status bar, keyboard, scroll bar or another part of the system.
  public static let system = Surroundings(rawValue: 1 << 0)
  /// Below a navigation bar.
  public static let navigationBar = Surroundings(rawValue: 1 << 1)
  /// Below a tab bar.
  public static let tabBar = Surroundings(rawValue: 1 << 2)
  /// Below a toolbar.
  public static let toolbar = Surroundings(rawValue: 1 << 3)
  /// Below an alert or sheet.
  public static let alert = Surroundings(rawValue: 1 << 4)
  /// Below a web view.
  public static let webView = Surroundings(rawValue: 1 << 5)
  /// Below a text or search field.
  public static let field = Surroundings(rawValue: 1 << 6)
  /// Below a segmented control, stepper, slider, picker or page indicator.
  public static let compositeControl = Surroundings(rawValue: 1 << 7)
  /// Below a rating.
  public static let rating = Surroundings(rawValue: 1 << 8)
  /// Below a collection.
  public static let collection = Surroundings(rawValue: 1 << 9)
  /// Below something that can scroll.
  public static let scroll = Surroundings(rawValue: 1 << 10)
  /// A layer without content: ink, ripple, shadow, a node of Compose that only states its parent's role.
  public static let effect = Surroundings(rawValue: 1 << 11)

  /// Below a bar of the system's own making.
  public static let bar: Surroundings = [.navigationBar, .tabBar, .toolbar]
}

/// Pass 2: what each node is for.
public struct Roles: Sendable {
  /// The role of each node.
  public let role: [Role]
  /// How it is known.
  public let basis: [RoleBasis]
  /// Where each node lies.
  public let surroundings: [Surroundings]
  /// The nearest card or cell at or above each node; -1 for none.
  public let unit: [Int32]
  /// The groups of stars that make up ratings.
  public let starGroups: [StarGroup]
  /// Every node by role: the nodes of role r are `byRole[starts[r]..<starts[r + 1]]`, in document order.
  private let byRole: [NodeID]
  private let starts: [Int]

  init(_ tree: ViewTree, _ header: ScreenHeader, _ visibility: Visibility) {
    let classes = tree.names.map(ClassWords.init)
    var role = tree.kind
    var basis = [RoleBasis](repeating: .known, count: tree.count)
    RoleRecognition(tree: tree, classes: classes).refine(&role, &basis)
    var roleNodes: [Bool] = []
    if header.platform == .android { roleNodes = AndroidRoles(tree, visibility).refine(&role, &basis) }
    let stars = StarGroups.find(tree, visibility, role)
    for group in stars where group.isWholeParent && role[group.parent.index] != .rating {
      role[group.parent.index] = .rating
      basis[group.parent.index] = .suggested
    }
    CardRecognition(tree: tree, visibility: visibility, classes: classes).refine(&role, &basis)
    self.role = role
    self.basis = basis
    starGroups = stars
    surroundings = Self.surroundings(tree, role, classes, roleNodes)
    unit = Self.units(tree, role)
    (starts, byRole) = Self.index(role)
  }

  /// The nodes of a role, in document order.
  public func nodes(_ role: Role) -> ArraySlice<NodeID> {
    byRole[starts[Int(role.rawValue)]..<starts[Int(role.rawValue) + 1]]
  }

  /// The card or cell that the node lies in or is.
  public func unit(of node: NodeID) -> NodeID? {
    let row = unit[node.index]
    return row < 0 ? nil : NodeID(Int(row))
  }

  private static func surroundings(
    _ tree: ViewTree, _ role: [Role], _ classes: [ClassWords], _ roleNodes: [Bool]
  ) -> [Surroundings] {
    var result = [Surroundings](repeating: [], count: tree.count)
    for row in 0..<tree.count {
      let parent = Int(tree.parent[row])
      var around: Surroundings = []
      if parent >= 0 {
        around = result[parent].subtracting(.effect).union(inner(role[parent]))
        if tree.flags[parent].isTrue(.scrollable) { around.insert(.scroll) }
      }
      switch role[row] {
      case .statusBar, .keyboard, .key: around.insert(.system)
      default: break
      }
      let words = classes[Int(tree.className[row])]
      if words.isSystem { around.insert(.system) }
      if words.isEffect || (!roleNodes.isEmpty && roleNodes[row]) { around.insert(.effect) }
      result[row] = around
    }
    return result
  }

  private static func inner(_ role: Role) -> Surroundings {
    switch role {
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    case .alert, .sheet: .alert
    case .webView: [.webView, .scroll]
    case .field, .secureField, .searchField, .textArea: .field
    case .segmented, .stepper, .slider, .picker, .pageIndicator: .compositeControl
    case .rating: .rating
    case .collection: [.collection, .scroll]
    case .scroll, .list, .table: .scroll
    default: []
    }
  }

  private static func units(_ tree: ViewTree, _ role: [Role]) -> [Int32] {
    var result = [Int32](repeating: -1, count: tree.count)
    for row in 0..<tree.count {
      let parent = Int(tree.parent[row])
      let isUnit = role[row] == .card || role[row] == .cell
      result[row] = isUnit ? Int32(row) : parent >= 0 ? result[parent] : -1
    }
    return result
  }

  private static func index(_ role: [Role]) -> (starts: [Int], nodes: [NodeID]) {
    var starts = [Int](repeating: 0, count: Int(Role.count) + 1)
    for value in role { starts[Int(value.rawValue) + 1] += 1 }
    for value in 1..<starts.count { starts[value] += starts[value - 1] }
    var next = starts
    var nodes = [NodeID](repeating: NodeID(0), count: role.count)
    for (row, value) in role.enumerated() {
      nodes[next[Int(value.rawValue)]] = NodeID(row)
      next[Int(value.rawValue)] += 1
    }
    return (starts, nodes)
  }
}

extension Kind {
  /// The number of kinds.
  static let count = allCases.count
}
