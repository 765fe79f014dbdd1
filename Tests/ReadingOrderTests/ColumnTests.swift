import ReadingOrder
import Testing

/// What makes columns of a region, or rows: for each kind of evidence a layout that is read otherwise without it. All
/// are listed as they should be read.
struct ColumnTests {
  private func item(
    _ role: OrderRole, _ x: Double, _ y: Double, _ width: Double, _ height: Double, font: Double? = nil
  ) -> OrderItem {
    OrderItem(
      box: OrderBox(x: x, y: y, width: width, height: height), role: role, textLength: Int(width) / 8, fontSize: font)
  }

  private func text(_ x: Double, _ y: Double, _ width: Double, _ height: Double, font: Double = 16) -> OrderItem {
    item(.text, x, y, width, height, font: font)
  }

  private func heading(_ x: Double, _ y: Double, _ width: Double, _ height: Double, font: Double = 20) -> OrderItem {
    item(.heading(level: 2), x, y, width, height, font: font)
  }

  private func expectAsListed(
    _ items: [OrderItem], groups: [OrderGroup] = [], width: Double = 390,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for direction in [OrderProblem.Direction.leftToRight, .rightToLeft] {
      let drawn = direction == .leftToRight ? items : items.map { mirrored($0, width) }
      let problem = OrderProblem(items: drawn, groups: groups, direction: direction, width: width, height: 1200)
      #expect(ReadingOrderSolver.solve(problem).sequence == Array(items.indices), sourceLocation: sourceLocation)
    }
  }

  private func mirrored(_ item: OrderItem, _ width: Double) -> OrderItem {
    var item = item
    item.box.x = width - item.box.x - item.box.width
    return item
  }

  // MARK: Columns

  @Test("A menu beside the content is read to its end first, also where its rows stand in line with the content")
  func growth() {
    let tops = [60.0, 140, 230, 270, 310, 350, 390, 440, 520]
    let widths = [50.0, 40, 40, 50, 40, 50, 80, 90, 70]
    var items = [text(20, 20, 220, 20, font: 15)]
    items += zip(tops, widths).map { text(50, $0, $1, 30) }
    items += [text(310, 260, 600, 20), text(310, 360, 100, 20)]
    items += [heading(270, 470, 690, 40, font: 32), heading(290, 550, 650, 30, font: 24)]
    expectAsListed(items, width: 980)
  }

  @Test("A title with its lines is read before two links beside it that lie across its lines")
  func outOfStep() {
    expectAsListed([
      heading(64, 20, 160, 20, font: 16), text(64, 56, 160, 30), text(64, 96, 160, 30), text(64, 132, 160, 30),
      item(.link, 242, 20, 84, 40), item(.link, 260, 60, 68, 40),
    ])
  }

  /// Links at the foot of a page: two lists, far apart.
  private func foot(trailing widths: [Double]) -> (leading: [OrderItem], trailing: [OrderItem]) {
    let rows = [20.0, 44, 68]
    return (
      zip(rows, [95.0, 45, 67]).map { item(.link, 16, $0, $1, 19) },
      zip(rows, widths).map { item(.link, 290, $0, $1, 19) }
    )
  }

  @Test("Two lists of links are read one after the other, however far apart")
  func linkLists() {
    let lists = foot(trailing: [80, 31, 67])
    expectAsListed(lists.leading + lists.trailing + [text(16, 140, 358, 24)])
  }

  @Test("The same link at the end of each row belongs to its row")
  func repeatedLink() {
    let lists = foot(trailing: [40, 40, 40])
    expectAsListed(zip(lists.leading, lists.trailing).flatMap { [$0, $1] } + [text(16, 140, 358, 24)])
  }

  @Test("Of two lists side by side the longer one is read to its end first")
  func raggedTrailing() {
    let long = (0..<6).map { item(.link, 16, 100 + 32 * Double($0), 120, 20) }
    let short = (0..<3).map { item(.link, 203, 100 + 32 * Double($0), 120, 20) }
    expectAsListed(long + short)
  }

  @Test("Cards whose rows show the same kinds are read one after the other, whatever lies next to the gap")
  func mirroredRows() {
    let cards = [16.0, 192].flatMap { x in
      [heading(x, 100, 110, 24, font: 10), item(.button, x + 130, 100, 30, 24), text(x, 138, 160, 40, font: 12)]
    }
    expectAsListed(cards)
  }

  @Test("Figures above their captions are read in pairs, and what lies below them afterwards")
  func nearTwins() {
    let figures = [48.0, 196].flatMap { x in [heading(x, 20, 144, 40, font: 32), text(x, 76, 144, 28)] }
    expectAsListed(figures + [item(.link, 60, 120, 140, 48)])
  }

  @Test("Two columns that fill a region and change from row to row are read one after the other")
  func wholeRegion() {
    let columns = [16.0, 208].flatMap { x in
      [
        item(.image, x, 100, 24, 24), text(x + 34, 102, 120, 20), item(.image, x, 136, 24, 24),
        heading(x + 34, 136, 120, 20, font: 16),
      ]
    }
    expectAsListed(columns, width: 600)
  }

  @Test(
    "The lists of a board are read one after the other, though their cards stand in rows", arguments: [true, false])
  func board(_ hasGroups: Bool) {
    var items: [OrderItem] = []
    var groups: [OrderGroup] = []
    for (x, cards) in [(16.0, 3), (228, 2)] {
      items += [heading(x, 20, 120, 24), text(x + 130, 24, 30, 18, font: 14)]
      for y in (0..<cards).map({ 60 + 100 * Double($0) }) {
        for var part in [text(x + 10, y, 140, 40), item(.image, x + 120, y + 50, 28, 28)] {
          if hasGroups { part.group = groups.count }
          items.append(part)
        }
        if hasGroups { groups.append(OrderGroup(kind: .card)) }
      }
    }
    expectAsListed(items, groups: groups)
  }

  @Test("Captions over texts of equal columns are read column by column, also in rows of them")
  func captioned() {
    var items: [OrderItem] = []
    for y in [20.0, 120] {
      for x in [20.0, 150, 280] { items += [text(x, y, 90, 20), text(x, y + 20, 90, 40)] }
    }
    expectAsListed(items)
  }

  @Test("A button beside a title follows the text that fills the column of the title")
  func besideControl() {
    for control in [OrderRole.button, .toggle] {
      expectAsListed([
        item(.image, 20, 20, 48, 48), text(76, 20, 200, 24), text(76, 68, 200, 72), item(control, 284, 20, 80, 36),
        item(.image, 20, 180, 48, 48), text(76, 180, 200, 24), text(76, 228, 200, 72), item(control, 284, 180, 80, 36),
      ])
    }
  }

  @Test("An article is read after the list beside it, whose rows stand in line with its parts by chance only")
  func byChance() {
    let list = (0..<14).map { item(.link, 20, 20 + 32 * Double($0), 150, 20) }
    let article =
      [heading(194, 14, 400, 20), text(194, 46, 400, 60), text(194, 110, 400, 96), heading(194, 207, 400, 19)]
      + [(238, 62), (302, 20), (334, 64), (398, 20), (430, 20)].map { text(194, $0, 400, $1) }
    expectAsListed(list + article, width: 600)
  }

  // MARK: Rows

  @Test("Buttons that wrap without a distance between their lines are read line by line")
  func packed() {
    expectAsListed([
      text(18, 20, 354, 40), item(.button, 18, 80, 132, 36), item(.button, 155, 80, 138, 36),
      item(.button, 18, 116, 104, 36), text(18, 180, 354, 120),
    ])
  }

  @Test("Messages at one side and the other by turns are read from top to bottom")
  func noMates() {
    expectAsListed([text(240, 20, 120, 28), text(20, 64, 40, 36), text(200, 116, 120, 36)])
  }

  @Test("Four tiles of a label over a value are read tile by tile, row by row")
  func beganAbove() {
    var items: [OrderItem] = []
    for y in [20.0, 120] {
      for x in [30.0, 440] { items += [text(x, y, 230, 20), heading(x, y + 24, 230, 30, font: 24)] }
    }
    expectAsListed(items + [text(30, 260, 760, 30)], width: 820)
  }

  @Test("Two counts at the ends of a line and two buttons below them are rows")
  func reachAcross() {
    expectAsListed([
      item(.image, 20, 20, 350, 220), text(20, 250, 80, 20), text(290, 250, 80, 20), item(.button, 140, 280, 110, 40),
      item(.button, 260, 280, 110, 40),
    ])
  }

  @Test("Buttons close to each other are one row, also above pictures of the same width")
  func narrowGap() {
    expectAsListed([
      text(20, 20, 260, 20), item(.button, 16, 60, 120, 40), item(.button, 146, 60, 120, 40),
      item(.image, 16, 120, 120, 90), item(.image, 146, 120, 120, 90),
    ])
  }

  @Test("A table with a header in smaller letters is read row by row")
  func tableHeader() {
    let columns = [16.0, 150, 300]
    var items = columns.map { text($0, 100, 80, 16, font: 12) }
    for row in 0..<4 { items += columns.map { text($0, 132 + 40 * Double(row), 76, 22) } }
    expectAsListed(items)
  }

  @Test("The rows of a list are read one by one, whatever each has at its end")
  func accessories() {
    let rows = [100.0, 146, 192].map { y in [item(.image, 20, y, 28, 28), text(60, y + 3, 130, 22)] }
    let chevrons = [106.0, 198].map { item(.image, 352, $0, 10, 16) }
    expectAsListed(
      rows[0] + [text(250, 103, 90, 22), chevrons[0]] + rows[1] + [item(.toggle, 323, 144, 51, 31)] + rows[2]
        + [chevrons[1]])
  }

  @Test("Equal tiles that wrap into a last row with gaps are read row by row")
  func wrappedTiles() {
    let tiles = (0..<4).map { item(.link, 16 + 99 * Double($0 % 3), 100 + 84 * Double($0 / 3), 80, 80) }
    expectAsListed(tiles + [heading(16, 300, 360, 30)])
  }

  // MARK: Overlaps

  @Test("A frame that reaches over what is drawn below it does not tear the row that it begins")
  func overrun() {
    let links = (0..<4).map { item(.link, 130 + 80 * Double($0), 70, 70, 20) }
    expectAsListed(
      [text(28, 58, 64, 96)] + links + [heading(24, 122, 320, 26), text(24, 148, 320, 45)], width: 480)
  }

  @Test("What lies on a map is read row by row after the map")
  func hosted() {
    let chips = (0..<3).map { item(.button, 16 + 98 * Double($0), 114, 90, 34) }
    expectAsListed(
      [item(.image, 0, 0, 390, 560), item(.field, 16, 56, 310, 48), item(.button, 334, 56, 40, 48)] + chips
        + [item(.button, 330, 480, 48, 48)])
  }
}
