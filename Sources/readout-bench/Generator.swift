/// Writes a synthetic export of a given number of nodes: screens of cards, list rows and forms, about two faults in a
/// hundred nodes where nothing else is asked for, the same bytes for the same seed.
struct Generator {
  /// The formats that can be generated.
  enum Format: String {
    case appiumIOS = "appium-ios-xml"
    case uiautomator = "uiautomator-xml"
  }

  private var random: SplitMix64
  private var sheet: ExportSheet
  private let target: Int
  private let faults: Int?
  private var number = 0
  /// Where the next block begins, in points.
  private var y = 100

  /// - Parameter faults: how many of a hundred cards, rows and fields are faulty; nil for a few of each.
  init(format: Format, nodes: Int, seed: UInt64, faults: Int? = nil) {
    self.faults = faults
    random = SplitMix64(seed: seed)
    sheet = ExportSheet(format: format)
    target = nodes
  }

  /// The export.
  mutating func export() -> [UInt8] {
    sheet.begin()
    sheet.open(.init(.application, 0, 0, 390, 844, name: "Shop"))
    sheet.open(.init(.window, 0, 0, 390, 844))
    sheet.open(.init(.navigationBar, 0, 47, 390, 44, name: "Offers"))
    sheet.leaf(.init(.text, 150, 57, 90, 22, name: "Offers", isStop: true))
    sheet.close()
    sheet.open(.init(.collection, 0, 91, 390, 700))
    // Blocks need some room: the rest is filled with single rows.
    while sheet.count + 24 < target {
      switch random.next(below: 10) {
      case 0..<4: cards()
      case 4..<8: row()
      default: field()
      }
    }
    while sheet.count < target { filler() }
    sheet.close()
    sheet.close()
    sheet.close()
    return sheet.end()
  }

  private mutating func isFaulty(_ percent: Int) -> Bool { random.next(below: 100) < faults ?? percent }

  /// Two cards side by side, each one element; a faulty one is read in parts or has no label.
  private mutating func cards() {
    for column in 0..<2 {
      number += 1
      let x = 16 + column * 183
      let fault = isFaulty(16) ? 1 + random.next(below: 2) : 0
      let title = word() + " " + word()
      let price = "\(random.next(below: 90) + 10).00 €"
      let isElement = fault != 1
      sheet.open(
        .init(
          .cell, x, y, 171, 220, name: "\(title), \(price), rated 4.5 out of 5 stars", identifier: "card-\(number)",
          isStop: isElement, hasLabel: isElement && fault != 2))
      sheet.open(.init(.other, x, y, 171, 220))
      sheet.leaf(.init(.image, x, y, 171, 120, name: "Photo of \(title)", isStop: !isElement))
      sheet.leaf(.init(.text, x + 8, y + 130, 150, 22, name: title, isStop: !isElement))
      sheet.leaf(.init(.text, x + 8, y + 156, 150, 20, name: price, isStop: !isElement))
      sheet.open(.init(.other, x + 8, y + 184, 120, 24, name: "Rating", value: "4.5", isStop: !isElement))
      for star in 0..<2 { sheet.leaf(.init(.image, x + 8 + star * 24, y + 184, 24, 24, identifier: "star.fill")) }
      sheet.close()
      sheet.close()
      sheet.close()
    }
    y += 236
  }

  /// A list row, one element; a faulty one has a button without a name behind it.
  private mutating func row() {
    number += 1
    let title = word() + " " + word()
    sheet.open(
      .init(
        .cell, 0, y, 390, 60, name: "\(title), \(word())", identifier: "row-\(number)", isStop: true, hasLabel: true))
    sheet.leaf(.init(.text, 16, y + 10, 220, 22, name: title))
    sheet.leaf(.init(.text, 16, y + 34, 220, 18, name: word()))
    sheet.close()
    let isNamed = !isFaulty(20)
    sheet.leaf(
      .init(.button, 330, y + 8, 44, 44, name: "More about \(title)", isStop: true, hasLabel: isNamed))
    y += 60
  }

  /// A labelled field; a faulty one has no label.
  private mutating func field() {
    number += 1
    let label = word() + " " + word()
    sheet.leaf(.init(.text, 16, y, 200, 20, name: label, isStop: true))
    sheet.leaf(
      .init(
        .field, 16, y + 24, 358, 44, name: label, identifier: "field-\(number)", isStop: true, hasLabel: !isFaulty(20)))
    y += 84
  }

  private mutating func filler() {
    sheet.leaf(.init(.text, 16, y, 358, 22, name: word() + " " + word(), isStop: true))
    y += 30
  }

  private static let words = [
    "amber", "birch", "cloud", "delta", "ember", "fjord", "grove", "harbour", "island", "juniper", "kelp", "lagoon",
    "meadow", "north", "orchard", "pebble", "quartz", "river", "stone", "thistle", "umber", "valley", "willow",
    "zephyr",
  ]

  private mutating func word() -> String {
    let word = Self.words[random.next(below: Self.words.count)]
    return word.prefix(1).uppercased() + word.dropFirst() + " \(number)"
  }
}

/// A small random number generator with a seed.
///
/// Source of the constants: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number below a bound, which must be positive.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(max(1, bound)))
  }
}
