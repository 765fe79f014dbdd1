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
    let stops = screen.stops.nodes.filter { stop in
      screen.visibility.isVisible[stop.index]
        && screen.roles.surroundings[stop.index].isDisjoint(with: [.system, .alert, .tabBar])
    }
    guard Double(stops.count) >= minElements, let first = stops.first else { return }
    if screen.stops.nodes.contains(where: screen.isHeading) || hasBarTitle(screen) {
      verdicts.pass()
      return
    }
    // What the producer cut off, or what a web view keeps to itself, may hold the heading.
    guard !screen.header.truncated, screen.roles.nodes(.webView).isEmpty, isWhole(screen), knowsTraits(screen, stops)
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
    let node = common(screen, first, stops)
    var fault = Fault(
      node, "\(screen.title(node)) holds \(stops.count) elements and no heading to jump to",
      confidence: isCertain && screen.header.framePrecision != .designTime ? .certain : .review)
    fault.data = [Datum("elements", stops.count)]
    fault.fix = Fix(
      "mark the titles of the screen's sections as headings",
      code: FixSnippets.trait(screen.header.platform, view: "sectionTitleLabel", .header))
    verdicts.fault(fault)
  }

  /// The title of a navigation bar is a heading of the system's making, also where only the bar carries its name.
  private func hasBarTitle(_ screen: Screen) -> Bool {
    screen.roles.nodes(.navigationBar).contains { bar in
      guard screen.visibility.isVisible[bar.index] else { return false }
      if screen.tree.identifier[bar.index].hasBytes || screen.tree.label[bar.index].hasBytes { return true }
      return screen.tree.descendants(bar).contains { row in
        let role = screen.roles.role[row]
        return (role == .text || role == .heading) && screen.hasName(NodeID(row))
      }
    }
  }

  /// A capture of a part of a screen has its heading elsewhere.
  private func isWhole(_ screen: Screen) -> Bool {
    let bounds = screen.bounds
    guard !bounds.isEmpty else { return false }
    let roots = screen.tree.roots.compactMap(screen.tree.statedFrame).reduce(nil) { $0?.union($1) ?? $1 }
    guard let roots else { return true }
    return roots.intersection(bounds).area >= minScreenShare * bounds.area
  }

  private func knowsTraits(_ screen: Screen, _ stops: [NodeID]) -> Bool {
    stops.allSatisfy { stop in
      let role = screen.roles.role[stop.index]
      return screen.tree.has(.traits, stop) || (role != .text && role != .other && role != .view)
    }
  }

  /// The smallest node around all of the stops, which stays the same when they change.
  private func common(_ screen: Screen, _ first: NodeID, _ stops: [NodeID]) -> NodeID {
    guard let last = stops.last else { return first }
    return screen.tree.ancestors(first).first { screen.tree.isAncestor($0, of: last) } ?? first
  }
}
