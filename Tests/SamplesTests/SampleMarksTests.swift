import Testing

struct SampleMarksTests {
  private typealias Finding = SampleMarks.Finding

  @Test(
    "A mark names the line of the next start tag",
    arguments: [
      ("<a>\n<!-- expect: one -->\n<b/></a>", [3]),
      ("<!-- expect: one --><a/>", [1]),
      ("<a>\r\n  <!-- expect: one -->\r\n  <b/>\r\n</a>", [3]),
      ("<a>\n<!-- expect:\n one -->\n</a>\n\n<b/>", [6]),
      ("<a>\n<!-- expect: one -->\n<!-- <c/> a comment of another kind -->\n<b\n x='1'/></a>", [4]),
      ("<a><!-- expected: one --><b/><!-- one --><c/></a>", []),
      ("<a/>\n<!-- expect: one -->\n", [0]),
      ("<a/>\n<!-- expect: one", [0]),
    ]
  )
  func lineOfMark(text: String, lines: [Int]) {
    #expect(SampleMarks(Array(text.utf8)).findings == lines.map { Finding(rule: "one", line: $0) })
  }

  @Test("Several rules and several marks can expect findings at one element")
  func severalRules() {
    let text = "<a>\n<!-- expect: two three -->\n<!-- expect: one -->\n<b/>\n<!-- expect: one -->\n<c/></a>"
    #expect(
      SampleMarks(Array(text.utf8)).findings == [
        Finding(rule: "one", line: 4), Finding(rule: "three", line: 4), Finding(rule: "two", line: 4),
        Finding(rule: "one", line: 6),
      ])
  }

  @Test("Start tags of nodes are counted, and nothing else that begins with a bracket")
  func nodeCount() {
    let text = "<?xml version='1.0'?><a><!-- <x> --><b/><c><action name='Share'/></c><actions/></a>"
    #expect(SampleMarks(Array(text.utf8)).nodeCount == 4)
  }

  @Test("The difference names what is missing and what is too much")
  func difference() {
    let marks = SampleMarks(Array("<!-- expect: one two -->\n<a/>".utf8))
    #expect(marks.difference(from: [Finding(rule: "two", line: 2), Finding(rule: "one", line: 2)]) == "")
    #expect(
      marks.difference(from: [Finding(rule: "two", line: 2), Finding(rule: "two", line: 2)])
        == "- expected, not found: line 2: one\n+ found, not expected: line 2: two")
  }
}
