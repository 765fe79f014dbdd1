import Audit
import ScreenModel
import ViewHierarchy

/// A rating whose stars show the scale while neither label nor value says it.
public struct RatingScaleMissing: Check {
  public static let id = "rating-scale-missing"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let stars = RatingStars(screen)
    for rating in screen.roles.nodes(.rating) where screen.stops.isStop[rating.index] {
      guard let group = stars.group(of: rating, in: screen.tree) else { continue }
      let count = group.stars.count
      let label = RatingText.of(screen.tree, screen.tree.label[rating.index])
      let value = RatingText.of(screen.tree, screen.tree.value[rating.index])
      let numbers = label.numbers + value.numbers
      let isTold =
        numbers.isEmpty || numbers.contains { $0.isScale || $0.isPercent } || numbers.count > 1
        || label.numbers.contains { $0.value == Double(count) }
      guard !isTold else {
        verdicts.pass()
        continue
      }
      var fault = Fault(rating, "\(screen.title(rating)) does not say that it is out of \(count)")
      fault.data = [Datum("stars", count)]
      let purpose = label.numbers.isEmpty && screen.hasName(rating) ? screen.name(rating) : "Average rating"
      let proposal = "\(purpose), out of \(count) stars"
      fault.fix = Fix(
        "name the scale in the label: \"\(proposal)\"",
        code: FixSnippets.label(screen.header.platform, view: "ratingView", proposal))
      verdicts.fault(fault)
    }
  }
}
