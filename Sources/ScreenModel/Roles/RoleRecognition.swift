import ViewHierarchy

/// Refines the stated kinds by class names, traits, identifiers and labels.
struct RoleRecognition {
  let tree: ViewTree
  let classes: [ClassWords]
  /// Nodes that no rating has inside.
  private let strangers: RunningCount

  private static let ratingNames = WordSet("rating", "ratings", "stars", "starview", "starrating")
  private static let ratingLabels = WordSet("rating", "stars")

  init(tree: ViewTree, classes: [ClassWords]) {
    self.tree = tree
    self.classes = classes
    strangers = RunningCount(tree.count) { row in
      switch tree.kind[row] {
      case .image, .icon, .button, .other, .view: false
      default: true
      }
    }
  }

  func refine(_ role: inout [Role], _ basis: inout [RoleBasis]) {
    for row in 0..<tree.count {
      if tree.presence[row].contains(.traits), let told = fromTraits(role[row], tree.traits[row]) { role[row] = told }
      let words = classes[Int(tree.className[row])]
      switch role[row] {
      case .other, .view, .image, .slider:
        if words.isRating {
          role[row] = .rating
        } else if isRatingByName(row, role[row]) {
          role[row] = .rating
          basis[row] = .suggested
        } else if words.isCell {
          role[row] = .cell
        }
      case .button where isInside(.tabBar, row, role): role[row] = .tab
      default: break
      }
    }
  }

  /// Traits tell more than a type that says nothing; they never turn a control of a known type into another.
  private func fromTraits(_ role: Role, _ traits: Traits) -> Role? {
    switch role {
    case .other, .view, .image, .text, .heading: break
    default: return nil
    }
    if traits.contains(.switchButton) || traits.contains(.toggleButton) { return .toggle }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.tabBarItem) { return .tab }
    if traits.contains(.keyboardKey) { return .key }
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.tabBar) { return .tabBar }
    if role == .text { return traits.contains(.header) ? .heading : nil }
    guard role == .other || role == .view else { return nil }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.header) { return .heading }
    if traits.contains(.textArea) { return .textArea }
    if traits.contains(.textEntry) { return .field }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) ? .text : nil
  }

  /// The identifier says rating, or the label does on a node without texts of its own below it.
  private func isRatingByName(_ row: Int, _ role: Role) -> Bool {
    let node = NodeID(row)
    let isNamed =
      (tree.identifier[row].hasBytes && tree.withBytes(tree.identifier[row], Self.ratingNames.isIn))
      || (tree.label[row].hasBytes && tree.withBytes(tree.label[row], Self.ratingLabels.isIn))
    guard isNamed else { return false }
    // A container that repeats the texts below it (React Native) is no rating; stars below it are images or buttons.
    if strangers.count(in: tree.descendants(node)) > 0 { return false }
    return !tree.isLeaf(node) || role != .image || tree.withBytes(tree.label[row], Self.ratingLabels.isIn)
  }

  private func isInside(_ kind: Kind, _ row: Int, _ role: [Role]) -> Bool {
    let parent = Int(tree.parent[row])
    return parent >= 0 && (role[parent] == kind || (tree.parent[parent] >= 0 && role[Int(tree.parent[parent])] == kind))
  }
}
