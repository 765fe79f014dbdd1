import Audit
import ScreenModel
import ViewHierarchy

/// Small controls with little room between them.
public struct TouchTargetSpacing: Check {
  public static let id = "touch-target-spacing"
  /// What dividing pixels and writing decimals leaves of a size, in points or dp.
  private static let rounding = 0.01
  private let phone: Double
  private let tablet: Double
  private let ios: Double
  private let android: Double

  public init(_ parameters: RuleParameters) {
    phone = parameters["phone"]
    tablet = parameters["tablet"]
    ios = parameters["ios"]
    android = parameters["android"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let gap = screen.isPhone ? phone : tablet
    let size = screen.header.platform == .ios ? ios : android
    let all = TargetPairs(screen)
    let pairs = all.pairs(within: gap) { a, b in
      guard min(a.frame.shortSide, b.frame.shortSide) < size - Self.rounding, isFree(screen, a.node),
        isFree(screen, b.node)
      else {
        return false
      }
      let (dx, dy) = Self.distances(a.frame, b.frame)
      return (dx >= 0 && dx < gap - Self.rounding && dy < 0) || (dy >= 0 && dy < gap - Self.rounding && dx < 0)
    }
    if pairs.isEmpty, all.targets.count > 1 { verdicts.pass() }
    var told: Set<Int> = []
    for (a, b) in pairs where told.insert(a).inserted {
      verdicts.fault(fault(screen, all.targets[a], all.targets[b], gap))
    }
  }

  /// Rows touch by design.
  private func isFree(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .cell, .row, .tab, .menuItem: false
    default: true
    }
  }

  /// Between the edges in each axis; negative where the projections overlap.
  private static func distances(_ a: Rect, _ b: Rect) -> (Double, Double) {
    (max(a.minX - b.maxX, b.minX - a.maxX), max(a.minY - b.maxY, b.minY - a.maxY))
  }

  private func fault(_ screen: Screen, _ target: TouchTarget, _ other: TouchTarget, _ gap: Double) -> Fault {
    let (dx, dy) = Self.distances(target.frame, other.frame)
    let distance = Figures.text(max(dx, dy))
    var fault = Fault(
      target.node,
      "\(screen.title(target.node)) is small and \(distance) away from \(screen.title(other.node)), less than \(Figures.text(gap))"
    )
    fault.data = [Datum("distance", max(dx, dy)), Datum("required", gap)]
    fault.related = [RelatedNode(other.node, why: "too close")]
    fault.fix = Fix(
      "leave \(Figures.text(gap)) between them, or make both larger",
      code: screen.header.platform == .ios
        ? [
          FixCode(.uikit, .swift, "stackView.spacing = \(Figures.text(gap))"),
          FixCode(.uikit, .objc, "self.stackView.spacing = \(Figures.text(gap));"),
        ]
        : [
          FixCode(.views, .xml, "android:layout_marginStart=\"\(Figures.text(gap))dp\""),
          FixCode(.compose, .kotlin, "Arrangement.spacedBy(\(Figures.text(gap)).dp)"),
        ])
    return fault
  }
}
