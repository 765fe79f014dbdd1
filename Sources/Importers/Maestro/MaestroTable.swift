import ViewHierarchy

/// Maestro's CSV: `element_num,depth,attributes,parent_num`, or one column a property.
struct MaestroTable {
  private let document: Document
  private var fields: [MaestroNode.Field?] = []
  private var depthColumn = -1
  private var attributesColumn = -1
  private var reading: MaestroReading

  static func read(_ document: Document) -> ImportResult {
    var table = MaestroTable(document)
    return table.read()
  }

  private init(_ document: Document) {
    self.document = document
    reading = MaestroReading(document)
  }

  private mutating func read() -> ImportResult {
    var error: ImportError?
    document.bytes.withUnsafeBufferPointer { bytes in
      var isHeader = true
      for row in CSVRows(document, bytes) {
        if isHeader {
          takeNames(row, bytes)
          isHeader = false
        } else {
          error = document.excess(reading.builder.count, line: Int(row.position.line))
          if error != nil { return }
          take(row, bytes)
        }
      }
    }
    return error.map { ImportResult(error: $0) } ?? reading.result()
  }

  private mutating func takeNames(_ row: CSVRows.Row, _ bytes: UnsafeBufferPointer<UInt8>) {
    for (column, cell) in row.cells.enumerated() {
      let name = bytes.part(cell.lowerBound, cell.upperBound)
      if name.has("depth", at: 0) { depthColumn = column }
      if name.has("attributes", at: 0) { attributesColumn = column }
      fields.append(MaestroNode.field(name))
    }
  }

  private mutating func take(_ row: CSVRows.Row, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard row.cells.indices.contains(depthColumn) else { return }
    let cell = row.cells[depthColumn]
    let depth = Int(clamping: bytes.wholeNumber(at: cell.lowerBound) ?? 0)
    var node = MaestroNode()
    for (column, cell) in row.cells.enumerated() where column < fields.count {
      if column == attributesColumn {
        takeAttributes(CSVRows.text(bytes, cell), &node)
      } else if let field = fields[column] {
        CSVRows.text(bytes, cell).withUnsafeBufferPointer { node.set(field, $0, &reading.builder) }
      }
    }
    reading.add(node, depth: depth, at: row.position)
  }

  /// `bounds=[0,0][390,844]; text=…`: a value ends where the next known name begins.
  private mutating func takeAttributes(_ text: [UInt8], _ node: inout MaestroNode) {
    text.withUnsafeBufferPointer { text in
      var start = 0
      while start < text.count {
        while start < text.count, text[start] == 0x20 || "{;,\"".utf8.contains(text[start]) { start += 1 }
        guard let equals = text[start...].firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") })
        else { return }
        let name = text.part(start, equals)
        var end = equals + 1
        while end < text.count, text[end] != UInt8(ascii: ";") { end += 1 }
        if let field = MaestroNode.field(name) { node.set(field, text.part(equals + 1, end), &reading.builder) }
        start = end + 1
      }
    }
  }
}
