import Audit
import ScreenModel
import ViewHierarchy

/// A rating that does not say what it rates.
public struct RatingMissingLabel: Check {
  public static let id = "rating-missing-label"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let stars = RatingStars(screen)
    for rating in screen.roles.nodes(.rating) where screen.stops.isStop[rating.index] {
      let label = screen.tree.label[rating.index]
      let isFileName = label.hasBytes && screen.tree.withBytes(label, AssetNames.sign) != nil
      guard isFileName || !screen.hasName(rating) else {
        verdicts.pass()
        continue
      }
      let scale = screen.ratingScale(rating, stars)
      let proposal = scale.map { "Average rating, out of \(Figures.text($0)) stars" } ?? "Average rating"
      var fault = Fault(
        rating,
        isFileName
          ? "\(screen.title(rating)) is announced by the name of its image"
          : screen.hasValue(rating)
            ? "\(screen.title(rating)) says a value and not what it rates"
            : "\(screen.title(rating)) says neither what it rates nor how",
        confidence: screen.ratingIsKnown(rating) ? .certain : .review)
      fault.fix = Fix(
        "say what is rated and on which scale: \"\(proposal)\"",
        code: FixSnippets.label(screen.header.platform, view: "ratingView", proposal))
      verdicts.fault(fault)
    }
  }
}
