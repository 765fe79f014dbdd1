import Audit
import Gate
import ScreenModel
import ViewHierarchy

/// A screen in a report, from `format` on; key and input stand before it.
enum ScreenRecords {
  /// Screens of more stops have no figures of their order in the report: no one swipes through so many, and an audit
  /// takes time by the number of nodes alone.
  static let mostStopsOrdered = 2000

  static func write(_ audited: AuditedScreen, to writer: inout RecordWriter) {
    let screen = audited.screen
    let header = screen.header
    writer.member("format", header.sourceFormat)
    writer.member("platform", header.platform.rawValue)
    writer.member("width", header.width)
    writer.member("height", header.height)
    writer.member("nodes", screen.tree.count)
    writer.member("reader", header.platform == .ios ? "voiceover" : "talkback")
    writer.member("order-basis", screen.order.isStated ? "stated" : "predicted")
    if header.truncated { writer.member("truncated", true) }
    if header.interrupted { writer.member("interrupted", true) }
    writer.array("stops") { writer in
      var buffer: [UInt8] = []
      for stop in screen.order.sequence {
        writer.item("stop") { write(stop, of: screen, &buffer, to: &$0) }
      }
    }
    if screen.stops.nodes.count <= mostStopsOrdered, let order = screen.proposedOrder {
      writer.object("order") { writer in
        writer.member("current", order.currentCost)
        writer.member("best", order.cost)
        writer.member("moves", order.moves.count)
      }
    }
    if let contrast = audited.audit.contrast { writer.object("contrast") { write(contrast, to: &$0) } }
    guard !audited.notRun.isEmpty else { return }
    writer.array("not-run") { writer in
      for rule in audited.notRun {
        writer.item("not-run") { writer in
          writer.member("rule", rule.rule)
          writer.words("missing", rule.missing.map(\.name))
          writer.member("how", rule.how)
        }
      }
    }
  }

  private static func write(_ contrast: ContrastFigures, to writer: inout RecordWriter) {
    writer.member("measured", contrast.measured)
    writer.member("texts", contrast.texts)
    guard !contrast.reasons.isEmpty else { return }
    writer.array("unclear") { writer in
      for reason in contrast.reasons {
        writer.item("reason") { writer in
          writer.member("why", reason.why)
          writer.member("texts", reason.texts)
        }
      }
    }
  }

  private static func write(_ stop: NodeID, of screen: Screen, _ buffer: inout [UInt8], to writer: inout RecordWriter) {
    let tree = screen.tree
    let row = stop.index
    writer.member("node", row)
    writer.member("line", Int(tree.position[row].line))
    writer.member("role", screen.roles.role[row].name)
    if let part = screen.parts.part[row].name { writer.member("part", part) }
    if tree.identifier[row].hasBytes {
      tree.withBytes(tree.identifier[row]) { writer.member("identifier", $0) }
    }
    buffer.removeAll(keepingCapacity: true)
    screen.appendName(stop, to: &buffer)
    buffer.withUnsafeBufferPointer { writer.member("name", $0) }
    buffer.removeAll(keepingCapacity: true)
    screen.appendSpoken(stop, to: &buffer)
    buffer.withUnsafeBufferPointer { writer.member("spoken", $0) }
    if let frame = tree.statedFrame(stop) { writer.member("frame", frame) }
  }
}
