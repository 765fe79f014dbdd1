import Markup
import Testing

@Suite("Where XML start tags begin")
struct XMLPositionTests {
  @Test(
    "Positions count lines and bytes through everything that can stand between tags",
    arguments: [
      ("<a/>", ["1:1"]),
      ("\n\n  <a/>", ["3:3"]),
      ("<?xml version='1.0'?>\n<!-- <b/>\n -->\n <a/>", ["4:2"]),
      ("<a><![CDATA[<b/>\n]] ><x/>]]><b/></a>", ["1:1", "2:12"]),
      ("<a><?pi <b/> ?\n ??><b/></a>", ["1:1", "2:5"]),
      ("<a x='>' y=\"/>\n\"><b x='-->'/><x/></a>", ["1:1", "2:3", "2:15"]),
      ("<a\n  x='1'\n  y='2'>\n  <b\n/><x/></a>", ["1:1", "4:3", "5:3"]),
      ("<a>\r\n<b/>\r\n</a>", ["1:1", "2:1"]),
      ("<a>äö<b/></a>", ["1:1", "1:8"]),
      ("<a>x > y ]] -- ?><b/></a>", ["1:1", "1:18"]),
      ("\u{FEFF}<a>\n<b/></a>", ["1:1", "2:1"]),
      ("<a><!----><b/><!-- - -- --><x/></a>", ["1:1", "1:11"]),
    ])
  func positions(source: String, expected: [String]) {
    let recording = Recording(source)
    #expect(recording.positions == expected)
  }

  @Test("Lines beyond 65,535 are counted right")
  func manyLines() {
    let recording = Recording("<a>" + String(repeating: "\n", count: 70_000) + "<b/></a>")
    #expect(recording.positions == ["1:1", "70001:1"])
  }

  @Test(
    "Errors name the place and the reason",
    arguments: [
      ("<a>\n <b></a>", 2, "</a>"), ("<a>\n\n<b x='1' x='2'/></a>", 3, "twice"), ("<a>\n & </a>", 2, "&amp;"),
      ("<a x='<'/>", 1, "&lt;"), ("<a>&nope;</a>", 1, "&nope;"), ("<a x=1/>", 1, "quotes"), ("<a x/>", 1, "value"),
      ("nothing", 1, "<"), ("<a>\n]]></a>", 2, "]]"), ("<a>\u{1}</a>", 1, "forbids"),
      ("\n<?xml version='1.0'?><a/>", 2, "first"),
    ])
  func errors(source: String, line: UInt32, word: String) {
    let error = Recording(source).error
    #expect(error?.kind == .syntax)
    #expect(error?.line == line)
    #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
  }

  @Test("An error in the second document counts lines from the first byte of the buffer")
  func secondDocument() {
    let source = "<a/>\n\n<a>\n</b>"
    let error = Recording(source, from: 6).error
    #expect(error?.line == 4)
  }

  @Test("What came before an error was delivered")
  func before() {
    let recording = Recording("<root><a/><b x='1'/></wrong>")
    #expect(recording.tags == ["root", "a", "b"])
    #expect(recording.error?.kind == .syntax)
  }
}
