import Audit
import ScreenModel
import ViewHierarchy

/// Content under the notch or the home indicator.
public struct ContentUnderSafeArea: Check {
  public static let id = "content-under-safe-area"
  private let top: Double
  private let bottom: Double
  private let minHeight: Double
  /// Phones with a notch are at least that much higher than wide; those with a home button are 16:9.
  private static let tallPhone = 2.0

  public init(_ parameters: RuleParameters) {
    top = parameters["top"]
    bottom = parameters["bottom"]
    minHeight = parameters["minHeight"]
  }

  /// Where something lies outside the safe area.
  private enum Place: String {
    case top = "under the notch"
    case bottom = "under the home indicator"
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard screen.header.platform == .ios, !screen.bounds.isEmpty else { return }
    let isDesign = screen.header.framePrecision == .designTime
    let hasNotch = screen.isPhone && screen.header.height >= Self.tallPhone * screen.header.width
    for node in screen.tree.nodes where !screen.visibility.isHidden[node.index] {
      let flags = screen.tree.flags[node.index]
      if flags.isFalse(.adjustsInsets), let place = uncovered(screen, node) {
        verdicts.fault(insetsFault(screen, node, place))
      } else {
        let isPinned = flags.isTrue(.pinnedScreenTop) || flags.isTrue(.pinnedScreenBottom)
        guard isPinned || (!isDesign && hasNotch && isFixed(screen, node)), isContent(screen, node),
          let frame = screen.tree.statedFrame(node)
        else { continue }
        if let place = place(screen, node, frame) {
          verdicts.fault(contentFault(screen, node, place))
        } else {
          verdicts.pass()
        }
      }
    }
  }

  /// Whether a scroll view that keeps no distance reaches the edge, and is no strip that scrolls sideways.
  private func uncovered(_ screen: Screen, _ node: NodeID) -> Place? {
    guard let frame = screen.tree.statedFrame(node), frame.height >= minHeight * screen.bounds.height,
      screen.tree.descendants(node).contains(where: { isWorthReading(screen, NodeID($0)) })
    else { return nil }
    let flags = screen.tree.flags[node.index]
    if flags.isTrue(.pinnedScreenTop) || frame.minY <= 0.5 { return .top }
    return flags.isTrue(.pinnedScreenBottom) || frame.maxY >= screen.bounds.maxY - 0.5 ? .bottom : nil
  }

  private func isWorthReading(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.isInteractive(node) || screen.roles.role[node.index] == .cell || screen.drawnText(node) != nil
  }

  /// What is read or tapped, and not the system's.
  private func isContent(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.roles.surroundings[node.index].isDisjoint(with: [.system, .alert, .navigationBar, .tabBar, .toolbar])
    else { return false }
    switch screen.roles.role[node.index] {
    case .cell, .card, .list, .collection, .scroll, .tabBar, .toolbar, .navigationBar, .webView, .textArea, .picker:
      return false
    default: return screen.isInteractive(node) || screen.drawnText(node) != nil
    }
  }

  /// A stop that does not scroll: what scrolls comes out from under the notch.
  private func isFixed(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.stops.isStop[node.index] && screen.visibility.isVisible[node.index]
      && !screen.roles.surroundings[node.index].contains(.scroll)
  }

  /// By the middle, where a control has its title. A text can still be read beside the home indicator.
  private func place(_ screen: Screen, _ node: NodeID, _ frame: Rect) -> Place? {
    if frame.height > 2 * max(top, bottom) { return nil }
    if frame.midY < top, frame.midY >= 0 { return .top }
    let isLow = frame.midY > screen.bounds.maxY - bottom && frame.midY <= screen.bounds.maxY
    return isLow && screen.isInteractive(node) ? .bottom : nil
  }

  private func contentFault(_ screen: Screen, _ node: NodeID, _ place: Place) -> Fault {
    var fault = Fault(node, "\(screen.title(node)) lies \(place.rawValue), outside the safe area")
    let (view, edge) = (screen.variable(node), place == .top ? "top" : "bottom")
    let side = "\(edge)Anchor"
    fault.detail = edge
    fault.fix = Fix(
      "tie it to the safe area instead of the edge of the screen",
      code: [
        FixCode(
          .uikit, .swift,
          "\(view).\(side).constraint(equalTo: view.safeAreaLayoutGuide.\(side)).isActive = true"),
        FixCode(
          .uikit, .objc,
          "[\(view).\(side) constraintEqualToAnchor:self.view.safeAreaLayoutGuide.\(side)].active = YES;"),
        FixCode(.swiftui, .swift, ".safeAreaInset(edge: .\(edge)) { /* the control */ }"),
      ])
    return fault
  }

  private func insetsFault(_ screen: Screen, _ node: NodeID, _ place: Place) -> Fault {
    var fault = Fault(
      node,
      "\(screen.title(node)) reaches the edge of the screen and keeps its content from nothing: it begins or ends \(place.rawValue)"
    )
    fault.detail = "insets"
    fault.fix = Fix(
      "let the scroll view adjust its insets",
      code: [
        FixCode(.uikit, .swift, "scrollView.contentInsetAdjustmentBehavior = .automatic"),
        FixCode(
          .uikit, .objc,
          "self.scrollView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentAutomatic;"),
      ])
    return fault
  }
}
