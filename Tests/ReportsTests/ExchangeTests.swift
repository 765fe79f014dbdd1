import Audit
import Markup
import Reports
import Testing

/// The formats that other tools read: their shape, their limits, and that nothing from an export breaks out of them.
struct ExchangeTests {
  private static func buttons(_ count: Int, label: String = "") -> String {
    let buttons = (0..<count).map { index in
      let name = label.isEmpty ? "" : "label=\"\(label)\""
      return
        "<button id=\"b\(String(UnicodeScalar(UInt8(97 + index % 26))))\(index)\" element=\"true\" traits=\"button\" \(name) x=\"\(index % 6 * 60)\" y=\"\(100 + index / 6 * 60)\" width=\"20\" height=\"20\"/>"
    }
    return buttons.joined(separator: "\n")
  }

  /// What could steer a reader of any of the formats.
  private static let hostile = [
    "&lt;script&gt;alert(1)&lt;/script&gt;", "]]&gt;", "::error::gone", "=cmd()", "@SUM(1)",
    "a,b&quot;c&#10;::warning::x",
    "[link](javascript:x) `code` @user #1 | cell", "%0A::error::x", "&#x202E;gnp.exe",
  ]

  @Test("SARIF has one run whose results name their rule and have hashes of their own")
  func writesSARIF() throws {
    let text = try ReportSketch.report(SARIFReporter.self, Self.buttons(8))
    let document = try JSONDocument.parse(Array(text.utf8))
    let run = try #require(document.root["runs"]?.elements.first { _ in true })
    let rules = try #require(run["tool"]?["driver"]?["rules"]).elements.map { $0["id"]?.string ?? "" }
    let results = try #require(run["results"]).elements.map { $0 }
    #expect(!results.isEmpty)
    var hashes: Set<String> = []
    for result in results {
      let number = Int(try #require(result["ruleIndex"]?.number))
      #expect(rules[number] == result["ruleId"]?.string)
      hashes.insert(try #require(result["partialFingerprints"]?["primaryLocationLineHash"]?.string))
      let place = try #require(result["locations"]?.elements.first { _ in true }?["physicalLocation"])
      #expect(place["artifactLocation"]?["uri"]?.string == "home.xml")
      #expect((place["region"]?["startLine"]?.number ?? 0) > 0)
    }
    #expect(hashes.count == results.count)
  }

  @Test("errors fail in JUnit, warnings pass and are told, and rules that found nothing pass")
  func writesJUnit() throws {
    let text = try ReportSketch.report(JUnitReporter.self, Self.buttons(1))
    #expect(text.contains("<testsuite name=\"home\" tests=\""))
    #expect(text.contains("<testcase classname=\"home.control-missing-label\" name=\"button ba0 ["))
    #expect(text.contains("<failure type=\"error\" message=\"button &quot;ba0&quot; has no name"))
    #expect(text.contains("name=\"nothing found\"/>"))
    #expect(!text.contains(" file=\"home.xml\">\n  <failure"))
    let forGitLab = try ReportSketch.report(JUnitGitLabReporter.self, Self.buttons(1))
    #expect(forGitLab.contains("] \"") == false && forGitLab.contains("]\" file=\"home.xml\">"))
  }

  @Test("GitHub gets ten annotations of a kind, and the rest is counted")
  func limitsAnnotations() throws {
    let lines = try ReportSketch.report(GitHubReporter.self, Self.buttons(30)).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } <= 10)
    #expect(lines.last?.contains("more findings; GitHub shows ten of a kind for each step") == true)
    #expect(lines.first?.hasPrefix("::error file=home.xml,line=1,col=") == true, "\(lines.first ?? "")")
  }

  @Test("a run without findings is an empty array for GitLab")
  func writesEmptyArray() throws {
    let clean = "<text label=\"Terms of use\" element=\"true\" x=\"16\" y=\"100\" width=\"200\" height=\"20\"/>"
    let document = try JSONDocument.parse(Array(try ReportSketch.report(CodeQualityReporter.self, clean).utf8))
    #expect(document.root.elements.allSatisfy { $0["severity"]?.string == "info" })
  }

  @Test("a Markdown report stays below what GitHub takes for a comment")
  func limitsMarkdown() throws {
    let long = String(repeating: "very long words ", count: 400)
    let text = try ReportSketch.report(MarkdownReporter.self, Self.buttons(60, label: long))
    #expect(text.utf8.count < 65_536)
    #expect(text.hasPrefix("## Screen Readout: "))
  }

  @Test(
    "labels of an export stay data in every format",
    arguments: Self.hostile, Reporters.all.map { $0.format })
  func isInert(_ label: String, _ format: String) throws {
    let reporter = try #require(Reporters.named(format))
    // Unnamed fields beside the hostile text, so that it gets into messages and fixes too.
    let sketch = """
      <text label="\(label)" element="true" x="16" y="100" width="200" height="20"/>
      <field id="note" element="true" x="16" y="124" width="200" height="20"/>
      <button label="\(label)" element="true" x="16" y="200" width="20" height="20"/>
      """
    let text = try ReportSketch.report(reporter, sketch, verbose: true)
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    switch format {
    case "json", "run", "sarif", "gitlab", "rdjson": _ = try JSONDocument.parse(Array(text.utf8))
    case "ndjson": _ = try JSONDocument.parseSequence(Array(text.utf8))
    case "github": #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("::") && !$0.hasPrefix("::error::") })
    case "csv":
      for line in text.split(separator: "\r\n").dropFirst() {
        #expect(!line.split(separator: ",").contains { "=@".contains($0.first ?? " ") })
      }
    case "markdown":
      let prose = Self.withoutCode(text)
      #expect(!prose.contains("<script") && !prose.contains(" @user") && !prose.contains("[link](javascript"))
    case "text", "xcode":
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
      #expect(!text.unicodeScalars.contains { $0.value == 0x202E })
    case "html": #expect(!text.contains("<script>alert") && !text.contains("href=\"javascript"))
    default: #expect(!text.contains("<script") && !text.contains("]]>"))
    }
  }

  /// Markdown without what stands in code spans and blocks, where nothing is read as Markdown.
  private static func withoutCode(_ text: String) -> String {
    var prose = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "`") {
      // An escaped backtick opens nothing.
      if start > rest.startIndex, rest[rest.index(before: start)] == "\\" {
        prose += rest[...start]
        rest = rest[rest.index(after: start)...]
        continue
      }
      prose += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      guard let end = rest.range(of: fence) else { break }
      rest = rest[end.upperBound...]
    }
    return prose + rest
  }
}

extension Substring {
  /// Where a text stands, without Foundation.
  fileprivate func range(of text: Substring) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
