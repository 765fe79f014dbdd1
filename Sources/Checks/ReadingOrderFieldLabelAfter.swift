import Audit
import ScreenModel
import ViewHierarchy

/// A caption that is read right behind the field or switch that it names.
public struct ReadingOrderFieldLabelAfter: Check {
  public static let id = "reading-order-field-label-after"
  private let maxGap: Double

  public init(_ parameters: RuleParameters) { maxGap = parameters["maxGap"] }

  private static let roles: [Role] = [.field, .secureField, .searchField, .textArea, .toggle, .checkbox]

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let elsewhere: Surroundings = [.system, .webView, .field]
    for field in Self.roles.flatMap({ screen.roles.nodes($0) }) where screen.stops.isStop[field.index] {
      guard screen.visibility.isVisible[field.index],
        screen.roles.surroundings[field.index].isDisjoint(with: elsewhere),
        !(screen.header.platform == .android && screen.isInCompose(field))
      else { continue }
      let next = Int(screen.order.rank[field.index]) + 1
      guard screen.order.sequence.indices.contains(next), isCaption(screen, screen.order.sequence[next], of: field)
      else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, field, screen.order.sequence[next]))
    }
  }

  /// Whether the text stands where a caption does, and the field has no other name.
  private func isCaption(_ screen: Screen, _ text: NodeID, of field: NodeID) -> Bool {
    guard screen.roles.role[text.index] == .text, screen.visibility.isVisible[text.index], screen.hasName(text),
      !screen.isInteractive(text), !screen.tree.isAncestor(field, of: text),
      let frame = screen.tree.statedFrame(field), let other = screen.tree.statedFrame(text),
      !frame.isEmpty, !other.isEmpty, !screen.areStacked(field, text)
    else { return false }
    let isBeside = other.midY >= frame.minY && other.midY <= frame.maxY
    let lead = screen.direction == .rtl ? other.minX - frame.maxX : frame.minX - other.maxX
    let isAbove = other.maxY <= frame.minY + 1 && other.minX < frame.maxX && frame.minX < other.maxX
    let gap = isBeside ? lead : isAbove ? frame.minY - other.maxY : .infinity
    guard gap >= -1, gap <= maxGap else { return false }
    return isNameless(screen, field) || Names.normalised(screen.name(field)) == Names.normalised(screen.name(text))
  }

  /// The text of an Android field is its content, and its hint is a name.
  private func isNameless(_ screen: Screen, _ field: NodeID) -> Bool {
    guard screen.header.platform == .android, !isSwitch(screen, field) else { return !screen.hasName(field) }
    return screen.ownLabel(field) == nil && !screen.hasPlaceholder(field)
  }

  private func isSwitch(_ screen: Screen, _ field: NodeID) -> Bool {
    screen.roles.role[field.index] == .toggle || screen.roles.role[field.index] == .checkbox
  }

  private func fault(_ screen: Screen, _ field: NodeID, _ text: NodeID) -> Fault {
    var fault = Fault(
      field, "\(screen.title(text)) is read after \(screen.title(field)), which it names", confidence: .review)
    fault.related = [RelatedNode(text, why: "caption")]
    let caption = screen.name(text)
    fault.fix = Fix(
      isNameless(screen, field)
        ? "give it the label \"\(Figures.shortened(caption))\", and let the caption be silent"
        : "let the caption be silent, since the label says the same",
      code: code(screen, field, text, caption))
    return fault
  }

  private func code(_ screen: Screen, _ field: NodeID, _ text: NodeID, _ caption: String) -> [FixCode] {
    let (view, label) = (screen.reference(field), screen.reference(text))
    let name = FixSnippets.literal(caption)
    let isSwitch = isSwitch(screen, field)
    guard screen.header.platform == .ios else {
      return [
        FixCode(.views, .kotlin, "\(label).labelFor = \(view).id\n\(label).accessibilityTraversalBefore = \(view).id"),
        isSwitch
          ? FixCode(
            .compose, .kotlin, "Row(Modifier.toggleable(isOn, role = Role.Switch, onValueChange = { isOn = it }))")
          : FixCode(.compose, .kotlin, "TextField(value, onValueChange, label = { Text(\(name)) })"),
      ]
    }
    return [
      FixCode(.uikit, .swift, "\(view).accessibilityLabel = \(name)\n\(label).isAccessibilityElement = false"),
      FixCode(.uikit, .objc, "\(view).accessibilityLabel = @\(name);\n\(label).isAccessibilityElement = NO;"),
      FixCode(.swiftui, .swift, isSwitch ? "Toggle(\(name), isOn: $isOn)" : "TextField(\(name), text: $text)"),
    ]
  }
}
