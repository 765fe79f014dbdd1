import Audit
import ScreenModel
import ViewHierarchy

/// A screen that does not say which one it is.
public struct ScreenMissingTitle: Check {
  public static let id = "screen-missing-title"
  private let topShare: Double
  private let minScreenShare: Double
  private let minElements: Double

  public init(_ parameters: RuleParameters) {
    topShare = parameters["topShare"]
    minScreenShare = parameters["minScreenShare"]
    minElements = parameters["minElements"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    // Android announces the activity's title, which no export has.
    guard screen.header.platform == .ios else { return }
    let stops = screen.contentStops
    guard Double(stops.count) >= minElements, let node = screen.smallestView(around: stops), !hasDialog(screen) else {
      return
    }
    if screen.hasBarTitle || hasTitle(screen) || hasNamedTab(screen) || hasTopHeading(screen, node) {
      verdicts.pass()
      return
    }
    guard !screen.header.truncated, screen.roles.nodes(.webView).isEmpty, screen.isWhole(minScreenShare) else {
      verdicts.cannotTell()
      return
    }
    var fault = Fault(
      node,
      "the screen has no title to hear: no heading at the top of \(screen.title(node)), no title in a bar, no selected tab"
    )
    fault.fix = Fix(
      "give the screen a title, or mark its first text as a heading",
      code: [
        FixCode(.uikit, .swift, "navigationItem.title = \"What the screen is\""),
        FixCode(.uikit, .objc, "self.navigationItem.title = @\"What the screen is\";"),
        FixCode(.swiftui, .swift, ".navigationTitle(\"What the screen is\")"),
      ])
    verdicts.fault(fault)
  }

  /// A window's label or a pane's title is announced when the screen comes up.
  private func hasTitle(_ screen: Screen) -> Bool {
    screen.tree.properties.contains { $0.key == .paneTitle && $0.text.hasBytes }
      || screen.roles.nodes(.window).contains(where: screen.hasOwnText)
  }

  /// What stands in front has a title of another kind.
  private func hasDialog(_ screen: Screen) -> Bool {
    [Role.alert, .sheet, .dialog, .popover].contains { !screen.roles.nodes($0).isEmpty }
      || screen.tree.flags.contains { $0.isTrue(.modal) }
  }

  private func hasNamedTab(_ screen: Screen) -> Bool {
    screen.roles.nodes(.tab).contains { tab in
      (screen.tree.flags[tab.index].isTrue(.selected) || screen.tree.hasTrait(.selected, tab)) && screen.hasName(tab)
    }
  }

  /// At the top of the screen, or of what holds the content: half a screen that slides up begins further down.
  private func hasTopHeading(_ screen: Screen, _ content: NodeID) -> Bool {
    let share = screen.tree.statedFrame(content).map { $0.minY + topShare * $0.height } ?? 0
    let lowest = max(topShare * screen.bounds.height, share)
    return screen.stops.nodes.contains { stop in
      guard screen.isHeading(stop), screen.hasName(stop) else { return false }
      return screen.tree.statedFrame(stop).map { $0.minY <= lowest } ?? true
    }
  }
}
