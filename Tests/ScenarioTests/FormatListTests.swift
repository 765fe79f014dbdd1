import Importers
import Reports
import Testing
import ViewHierarchy

@testable import screenreadout

/// The command table names what other rooms offer; these tests hold it to them.
@Suite struct FormatListTests {
  @Test func `every importer is an input format of the command table, and the other way round`() {
    #expect(Set(CommandTable.inputFormats) == Set(Export.importers.map { $0.format }))
    #expect(CommandTable.inputFormats.count == Export.importers.count)
  }

  @Test func `every reporter is a report format of the command table, in the same order`() {
    #expect(CommandTable.reportFormats == Reporters.all.map { $0.format })
  }

  @Test func `every schema that ships is one of the command table, and the other way round`() {
    #expect(Set(CommandTable.schemas) == Set(Schemas.names))
    for name in CommandTable.schemas { #expect(Schemas.text(of: name)?.isEmpty == false) }
    #expect(Schemas.text(of: "nothing") == nil)
  }

  @Test("every format has a summary, facts and a way to capture it", arguments: CommandTable.inputFormats)
  func captured(format: String) throws {
    let importer = try #require(Export.importer(named: format))
    #expect(!importer.summary.isEmpty && !importer.summary.hasSuffix("."))
    #expect(!importer.facts.isEmpty)
    let recipes = CaptureRecipe.recipes(for: format)
    #expect(!recipes.isEmpty)
    for recipe in recipes { #expect(!recipe.text.isEmpty && !recipe.note.isEmpty) }
    #expect(Set(recipes.map(\.language)).count == recipes.count)
  }

  @Test("what a format cannot carry has an answer", arguments: CommandTable.inputFormats)
  func answers(format: String) throws {
    let importer = try #require(Export.importer(named: format))
    for fact in Fact.allCases where !importer.facts.contains(fact) {
      #expect(CaptureAdvice.advice(format: format, fact: fact) != nil, "\(fact.name)")
    }
  }

  @Test("every language that people test in has a recipe")
  func languages() {
    let all = CommandTable.inputFormats.flatMap { CaptureRecipe.recipes(for: $0).map(\.language) }
    #expect(Set(all) == Set(CaptureRecipe.Language.allCases))
  }

  @Test("the answer to what was not run is the one that formats tells")
  func sameAnswer() {
    for format in CommandTable.inputFormats {
      for fact in Fact.allCases {
        guard let advice = CaptureAdvice.advice(format: format, fact: fact) else { continue }
        #expect(CaptureAdvice.how(format: format, missing: [[fact]]) == advice)
      }
    }
  }

  @Test("advice on a fact is one line without a final period", arguments: CommandTable.inputFormats)
  func advice(format: String) {
    for fact in Fact.allCases {
      guard let advice = CaptureAdvice.advice(format: format, fact: fact) else { continue }
      #expect(!advice.isEmpty && !advice.hasSuffix(".") && !advice.contains("\n"), "\(fact)")
    }
  }
}
