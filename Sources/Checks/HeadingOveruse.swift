import Audit
import ScreenModel
import ViewHierarchy

/// A screen on which most of what is read is a heading.
public struct HeadingOveruse: Check {
  public static let id = "heading-overuse"
  private let maxShare: Double
  private let minElements: Double
  /// How many headings are named as related.
  private static let shown = 8

  public init(_ parameters: RuleParameters) {
    maxShare = parameters["maxShare"]
    minElements = parameters["minElements"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let stops = screen.contentStops
    let headings = stops.filter(screen.isHeading)
    guard Double(stops.count) >= minElements, !headings.isEmpty, let node = screen.smallestView(around: headings) else {
      return
    }
    let share = Double(headings.count) / Double(stops.count)
    guard share > maxShare else { return verdicts.pass() }
    var fault = Fault(
      node,
      "\(headings.count) of the \(stops.count) elements on the screen are headings, so that none leads anywhere, "
        + "in \(screen.title(node))")
    fault.data = [Datum("headings", headings.count), Datum("elements", stops.count)]
    fault.related = headings.prefix(Self.shown).filter { $0 != node }.map { RelatedNode($0, why: "heading") }
    fault.fix = Fix("keep the trait for the titles of sections", code: code(screen.header.platform))
    verdicts.fault(fault)
  }

  private func code(_ platform: Platform) -> [FixCode] {
    switch platform {
    case .ios:
      [
        FixCode(.uikit, .swift, "label.accessibilityTraits.remove(.header)"),
        FixCode(.uikit, .objc, "label.accessibilityTraits &= ~UIAccessibilityTraitHeader;"),
        FixCode(.swiftui, .swift, ".accessibilityRemoveTraits(.isHeader)"),
      ]
    case .android: [FixCode(.views, .kotlin, "ViewCompat.setAccessibilityHeading(textView, false)")]
    }
  }
}
