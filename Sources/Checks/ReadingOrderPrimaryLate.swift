import Audit
import ScreenModel
import ViewHierarchy

/// The main action of a screen, in sight all the time and heard late.
public struct ReadingOrderPrimaryLate: Check {
  public static let id = "reading-order-primary-late"
  private let maxSwipes: Double
  private let maxSeconds: Double
  private let charsPerSecond: Double
  /// A button without a telling name is the main one where it takes this share of the screen's width.
  private static let wideShare = 0.5

  public init(_ parameters: RuleParameters) {
    maxSwipes = parameters["maxSwipes"]
    maxSeconds = parameters["maxSeconds"]
    charsPerSecond = max(1, parameters["charsPerSecond"])
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard let action = screen.primaryAction, isMain(screen, action), screen.visibility.isVisible[action.index],
      !screen.isFloating(action), !(screen.header.platform == .android && screen.isInCompose(action)),
      let frame = screen.tree.statedFrame(action)
    else { return }
    let place = Int(screen.order.rank[action.index])
    let before = screen.order.sequence.prefix(place)
    let seconds = seconds(screen, before)
    guard Double(place) > maxSwipes || seconds > maxSeconds, !isForm(screen, before) else {
      return verdicts.pass()
    }
    // A button at the end of what it belongs to is where one expects it: only what is read before it and lies below
    // it, or scrolls past it, can come later.
    let later = passedOver(screen, before, action, frame)
    guard let first = later.first, 2 * later.count >= place, !screen.areStacked(first, action) else {
      return verdicts.pass()
    }
    verdicts.fault(fault(screen, action, first, place, seconds))
  }

  private func isMain(_ screen: Screen, _ action: NodeID) -> Bool {
    screen.isNamedPrimary(action)
      || (screen.tree.statedFrame(action)?.width ?? 0) >= Self.wideShare * max(1, screen.header.width)
  }

  /// How long it takes until the action is heard; sample texts of design files take no time.
  private func seconds(_ screen: Screen, _ before: ArraySlice<NodeID>) -> Double {
    guard screen.header.framePrecision != .designTime else { return 0 }
    var bytes: [UInt8] = []
    var characters = 0
    for stop in before {
      bytes.removeAll(keepingCapacity: true)
      screen.appendSpoken(stop, to: &bytes)
      characters += ByteSearch.characters(bytes)
    }
    return Double(characters) / charsPerSecond
  }

  /// Fields with their texts: the action at the end of a form is where it belongs.
  private func isForm(_ screen: Screen, _ before: ArraySlice<NodeID>) -> Bool {
    var hasField = false
    for stop in before where screen.roles.surroundings[stop.index].isDisjoint(with: .bar) {
      switch screen.roles.role[stop.index] {
      case .field, .secureField, .searchField, .textArea, .toggle, .checkbox, .radio, .picker, .slider, .stepper,
        .segmented:
        hasField = true
      case .text, .heading, .image: continue
      default: return false
      }
    }
    return hasField
  }

  /// The stops read before the action that lie below it, or in something that scrolls while the action stays.
  private func passedOver(
    _ screen: Screen, _ before: ArraySlice<NodeID>, _ action: NodeID, _ frame: Rect
  ) -> [NodeID] {
    let scrolls = nearestScrolls(screen)
    return before.filter { stop in
      guard screen.roles.surroundings[stop.index].isDisjoint(with: [.bar, .system]), !screen.isBar(stop) else {
        return false
      }
      let scroll = scrolls[stop.index]
      if scroll >= 0, !screen.tree.isAncestor(NodeID(Int(scroll)), of: action) { return true }
      return screen.tree.statedFrame(stop).map { $0.minY >= frame.maxY - 1 } ?? false
    }
  }

  /// What scrolls around each node, the outermost one; -1 for nothing.
  private func nearestScrolls(_ screen: Screen) -> [Int32] {
    let tree = screen.tree
    var scrolls = [Int32](repeating: -1, count: tree.count)
    for row in 0..<tree.count where tree.parent[row] >= 0 {
      let parent = Int(tree.parent[row])
      let isScroll = screen.roles.surroundings[row].contains(.scroll)
      scrolls[row] = scrolls[parent] >= 0 ? scrolls[parent] : isScroll ? Int32(parent) : -1
    }
    return scrolls
  }

  private func fault(
    _ screen: Screen, _ action: NodeID, _ first: NodeID, _ place: Int, _ seconds: Double
  ) -> Fault {
    var fault = Fault(
      action,
      "\(screen.title(action)) is in sight all the time and heard after \(Figures.count(place, "stop")) and \(Figures.text(seconds.rounded())) seconds",
      confidence: .review)
    fault.data = [Datum("stops", place), Datum("seconds", (seconds * 10).rounded() / 10)]
    fault.related = [RelatedNode(first, why: "could come after it")]
    fault.fix = OrderChange.fix(screen, action, before: first)
    return fault
  }
}
