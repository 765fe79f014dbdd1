import Audit
import ScreenModel
import ViewHierarchy

/// A row of stars each of which is a stop.
public struct RatingExposedAsMany: Check {
  public static let id = "rating-exposed-as-many"
  private let minStars: Double
  private let maxStars: Double

  public init(_ parameters: RuleParameters) {
    minStars = parameters["minStars"]
    maxStars = parameters["maxStars"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for group in screen.roles.starGroups {
      let stars = group.stars.filter { screen.stops.isStop[$0.index] }
      guard Double(group.stars.count) >= minStars, Double(group.stars.count) <= maxStars else { continue }
      guard Double(stars.count) >= minStars else {
        verdicts.pass()
        continue
      }
      // Stars that can all be tapped are an input; how it is operated is another rule's concern.
      if stars.allSatisfy(screen.isInteractive) { continue }
      verdicts.fault(fault(screen, group, stars))
    }
  }

  private func fault(_ screen: Screen, _ group: StarGroup, _ stars: [NodeID]) -> Fault {
    let node = group.isWholeParent ? group.parent : group.stars[0]
    let subject = group.isWholeParent ? screen.title(node) : "a rating"
    var fault = Fault(
      node, "\(subject) is read as \(stars.count) stars, one stop each", confidence: .certain)
    fault.data = [Datum("stars", stars.count)]
    fault.related = stars.map { RelatedNode($0, why: "star") }
    let label = "Average rating, out of \(group.stars.count) stars"
    fault.fix = Fix(
      "make the rating one element with the label \"\(label)\" and the rating as value",
      code: FixSnippets.oneElement(screen.header.platform, view: "ratingView", label: label, isButton: false)
        + FixSnippets.value(screen.header.platform, view: "ratingView", "4.5"))
    return fault
  }
}
