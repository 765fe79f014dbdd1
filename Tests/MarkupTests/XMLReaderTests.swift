import Markup
import Testing

@Suite("XML events")
struct XMLReaderTests {
  @Test("Tags arrive with codes, names and decoded values, and every element closes")
  func events() {
    let recording = Recording("<root x='1'><a/><zzz y=\"2\" other=''>text</zzz></root>")
    #expect(recording.error == nil)
    #expect(recording.events == ["root#0 x#3=1", "a#1", "/", "zzz#-1 y#4=2 other#-1=", "/", "/"])
    #expect(recording.text == "text")
  }

  @Test(
    "References in values are resolved once",
    arguments: [
      ("&amp;", "&"), ("&amp;amp;", "&amp;"), ("&#38;", "&"), ("&#38;#60;", "&#60;"), ("&lt;&gt;&quot;&apos;", "<>\"'"),
      ("a&#10;b", "a\nb"), ("a\nb\tc\r\nd", "a b c d"), ("&#x1F600;", "😀"), ("Grüße 日本", "Grüße 日本"), ("a>b", "a>b"),
    ])
  func references(source: String, value: String) {
    let recording = Recording("<root x=\"\(source)\"/>")
    #expect(recording.error == nil)
    #expect(recording.values == [value])
  }

  @Test("Text comes with references resolved, CDATA as it is, comments not at all")
  func text() {
    let recording = Recording("<root>a &amp; b<![CDATA[<&amp;>]]><!-- no --><?no no?> c&#13;\r\nd</root>")
    #expect(recording.error == nil)
    #expect(recording.text == "a & b<&amp;> c\r\nd")
  }

  @Test("Prefixes belong to the name, declared or not")
  func prefixes() {
    let declared = Recording("<ns:p xmlns:ns='urn:x' ns:q='1'><q ns:q='2'/></ns:p>")
    #expect(declared.error == nil)
    #expect(declared.events == ["ns:p#5 ns:q#6=1", "q#-1 ns:q#6=2", "/", "/"])
    let undeclared = Recording("<ns:p ns:q='1' other:q='3'/>")
    #expect(undeclared.error == nil)
    #expect(undeclared.events == ["ns:p#5 ns:q#6=1 other:q#-1=3", "/"])
  }

  @Test("Names beyond the first table size keep their codes")
  func manyNames() throws {
    let names = (0..<3_000).map { "n\($0)" }
    let source = "<n0>" + names.map { "<\($0) \($0)='v'/>" }.joined() + "</n0>"
    var wrong = 0
    var index = -1
    _ = try Array(source.utf8).withUnsafeBufferPointer { buffer throws(MarkupError) in
      try XMLReader(vocabulary: XMLVocabulary(names)).read(
        buffer,
        open: { tag in
          if index >= 0 && (tag.name != index || tag.attributeName(0) != index) { wrong += 1 }
          index += 1
          return .goOn
        }, close: {})
    }
    #expect(index == 3_000)
    #expect(wrong == 0)
  }

  @Test("Attributes asked for out of range are empty")
  func outOfRange() throws {
    _ = try Array("<a x='1'/>".utf8).withUnsafeBufferPointer { buffer throws(MarkupError) in
      try XMLReader(vocabulary: Recording.vocabulary).read(
        buffer,
        open: { tag in
          for index in [-1, 1, Int.max] {
            #expect(tag.attributeName(index) == -1)
            #expect(tag.attributeNameBytes(index).isEmpty)
            #expect(tag.attributeValue(index).isEmpty)
          }
          return .goOn
        }, close: {})
    }
  }

  @Test("Stopping ends the parse without an error, even before a fault")
  func stop() {
    let recording = Recording(bytes: Array("<root><a/><b/><broken".utf8), stopAfter: 2)
    #expect(recording.error == nil)
    #expect(recording.tags == ["root", "a"])
  }

  @Test("Reading ends behind the root, so documents can follow each other and junk is left alone")
  func sequence() {
    let first = "<?xml version='1.0'?>\n<root><a/></root>"
    let source = first + "\n \n<?xml version='1.0'?><b\n/>trailing & junk <"
    let one = Recording(source)
    #expect(one.error == nil)
    #expect(one.end == first.utf8.count)
    let start = one.end + 3
    let two = Recording(source, from: start)
    #expect(two.error == nil)
    #expect(two.positions == ["4:22"])
    #expect(Array(source.utf8)[two.end...].elementsEqual("trailing & junk <".utf8))
    #expect(Recording("<a/>", from: 4).error?.kind == .empty)
  }

  @Test("Every element of a large document arrives exactly once", arguments: [1, 7, 400])
  func count(children: Int) {
    let row = "<a x=\"\(String(repeating: "v", count: 61))\">" + String(repeating: "<b/>", count: children) + "</a>\n"
    let rows = 40_000 / children
    let recording = Recording("<root>" + String(repeating: row, count: rows) + "</root>")
    #expect(recording.error == nil)
    #expect(recording.tags.count == 1 + rows * (1 + children))
    #expect(recording.events.filter { $0 == "/" }.count == recording.tags.count)
    #expect(recording.positions.last == "\(rows):\(row.utf8.count - 4 - 4 + (rows == 1 ? 6 : 0))")
  }
}
