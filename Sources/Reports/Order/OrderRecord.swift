/// A screen of `screenreadout-order/1`.
enum OrderRecord {
  static func write(_ sheet: OrderSheet, key: String, to writer: inout RecordWriter) {
    writer.member("key", key)
    writer.member("direction", sheet.direction)
    writer.member("order-basis", sheet.isStated ? "stated" : "predicted")
    writer.numbers("current", sheet.current.map(\.node))
    writer.numbers("proposed", sheet.proposed.map(\.node))
    guard sheet.hasFrames else { return }
    writer.object("cost") { writer in
      writer.member("current", sheet.costs.current)
      writer.member("proposed", sheet.costs.proposed)
      writer.member("lowerBound", sheet.costs.lowerBound)
      writer.member("status", sheet.isOptimal ? "optimal" : "bounded")
    }
    writer.array("moves") { writer in
      for move in sheet.moves { writer.item("move") { write(move, to: &$0) } }
    }
    writer.array("apply") { writer in
      for edit in sheet.edits { writer.item("edit") { write(edit, to: &$0) } }
    }
  }

  private static func write(_ move: OrderSheet.Move, to writer: inout RecordWriter) {
    // What moves as a whole is named by all of its stops, the first apart.
    writer.member("node", move.nodes.first ?? 0)
    if move.nodes.count > 1 { writer.numbers("nodes", move.nodes) }
    if let after = move.after { writer.member("after", after) } else { writer.absent("after") }
    writer.member("what", move.what)
    writer.member("reason", move.why)
    writer.member("saved", move.saved)
    writer.member("confidence", (move.confidence * 100).rounded() / 100)
  }

  private static func write(_ edit: OrderSheet.Edit, to writer: inout RecordWriter) {
    writer.member("container", edit.container)
    writer.numbers("elements", edit.elements)
    writer.array("code") { writer in
      for code in edit.code { writer.item("code") { FindingRecord.write(code, to: &$0) } }
    }
  }
}
