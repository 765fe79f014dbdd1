import Audit
import Checks
import TestSupport
import Testing

@Suite struct EmbeddedPagesTests {
  /// Files of the folder that are read by people and are no rule pages.
  private static let readings: Set = ["README.md", "GUIDES.md"]

  @Test("the embedded pages are the files on disk, sorted")
  func sameAsOnDisk() {
    let files = RepositoryFiles.files(below: "Rules").filter { !Self.readings.contains($0) }
    #expect(EmbeddedPages.all.map(\.path.description) == files)
    for page in EmbeddedPages.all {
      #expect(page.text.description == RepositoryFiles.text(of: "Rules/\(page.path)"), "\(page.path)")
    }
  }

  @Test("every embedded page parses, and no two have one id")
  func parses() throws {
    let book = try Rulebook.embedded()
    #expect(book.pages.count >= 12)
    #expect(Set(book.pages.map(\.id)).count == book.pages.count)
    for page in book.pages { #expect(book[page.id]?.path == page.path) }
  }

  @Test("the head of a page that is read at the start says what the whole page says")
  func heads() throws {
    let book = try Rulebook.embedded()
    for embedded in EmbeddedPages.all {
      let whole = try RulePageParser.parse(path: embedded.path.description, text: embedded.text.description)
      let head = try #require(book[whole.id])
      #expect(Self.header(head) == Self.header(whole))
    }
  }

  private static func header(_ page: RulePage) -> [String] {
    [
      page.path, page.id, page.category, "\(page.impact) \(page.severity) \(page.confidence) \(page.basis)",
      "\(page.isOnByDefault)", "\(page.needs)", "\(page.parameters)", "\(page.wcag)", "\(page.platforms)", page.since,
      "\(page.sources)", "\(page.peers)", "\(page.optOuts)", page.title,
    ]
  }

  @Test("every page shows at least two passing and two failing examples")
  func examples() throws {
    for page in try Rulebook.embedded().pages {
      for expectation in [RuleExample.Expectation.passing, .failing] {
        #expect(page.examples.count { $0.expectation == expectation } >= 2, "\(page.id) \(expectation)")
      }
    }
  }

  @Test("a title names the fault, begins with a capital and has no final period")
  func titles() throws {
    let cures = ["Allow", "Use", "Set", "Make", "Avoid", "Do", "Add", "Give", "Ensure"]
    for page in try Rulebook.embedded().pages {
      let first = page.title.split(separator: " ").first.map(String.init) ?? ""
      #expect(!cures.contains(first), "\(page.id): \(page.title)")
      #expect(first.first?.isUppercase == true, "\(page.id)")
      #expect(!page.title.hasSuffix(".") && page.title.count <= 60, "\(page.id)")
    }
  }

  @Test("no line of a page is longer than 120 columns, addresses and keys aside")
  func lines() throws {
    for page in EmbeddedPages.all {
      for (index, line) in page.text.description.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.count > 120 {
        #expect(line.hasPrefix("sources: ") || line.hasPrefix("needs: "), "\(page.path):\(index + 1)")
      }
    }
  }

  @Test("a finding marked in an example has a lower-case start, no final period and no rule id")
  func markedMessages() throws {
    for page in try Rulebook.embedded().pages {
      for example in page.examples {
        for piece in example.text.components(between: "<!-- finding: ", and: " -->") {
          #expect(piece.first?.isUppercase == false && !piece.hasSuffix("."), "\(page.id): \(piece)")
          #expect(!piece.contains(page.id), "\(page.id): \(piece)")
        }
      }
    }
  }

  @Test("the index in Rules/README.md is true")
  func index() throws {
    let written = RuleList.markdown(of: try Rulebook.embedded())
    #expect(
      RepositoryFiles.text(of: "Rules/README.md") == written,
      "write it anew: swift run screenreadout rules --format markdown > Rules/README.md")
  }

  @Test("every check has a page, and its file is named like the rule")
  func checksHavePages() throws {
    let book = try Rulebook.embedded()
    for check in allChecks {
      #expect(book[check.id] != nil, "\(check.id) has no page")
      #expect("\(check)" == PageTemplate.typeName(of: check.id))
    }
  }

  @Test("every page without an assertion has a check", .enabled(if: !allChecks.isEmpty))
  func pagesHaveChecks() throws {
    let checked = Set(allChecks.map { $0.id })
    for page in try Rulebook.embedded().pages where page.assertion == nil {
      #expect(checked.contains(page.id), "\(page.id) has no check")
    }
  }
}

extension String {
  /// What stands between each pair of marks.
  fileprivate func components(between start: String, and end: String) -> [String] {
    var pieces: [String] = []
    var rest = self
    while let opening = rest.firstRange(of: start) {
      rest = String(rest[opening.upperBound...])
      guard let closing = rest.firstRange(of: end) else { break }
      pieces.append(String(rest[..<closing.lowerBound]))
    }
    return pieces
  }
}
