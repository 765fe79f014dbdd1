import Markup
import Testing

@Suite("JSON values")
struct JSONValueTests {
  private static func parse(_ source: String, _ options: JSONOptions = JSONOptions()) throws(MarkupError)
    -> JSONDocument
  {
    try JSONDocument.parse(Array(source.utf8), options: options)
  }

  @Test("Values tell what they are and nothing else")
  func kinds() throws {
    let root = try Self.parse("[null, true, false, 1.5, \"x\", [1], {\"k\": 2}]").root
    #expect(root.elements.map(\.kind) == [.null, .bool, .bool, .number, .string, .array, .object])
    #expect(root.elements.map(\.isNull) == [true, false, false, false, false, false, false])
    #expect(root.elements.map(\.bool) == [nil, true, false, nil, nil, nil, nil])
    #expect(root.elements.map(\.number) == [nil, nil, nil, 1.5, nil, nil, nil])
    #expect(root.elements.map(\.string) == [nil, nil, nil, nil, "x", nil, nil])
    #expect(root.elements.map { $0.elements.count(where: { _ in true }) } == [0, 0, 0, 0, 0, 1, 0])
    #expect(root.elements.map { $0["k"]?.number } == [nil, nil, nil, nil, nil, nil, 2])
  }

  @Test(
    "Strings are decoded",
    arguments: [
      ("\"\"", ""), ("\"plain\"", "plain"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e4""#, "Aä"),
      (#""\ud83d\ude00""#, "😀"), (#""a\ud83d""#, "a\u{FFFD}"), (#""\ud83dx""#, "\u{FFFD}x"),
      (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"), ("\"日本\\n語\"", "日本\n語"),
      (#""\u0000""#, "\u{0}"),
    ])
  func strings(source: String, text: String) throws {
    let value = try Self.parse(source).root
    #expect(value.string == text)
    var bytes: [UInt8] = [1]
    value.appendText(to: &bytes)
    #expect(bytes == [1] + Array(text.utf8))
  }

  @Test(
    "Numbers are the nearest Double",
    arguments: [
      "0", "-0", "1", "-17", "0.1", "0.30000000000000004", "123456.789", "-0.000001", "1e22", "1e23", "4.35",
      "9007199254740993",
      "179769313486231570000000000000000000000", "2.2250738585072014e-308", "5e-324", "1e-400", "340.66668701171875",
      "0.1234567890123456789",
    ])
  func numbers(source: String) throws {
    let number = try Self.parse(source).root.number
    #expect(number?.bitPattern == Double(source)?.bitPattern)
  }

  @Test("A number too large for a Double is none")
  func overflow() throws {
    #expect(try Self.parse("1e999").root.number == nil)
    #expect(try Self.parse("-1e999").root.number == nil)
  }

  @Test("Members keep their order and are found by plain and escaped keys")
  func members() throws {
    let root = try Self.parse(#"{"z": 1, "\u0061b": {"z": [2, 3]}, "y": "t"}"#).root
    #expect(root.members.map { $0.key.string } == ["z", "ab", "y"])
    #expect(root["ab"]?["z"]?.elements.map(\.number) == [2, 3])
    #expect(root[key: "y"]?.isText("t") == true)
    #expect(root["y"]?.isText("tt") == false)
    #expect(root["a"] == nil)
    #expect(root[key: "\\u0061b"] == nil)
  }

  @Test("Positions are those of the first byte of a value")
  func positions() throws {
    let root = try Self.parse("\u{FEFF}{\"a\":\n  [1,\r\n\"äx\", {}\n]}").root
    #expect(root.position == TextPosition(line: 1, column: 1))
    let items = try #require(root["a"]).elements.map { "\($0.position.line):\($0.position.column)" }
    #expect(root["a"]?.position == TextPosition(line: 2, column: 3))
    #expect(items == ["2:4", "3:1", "3:8"])
  }

  @Test("Reading goes on behind a value, with lines counted from the first byte")
  func sequence() throws {
    let bytes = Array("{\"a\": 1}\n{\"a\": 2}\n junk".utf8)
    let first = try JSONDocument.parse(bytes)
    #expect(first.end == 8)
    let second = try JSONDocument.parse(bytes, from: first.end)
    #expect(second.root["a"]?.number == 2)
    #expect(second.root["a"]?.position == TextPosition(line: 2, column: 7))
    #expect { try JSONDocument.parse(bytes, from: second.end) } throws: { ($0 as? MarkupError)?.line == 3 }
    let lines = try JSONDocument.parseSequence(Array("{\"a\": 1}\n\n[2]\n3 ".utf8))
    #expect(lines.roots.map { "\($0.kind) \($0.position.line)" } == ["object 1", "array 3", "number 4"])
  }

  @Test("Errors name line and column")
  func errors() {
    #expect { try Self.parse("{\"a\": 1,\n \"b\" 2}") } throws: { error in
      error as? MarkupError == MarkupError(.syntax, "a : was expected behind the key", line: 2, column: 6)
    }
  }

  @Test(
    "Repeated keys are listed and the first one counts, or refused",
    arguments: [
      ("{\"a\":1,\"b\":2}", []), ("{\"a\":1,\"a\":2}", [7]), ("{\"a\":1,\"\\u0061\":2}", [7]),
      ("{\"a\":{\"a\":1},\"b\":{\"a\":1}}", []),
      ("{\"a\":1,\"b\":{\"x\":1,\"x\":2},\"a\":3}", [18, 25]), ("{\"a\":1,\"a\":2,\"a\":3}", [7, 13]),
      ("[{\"a\":1},{\"a\":1}]", []),
    ])
  func duplicates(source: String, offsets: [Int]) throws {
    let document = try Self.parse(source)
    #expect(document.duplicateKeys == offsets)
    if !offsets.isEmpty && document.root.kind == .object { #expect(document.root["a"]?.number == 1) }
    let refused = JSONOptions(duplicateKeys: .refused)
    if offsets.isEmpty {
      #expect(throws: Never.self) { try Self.parse(source, refused) }
    } else {
      #expect { try Self.parse(source, refused) } throws: { ($0 as? MarkupError)?.kind == .duplicateKey }
    }
  }

  @Test("Repeats are found among few and many keys", arguments: [2, 31, 32, 33, 255, 256, 257, 50_000])
  func manyKeys(count: Int) throws {
    let keys = (0..<count).map { "\"key\($0 * 7)\":0" }
    #expect(try Self.parse("{\(keys.joined(separator: ","))}").duplicateKeys.isEmpty)
    let repeated = "{\((keys + [keys[count / 2]]).joined(separator: ","))}"
    #expect(try Self.parse(repeated).duplicateKeys == [repeated.utf8.count - keys[count / 2].utf8.count - 1])
  }
}
