import Checks
import Testing
import ViewHierarchy

@testable import Audit

@Suite("Which rules take part in a run")
struct RuleSelectionTests {
  private let book: Rulebook

  init() throws { book = try Rulebook.embedded() }

  private func ids(_ change: (inout RuleSelection) -> Void) -> Set<String> {
    var selection = RuleSelection()
    change(&selection)
    return Set(selection.pages(of: book).map(\.id))
  }

  @Test("the recommended set has what is on by default, the whole one everything, the essential one its list")
  func presets() {
    #expect(ids { _ in } == Set(book.pages.filter(\.isOnByDefault).map(\.id)))
    #expect(ids { $0.preset = Preset(.all) } == Set(book.pages.map(\.id)))
    #expect(ids { $0.preset = Preset(.essential) } == Preset.essential)
    #expect(Preset.essential.isSubset(of: ids { _ in }))
  }

  @Test("a severity by pattern changes what runs and switches nothing on; one by id does")
  func severitiesByPattern() throws {
    let optional = try #require(book.pages.first { !$0.isOnByDefault })
    #expect(ids { $0.set(.note, for: "*", in: book) } == ids { _ in })
    #expect(ids { $0.set(.note, for: optional.id, in: book) }.contains(optional.id))
    #expect(ids { $0.set(nil, for: "card-*", in: book) } == ids { $0.skip = ["card-*"] })
    let only = ids {
      $0.only = ["image-missing-label"]
      $0.set(.error, for: "*", in: book)
    }
    #expect(only == ["image-missing-label"])
    let again = ids {
      $0.set(nil, for: "*", in: book)
      $0.set(.note, for: "card-*", in: book)
    }
    #expect(again == ids { $0.only = ["card-*"] }.intersection(ids { _ in }))
  }

  @Test("a set is named with its version or without, and an unknown one is refused")
  func names() {
    #expect(Preset("recommended") == Preset(.recommended))
    #expect(Preset("recommended@1")?.text == "recommended@1")
    #expect(Preset("all")?.text == "all@1")
    for text in ["", "none", "recommended@", "recommended@0", "recommended@2", "recommended@1@1", "@1"] {
      #expect(Preset(text) == nil, "\(text)")
    }
    for name in Preset.names { #expect(Preset(name) != nil, "\(name)") }
  }

  @Test(
    "a set frozen with a version of the program has nothing that came later",
    arguments: [
      ("0.1", "0.1", true), ("0.2", "0.1", false), ("0.1.1", "0.1", false), ("0.9", "0.10", true),
      ("1.0", "0.10", false),
    ])
  func freezing(_ since: String, _ frozen: String, _ isHeld: Bool) { #expect(Preset.precedes(since, frozen) == isHeld) }

  @Test("a standard keeps the rules about one of its criteria", arguments: Standard.allCases)
  func standards(_ standard: Standard) {
    let kept = ids { $0.standard = standard }
    #expect(!kept.isEmpty)
    for page in book.pages where page.isOnByDefault {
      #expect(kept.contains(page.id) == !standard.criteria.isDisjoint(with: page.wcag), "\(page.id)")
    }
  }

  @Test("the newest criteria are in WCAG 2.2 alone, and clauses that are void for software in no part of EN 301 549")
  func criteria() {
    #expect(Standard.wcag22aa.criteria.contains("2.5.8"))
    #expect(!Standard.wcag21aa.criteria.contains("2.5.8"))
    #expect(Standard.wcag21aa.criteria.count == 49)
    #expect(Standard.wcag22aa.criteria.count == 55)
    #expect(Standard.wcag21aa.criteria.contains("2.4.2"))
    #expect(!Standard.en301549.criteria.contains("2.4.2"))
    #expect(Standard.en301549.criteria.isSubset(of: Standard.wcag21aa.criteria))
  }

  @Test("a basis and a tag narrow the set, several of one kind widen it again")
  func narrowing() {
    let failures = ids { $0.bases = [.wcagFailure] }
    #expect(failures == Set(book.pages.filter { $0.isOnByDefault && $0.basis == .wcagFailure }.map(\.id)))
    #expect(ids { $0.bases = [.wcagFailure, .guide] } == failures.union(ids { $0.bases = [.guide] }))
    #expect(ids { $0.tags = ["cards"] }.allSatisfy { book[$0]?.category == "cards" })
    #expect(ids { $0.tags = ["wcag-1.4.3"] }.contains("contrast-text"))
    let both = ids {
      $0.tags = ["cards"]
      $0.bases = [.guide]
    }
    #expect(both == ids { $0.tags = ["cards"] }.intersection(ids { $0.bases = [.guide] }))
  }

  @Test("what narrows the set also narrows rules that are named, and nothing narrows what is left out")
  func named() {
    #expect(ids { $0.only = ["label-ends-with-period"] } == ["label-ends-with-period"])
    let named = ids {
      $0.only = ["contrast-*"]
      $0.standard = .wcag21aa
    }
    #expect(named == ["contrast-nontext", "contrast-text"])
    #expect(!ids { $0.skip = ["card-*"] }.contains { $0.hasPrefix("card-") })
  }

  @Test("levels and platforms are tags, and every rule has its category and impact")
  func tags() throws {
    #expect(try #require(book["touch-target-recommended"]).tags.contains("wcag-aaa"))
    #expect(try #require(book["touch-target-minimum"]).tags.contains("wcag-aa"))
    #expect(try #require(book["clickable-not-focusable"]).tags.contains("android"))
    #expect(!(try #require(book["control-missing-label"]).tags.contains("ios")))
    for page in book.pages { #expect(page.tags.starts(with: [page.category, page.impact.rawValue])) }
  }
}
