import Importers
import Testing

/// A faulty document and what must be said about it.
struct CanonicalFaultCase: CustomTestStringConvertible, Sendable {
  let text: String
  let line: Int
  let column: Int
  let words: [String]

  var testDescription: String { text }
}

@Suite("Typing mistakes in the canonical form")
struct CanonicalFaultTests {
  static let cases: [CanonicalFaultCase] = [
    .init(text: "<screen>\n <buton/>\n</screen>", line: 2, column: 2, words: ["\"buton\"", "\"button\""]),
    .init(
      text: "<screen>\n <button id=\"a\"\n  lable=\"Buy\"/>\n</screen>", line: 3, column: 3,
      words: ["<button>", "\"lable\"", "\"label\""]),
    .init(text: "<screen platfrom=\"ios\"/>", line: 1, column: 9, words: ["\"platform\""]),
    .init(text: "<screen platform=\"iod\"/>", line: 1, column: 9, words: ["ios, android", "\"ios\""]),
    .init(text: "<screen facts=\"label fram\"/>", line: 1, column: 9, words: ["\"fram\"", "\"frames\""]),
    .init(text: "<screen><view enabled=\"yes\"/></screen>", line: 1, column: 15, words: ["true or false", "\"yes\""]),
    .init(text: "<screen><view alpha=\"half\"/></screen>", line: 1, column: 15, words: ["alpha", "a number"]),
    .init(text: "<screen><view traits=\"buttn\"/></screen>", line: 1, column: 15, words: ["\"button\""]),
    .init(
      text: "<screen><view container=\"lists\"/></screen>", line: 1, column: 15, words: ["data-table", "\"list\""]),
    .init(text: "<screen><view x=\"1\" y=\"2\" width=\"3\"/></screen>", line: 1, column: 9, words: ["height"]),
    .init(
      text: "<screen><view x=\"1\" y=\"2\" width=\"-3\" height=\"4\"/></screen>", line: 1, column: 27,
      words: ["width", "from 0"]),
    .init(
      text: "<screen><view x=\"nan\" y=\"2\" width=\"3\" height=\"4\"/></screen>", line: 1, column: 15, words: ["x of"]),
    .init(text: "<screen>\n<view/>\n <!-- a > b -->  words\n</screen>", line: 3, column: 18, words: ["text"]),
    .init(text: "<screen><action name=\"a\"/></screen>", line: 1, column: 9, words: ["<action>", "node"]),
    .init(text: "<screen><view><action/></view></screen>", line: 1, column: 15, words: ["name"]),
    .init(
      text: "<screen><view><action name=\"a\"><view/></action></view></screen>", line: 1, column: 32, words: ["hold no"]
    ),
    .init(text: "<screen><view><content lable=\"a\"/></view></screen>", line: 1, column: 24, words: ["\"label\""]),
    .init(text: "<screen><screen/></screen>", line: 1, column: 9, words: ["another"]),
    .init(
      text: "<screen><view contentDescription=\"a\"/></screen>", line: 1, column: 15, words: ["\"content-description\""]
    ),
    .init(
      text: "{\"kind\": \"screen\",\n \"children\": [{\"kind\": \"buton\"}]}", line: 2, column: 24,
      words: ["\"button\""]),
    .init(
      text: "{\"kind\": \"screen\", \"children\": [\n {\"kind\": \"view\", \"lable\": \"a\"}]}", line: 2, column: 28,
      words: ["\"label\""]),
    .init(
      text: "{\"kind\": \"screen\", \"children\": [\n {\"kind\": \"view\", \"enabled\": \"true\"}]}", line: 2,
      column: 30,
      words: ["true or false"]),
    .init(
      text: "{\"kind\": \"screen\", \"children\": [{\"kind\": \"view\", \"label\": [1]}]}", line: 1, column: 59,
      words: ["a text"]),
    .init(text: "{\"kind\": \"screen\", \"children\": [{\"label\": \"a\"}]}", line: 1, column: 33, words: ["kind"]),
    .init(text: "{\"kind\": \"screen\", \"children\": [7]}", line: 1, column: 33, words: ["object"]),
    .init(
      text: "{\"kind\": \"screen\", \"children\": [{\"kind\": \"view\", \"id\": \"a\", \"id\": \"b\"}]}", line: 1,
      column: 61,
      words: ["twice"]),
  ]

  @Test("are told with line, column and the name that was meant", arguments: cases)
  func areTold(_ fault: CanonicalFaultCase) throws {
    let file = Export.read(Array(fault.text.utf8))
    let error = try #require(file.error)
    #expect(file.captures.isEmpty)
    #expect(error.kind == .unreadable)
    #expect("\(error.line):\(error.column)" == "\(fault.line):\(fault.column)")
    for word in fault.words { #expect(error.message.contains(word), "\(error.message)") }
  }

  @Test("a screen before the faulty one is kept")
  func earlierScreensAreKept() {
    let file = Export.read(Array("<screen key=\"a\"/>\n<screen key=\"b\"/>\n<screen kay=\"c\"/>".utf8))
    #expect(file.captures.map(\.header.key) == ["a", "b"])
    #expect(file.error?.line == 3)
  }

  @Test("what the engine derived is ignored, as XML and as JSON")
  func derivedAttributesAreIgnored() throws {
    for text in [
      "<screen is-odd=\"1\"><view is-visible=\"no\" derived-role=\"card\" label=\"a\"/></screen>",
      "{\"kind\": \"screen\", \"children\": [{\"kind\": \"view\", \"derived-role\": \"card\", \"hint\": null}]}",
    ] {
      #expect(try CanonicalSamples.capture(text).tree.count == 1)
    }
  }
}
