import Audit
import ScreenModel
import ViewHierarchy

/// A rating that is one stop and does not say how good the rating is.
public struct RatingMissingValue: Check {
  public static let id = "rating-missing-value"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for rating in screen.roles.nodes(.rating) where screen.stops.isStop[rating.index] {
      let tree = screen.tree
      let value = tree.value[rating.index]
      if value.hasBytes, !tree.withBytes(value, Blank.isBlank) {
        verdicts.pass()
        continue
      }
      // A number in the label is heard; that it stands in the wrong place is another rule's concern.
      if RatingNumber.isIn(tree, tree.label[rating.index]) { continue }
      var fault = Fault(
        rating, "\(screen.title(rating)) is read without its value",
        confidence: screen.roles.basis[rating.index] == .known ? .certain : .review)
      fault.fix = Fix(
        "set the rating as value, such as \"4.5\", and its purpose and scale as label",
        code: FixSnippets.value(screen.header.platform, view: "ratingView", "4.5"))
      verdicts.fault(fault)
    }
  }
}
