import Reports
import Testing

/// The HTML report: its pages hang together, whatever the labels of the export are.
struct HTMLTests {
  private static let sketch = """
    <card id="stay" element="true" label="Lake &lt;b&gt;house&lt;/b&gt; &amp; garden" x="16" y="100" width="358" height="120"/>
    <button id="save" element="true" traits="button" x="300" y="240" width="20" height="20"/>
    <text label="مرحبا" element="true" x="16" y="300" width="200" height="20"/>
    """

  private static let void: Set = ["meta", "link", "input", "br", "rect", "circle", "path"]

  @Test("every element that is opened is closed in its place")
  func isBalanced() throws {
    let text = try ReportSketch.report(HTMLReporter.self, Self.sketch)
    var open: [String] = []
    // Style and script hold no tags of ours.
    for tag in Self.tags(in: text) where !tag.hasPrefix("!") {
      if tag.hasPrefix("/") {
        #expect(open.popLast() == String(tag.dropFirst()))
      } else if !Self.void.contains(tag) {
        open.append(tag)
      }
    }
    #expect(open.isEmpty)
  }

  @Test("each link inside of the report leads to something")
  func linksLead() throws {
    let text = try ReportSketch.report(HTMLReporter.self, Self.sketch)
    let ids = Set(Self.values(of: "id", in: text))
    let targets = Self.values(of: "href", in: text).filter { $0.hasPrefix("#") }
    #expect(targets.count > 4)
    for target in targets { #expect(ids.contains(String(target.dropFirst())), "\(target)") }
    #expect(Self.values(of: "id", in: text).count == ids.count, "ids are unique")
  }

  @Test("a screen shows what is heard, the fix to paste, and a picture with a badge for each stop")
  func tellsAScreen() throws {
    let text = try ReportSketch.report(HTMLReporter.self, Self.sketch)
    #expect(text.contains("Lake &lt;b&gt;house&lt;/b&gt; &amp; garden"))
    #expect(!text.contains("<b>house"))
    #expect(
      text.contains("<code>saveButton.accessibilityLabel = ") || text.contains("accessibilityLabel = &quot;Save&quot;"))
    let badges = text.split(separator: "<g class=\"badge").count - 1
    let stops = text.split(separator: "<li data-node=").count - 1
    #expect(badges == 3 && stops == 3)
  }

  @Test("without frames there is no picture and everything else")
  func worksWithoutFrames() throws {
    let text = try ReportSketch.report(
      HTMLReporter.self, "<button id=\"save\" element=\"true\" traits=\"button\" label=\"Save\"/>")
    #expect(text.contains("Save. Button.") || text.contains("<bdi>Save"))
  }

  private static func tags(in text: String) -> [String] {
    var tags: [String] = []
    var skipped: Substring?
    for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      let name = piece.prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "!" }
      if let end = skipped {
        if name != "/" + end { continue }
        skipped = nil
      }
      let isClosed = piece.prefix { $0 != ">" }.hasSuffix("/")
      if name == "style" || name == "script" { skipped = name }
      if !isClosed || void.contains(String(name)) { tags.append(String(name)) }
    }
    return tags
  }

  private static func values(of attribute: String, in text: String) -> [String] {
    text.split(separator: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }
}
