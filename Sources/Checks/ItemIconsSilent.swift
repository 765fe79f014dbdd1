import Audit
import ScreenModel
import ViewHierarchy

/// Small icons beside texts that say something which nobody hears.
public struct ItemIconsSilent: Check {
  public static let id = "item-icons-silent"
  private let minIcons: Double
  private let maxSize: Double
  /// How many views of a row are looked at.
  private static let looked = 64
  /// Icons that say nothing by themselves, or what their row shows by being one.
  private static let silent = WordSet(
    "arrow", "caret", "dot", "bullet", "star", "heart", "check", "checkmark", "avatar", "photo", "picture", "thumbnail",
    "image", "more", "ellipsis", "drag", "handle", "reorder", "spinner")

  public init(_ parameters: RuleParameters) {
    minIcons = parameters["minIcons"]
    maxSize = parameters["maxSize"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var rows: [Int32: [NodeID]] = [:]
    for role in [Role.image, .icon] {
      for icon in screen.roles.nodes(role) where isConcerned(screen, icon) {
        rows[screen.tree.parent[icon.index], default: []].append(icon)
      }
    }
    for parent in rows.keys.sorted() where parent >= 0 {
      guard let icons = rows[parent], Double(icons.count) >= minIcons else { continue }
      judge(screen, NodeID(Int(parent)), icons.sorted { $0.row < $1.row }, &verdicts)
    }
  }

  private func isConcerned(_ screen: Screen, _ icon: NodeID) -> Bool {
    let tree = screen.tree
    guard screen.visibility.isVisible[icon.index], !screen.hasName(icon), !screen.isInteractive(icon),
      let frame = tree.statedFrame(icon), frame.longSide < maxSize, tree.property(.asset, icon) != nil,
      screen.roles.surroundings[icon.index].isDisjoint(with: [.system, .rating, .tabBar, .navigationBar, .webView])
    else { return false }
    return !Decoration.isNamedDecorative(screen, icon) && !Decoration.isNamed(Self.silent, screen, icon)
  }

  private func judge(_ screen: Screen, _ row: NodeID, _ icons: [NodeID], _ verdicts: inout Verdicts) {
    var said: Set<String> = []
    var hasText = false
    let unit = screen.roles.unit(of: row) ?? row
    for index in screen.tree.subtree(row).prefix(Self.looked) + [unit.index] {
      for ref in [screen.tree.label[index], screen.tree.text[index], screen.tree.placeholder[index]] where ref.hasBytes
      {
        hasText = true
        said.formUnion(Names.normalised(screen.tree.string(ref) ?? "").split(separator: " ").map(String.init))
      }
    }
    guard hasText else { return }
    let silent = icons.compactMap { icon -> (node: NodeID, words: String)? in
      guard let words = screen.tree.text(.asset, icon).flatMap(screen.words) else { return nil }
      return Names.normalised(words).split(separator: " ").contains { said.contains(String($0)) } ? nil : (icon, words)
    }
    guard Double(silent.count) >= minIcons else { return verdicts.pass() }
    let words = silent.map(\.words)
    var fault = Fault(
      row,
      "\(screen.title(row)) shows \(silent.count) icons that nobody hears: \(Figures.shortened(words.joined(separator: ", ")))"
    )
    fault.data = [Datum("icons", silent.count)]
    fault.related = silent.map { RelatedNode($0.node, why: "silent icon") }
    fault.fix = Fix(
      "say in the label of the row what its icons show",
      code: FixSnippets.value(
        screen.header.platform, view: screen.variable(unit), words.joined(separator: ", ")))
    verdicts.fault(fault)
  }
}
