import ScreenModel
import ViewHierarchy

/// How far a fault is sure on a design file, where code may fill or change what the file states.
///
/// Certain is what the file states explicitly and what standard classes do without an outlet; with an outlet, in a
/// prototype or below a class of the app's own (``Flag/runtimeDependent``) a fault is for review; a fault that consists
/// only of something missing where code is expected to fill it is none. The table says which rule is which; rules that
/// are not in it are for review where the node depends on run time.
struct DesignFiles {
  /// How a rule's faults stand on a node that code can reach.
  enum Doubt {
    /// The fault lies in what the file states: it stays as it is.
    case stated
    /// For review.
    case review
    /// Judged on an explicit label alone; sample texts say nothing.
    case explicitLabel
    /// For review, but for buttons with nothing but an image.
    case reviewUnlessImage
    /// The fault is that something is missing which code is expected to bring.
    case filled
    /// For review, but for a cell whose element flag is switched off in the file.
    case reviewUnlessSwitchedOff
  }

  /// What a design file can say about a rule at all.
  struct Policy {
    let rules: [String]
    let doubt: Doubt
    /// For review also where no code reaches the node.
    var isAlwaysReview = false
    /// The most that the rule may say.
    var atMost = Severity.error
    /// The most that it may say of a text without an explicit label, which may be a sample; such faults are for review.
    var atMostOfText: Severity?
    /// The most that it may say where constraints fix both sides.
    var atMostWhenFixed: Severity?
    /// Whether only a whole screen can have the fault: no xib, no prototype.
    var isOfScreens = false
    /// Whether the fault is certain once constraints fix both sides of what it is about.
    var hangsOnSize = false
    /// Whether the fault is certain where no code reaches it, whatever else the rule waits for.
    var isCertainWhenClosed = false
  }

  /// The first row that names the rule counts.
  static let table: [Policy] = [
    Policy(rules: ["control-missing-label"], doubt: .reviewUnlessImage),
    Policy(rules: ["element-missing-label", "rating-missing-*", "list-semantics-missing"], doubt: .filled),
    Policy(rules: ["label-on-non-element"], doubt: .stated, atMost: .warning),
    Policy(rules: ["hint-*", "field-placeholder-as-label"], doubt: .stated),
    Policy(rules: ["label-not-in-visible-text", "label-visible-text-not-first"], doubt: .review),
    Policy(rules: ["label-unresolved-placeholder"], doubt: .explicitLabel, atMostOfText: .note),
    Policy(rules: ["label-*"], doubt: .explicitLabel),
    Policy(rules: ["image-informative-not-exposed"], doubt: .review, isAlwaysReview: true, atMost: .note),
    Policy(rules: ["card-image-unlabelled"], doubt: .review, isAlwaysReview: true, atMost: .warning),
    Policy(rules: ["image-missing-label"], doubt: .review),
    Policy(rules: ["image-*", "traits-conflict", "traits-missing-button", "dynamic-type-unsupported"], doubt: .stated),
    Policy(
      rules: ["card-not-aggregated", "list-cell-not-element"], doubt: .reviewUnlessSwitchedOff, atMost: .warning),
    Policy(
      rules: ["card-primary-read-late", "reading-order-*"], doubt: .review, isAlwaysReview: true, atMost: .note),
    Policy(rules: ["rating-*"], doubt: .review),
    Policy(rules: ["element-hides-interactive"], doubt: .review, isCertainWhenClosed: true),
    Policy(rules: ["interactive-not-reachable"], doubt: .review, isAlwaysReview: true),
    Policy(rules: ["text-not-reachable"], doubt: .review, isAlwaysReview: true, atMost: .note),
    Policy(
      rules: ["text-truncated", "text-fixed-box"], doubt: .review, isAlwaysReview: true, atMost: .note,
      atMostWhenFixed: .warning),
    // Which of two views on one place is shown is decided by code.
    Policy(rules: ["touch-target-duplicate-bounds"], doubt: .review, isAlwaysReview: true, atMost: .warning),
    Policy(rules: ["touch-target-*"], doubt: .review, isAlwaysReview: true, atMost: .warning, hangsOnSize: true),
    Policy(
      rules: ["heading-not-marked", "heading-missing", "screen-missing-title"], doubt: .review, isAlwaysReview: true,
      atMost: .warning, isOfScreens: true),
  ]

  /// Rules that a design file never decides: lists of prototypes and hosts of embedded views look empty in it, and
  /// where a view lies, what lies over it, whether it is shown and in which state it is are known at run time.
  static let undecidable = [
    "screen-has-no-elements", "offscreen-element", "invisible-element", "obscured-element", "modal-not-isolated",
    "traits-disabled-not-exposed", "traits-selected-not-exposed", "group-none-selected",
  ]

  private let screen: Screen

  /// Nil where the screen is none of a design file.
  init?(_ screen: Screen) {
    guard screen.header.framePrecision == .designTime else { return nil }
    self.screen = screen
  }

  /// The faults that the file can prove or suggest, as sure as it can.
  func judge(_ told: [ToldFault], _ rules: [ActiveRule]) -> [ToldFault] {
    // Faults come rule by rule, and few rules have any.
    var last: (rule: Int, policy: Policy)?
    return told.compactMap { told in
      if last?.rule != told.rule { last = (told.rule, Self.policy(of: rules[told.rule].page.id)) }
      guard let last, let fault = judge(told.fault, last.policy) else { return nil }
      return ToldFault(rule: told.rule, fault: fault)
    }
  }

  private static func policy(of rule: String) -> Policy {
    table.first { $0.rules.contains { Pattern.matches($0, rule) } } ?? Policy(rules: [], doubt: .review)
  }

  private func judge(_ fault: Fault, _ policy: Policy) -> Fault? {
    // Only controllers' views have a size here.
    if policy.isOfScreens, screen.header.width <= 0 { return nil }
    var fault = fault
    limit(&fault, policy)
    if policy.hangsOnSize, isStandardSize(fault.node) {
      fault.severity = .note
    } else if policy.hangsOnSize, isSizeFixed(fault) {
      fault.confidence = .certain
      return fault
    }
    if policy.isAlwaysReview { fault.confidence = .review }
    if case .explicitLabel = policy.doubt, !screen.tree.label[fault.node.index].hasBytes, isOpen(fault) { return nil }
    if case .reviewUnlessSwitchedOff = policy.doubt, screen.tree.flags[fault.node.index].isFalse(.element) {
      return fault
    }
    guard isOpen(fault) else {
      if policy.isCertainWhenClosed { fault.confidence = .certain }
      return fault
    }
    switch policy.doubt {
    case .stated, .explicitLabel: break
    case .review, .reviewUnlessSwitchedOff: fault.confidence = .review
    case .reviewUnlessImage:
      if screen.tree.property(.asset, fault.node) == nil { fault.confidence = .review }
    case .filled: return nil
    }
    return fault
  }

  /// Keeps what the rule says within what the file can carry.
  private func limit(_ fault: inout Fault, _ policy: Policy) {
    var most = policy.atMost
    if let fixed = policy.atMostWhenFixed, isSizeFixed(fault) { most = fixed }
    if let text = policy.atMostOfText, !screen.tree.label[fault.node.index].hasBytes {
      most = text
      fault.confidence = .review
    }
    if most != .error { fault.severity = min(fault.severity ?? .error, most) }
  }

  /// Fields are as tall as UIKit makes them.
  private func isStandardSize(_ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea, .toggle, .slider, .stepper, .segmented, .pageIndicator: true
    default: false
    }
  }

  /// Whether code reaches the node or one that takes part in the fault.
  private func isOpen(_ fault: Fault) -> Bool {
    screen.tree.flags[fault.node.index].isTrue(.runtimeDependent)
      || fault.related.contains { screen.tree.flags[$0.node.index].isTrue(.runtimeDependent) }
  }

  /// Whether constraints fix both sides of everything in the fault.
  private func isSizeFixed(_ fault: Fault) -> Bool {
    ([fault.node] + fault.related.map(\.node)).allSatisfy { node in
      screen.tree.property(.fixedWidth, node) != nil && screen.tree.property(.fixedHeight, node) != nil
    }
  }
}
