import Audit
import ScreenModel
import ViewHierarchy

/// A screen with many stops and no heading.
public struct HeadingMissing: Check {
  public static let id = "heading-missing"
  private let minElements: Double
  private let minScreenShare: Double
  /// A screen of keys or tools has nothing to be headed; that many texts and rows do.
  private static let minTexts = 3

  public init(_ parameters: RuleParameters) {
    minElements = parameters["minElements"]
    minScreenShare = parameters["minScreenShare"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let stops = screen.contentStops
    guard Double(stops.count) >= minElements, let node = screen.smallestView(around: stops) else { return }
    if screen.stops.nodes.contains(where: screen.isHeading) || screen.hasBarTitle {
      verdicts.pass()
      return
    }
    // What the producer cut off, or what a web view keeps to itself, may hold the heading.
    guard !screen.header.truncated, screen.roles.nodes(.webView).isEmpty, screen.isWhole(minScreenShare),
      knowsTraits(screen, stops)
    else {
      verdicts.cannotTell()
      return
    }
    let texts = stops.lazy.filter { stop in
      switch screen.roles.role[stop.index] {
      case .text, .cell, .card, .row: true
      default: false
      }
    }
    let isCertain = texts.prefix(Self.minTexts).reduce(0) { count, _ in count + 1 } == Self.minTexts
    var fault = Fault(
      node, "\(screen.title(node)) holds \(stops.count) elements and no heading to jump to",
      confidence: isCertain && screen.header.framePrecision != .designTime ? .certain : .review)
    fault.data = [Datum("elements", stops.count)]
    fault.fix = Fix(
      "mark the titles of the screen's sections as headings",
      code: FixSnippets.trait(screen.header.platform, view: "sectionTitleLabel", .header))
    verdicts.fault(fault)
  }

  private func knowsTraits(_ screen: Screen, _ stops: [NodeID]) -> Bool {
    stops.allSatisfy { stop in
      let role = screen.roles.role[stop.index]
      return screen.tree.has(.traits, stop) || (role != .text && role != .other && role != .view)
    }
  }
}
