import Audit
import ScreenModel
import ViewHierarchy

/// Texts whose font stays as it is when people set a larger size; one finding a screen, or a design file would be
/// flooded.
public struct DynamicTypeUnsupported: Check {
  public static let id = "dynamic-type-unsupported"
  /// Texts of this size in points are read without enlarging.
  private let adequate: Double
  /// How many texts the message names.
  private static let named = 3

  public init(_ parameters: RuleParameters) { adequate = parameters["adequate"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let texts = (0..<screen.tree.count).lazy.map(NodeID.init).filter { isConcerned(screen, $0) }
    guard texts.contains(where: { screen.tree.flags[$0.index][.dynamicType] != nil }) else { return }
    let fixed = texts.filter { screen.tree.flags[$0.index].isFalse(.dynamicType) }
    guard let first = fixed.first else {
      verdicts.pass()
      return
    }
    verdicts.fault(fault(screen, first, Array(fixed)))
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .text, .heading, .field, .textArea, .secureField: break
    default: return false
    }
    guard screen.visibility.isVisible[node.index],
      screen.roles.surroundings[node.index].isDisjoint(with: [.system, .webView, .bar, .tabBar, .navigationBar])
    else { return false }
    if let size = screen.tree.number(.fontSize, node), size >= adequate { return false }
    let text = screen.seenText(node)
    return text.hasBytes && screen.tree.withBytes(text) { !$0.allSatisfy { $0.isDigit || $0.isBlank } }
  }

  private func fault(_ screen: Screen, _ first: NodeID, _ fixed: [NodeID]) -> Fault {
    let names = fixed.prefix(Self.named).map { "\"\(screen.shortName($0))\"" }.joined(separator: ", ")
    var fault = Fault(
      first,
      fixed.count == 1
        ? "\(screen.title(first)) does not grow with the size that people set"
        : "\(fixed.count) texts do not grow with the size that people set, such as \(names)",
      confidence: .certain)
    // A single text is seldom what keeps people from reading a screen (evidence on design files).
    if fixed.count == 1 { fault.severity = .note }
    fault.data = [Datum("texts", fixed.count)]
    fault.related = fixed.dropFirst().map { RelatedNode($0, why: "does not grow either") }
    fault.groupsInCells = false
    fault.fix =
      screen.header.platform == .ios
      ? Fix("give the texts a text style as font, and let it follow the setting", code: Self.code)
      : Fix("set their sizes in sp", code: Self.androidCode)
    return fault
  }

  private static let code = [
    FixCode(
      .uikit, .swift,
      """
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      """),
    FixCode(
      .uikit, .objc,
      """
      label.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
      label.adjustsFontForContentSizeCategory = YES;
      """),
    FixCode(.swiftui, .swift, ".font(.body)"),
  ]

  private static let androidCode = [
    FixCode(.views, .kotlin, "label.setTextSize(TypedValue.COMPLEX_UNIT_SP, 16f)"),
    FixCode(.compose, .kotlin, "fontSize = 16.sp"),
  ]
}
