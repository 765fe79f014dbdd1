import Markup
import Testing

@Suite("Writers")
struct WriterTests {
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(
    "Numbers have no exponent, at most three decimals and no trailing zeros",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1, "1"), (-1, "-1"), (10, "10"), (390.5, "390.5"),
      (0.1, "0.1"),
      (340.66668701171875, "340.667"), (0.04, "0.04"), (99.9995, "100"), (-12.25, "-12.25"), (1e6, "1000000"),
      (123456789.001, "123456789.001"),
      (1e15, "1000000000000000"), (9_007_199_254_740_992, "9007199254740992"), (-1e22, "-10000000000000000000000"),
      (.nan, "0"), (.infinity, "0"),
      (.leastNonzeroMagnitude, "0"), (8_796_093_022_207.5, "8796093022207.5"), (8_796_093_022_208.5, "8796093022209"),
    ])
  func numbers(value: Double, expected: String) {
    var bytes: [UInt8] = []
    appendNumber(value, to: &bytes)
    #expect(Self.text(bytes) == expected)
  }

  @Test("The largest numbers have all their digits")
  func extremes() {
    var bytes: [UInt8] = []
    appendNumber(.greatestFiniteMagnitude, to: &bytes)
    #expect(bytes.count == 309)
    bytes = []
    appendInteger(.min, to: &bytes)
    #expect(Self.text(bytes) == "\(Int.min)")
  }

  @Test("Thousandths read back as they were")
  func exactNumbers() {
    for index in -3_000...3_000 {
      let value = Double(index * 7) / 1_000
      var bytes: [UInt8] = []
      appendNumber(value, to: &bytes)
      #expect(Double(Self.text(bytes)) == value)
    }
  }

  private static func write(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("schema")
    writer.string("a/1")
    writer.key("list")
    writer.beginArray()
    writer.beginObject()
    writer.key("x")
    writer.number(1.5)
    writer.key(String("y\n"))
    writer.number(-3)
    writer.endObject()
    writer.null()
    writer.bool(true)
    writer.endArray()
    writer.key("none")
    writer.beginArray()
    writer.endArray()
    writer.key("bad")
    writer.number(Double.nan)
    writer.endObject()
  }

  @Test("JSON breaks lines down to the depth asked for")
  func layout() {
    let expected = [
      "{\"schema\": \"a/1\", \"list\": [{\"x\": 1.5, \"y\\n\": -3}, null, true], \"none\": [], \"bad\": null}",
      "{\n \"schema\": \"a/1\",\n \"list\": [{\"x\": 1.5, \"y\\n\": -3}, null, true]"
        + ",\n \"none\": [],\n \"bad\": null\n}\n",
      "{\n \"schema\": \"a/1\",\n \"list\": [\n  {\"x\": 1.5, \"y\\n\": -3},\n  null,\n  true\n ]"
        + ",\n \"none\": [],\n \"bad\": null\n}\n",
    ]
    for depth in 0...2 {
      var writer = JSONWriter(breakDepth: depth)
      Self.write(&writer)
      #expect(Self.text(writer.bytes) == expected[depth])
    }
  }

  @Test("What is taken out in pieces is what would have been written at once")
  func spooling() {
    var whole = JSONWriter(breakDepth: 2)
    var pieces = JSONWriter(breakDepth: 2)
    var taken: [UInt8] = []
    for writer in 0..<2 {
      for index in 0..<10 {
        if writer == 0 {
          if index == 0 { whole.beginArray() }
          whole.number(index)
        } else {
          if index == 0 { pieces.beginArray() }
          pieces.number(index)
          taken += pieces.takeBytes()
        }
      }
    }
    whole.endArray()
    pieces.endArray()
    #expect(taken + pieces.takeBytes() == whole.bytes)
  }

  private static let texts: [String] = [
    "", "plain", "\"quoted\" \\ back", "line\nbreak\ttab\rreturn\u{8}\u{C}", "\u{0}\u{1}\u{1F}\u{7F}", "Grüße 日本 😀",
    "</script><!--&amp;",
    "\u{2028}\u{2029}\u{FEFF}", "\u{FFFE}\u{FFFF}", String(repeating: "long ", count: 1_000),
  ]

  @Test("An object that ends like another one is one object, and the next one stands beside it")
  func joinedObjects() {
    var part = JSONWriter()
    part.beginObject()
    part.key("nodes")
    part.number(3)
    part.endObject()
    var writer = JSONWriter(breakDepth: 1)
    writer.beginArray()
    for key in ["home", "cart"] {
      writer.beginObject()
      writer.key("key")
      writer.string(key)
      writer.endObject(as: part.bytes)
    }
    writer.endArray()
    #expect(
      Self.text(writer.bytes) == """
        [
         {"key": "home", "nodes": 3},
         {"key": "cart", "nodes": 3}
        ]

        """)
  }

  @Test("Every text comes back from JSON as it was", arguments: texts)
  func roundTrip(text: String) throws {
    var writer = JSONWriter()
    writer.beginArray()
    writer.string(text)
    writer.beginObject()
    writer.key(text)
    writer.null()
    writer.endObject()
    writer.endArray()
    let root = try JSONDocument.parse(writer.bytes).root
    #expect(root.elements.map(\.string) == [text, nil])
    #expect(root.elements.flatMap { $0.members.map(\.key.string) } == [text])
    #expect(!writer.bytes.contains { $0 < 0x20 })
  }

  @Test("Bytes that are not UTF-8 become replacement characters in both forms")
  func invalid() throws {
    let broken: [UInt8] = [0x61, 0xC3, 0x62, 0xED, 0xA0, 0x80, 0xF0, 0x9F, 0x98, 0xFF]
    let expected = String(decoding: broken, as: UTF8.self)
    var json = JSONWriter()
    broken.withUnsafeBufferPointer { json.string($0) }
    #expect(try JSONDocument.parse(json.bytes).root.string == expected)
    var xml = XMLWriter()
    xml.open("a")
    broken.withUnsafeBufferPointer { xml.attribute("x", $0) }
    xml.close()
    #expect(Recording(bytes: xml.bytes).values == [expected])
  }

  @Test("XML is indented, empty elements are closed in their tag, text keeps its white space")
  func xml() {
    var writer = XMLWriter()
    writer.open("report")
    writer.attribute("count", 2)
    writer.attribute("width", 390.5)
    writer.attribute("nan", Double.nan)
    writer.open(String("empty"))
    writer.attribute("ok", true)
    writer.close()
    writer.open("reason")
    writer.text(" 1 < 2 ")
    writer.open("b")
    writer.close()
    writer.close()
    writer.open("group")
    writer.open("leaf")
    writer.close()
    writer.close()
    writer.close()
    writer.close()
    #expect(
      Self.text(writer.bytes) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <report count="2" width="390.5">
         <empty ok="true"/>
         <reason> 1 &lt; 2 <b/></reason>
         <group>
          <leaf/>
         </group>
        </report>

        """)
  }

  @Test("Every text comes back from XML, with forbidden characters replaced", arguments: texts)
  func xmlRoundTrip(text: String) {
    var writer = XMLWriter()
    writer.open("a")
    writer.attribute("x", text)
    writer.text(text)
    writer.close()
    let forbidden = Set<Unicode.Scalar>(["\u{0}", "\u{1}", "\u{8}", "\u{C}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
    var expected = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { expected.append(forbidden.contains(scalar) ? "\u{FFFD}" : scalar) }
    let recording = Recording(bytes: writer.bytes)
    #expect(recording.error == nil)
    #expect(recording.values == [String(expected)])
    #expect(recording.text == String(expected))
  }

  @Test("Calls in a wrong order do not crash")
  func misuse() {
    var xml = XMLWriter(declaration: false)
    xml.close()
    xml.attribute("x", "1")
    xml.text("lost")
    #expect(xml.bytes.isEmpty)
    var json = JSONWriter(breakDepth: 1)
    json.endObject()
    json.endArray()
    json.key("x")
    json.endObject()
    #expect(Self.text(json.bytes) == "\"x\": ")
  }
}
