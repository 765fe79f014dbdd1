import Markup
import Testing

@Suite("JSON grammar")
struct JSONConformanceTests {
  private static func accepts(_ bytes: [UInt8], _ options: JSONOptions = JSONOptions()) -> Bool {
    // What stands behind the value is the caller's to judge; here it must be nothing but space.
    guard let document = try? JSONDocument.parse(bytes, options: options) else { return false }
    return bytes[document.end...].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  @Test(
    "RFC 8259 texts are accepted",
    arguments: [
      "0", "-0", "1", "-1", "10", "1.5", "-0.0", "1e5", "1E+5", "1e-5", "0e1", "0.1e1",
      "123456789012345678901234567890",
      "1e999", "\"\"", "\"a\"", "\"\\u0041\\n\\\\\\/\\\"\"", "\"\\uD83D\\uDE00\"", "\"\\uD800\"", "\"\\uDC00x\"",
      "\"\u{7F}\"",
      "\"\u{2028}\"", "\"😀\"", "\"\u{FFFF}\"", "true", "false", "null", "[]", "{}", "[ ]", "{ }", "[1]", "[1, 2 ,3]",
      "{\"a\":1}", "{\"a\" : [ ] , \"b\" : { } }", "{\"\":0}", "[[[[]]]]", " \t\r\n[\n]\t ", "{\"a\":1,\"a\":2}",
      "[null, true, \"x\", -1.5e-3, {\"k\": [false]}]", "\u{FEFF}[]",
    ])
  func accepted(source: String) { #expect(Self.accepts(Array(source.utf8))) }

  @Test(
    "Everything else is refused",
    arguments: [
      "", " ", "+1", "01", "-", "-01", "1.", ".5", "1e", "1e+", "1.e1", "0x1", "Infinity", "NaN", "-Infinity", "1 2",
      "--1", "1-",
      "\"", "\"a", "'a'", "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\\"", "\"\n\"", "\"\t\"", "\"\u{0}\"",
      "\"\u{1F}\"", "tru",
      "True", "nul", "nulll", "undefined", "[", "]", "[1", "[1,", "[,1]", "[1,,2]", "[1,]", "[1 2]", "[1}", "{", "}",
      "{\"a\"",
      "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{a:1}", "{1:1}", "{\"a\" 1}", "{\"a\":1 \"b\":2}",
      "{\"a\":1]",
      "{\"a\":1:2}", "[1]]", "{}}", "//x\n1", "/**/1", "#", "[\u{0}]", "\u{0}", "[\u{A0}1]", "\u{FEFF}", "[\"a\": 1]",
      "{[]:1}",
    ])
  func refused(source: String) { #expect(!Self.accepts(Array(source.utf8))) }

  @Test(
    "Bytes that are not UTF-8 are refused with their place",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x41], [0xE0, 0x80, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE],
    ] as [[UInt8]])
  func invalidText(bytes: [UInt8]) {
    #expect {
      try JSONDocument.parse(Array("[1,\n \"ab".utf8) + bytes + Array("\"]".utf8))
    } throws: { error in
      let error = error as? MarkupError
      return error?.kind == .encoding && error?.line == 2 && error?.column == 5
    }
  }

  @Test("UTF-16 and UTF-32 are refused as an encoding")
  func wide() {
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x5B, 0], [0x5B, 0, 0x5D, 0], [0, 0x5B, 0, 0x5D], [0, 0, 0, 0x5B]] {
      #expect { try JSONDocument.parse(bytes) } throws: { ($0 as? MarkupError)?.kind == .encoding }
    }
  }

  @Test("Comments and trailing commas pass only where allowed")
  func relaxed() {
    let comments = JSONOptions(comments: true)
    for source in ["//x\n[1]", "/* a */[/**/1/***/,//\n2]//", "{/*/*/\"a\"/**/:/**/1}"] {
      #expect(Self.accepts(Array(source.utf8), comments) || source.hasSuffix("//"), "\(source)")
      #expect(!Self.accepts(Array(source.utf8)))
    }
    for source in ["/", "/*", "/*/", "[1/]", "[1/*]", "//"] { #expect(!Self.accepts(Array(source.utf8), comments)) }
    let commas = JSONOptions(trailingCommas: true)
    for source in ["[1,]", "{\"a\":1,}", "[1 , ]"] { #expect(Self.accepts(Array(source.utf8), commas)) }
    for source in ["[,]", "{,}", "[1,,]"] { #expect(!Self.accepts(Array(source.utf8), commas)) }
  }

  @Test("Depth, count and length are limited")
  func limits() throws {
    let deep = { (count: Int) in
      Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
    }
    #expect(Self.accepts(deep(100_000)))
    #expect { try JSONDocument.parse(deep(100_001)) } throws: { ($0 as? MarkupError)?.kind == .depth }
    #expect { try JSONDocument.parse(Array(repeating: 0x5B, count: 3_000_000)) } throws: {
      ($0 as? MarkupError)?.kind == .depth
    }
    let few = JSONOptions(nodes: 3, valueBytes: 4)
    #expect(Self.accepts(Array("[1,2]".utf8), few))
    #expect { try JSONDocument.parse(Array("[1,2,3]".utf8), options: few) } throws: {
      ($0 as? MarkupError)?.kind == .nodes
    }
    #expect(Self.accepts(Array("\"1234\"".utf8), few))
    for source in ["\"12345\"", "12345"] {
      #expect { try JSONDocument.parse(Array(source.utf8), options: few) } throws: {
        ($0 as? MarkupError)?.kind == .value
      }
    }
  }

  @Test("A text cut at any byte is truncated")
  func truncated() {
    let source = Array(" {\"a\\n\": [1.5e1, true, null, \"ä€😀\\u00e4\"], \"b\": {\"c\": false}}".utf8)
    #expect(Self.accepts(source))
    for count in 2..<source.count {
      #expect { try JSONDocument.parse(Array(source[..<count])) } throws: { error in
        (error as? MarkupError)?.kind == .truncated
      }
    }
  }

  @Test("Twenty thousand random changes never crash, and what is accepted can be walked")
  func mutations() {
    var dice = Dice(state: 4)
    let source = Array(
      "{\"AXLabel\": \"Grüße \\u00e4\\n\", \"frame\": {\"x\": 1.5, \"y\": -2e3}, \"c\": [true, null, [], {}]}".utf8)
    var accepted = 0
    for _ in 0..<20_000 {
      let options = JSONOptions(comments: Bool.random(using: &dice), trailingCommas: Bool.random(using: &dice))
      guard let document = try? JSONDocument.parseSequence(dice.mutate(source), options: options) else { continue }
      accepted += 1
      var open = Array(document.roots)
      while let value = open.popLast() {
        _ = value.string ?? value.number.map { "\($0)" } ?? ""
        #expect(value.position.line >= 1)
        open.append(contentsOf: value.elements)
        open.append(contentsOf: value.members.map(\.value))
      }
    }
    #expect(accepted > 500)
  }
}
