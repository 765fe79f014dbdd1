import ScreenModel
import ViewHierarchy

extension Screen {
  /// Whether a navigation bar has a title, which is a heading of the system's making, also where only the bar carries
  /// its name.
  var hasBarTitle: Bool {
    roles.nodes(.navigationBar).contains { bar in
      guard visibility.isVisible[bar.index] else { return false }
      if tree.identifier[bar.index].hasBytes || tree.label[bar.index].hasBytes { return true }
      return tree.descendants(bar).contains { row in
        let role = roles.role[row]
        return (role == .text || role == .heading) && hasName(NodeID(row))
      }
    }
  }

  /// Whether the capture shows at least a share of the screen: a part of one has its heading elsewhere.
  func isWhole(_ share: Double) -> Bool {
    guard !bounds.isEmpty else { return false }
    // The outermost views that state a frame.
    var shown: Rect?
    var row = 0
    while row < tree.count {
      guard let frame = tree.statedFrame(NodeID(row)) else {
        row += 1
        continue
      }
      shown = shown?.union(frame) ?? frame
      row = Int(tree.subtreeEnd[row])
    }
    guard let shown else { return true }
    return shown.intersection(bounds).area >= share * bounds.area
  }

  /// The stops that a heading could stand over: none of the system's, of alerts or of tab bars.
  var contentStops: [NodeID] {
    stops.nodes.filter { stop in
      visibility.isVisible[stop.index] && roles.surroundings[stop.index].isDisjoint(with: [.system, .alert, .tabBar])
    }
  }
}
