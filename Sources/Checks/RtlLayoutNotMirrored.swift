import Audit
import ScreenModel
import ViewHierarchy

/// Texts of a language that runs from right to left, lined up on the left.
public struct RtlLayoutNotMirrored: Check {
  public static let id = "rtl-layout-not-mirrored"
  public static let axes: [Variant.Axis] = [.locale]
  private let minPairs: Double
  private let minShare: Double
  private let spread: Double

  public init(_ parameters: RuleParameters) {
    minPairs = parameters["minPairs"]
    minShare = parameters["minShare"]
    spread = parameters["spread"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard screen.rightToLeft.isSo else { return }
    var lines: [(node: NodeID, frame: Rect)] = []
    for node in screen.tree.nodes where isLine(screen, node) {
      if let frame = screen.tree.statedFrame(node) { lines.append((node, frame)) }
    }
    lines = Self.leading(lines)
    guard Double(lines.count) >= minPairs else { return }
    let left = mostCommon(lines.map(\.frame.minX))
    let right = mostCommon(lines.map(\.frame.maxX))
    let held = lines.filter { ($0.frame.minX - left.edge).magnitude <= 1 }
    let ends = held.map(\.frame.maxX)
    let varies = (ends.max() ?? 0) - (ends.min() ?? 0) > spread
    // Boxes that end at one edge are lined up on the right as well, whichever column they stand in.
    let shared = counts(lines.map(\.frame.maxX))
    let ragged = held.count { shared[$0.frame.maxX.rounded(), default: 0] < 3 }
    guard varies, 2 * ragged > held.count, Double(left.count) >= minPairs,
      Double(left.count) >= minShare * Double(lines.count),
      left.count > right.count, let around = screen.smallestView(around: held.map(\.node))
    else { return verdicts.pass() }
    var fault = Fault(
      around,
      "\(screen.title(around)) holds \(left.count) texts that run from right to left and are lined up on the left")
    fault.data = [Datum("texts", left.count)]
    fault.fix = Self.fix
    verdicts.fault(fault)
  }

  /// With both languages at hand: rows whose parts stay on the side on which they are in the other language.
  public func run(_ pair: ScreenPair, _ verdicts: inout PairVerdicts) {
    guard let rows = MirroredRows(pair, rowHeight: Self.rowHeight) else { return }
    let kept = rows.neighbours.filter(\.stays)
    guard Double(rows.neighbours.count) >= minPairs else { return }
    guard Double(kept.count) >= minPairs, Double(kept.count) >= minShare * Double(rows.neighbours.count),
      let first = kept.first
    else { return verdicts.pass() }
    var fault = Fault(
      first.first.varied.node,
      "\(first.first.varied.title) stands left of \(first.second.varied.title) in \(pair.variedName) as in \(pair.usualName), and so do the parts of \(kept.count) rows"
    )
    fault.data = [Datum("rows", kept.count)]
    fault.related = kept.dropFirst().map { RelatedNode($0.first.varied.node, why: "not mirrored") }
    fault.fix = Self.fix
    verdicts.fault(fault, on: .varied)
  }

  /// Middles that differ by less are on one row, in points.
  private static let rowHeight = 8.0

  private static let fix = Fix(
    "say leading and trailing instead of left and right",
    code: [
      FixCode(.uikit, .swift, "label.textAlignment = .natural"),
      FixCode(.uikit, .objc, "self.label.textAlignment = NSTextAlignmentNatural;"),
    ])

  private func isLine(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.roles.role[node.index] == .text, screen.visibility.isVisible[node.index],
      screen.roles.surroundings[node.index].isDisjoint(with: [.system, .navigationBar, .tabBar, .toolbar, .alert]),
      let text = screen.drawnText(node)
    else { return false }
    var letters = Script.Count()
    screen.tree.withBytes(text) { letters.add($0) }
    return 2 * letters.rightToLeft > letters.total
  }

  /// The text at the right end of each row, in the order of the file: further texts of a row line up with columns.
  private static func leading(_ lines: [(node: NodeID, frame: Rect)]) -> [(node: NodeID, frame: Rect)] {
    var furthest: [Double: Double] = [:]
    for line in lines {
      furthest[line.frame.midY.rounded()] = max(furthest[line.frame.midY.rounded()] ?? 0, line.frame.maxX)
    }
    return lines.filter { furthest[$0.frame.midY.rounded()] == $0.frame.maxX }
  }

  /// How many texts share an edge, in whole points.
  private func counts(_ edges: [Double]) -> [Double: Int] {
    var counts: [Double: Int] = [:]
    for edge in edges { counts[edge.rounded(), default: 0] += 1 }
    return counts
  }

  /// The edge that most texts share, in whole points.
  private func mostCommon(_ edges: [Double]) -> (edge: Double, count: Int) {
    let best = counts(edges).max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { ($0.key, $0.value) } ?? (0, 0)
  }
}
