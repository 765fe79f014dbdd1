import Audit
import ScreenModel
import ViewHierarchy

/// A rating to be given that works only for who can see where to touch.
public struct RatingInputNotAdjustable: Check {
  public static let id = "rating-input-not-adjustable"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let stars = RatingStars(screen)
    for rating in screen.roles.nodes(.rating) where screen.stops.isStop[rating.index] {
      inspectWhole(screen, rating, stars.group(of: rating, in: screen.tree), &verdicts)
    }
    for group in screen.roles.starGroups where group.stars.allSatisfy({ screen.stops.isStop[$0.index] }) {
      inspectStars(screen, group, &verdicts)
    }
  }

  /// One element for all stars: it has to be adjustable, or to offer actions.
  private func inspectWhole(
    _ screen: Screen, _ rating: NodeID, _ group: StarGroup?, _ verdicts: inout Verdicts
  ) {
    let tree = screen.tree
    let hasButtons = group?.stars.contains { screen.isInteractive($0) } ?? false
    let isTapped =
      tree.flags[rating.index].isTrue(.clickable) && !tree.hasTrait(.button, rating) && callsItselfInput(screen, rating)
    guard hasButtons || isTapped else { return }
    guard let traits = tree.statedTraits(rating) else {
      verdicts.cannotTell()
      return
    }
    guard !traits.contains(.adjustable), tree.customActions(rating).isEmpty else {
      verdicts.pass()
      return
    }
    let isSure = hasButtons && screen.ratingIsKnown(rating)
    verdicts.fault(
      fault(
        screen, rating, "\(screen.title(rating)) can be changed only by touching the right star",
        isSure: isSure, stars: group?.stars ?? []))
  }

  /// A button that opens the reviews is no input; an input says so by its label or identifier.
  private func callsItselfInput(_ screen: Screen, _ rating: NodeID) -> Bool {
    [screen.tree.label[rating.index], screen.tree.identifier[rating.index]].contains { ref in
      ref.hasBytes
        && screen.tree.withBytes(ref) {
          RatingWords.inputs.atStart(Bytes.trimmed($0)) != nil || RatingWords.inputs.isWhole(Bytes.trimmed($0))
        }
    }
  }

  /// Each star a stop of its own: they need different names, and they need to be announced as something to activate.
  private func inspectStars(_ screen: Screen, _ group: StarGroup, _ verdicts: inout Verdicts) {
    let tree = screen.tree
    guard group.stars.allSatisfy(screen.isInteractive) else { return }
    let names = Set(group.stars.map { Names.normalised(screen.name($0)) })
    let node = group.isWholeParent ? group.parent : group.stars[0]
    let subject = group.isWholeParent ? screen.title(node) : "a rating"
    let areAlike = names.count < group.stars.count
    let areSilent = group.stars.contains { star in
      let traits = tree.statedTraits(star)
      return traits.map { $0.isDisjoint(with: [.button, .adjustable, .link]) } ?? false
    }
    guard areAlike || areSilent else {
      verdicts.pass()
      return
    }
    let why =
      areAlike
      ? "\(subject) is given by \(group.stars.count) stars, some of which sound alike"
      : "\(subject) is given by \(group.stars.count) stars that are not announced as buttons"
    verdicts.fault(fault(screen, node, why, isSure: true, stars: group.stars))
  }

  private func fault(
    _ screen: Screen, _ node: NodeID, _ message: String, isSure: Bool, stars: [NodeID]
  ) -> Fault {
    var fault = Fault(node, message, confidence: isSure ? .certain : .review)
    fault.related = stars.filter { $0 != node }.map { RelatedNode($0, why: "star") }
    if !stars.isEmpty { fault.data = [Datum("stars", stars.count)] }
    fault.fix = Fix(
      "make the rating one adjustable element that swipes up and down change",
      code: screen.header.platform == .ios ? Self.code : [])
    return fault
  }

  private static let code = [
    FixCode(
      .uikit, .swift,
      """
      ratingView.isAccessibilityElement = true
      ratingView.accessibilityTraits = .adjustable
      // in the view: override accessibilityIncrement() and accessibilityDecrement()
      """),
    FixCode(
      .uikit, .objc,
      """
      ratingView.isAccessibilityElement = YES;
      ratingView.accessibilityTraits = UIAccessibilityTraitAdjustable;
      // in the view: -accessibilityIncrement and -accessibilityDecrement
      """),
    FixCode(.swiftui, .swift, ".accessibilityAdjustableAction { direction in /* one star more or less */ }"),
  ]
}
