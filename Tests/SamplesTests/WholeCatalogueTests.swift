import Audit
import Importers
import Testing

/// The whole catalogue on screens without a fault: what is off by default is off because it speaks where nothing is
/// wrong, and its page says so.
struct WholeCatalogueTests {
  @Test("Under the preset all a good twin has findings of rules alone that are off by default and say why")
  func goodTwins() throws {
    let audit = try AuditForTests(Preset(.all))
    let book = try Rulebook.embedded()
    var fired: Set<String> = []
    for sample in Sample.good where Export.importer(named: sample.format) != nil {
      fired.formUnion(try audit.findings(sample.bytes()).map(\.rule))
    }
    for rule in fired.sorted() {
      let page = try #require(book[rule])
      #expect(!page.isOnByDefault, "\(rule) is on by default and finds something on a good twin")
      #expect(page.text(under: .limits).contains("Off by default"), "\(rule) does not say why it is off")
    }
  }

  @Test("A rule that is off by default says why", arguments: try Rulebook.embedded().pages.filter { !$0.isOnByDefault })
  func reasons(_ page: RulePage) {
    #expect(page.text(under: .limits).contains("Off by default"), "\(page.path)")
  }
}
