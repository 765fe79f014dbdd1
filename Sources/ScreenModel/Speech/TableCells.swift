import ViewHierarchy

/// What is said of a data table's cell beside its texts.
struct TableCell: Sendable {
  /// Row and column, from 0; nil where they are not stated.
  let row, column: Int?
  /// The rows and columns that it covers.
  let rowSpan, columnSpan: Int
  /// Whether it is the first of its row: only then the row is said.
  let isFirstInRow: Bool
  /// The headers that are read before it.
  let headers: [NodeID]
}

/// The cells of one data table.
///
/// No export names the headers of rows and columns, so cells with the header trait in the first row head their columns,
/// and those in the first column their rows.
struct TableCells {
  /// By stop; nil for stops that are no cells.
  private(set) var cells: [TableCell?] = []

  /// More headers than this are not read for one cell; real tables have one or two.
  private static let mostHeaders = 4
  /// Numbers beyond this are no rows and columns.
  private static let largest = 1e6

  init(_ stops: [NodeID], _ tree: ViewTree) {
    let rows = stops.map { Self.number(.row, $0, tree) }
    let columns = stops.map { Self.number(.column, $0, tree) }
    var firstColumn: [Int: Int] = [:]
    for case (.some(let row), .some(let column)) in zip(rows, columns) {
      firstColumn[row] = min(firstColumn[row] ?? column, column)
    }
    let topRow = rows.compactMap { $0 }.min()
    let leadingColumn = columns.compactMap { $0 }.min()
    var columnHeaders: [Int: [Int]] = [:]
    var rowHeaders: [Int: [Int]] = [:]
    for index in stops.indices where tree.hasTrait(.header, stops[index]) || tree.kind[stops[index].index] == .heading {
      if let column = columns[index], rows[index] == topRow {
        if columnHeaders[column, default: []].count < Self.mostHeaders {
          columnHeaders[column, default: []].append(index)
        }
      } else if let row = rows[index], columns[index] == leadingColumn {
        if rowHeaders[row, default: []].count < Self.mostHeaders { rowHeaders[row, default: []].append(index) }
      }
    }
    cells = stops.indices.map { index in
      let (row, column) = (rows[index], columns[index])
      if row == nil, column == nil { return nil }
      let isFirst = row.map { firstColumn[$0] == column } ?? false
      let ofRow = isFirst ? row.flatMap { rowHeaders[$0] } ?? [] : []
      let ofColumn = (column.flatMap { columnHeaders[$0] } ?? []).filter { header in
        // The first cell of a row does not repeat the header right above it.
        !isFirst || rows[header].map { $0 + Self.span(.rowSpan, stops[header], tree) } != row
      }
      return TableCell(
        row: row, column: column, rowSpan: Self.span(.rowSpan, stops[index], tree),
        columnSpan: Self.span(.columnSpan, stops[index], tree), isFirstInRow: isFirst,
        headers: (ofRow + ofColumn).filter { $0 != index }.map { stops[$0] })
    }
  }

  private static func number(_ key: PropertyKey, _ node: NodeID, _ tree: ViewTree) -> Int? {
    guard let number = tree.number(key, node), number >= 0, number <= largest else { return nil }
    return Int(number)
  }

  private static func span(_ key: PropertyKey, _ node: NodeID, _ tree: ViewTree) -> Int {
    max(1, number(key, node, tree) ?? 1)
  }
}
