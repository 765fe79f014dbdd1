import ViewHierarchy

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

  /// The key that is written so.
  init?(name: Substring) {
    var name = String(name)
    guard let key = name.withUTF8({ Self(bytes: $0) }) else { return nil }
    self = key
  }

  init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard let place = Self.names.firstIndex(where: { $0.withUTF8Buffer { bytes.equals($0) } }) else { return nil }
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

  /// The front matter of a page in the program, whose form a test has checked, and the page's title: every start of the
  /// program reads all of them.
  init(embedded page: UnsafeBufferPointer<UInt8>, title: inout String) {
    var start = page.startIndex
    var number = 1
    while start < page.endIndex {
      let end = page[start...].firstIndex(of: UInt8(ascii: "\n")) ?? page.endIndex
      var line = page[start..<end]
      while let last = line.last, last <= UInt8(ascii: " ") { line.removeLast() }
      if number > 1, line.first == UInt8(ascii: "-") { lastLine = number }
      if line.first == UInt8(ascii: "#") {
        title = String(decoding: line.dropFirst(2), as: UTF8.self)
        return
      }
      if let colon = line.firstIndex(of: UInt8(ascii: ":")),
        let key = FrontMatterKey(bytes: UnsafeBufferPointer(rebasing: line[..<colon]))
      {
        let value = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
        entries[key.rawValue] = Entry(value: String(decoding: value, as: UTF8.self)[...], line: number, column: 1)
      }
      start = end + 1
      number += 1
    }
  }

  private static func entry(
    _ line: Substring, _ number: Int, _ page: PageLines
  ) throws(PageError) -> (FrontMatterKey, Entry) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      throw page.error(number, "expected \"key: value\"")
    }
    // By bytes, here and in the other readings of pages: every start of the program reads all of them.
    guard let key = FrontMatterKey(name: Substring(line.utf8[..<colon])) else {
      throw page.error(number, column: 1, "unknown key \"\(line[..<colon])\"")
    }
    let value = Substring(line.utf8[line.utf8.index(after: colon)...]).trimmingSpaces
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
