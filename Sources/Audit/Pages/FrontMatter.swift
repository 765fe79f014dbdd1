/// The keys of a page's front matter, in the order in which they must stand.
enum FrontMatterKey: Int, CaseIterable {
  case id, category, impact, severity, confidence, basis, isDefault, needs, params, wcag, platforms, since, sources,
    peers
  case select, assert, message, transforms

  private static let names: [StaticString] = [
    "id", "category", "impact", "severity", "confidence", "basis", "default", "needs", "params", "wcag", "platforms",
    "since", "sources", "peers", "select", "assert", "message", "transforms",
  ]

  /// The key as it is written.
  var name: String { Self.names[rawValue].description }

  /// The key that is written so. Every start of the program reads hundreds of keys, so no string is made of them.
  init?(name: Substring) {
    let bytes = name.utf8
    let place = Self.names.firstIndex { known in
      known.utf8CodeUnitCount == bytes.count && known.withUTF8Buffer { bytes.elementsEqual($0) }
    }
    guard let place else { return nil }
    self.init(rawValue: place)
  }

  var isMandatory: Bool {
    switch self {
    case .id, .category, .impact, .basis, .isDefault, .needs, .since, .sources: true
    case .severity, .confidence, .params, .wcag, .platforms, .peers, .select, .assert, .message, .transforms: false
    }
  }
}

/// The lines between the two `---` at the head of a page.
struct FrontMatter {
  /// One value and where it stands.
  struct Entry {
    let value: Substring
    let line: Int
    /// Counted in bytes from 1.
    let column: Int
  }

  /// By the number of the key.
  private var entries = [Entry?](repeating: nil, count: FrontMatterKey.allCases.count)
  /// The line of the closing `---`.
  private(set) var lastLine = 0

  subscript(key: FrontMatterKey) -> Entry? { entries[key.rawValue] }

  init(of page: PageLines) throws(PageError) {
    guard page[1] == "---" else { throw page.error(1, "expected --- on the first line") }
    var last: FrontMatterKey?
    var number = 2
    while let line = page[number], line != "---" {
      let (key, entry) = try Self.entry(line, number, page)
      try Self.checkOrder(of: key, after: last, number, page)
      entries[key.rawValue] = entry
      last = key
      number += 1
    }
    guard page[number] != nil else { throw page.error(1, "the front matter has no closing ---") }
    lastLine = number
    for key in FrontMatterKey.allCases where key.isMandatory && self[key] == nil {
      throw page.error(number, "expected the key \(key.name)")
    }
  }

  private static func entry(
    _ line: Substring, _ number: Int, _ page: PageLines
  ) throws(PageError) -> (FrontMatterKey, Entry) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      throw page.error(number, "expected \"key: value\"")
    }
    guard let key = FrontMatterKey(name: line[..<colon]) else {
      throw page.error(number, column: 1, "unknown key \"\(line[..<colon])\"")
    }
    let rest = line[line.index(after: colon)...]
    let value = rest.trimmingSpaces
    guard !value.isEmpty else { throw page.error(number, "the key \(key.name) has no value") }
    let column = line.utf8.distance(from: line.startIndex, to: value.startIndex) + 1
    return (key, Entry(value: value, line: number, column: column))
  }

  private static func checkOrder(
    of key: FrontMatterKey, after last: FrontMatterKey?, _ number: Int, _ page: PageLines
  ) throws(PageError) {
    guard let last else { return }
    if key == last { throw page.error(number, column: 1, "the key \(key.name) stands twice") }
    if key.rawValue < last.rawValue {
      throw page.error(number, column: 1, "the key \(key.name) must stand before \(last.name)")
    }
  }
}
