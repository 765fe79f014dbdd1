import Audit
import ScreenModel
import ViewHierarchy

/// Texts that stay small when the user asks for larger ones.
public struct DynamicTypeUnsupported: Check {
  public static let id = "dynamic-type-unsupported"
  private let largeEnough: Double
  /// How many texts are named as related.
  private static let shown = 5

  public init(_ parameters: RuleParameters) { largeEnough = parameters["largeEnough"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var found: [NodeID] = []
    var isStyled = true
    for node in screen.tree.nodes where screen.isWritten(node) && isConcerned(screen, node) {
      guard let scales = screen.tree.flag(.dynamicType, node) else { continue }
      let face = screen.typeface(node)
      if scales || (face.size ?? 0) >= largeEnough {
        verdicts.pass()
      } else {
        found.append(node)
        if !face.hasStyle { isStyled = false }
      }
    }
    guard let first = found.first, let around = screen.smallestView(around: found) else { return }
    let verb = found.count == 1 ? "does" : "do"
    var fault = Fault(
      around,
      "\(Figures.count(found.count, "text")) \(verb) not grow with the user's text size, such as \(example(screen, first))"
    )
    // A text style at least starts at the user's size when the screen is opened.
    if isStyled || found.count == 1 { fault.severity = .note }
    fault.data = [Datum("texts", found.count)]
    fault.related = found.prefix(Self.shown).filter { $0 != around }.map { RelatedNode($0, why: "does not grow") }
    fault.fix = Fix(
      "use a text style, or scale the font with its metrics, and follow changes", code: code(screen, first))
    verdicts.fault(fault)
  }

  /// Texts in tab bars are shown large on a long press; badges and icons would leave their place.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.visibility.isVisible[node.index],
      screen.roles.surroundings[node.index].isDisjoint(with: [.system, .tabBar, .webView])
    else { return false }
    guard let text = screen.drawnText(node) else {
      return screen.roles.role[node.index] != .text && screen.roles.role[node.index] != .heading
    }
    return !screen.isBadge(text) && !screen.isIconCharacter(text)
  }

  private func example(_ screen: Screen, _ node: NodeID) -> String {
    let words = screen.drawnWords(node)
    return words.isEmpty ? screen.title(node) : "\"\(words)\""
  }

  private func code(_ screen: Screen, _ node: NodeID) -> [FixCode] {
    let view = screen.variable(node)
    return [
      FixCode(
        .uikit, .swift,
        "\(view).font = .preferredFont(forTextStyle: .body)\n\(view).adjustsFontForContentSizeCategory = true"),
      FixCode(
        .uikit, .objc,
        "\(view).font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];\n"
          + "\(view).adjustsFontForContentSizeCategory = YES;"),
      FixCode(.swiftui, .swift, ".font(.body)"),
    ]
  }
}
