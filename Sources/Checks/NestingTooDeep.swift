import Audit
import ScreenModel
import ViewHierarchy

/// An element under very many views.
public struct NestingTooDeep: Check {
  public static let id = "nesting-too-deep"
  private let maxDepth: Double

  public init(_ parameters: RuleParameters) { maxDepth = parameters["maxDepth"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var depth = [Int32](repeating: 0, count: screen.tree.count)
    for row in 0..<screen.tree.count {
      let parent = Int(screen.tree.parent[row])
      // Counted from the window, which is the screen itself.
      if parent >= 0, screen.roles.role[row] != .window { depth[row] = depth[parent] + 1 }
    }
    // The first one of the deepest.
    guard let deepest = screen.stops.nodes.max(by: { (depth[$0.index], $1.row) < (depth[$1.index], $0.row) }) else {
      return
    }
    let levels = depth[deepest.index]
    guard Double(levels) > maxDepth else { return verdicts.pass() }
    var fault = Fault(deepest, "\(screen.title(deepest)) lies \(levels) levels deep")
    fault.data = [Datum("depth", Int(levels))]
    fault.fix = Fix("take out views that only hold one other view")
    verdicts.fault(fault)
  }
}
