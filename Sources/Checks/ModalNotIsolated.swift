import Audit
import ScreenModel
import ViewHierarchy

/// A view that looks modal while the screen reader still reads what lies behind it.
public struct ModalNotIsolated: Check {
  public static let id = "modal-not-isolated"
  private let minCover: Double

  public init(_ parameters: RuleParameters) { minCover = parameters["minCover"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard !screen.bounds.isEmpty else { return }
    let looks = ModalLooks(screen, minCover: minCover)
    let windows = windows(screen)
    let modals = Rows(screen.tree.nodes.filter { screen.tree.flags[$0.index].isTrue(.modal) })
    var row = 0
    while row < screen.tree.count {
      let node = NodeID(row)
      if screen.tree.flags[row].isTrue(.modal) {
        if screen.visibility.isVisible[row] { verdicts.pass() }
        row = Int(screen.tree.subtreeEnd[row])
        continue
      }
      guard let modal = looks.modal(node), !modals.haveOne(in: screen.tree.descendants(node)) else {
        row += 1
        continue
      }
      let behind = screen.stops.nodes[..<screen.firstStop(from: modal.front)].filter { stop in
        windows[stop.index] == windows[row] && screen.visibility.isVisible[stop.index]
          && screen.roles.surroundings[stop.index].isDisjoint(with: [.system, .effect])
      }
      // A list that is called after alerts lies below what comes before it, not over it.
      let isOver = modal.front < row || covers(screen, node, behind)
      if behind.isEmpty || !isOver { verdicts.pass() } else { verdicts.fault(fault(screen, node, behind)) }
      row = Int(screen.tree.subtreeEnd[row])
    }
  }

  private func covers(_ screen: Screen, _ node: NodeID, _ stops: [NodeID]) -> Bool {
    guard let frame = screen.tree.statedFrame(node) else { return false }
    return stops.contains { screen.tree.statedFrame($0)?.intersects(frame) ?? false }
  }

  /// The window that each node lies in; what a window of its own holds is in front by itself.
  private func windows(_ screen: Screen) -> [Int32] {
    var windows = [Int32](repeating: -1, count: screen.tree.count)
    for row in 0..<screen.tree.count {
      let parent = Int(screen.tree.parent[row])
      windows[row] = screen.roles.role[row] == .window ? Int32(row) : parent < 0 ? -1 : windows[parent]
    }
    return windows
  }

  private func fault(_ screen: Screen, _ modal: NodeID, _ behind: [NodeID]) -> Fault {
    var fault = Fault(
      modal, "\(screen.title(modal)) lies in front, and \(screen.titles(behind)) behind it can still be reached",
      confidence: .review)
    fault.data = [Datum("behind", behind.count)]
    fault.related = behind.map { RelatedNode($0, why: "behind it") }
    fault.fix = Fix(
      screen.header.platform == .ios
        ? "say that the view in front is modal" : "hide the content behind while the view in front is shown",
      code: FixSnippets.modal(screen.header.platform, view: screen.variable(modal)))
    return fault
  }
}

/// Nodes in document order, to be asked whether one lies in a range of rows: the flag need not sit on the outermost
/// view.
private struct Rows {
  private let nodes: [NodeID]

  init(_ nodes: [NodeID]) { self.nodes = nodes }

  func haveOne(in rows: Range<Int>) -> Bool {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].index < rows.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low].index < rows.upperBound
  }
}
