import Audit
import ScreenModel
import ViewHierarchy

/// Cells that are as high at large text as at the usual one, though their texts need the room.
struct FixedRows {
  /// Cells of the larger capture with those of the usual one, in document order.
  let rows: [(usual: ExtractItem, varied: ExtractItem)]
  private let nodes: Set<NodeID>

  /// Texts that take less than this part of their cell have room to grow in it.
  private static let filled = 0.3

  init(_ pair: ScreenPair, minGrowth: Double) {
    var textHeight: [NodeID: Double] = [:]
    for item in pair.usual.items where item.isText {
      guard let unit = item.unit, let frame = item.frame else { continue }
      textHeight[unit, default: 0] += frame.height
    }
    rows = pair.matches.filter { match in
      switch match.varied.role {
      case .cell, .card, .row: break
      default: return false
      }
      guard !match.usual.isCut, !match.varied.isCut, !match.varied.isSystem, let before = match.usual.frame,
        let after = match.varied.frame, before.height > 0, let texts = textHeight[match.usual.node]
      else { return false }
      return after.height < minGrowth * before.height && texts >= Self.filled * before.height
    }
    nodes = Set(rows.map(\.varied.node))
  }

  /// Whether a text lies in such a cell: then the cell is what must grow.
  func holds(_ text: ExtractItem) -> Bool { text.unit.map(nodes.contains) ?? false }
}
