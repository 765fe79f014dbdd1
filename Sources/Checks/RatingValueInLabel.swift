import Audit
import ScreenModel
import ViewHierarchy

/// A rating whose label holds the rating itself, which belongs into the value.
public struct RatingValueInLabel: Check {
  public static let id = "rating-value-in-label"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for rating in screen.roles.nodes(.rating) where screen.stops.isStop[rating.index] {
      guard !screen.isInteractive(rating) else { continue }
      let text = RatingText.of(screen.tree, screen.tree.label[rating.index])
      guard !screen.hasValue(rating), let number = text.rating, text.scale != nil || number.isOfStars else {
        verdicts.pass()
        continue
      }
      let value = number.decimals.isEmpty ? Figures.text(number.value) : "\(Int(number.value)).\(number.decimals)"
      var fault = Fault(rating, "\(screen.title(rating)) has its value in the label")
      fault.data = [Datum("value", value)]
      fault.fix = Fix(
        "leave what is rated and the scale in the label, and set \"\(value)\" as value",
        code: FixSnippets.value(screen.header.platform, view: "ratingView", value))
      verdicts.fault(fault)
    }
  }
}
