import Audit
import ScreenModel
import ViewHierarchy

/// A rating that everybody sees and nobody hears.
public struct RatingNotExposed: Check {
  public static let id = "rating-not-exposed"
  /// How many stops on either side of a rating are searched for a text that says the same.
  private static let neighbours = 8
  /// Classes that make themselves one element with a label and the rating as value
  /// (evgenyneu/Cosmos:Cosmos/CosmosAccessibility.swift,
  /// hsousa/HCSStarRatingView:HCSStarRatingView/HCSStarRatingView.m).
  private static let selfExposed: Set<String> = ["CosmosView", "HCSStarRatingView"]

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for rating in screen.roles.nodes(.rating) where screen.visibility.isVisible[rating.index] {
      if screen.stops.isStop[rating.index] || !screen.stops(in: rating).isEmpty {
        verdicts.pass()
        continue
      }
      guard screen.stops.obstacle[rating.index] == .notElement, isAlone(screen, rating) else { continue }
      guard !exposesItself(screen, rating), !isSaid(screen, rating) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        rating, "\(screen.title(rating)) is not an element, so nobody hears the rating",
        confidence: screen.ratingIsKnown(rating) && isStated(screen, rating) ? .certain : .review)
      let label = "Average rating, out of 5 stars"
      fault.fix = Fix(
        "make the rating one element with the label \"\(label)\" and the rating as value",
        code: FixSnippets.oneElement(screen.header.platform, view: "ratingView", label: label, isButton: false)
          + FixSnippets.value(screen.header.platform, view: "ratingView", "4.5"))
      verdicts.fault(fault)
    }
  }

  /// What a design file does not say, the class of a library may do.
  private func exposesItself(_ screen: Screen, _ rating: NodeID) -> Bool {
    !isStated(screen, rating) && Self.selfExposed.contains(screen.tree.name(rating))
  }

  /// Whether the export says that it is no element; classes of the app may make themselves one in code.
  private func isStated(_ screen: Screen, _ rating: NodeID) -> Bool {
    let flags = screen.tree.flags[rating.index]
    return flags.isFalse(.element) || flags.isFalse(.stop)
  }

  /// Not a rating within a rating: the outer one is told.
  private func isAlone(_ screen: Screen, _ rating: NodeID) -> Bool {
    !screen.roles.surroundings[rating.index].contains(.rating)
      && screen.roles.surroundings[rating.index].isDisjoint(with: [.system, .webView])
  }

  /// A text with a number right beside the stars says what they show.
  private func isSaid(_ screen: Screen, _ rating: NodeID) -> Bool {
    screen.stops(near: rating, below: screen.tree.parent(of: rating), upTo: Self.neighbours).contains { stop in
      guard let ref = screen.ownText(stop) else { return false }
      return RatingText.of(screen.tree, ref).rating != nil && isBeside(screen, stop, rating)
    }
  }

  /// In one row with the rating, give or take a little.
  private func isBeside(_ screen: Screen, _ stop: NodeID, _ rating: NodeID) -> Bool {
    guard let frame = screen.tree.statedFrame(rating), let other = screen.tree.statedFrame(stop) else { return true }
    return other.midY >= frame.minY - frame.height && other.midY <= frame.maxY + frame.height
  }
}
