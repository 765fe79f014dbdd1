/// What follows the front matter: the title and the sections with their examples.
struct PageBody {
  private(set) var title = ""
  private(set) var sections: [RulePage.Section] = []
  private(set) var examples: [RuleExample] = []

  private let page: PageLines
  private let parameters: RuleParameters

  init(of page: PageLines, after header: Int, parameters: RuleParameters) throws(PageError) {
    self.page = page
    self.parameters = parameters
    var number: Int
    (title, number) = try Self.title(of: page, after: header)
    for heading in PageHeading.allCases { number = try readSection(heading, at: number) }
  }

  /// The title, and the number of the next line that is not blank.
  static func title(of page: PageLines, after header: Int) throws(PageError) -> (title: String, next: Int) {
    let number = firstFilled(from: header + 1, of: page)
    guard let line = page[number], line.hasPrefix("# ") else {
      throw page.error(min(number, page.last), "expected \"# Title\"")
    }
    let title = String(line.dropFirst(2).trimmingSpaces)
    guard !title.isEmpty else { throw page.error(number, "the title is empty") }
    return (title, firstFilled(from: number + 1, of: page))
  }

  /// Reads one section whose heading stands at `start`; the number of the line behind it.
  private mutating func readSection(_ heading: PageHeading, at start: Int) throws(PageError) -> Int {
    guard let line = page[start], line.trimmingSpaces == "## \(heading.rawValue)" else {
      throw page.error(min(start, page.last), "expected the heading \"## \(heading.rawValue)\"")
    }
    var number = start + 1
    var found = 0
    while let line = page[number], !line.isHeading {
      if let fence = Fence(opening: line) {
        let end = try closingLine(of: fence, openedAt: number)
        if let expectation = heading.expectation {
          found += 1
          try readExample(fence, number + 1..<end, expectation, count: found)
        }
        number = end
      }
      number += 1
    }
    let text = page.text(start + 1..<number)
    guard !text.isEmpty else { throw page.error(start, "the section \(heading.rawValue) is empty") }
    if heading.expectation != nil, found == 0 {
      throw page.error(start, "the section \(heading.rawValue) has no example: expected a block tagged xml")
    }
    sections.append(RulePage.Section(heading: heading, text: text, line: start))
    if heading == PageHeading.allCases.last, page[number] != nil {
      throw page.error(number, "expected no heading after \"## \(heading.rawValue)\"")
    }
    return number
  }

  private mutating func readExample(
    _ fence: Fence, _ range: Range<Int>, _ expectation: RuleExample.Expectation, count: Int
  ) throws(PageError) {
    let opening = range.lowerBound - 1
    let info = try ExampleInfo(fence, parameters: parameters, line: opening, page: page)
    let name = info.name ?? "\(expectation.rawValue)-\(count)"
    guard !examples.contains(where: { $0.name == name }) else {
      throw page.error(opening, "two examples are named \(name)")
    }
    let text = page.joined(range)
    guard !text.utf8.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { throw page.error(opening, "the example is empty") }
    let marksFinding = text.containsFindingMark
    if expectation == .failing, info.format.hasSuffix("xml"), !marksFinding {
      throw page.error(opening, "a failing example marks what is found: expected <!-- finding: text -->")
    }
    if expectation == .passing, marksFinding {
      throw page.error(opening, "a passing example expects no finding")
    }
    examples.append(
      RuleExample(
        expectation: expectation, name: name, format: info.format, parameters: info.parameters, text: text,
        hasScreenshot: info.hasScreenshot, line: range.lowerBound))
  }

  private func closingLine(of fence: Fence, openedAt start: Int) throws(PageError) -> Int {
    var number = start + 1
    while let line = page[number] {
      if fence.isClosed(by: line) { return number }
      number += 1
    }
    throw page.error(start, "the block is not closed")
  }

  private static func firstFilled(from start: Int, of page: PageLines) -> Int {
    var number = start
    while let line = page[number], line.trimmingSpaces.isEmpty { number += 1 }
    return number
  }
}

extension PageHeading {
  /// What the examples below the heading are; nil where blocks are no examples.
  fileprivate var expectation: RuleExample.Expectation? {
    switch self {
    case .passing: .passing
    case .failing: .failing
    case .why, .howToFix, .limits, .sources: nil
    }
  }
}

extension Substring {
  /// A heading of the first or second level.
  fileprivate var isHeading: Bool {
    utf8.first == UInt8(ascii: "#") && (utf8.starts(with: "# ".utf8) || utf8.starts(with: "## ".utf8))
  }
}

extension String {
  /// Whether a comment marks an expected finding.
  fileprivate var containsFindingMark: Bool {
    let mark = "<!-- finding:".utf8
    var rest = utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      if rest[start...].starts(with: mark) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
