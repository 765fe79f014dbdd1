import Audit
import ScreenModel
import ViewHierarchy

/// What one orientation of a screen offers and the other one does not, though nothing there could be scrolled to it.
public struct OrientationLosesContent: Check {
  public static let id = "orientation-loses-content"
  public static let axes: [Variant.Axis] = [.orientation]
  public static let isForPairsOnly = true
  private let maxShare: Double

  public init(_ parameters: RuleParameters) { maxShare = parameters["maxShare"] }

  public func run(_ pair: ScreenPair, _ verdicts: inout PairVerdicts) {
    // Only where the screen has really turned.
    guard pair.usual.bounds.isUpright != pair.varied.bounds.isUpright else { return }
    for side in [ScreenPair.Side.usual, .varied] {
      let (own, other) = side == .usual ? (pair.usual, pair.varied) : (pair.varied, pair.usual)
      let stops = own.items.filter { $0.isStop && isContent($0) }
      let lost = stops.filter { !pair.isMatched($0, on: side) && !couldBeScrolled($0, in: own, to: other) }
      // Where most is missing, it is another state of the screen and not another orientation of it.
      guard Double(lost.count) <= maxShare * Double(stops.count) else {
        verdicts.cannotTell()
        continue
      }
      for item in lost { verdicts.fault(fault(pair, item, side), on: side) }
      for _ in lost.count..<stops.count { verdicts.pass() }
    }
  }

  /// Bars, alerts and keyboards are the system's; without a name nothing says what would be missing.
  private func isContent(_ item: ExtractItem) -> Bool {
    !item.isSystem && (!item.name.isEmpty || item.identifier != nil)
  }

  private func couldBeScrolled(_ item: ExtractItem, in own: ScreenExtract, to other: ScreenExtract) -> Bool {
    item.isScrolled || (other.scrolls && !own.scrolls)
  }

  private func fault(_ pair: ScreenPair, _ item: ExtractItem, _ side: ScreenPair.Side) -> Fault {
    let (here, there) = side == .usual ? (pair.usualName, pair.variedName) : (pair.variedName, pair.usualName)
    var fault = Fault(
      item.node, "\(item.title) is there in \(here) and missing in \(there), where nothing scrolls to it")
    fault.fix = Fix(
      "put what finds no room in \(there) into a scroll view, or offer it in another place there",
      code: FixSnippets.scrolling(pair.varied.platform))
    return fault
  }
}

extension Rect {
  fileprivate var isUpright: Bool { height > width }
}
