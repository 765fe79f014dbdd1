import Audit
import ScreenModel
import ViewHierarchy

/// Controls that share a part of their areas.
public struct TouchTargetOverlap: Check {
  public static let id = "touch-target-overlap"
  private let minOverlap: Double
  /// In points: what the rules on reading order take for a floating button.
  private static let floatingSize = 72.0

  public init(_ parameters: RuleParameters) { minOverlap = parameters["minOverlap"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let all = TargetPairs(screen)
    // Frames that were rounded out share a point that the views do not.
    let least = minOverlap + (screen.header.framePrecision == .exact ? 0 : 1)
    let pairs = all.pairs(within: 0) { a, b in
      let shared = a.frame.intersection(b.frame)
      return shared.width >= least && shared.height >= least && !a.frame.contains(b.frame, slack: 1)
        && !b.frame.contains(a.frame, slack: 1) && !floats(screen, b) && !floats(screen, a)
        && !(isUnit(screen, a) && isUnit(screen, b))
    }
    guard !pairs.isEmpty else {
      if all.targets.count > 1 { verdicts.pass() }
      return
    }
    // A chain of overlaps is one cluster, which stands at its first target.
    var first = Array(all.targets.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while first[index] != index {
        first[index] = first[first[index]]
        index = first[index]
      }
      return index
    }
    for (a, b) in pairs {
      let (a, b) = (root(a), root(b))
      first[max(a, b)] = min(a, b)
    }
    var members: [Int: [Int]] = [:]
    for index in all.targets.indices { members[root(index), default: []].append(index) }
    for leader in members.keys.sorted() {
      guard let cluster = members[leader], cluster.count > 1 else { continue }
      verdicts.fault(fault(screen, cluster.map { all.targets[$0] }))
    }
  }

  /// Cards of a deck lie over each other.
  private func isUnit(_ screen: Screen, _ target: TouchTarget) -> Bool {
    screen.roles.unit[target.node.index] == target.node.row
  }

  /// A small button over a lower corner of the screen is put over the content on purpose.
  private func floats(_ screen: Screen, _ target: TouchTarget) -> Bool {
    let (frame, bounds) = (target.frame, screen.bounds)
    guard !bounds.isEmpty, frame.longSide <= Self.floatingSize else { return false }
    let isLow = frame.midY > bounds.height * 0.67
    return isLow && (frame.maxX > bounds.width - 2 * Self.floatingSize || frame.minX < 2 * Self.floatingSize)
  }

  private func fault(_ screen: Screen, _ cluster: [TouchTarget]) -> Fault {
    let (target, other) = (cluster[0], cluster[1])
    let shared = target.frame.intersection(other.frame)
    let others = cluster.count > 2 ? " and \(cluster.count - 2) more" : ""
    let isSure = screen.header.platform == .ios && screen.header.framePrecision == .exact
    var fault = Fault(
      target.node, "\(screen.title(target.node)) overlaps \(screen.title(other.node))\(others)",
      confidence: isSure ? .certain : .review)
    if !shared.isEmpty { fault.data = [Datum("width", shared.width), Datum("height", shared.height)] }
    fault.related = cluster.dropFirst().map { RelatedNode($0.node, why: "overlaps") }
    let (view, next) = (screen.variable(target.node), screen.variable(other.node))
    fault.fix = Fix(
      "move the controls apart, so that each point belongs to one of them",
      code: screen.header.platform == .ios
        ? [
          FixCode(
            .uikit, .swift,
            "\(next)2.leadingAnchor.constraint(equalTo: \(view)1.trailingAnchor, constant: 8).isActive = true"),
          FixCode(.swiftui, .swift, "HStack(spacing: 8) { /* the controls */ }"),
        ]
        : [
          FixCode(.views, .xml, "android:layout_marginStart=\"8dp\""),
          FixCode(.compose, .kotlin, "Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) { /* the controls */ }"),
        ])
    return fault
  }
}
