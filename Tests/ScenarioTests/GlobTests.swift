import Testing

@testable import screenreadout

@Suite struct GlobTests {
  @Test(
    "a pattern matches whole names",
    arguments: [
      ("*.xml", "a.xml", true), ("*.xml", "a.json", false), ("*", ".hidden", false), (".*", ".hidden", true),
      ("?.xml", "é.xml", true), ("?.xml", "ab.xml", false), ("[a-c]*", "bx", true), ("[!a-c]*", "bx", false),
      ("[^a-c]*", "dx", true), ("[]]", "]", true), ("[a", "[a", true), ("\\*", "*", true), ("\\*", "a", false),
      ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("**", "x", true), ("", "", true), ("[z-a]", "m", false),
      ("[a-]", "-", true),
    ])
  func match(pattern: String, name: String, matches: Bool) {
    #expect(GlobPattern(pattern).matches(name) == matches)
  }

  @Test func `many stars cost no more than the product of the lengths`() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!GlobPattern(pattern).matches(String(repeating: "a", count: 2000)))
  }

  @Test(
    "braces are spelled out in order",
    arguments: [
      ("a", ["a"]), ("{a,b}", ["a", "b"]), ("x{1,2}.{p,q}", ["x1.p", "x1.q", "x2.p", "x2.q"]),
      ("{a,{b,c}d}", ["a", "bd", "cd"]), ("{a}", ["{a}"]), ("{a,b", ["{a,b"]), ("{,x}", ["", "x"]),
      ("{a}{b,c}", ["{a}b", "{a}c"]), ("\\{a,b}", ["\\{a,b}"]),
    ])
  func braces(word: String, patterns: [String]) {
    #expect(BraceExpansion.patterns(of: word) == patterns)
  }

  @Test func `a bomb of braces is refused`() {
    #expect(BraceExpansion.patterns(of: String(repeating: "{a,b}", count: 40)) == nil)
    #expect(BraceExpansion.patterns(of: String(repeating: "{", count: 50_000)) != nil)
  }
}
