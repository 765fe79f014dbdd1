import Checks
import Importers
import ScreenModel
import Testing
import ViewHierarchy

@testable import Audit

@Suite("Captures of one screen, compared")
struct VariantAuditTests {
  private func captures(_ variants: [[Variant.Axis: String]], _ text: (Int) -> String) throws -> [VariantCapture] {
    try variants.enumerated().map { index, values in
      var variant = Variant()
      for (axis, value) in values { variant.set(axis, value) }
      let capture = try #require(Export.read(Array(text(index).utf8)).captures.first)
      return VariantCapture(
        key: "home", variant: variant, extract: ScreenExtract(Screen(capture)), off: [], told: [])
    }
  }

  private func audit() throws -> VariantAudit {
    VariantAudit(rules: RuleSelection().rules(of: try Rulebook.embedded(), checks: allChecks))
  }

  private static func screen(_ height: Int) -> String {
    """
    <screen width="390" height="844">
      <text id="title" element="true" label="Ferry to Bergen" x="16" y="100" width="120" height="\(height)"/>
    </screen>
    """
  }

  @Test("each capture is compared with the one nearest to the usual form, whatever the order of the files")
  func reference() throws {
    let heights = [47, 20, 20, 25]
    let sizes: [[Variant.Axis: String]] = [[.textSize: "ax3"], [:], [.textSize: "ax5"], [.textSize: "xxxl"]]
    let result = try audit().run(try captures(sizes) { Self.screen(heights[$0]) })
    #expect(result.findings.map(\.capture) == [2])
    #expect(result.findings.first?.finding.message.contains("ax5") == true)
  }

  @Test("captures that differ in two things are not compared")
  func oneAxis() throws {
    let variants: [[Variant.Axis: String]] = [[:], [.textSize: "ax3", .locale: "de"]]
    #expect(try audit().run(try captures(variants) { _ in Self.screen(20) }).findings.isEmpty)
    let both: [[Variant.Axis: String]] = [[.locale: "de"], [.textSize: "ax3", .locale: "de"]]
    #expect(try audit().run(try captures(both) { _ in Self.screen(20) }).findings.map(\.capture) == [1])
  }

  @Test("one capture alone, and two of one form, say nothing")
  func alone() throws {
    #expect(try audit().run(try captures([[:]]) { _ in Self.screen(20) }).findings.isEmpty)
    #expect(try audit().run(try captures([[:], [:]]) { _ in Self.screen(20) }).findings.isEmpty)
  }

  @Test("a rule that is off for one of the captures is not asked")
  func off() throws {
    let all = try captures([[:], [.textSize: "ax3"]]) { _ in Self.screen(20) }
    let silent = all.map {
      VariantCapture(
        key: $0.key, variant: $0.variant, extract: $0.extract, off: ["text-scale-clipping"], told: [])
    }
    #expect(try audit().run(all).findings.count == 1)
    #expect(try audit().run([all[0], silent[1]]).findings.isEmpty)
  }

  @Test(
    "text sizes are known by category and by font scale, other words count as the usual one",
    arguments: [
      ("l", 1.0), ("AX5", 53.0 / 17.0), ("1.5x", 1.5), ("2.0", 2.0), ("huge", 1.0), ("", 1.0), ("99x", 1.0),
      ("nanx", 1.0),
    ] as [(String, Double)])
  func factors(_ word: String, _ factor: Double) { #expect(TextSize.factor(word) == factor) }
}
