import Reports
import TestSupport
import Testing

/// The XML report keeps its promises: valid by its schema, and the same content as the JSON report.
struct XMLReportTests {
  @Test("attributes come before children whatever the order of the members")
  func ordersAttributes() throws {
    let text = try ReportSketch.report(
      XMLReporter.self,
      "<button id=\"a\" element=\"true\" traits=\"button\" x=\"10\" y=\"100\" width=\"60\" height=\"60\"/>")
    #expect(text.contains(" occurrences=\"1\"><element node=\"0\" path=\"button#a\""))
    #expect(
      text.contains(
        "<verdict pass=\"false\" exitCode=\"1\">\n  <reason>1 error (--fail-on error)</reason>\n"))
    #expect(text.hasSuffix("</report>\n"))
  }

  @Test("texts cannot break out of attributes, and forbidden characters are replaced")
  func escapes() throws {
    let sketch = """
      {"kind": "screen", "platform": "ios", "width": 390, "height": 844, "children": [
       {"kind": "text", "element": true, "label": "\\"><x a='1\\n]]>\\u0001", "x": 1, "y": 1, "width": 90, "height": 20}]}
      """
    let text = try ReportSketch.report(XMLReporter.self, sketch)
    #expect(text.contains("name=\"&quot;&gt;&lt;x a='1 ]]&gt;\u{FFFD}\""))
    #expect(!text.contains("<x a="))
  }
}
