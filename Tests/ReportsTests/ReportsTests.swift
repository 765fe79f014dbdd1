import Audit
import Checks
import Gate
import Markup
import Reports
import ScreenModel
import TestSupport
import Testing

/// The shape of the reports, and that nothing from an export steers whoever reads them.
struct ReportsTests {
  private static let sketch = """
    <cell id="card-1" class="MDCCardCollectionCell" element="true" x="16" y="100" width="170" height="200">
      <text label="Old mill" x="24" y="110" width="100" height="20"/>
    </cell>
    <button id="fav" element="true" traits="button" x="200" y="100" width="44" height="44"/>
    """

  @Test("the JSON report has the promised keys, in their order", arguments: ["json", "run"])
  func ordersKeys(_ format: String) throws {
    let reporter = try #require(Reporters.named(format))
    let document = try JSONDocument.parse(Array(try ReportSketch.report(reporter, Self.sketch).utf8))
    let keys = document.root.members.map { $0.key.string ?? "" }
    #expect(
      keys == ["schema", "tool", "inputs", "rules", "screens", "findings", "causes", "summary", "verdict"])
    let finding = try #require(document.root["findings"]?.elements.first { _ in true })
    let expected = [
      "id", "rule", "severity", "impact", "confidence", "state", "cause", "screen", "element", "message", "fix",
      "location", "occurrences",
    ]
    let names = finding.members.map { $0.key.string ?? "" }
    #expect(names.filter(expected.contains) == expected)
    #expect(names.contains("identity") == (format == "run"))
    let screen = try #require(document.root["screens"]?.elements.first { _ in true })
    let members = screen.members.map { $0.key.string ?? "" }.filter { $0 != "digest" }
    #expect(members.prefix(4) == ["key", "input", "format", "platform"])
    #expect((screen["tree"] != nil) == (format == "run"))
  }

  @Test("the text report tells what is heard now and the code to paste")
  func tellsForPeople() throws {
    let text = try ReportSketch.report(TextReporter.self, Self.sketch)
    #expect(text.contains("error control-missing-label"))
    #expect(text.contains("heard now: \"Button.\""))
    #expect(text.contains("button.accessibilityLabel = \"Fav\""))
    #expect(text.contains("home.xml:4:1"))
    #expect(text.hasSuffix("The gate failed: 2 errors (--fail-on error)\n"))
  }

  @Test("the text report tells once why a rule matters, however many causes it has")
  func tellsWhyOnce() throws {
    let text = try ReportSketch.report(
      TextReporter.self,
      Self.sketch + """
        <button id="send" element="true" traits="button" x="200" y="200" width="44" height="44"/>
        """)
    #expect(text.split(separator: "error control-missing-label").count == 3)
    #expect(text.split(separator: "why: A button with an icon").count == 2)
  }

  @Test("a message that ends with what is heard gets no second full stop before the fix")
  func endsSentences() throws {
    let text = try ReportSketch.report(XcodeReporter.self, Self.sketch)
    #expect(text.contains("all that is heard is \"Button.\" Fix: "))
    #expect(!text.contains("\". Fix: "))
  }

  @Test(
    "labels of an export cannot steer a terminal", arguments: ["\\u001b[2J", "\\u202eevil", "\\u0007", "\\u009b31m"])
  func isInert(_ escape: String) throws {
    let sketch = """
      {"kind": "screen", "platform": "ios", "width": 390, "height": 844, "children": [
       {"kind": "button", "id": "a\(escape)b", "element": true, "traits": "button", "x": 10, "y": 10, "width": 20, "height": 20}]}
      """
    let text = try ReportSketch.report(TextReporter.self, sketch, verbose: true)
    #expect(!text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) })
    #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    #expect(text.contains("has no name"))
  }
}
