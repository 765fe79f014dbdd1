import Audit
import ScreenModel
import ViewHierarchy

/// A control that is seen and on which the screen reader never lands.
public struct InteractiveNotReachable: Check {
  public static let id = "interactive-not-reachable"
  public static let asksScreenshots = true
  private let sameFrame: Double

  public init(_ parameters: RuleParameters) { sameFrame = parameters["sameFrame"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var grid: FrameGrid?
    var evidence = PictureEvidence(screen)
    for row in 0..<screen.tree.count {
      let node = NodeID(row)
      // What an ancestor, a list or a modal keeps away is their fault, not the control's.
      guard screen.stops.obstacle[row] == .notElement, isControl(screen, node) else {
        if screen.stops.isStop[row], screen.isInteractive(node) { verdicts.pass() }
        continue
      }
      guard screen.visibility.isVisible[row], screen.isEnabled(node), screen.stops(in: node).isEmpty else { continue }
      let stops = grid ?? FrameGrid(screen, tolerance: sameFrame)
      grid = stops
      if stops.hasStop(like: node) { continue }
      // Nobody sees it.
      if evidence?.isBlank(node) ?? false {
        verdicts.cannotTell()
        continue
      }
      verdicts.fault(fault(screen, node))
    }
  }

  /// By its type or a tap that the export states. Being a view with actions for assistive technology only, or a plain
  /// indicator, is no evidence; and a touch on a stop inside goes through to the control.
  private func isControl(_ screen: Screen, _ node: NodeID) -> Bool {
    let flags = screen.tree.flags[node.index]
    let isTapped = flags.isTrue(.clickable) || flags.isTrue(.longClickable)
    let role = screen.roles.role[node.index]
    let isTyped = screen.isInteractiveRole(role) && role != .icon && role != .pageIndicator
    if screen.header.framePrecision == .designTime {
      // A class of the app's own, or of a library, sets its flag in code.
      guard isTapped, flags.isFalse(.element) || isSystemClass(screen, node) else { return false }
    } else if !isTapped, !isTyped {
      return false
    }
    let owned: Surroundings = [.system, .compositeControl, .field, .webView, .rating, .effect]
    return screen.roles.surroundings[node.index].isDisjoint(with: owned)
  }

  private func isSystemClass(_ screen: Screen, _ node: NodeID) -> Bool {
    let name = screen.tree.name(node)
    return name.isEmpty || name.hasPrefix("UI")
  }

  private func fault(_ screen: Screen, _ node: NodeID) -> Fault {
    let isCertain =
      screen.tree.flags[node.index].isFalse(.element) && screen.header.framePrecision != .designTime
    var fault = Fault(
      node, "\(screen.title(node)) is visible but cannot be reached", confidence: isCertain ? .certain : .review)
    let view = screen.variable(node)
    fault.fix = Fix(
      screen.hasName(node) ? "make it an element" : "make it an element and name it",
      code: FixSnippets.flag(
        view: view, "isAccessibilityElement", true, swiftUI: ".accessibilityElement(children: .combine)")
        + (screen.hasName(node) ? [] : FixSnippets.label(screen.header.platform, view: view, "What it does")))
    return fault
  }
}

/// The frames of the stops, to be asked for one of nearly the same place and size.
private struct FrameGrid {
  private let screen: Screen
  private let tolerance: Double
  private var cells: [Cell: [NodeID]] = [:]

  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  init(_ screen: Screen, tolerance: Double) {
    self.screen = screen
    self.tolerance = max(tolerance, 1)
    for stop in screen.stops.nodes {
      guard let frame = screen.tree.statedFrame(stop) else { continue }
      cells[cell(frame), default: []].append(stop)
    }
  }

  func hasStop(like node: NodeID) -> Bool {
    guard let frame = screen.tree.statedFrame(node) else { return false }
    let home = cell(frame)
    for x in home.x - 1...home.x + 1 {
      for y in home.y - 1...home.y + 1 {
        // Of stops at one point a few are enough.
        for stop in (cells[Cell(x: x, y: y)] ?? []).prefix(32)
        where screen.tree.frame[stop.index].isNear(frame, within: tolerance) {
          return true
        }
      }
    }
    return false
  }

  /// Frames whose corners are nearer than the tolerance lie in neighbouring cells. Imported frames are within ±10⁷.
  private func cell(_ frame: Rect) -> Cell {
    guard frame.isPlausible else { return Cell(x: 0, y: 0) }
    return Cell(x: Int((frame.minX / tolerance).rounded(.down)), y: Int((frame.minY / tolerance).rounded(.down)))
  }
}
