import Audit
import ScreenModel
import ViewHierarchy

/// A control without a name.
public struct ControlMissingLabel: Check {
  public static let id = "control-missing-label"
  public static let asksScreenshots = true
  /// How far away a text may be to lend its name, in points (rule `field-label-not-associated`: maxGap).
  private static let suggestionGap = 24.0

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var evidence = PictureEvidence(screen)
    for control in screen.stops.nodes where isConcerned(screen, control) {
      judge(screen, control, &evidence, &verdicts)
    }
    guard screen.header.platform == .android else { return }
    for control in screen.tree.nodes where screen.isSilentControl(control) && isConcerned(screen, control) {
      judge(screen, control, &evidence, &verdicts)
    }
  }

  private func judge(
    _ screen: Screen, _ control: NodeID, _ evidence: inout PictureEvidence?, _ verdicts: inout Verdicts
  ) {
    let isNamed = screen.hasName(control) || screen.hasPlaceholder(control)
    if isNamed || screen.tree.property(.labelledBy, control) != nil {
      verdicts.pass()
    } else if screen.isSliver(control) {
      verdicts.cannotTell()
    } else if !isTouchSurface(screen, control) {
      let isBlank = evidence?.isBlank(control) ?? false
      verdicts.fault(isBlank ? blank(screen, control) : fault(screen, control))
    }
  }

  /// Fields, cards, cells and ratings have rules of their own; page indicators say their page as value.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea, .card, .rating: return false
    case .cell where screen.header.platform == .ios, .row where screen.header.platform == .ios: return false
    case .pageIndicator where screen.tree.value[node.index].hasBytes: return false
    default: break
    }
    guard screen.isInteractive(node) || screen.isFocusableItem(node),
      !screen.roles.surroundings[node.index].contains(.system)
    else { return false }
    // Where the stops are inferred, only what can be seen is surely one.
    return screen.stops.isStated || screen.carries(.stopFlag) || screen.visibility.isVisible[node.index]
  }

  /// An unnamed inner node with the frame of its named parent is that parent.
  private func isTouchSurface(_ screen: Screen, _ node: NodeID) -> Bool {
    guard let frame = screen.tree.statedFrame(node), let parent = screen.tree.parent(of: node),
      let outer = screen.tree.statedFrame(parent)
    else { return false }
    return frame.isNear(outer, within: 2) && screen.hasName(parent)
  }

  private func fault(_ screen: Screen, _ control: NodeID) -> Fault {
    let role = screen.roleWords(control)
    let speaksValue = screen.tree.value[control.index].hasBytes && speaksByValue(screen.roles.role[control.index])
    var fault = Fault(
      control, "\(screen.title(control)) has no name; \(heard(screen, control, role))",
      confidence: speaksValue ? .review : .certain)
    if speaksValue { fault.impact = .serious }
    if screen.header.platform == .android, isNamedOtherwise(screen, control) { fault.confidence = .review }
    if !screen.isEnabled(control) { fault.severity = .warning }
    let suggestion = screen.suggestedName(control, within: Self.suggestionGap)
    if let suggestion {
      fault.data = [Datum("suggestion", suggestion.name), Datum("source", suggestion.source)]
      fault.fix = Fix(
        "set a label; \"\(suggestion.name)\" suggests itself from \(suggestion.source)",
        code: FixSnippets.label(
          screen.header.platform, view: screen.variable(control), suggestion.name))
    } else {
      fault.fix = Fix(
        "set a label that says what the \(role) does",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(control), "What it does"))
    }
    return fault
  }

  /// Where the screenshot shows nothing there is little to name: a target that was forgotten, or not shown yet.
  private func blank(_ screen: Screen, _ control: NodeID) -> Fault {
    var fault = Fault(
      control, "\(screen.title(control)) has no name, and the screenshot shows nothing where it is", confidence: .review
    )
    fault.impact = .moderate
    fault.severity = .warning
    fault.fix = Fix(
      "hide it from assistive technology while nothing is drawn there; else say what it does",
      code: FixSnippets.hidden(
        screen.header.platform, view: screen.variable(control), isLeaf: screen.tree.isLeaf(control)))
    return fault
  }

  /// Android: whether something that the export does not show may name the control: a label by
  /// `labelFor`, what scrolling has cut off, semantics of Compose, Flutter or a web page, a picture drawn by code.
  private func isNamedOtherwise(_ screen: Screen, _ control: NodeID) -> Bool {
    switch screen.roles.role[control.index] {
    case .toggle, .checkbox, .radio, .slider, .picker: return true
    default: break
    }
    let isOperated = screen.isInteractive(control)
    return screen.isCutByScrolling(control) || screen.isLikeHost(control) || screen.isInCompose(control)
      || screen.roles.surroundings[control.index].contains(.webView) || isMaybeIgnored(screen, control)
      || (!isOperated && !screen.tree.isLeaf(control))
  }

  /// Android: an icon that takes no tap, in something that is tapped as a whole and has a name, is often taken from
  /// TalkBack (`importantForAccessibility`), which few exports show: the search bar of the system's settings is one.
  private func isMaybeIgnored(_ screen: Screen, _ control: NodeID) -> Bool {
    let flags = screen.tree.flags[control.index]
    guard !screen.carries(.elementFlag), flags.isFalse(.clickable), !flags.isTrue(.longClickable),
      let parent = screen.tree.parent(of: control)
    else { return false }
    return screen.tree.flags[parent.index].isTrue(.clickable) && screen.hasName(parent)
  }

  private func heard(_ screen: Screen, _ control: NodeID, _ role: String) -> String {
    if screen.isSilentControl(control) { return "TalkBack passes over it" }
    let spoken = screen.spoken(control)
    return spoken.isEmpty ? "nothing is said about what it does" : "all that is heard is \"\(spoken)\""
  }

  private func speaksByValue(_ role: Role) -> Bool {
    switch role {
    case .picker, .slider, .stepper, .pageIndicator: true
    default: false
    }
  }
}
