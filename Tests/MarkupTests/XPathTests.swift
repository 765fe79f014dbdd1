import Markup
import Testing

@Suite("XPath expressions")
struct XPathTests {
  private static func tree() -> XMLTree {
    let tree = XMLTree()
    tree.open("screen", node: 0)
    tree.attribute("width", "390")
    for index in 1...3 {
      tree.open("card", node: index * 10)
      tree.attribute("id", "card-\(index) \"&<")
      tree.open("text", node: index * 10 + 1)
      tree.attribute("label", "Grüße \(index)")
      tree.close()
      tree.open("action")
      tree.attribute("name", "Open")
      tree.close()
      tree.close()
    }
    tree.close()
    return tree
  }

  @Test(
    "Expressions select elements by their numbers, in document order, each once",
    arguments: [
      ("//card", [10, 20, 30]), ("//text | //card[2]", [11, 20, 21, 31]), ("/screen/card[last()]", [30]),
      ("//text[@label='Grüße 2']", [21]), ("//@label", [11, 21, 31]), ("//action", [10, 20, 30]), ("//nothing", []),
      ("//text/ancestor::*", [0, 10, 20, 30]), ("/", []), ("//card[count(*)=2][position()<3]", [10, 20]),
    ])
  func nodes(source: String, expected: [Int]) throws {
    #expect(try XPathExpression(compiling: source).nodes(in: Self.tree()) == expected)
  }

  @Test("Expressions are evaluated at a context node")
  func context() throws {
    let tree = Self.tree()
    #expect(try XPathExpression(compiling: "text").nodes(in: tree, at: 20) == [21])
    #expect(try XPathExpression(compiling: "following-sibling::card").nodes(in: tree, at: 20) == [30])
    #expect(try XPathExpression(compiling: "text/@label").string(in: tree, at: 30) == "Grüße 3")
    #expect(try XPathExpression(compiling: "string(@id)").string(in: tree, at: 10) == "card-1 \"&<")
    #expect(try XPathExpression(compiling: "@width > 300").boolean(in: tree, at: 0))
    #expect(try !XPathExpression(compiling: "button").boolean(in: tree, at: 10))
    #expect(try XPathExpression(compiling: "position() + last()").string(in: tree, at: 10) == "2")
  }

  @Test(
    "Wrong expressions do not compile",
    arguments: ["", "//", "//card[", "count(", "'open", "a b", "//card]", "@", "\u{0}", "((((((", "1 +"])
  func uncompilable(source: String) {
    #expect { try XPathExpression(compiling: source) } throws: { ($0 as? MarkupError)?.kind == .expression }
  }

  @Test(
    "Faults at run time are told in plain words",
    arguments: [
      ("nope()", "function"), ("$x", "variable"), ("x:card", "prefix"), ("count(1)", "type"),
      ("concat('a')", "arguments"),
      ("count(//card)", "gives a value"),
    ])
  func faults(source: String, word: String) throws {
    #expect {
      try XPathExpression(compiling: source).nodes(in: Self.tree())
    } throws: { error in
      (error as? MarkupError)?.kind == .expression && (error as? MarkupError)?.message.contains(word) == true
    }
  }

  @Test(
    "A function that does not exist is told before anything is evaluated, with its place",
    arguments: [("nope()", 1), ("//card[lower-case(@id) = 'a']", 8), ("1 -nope (2)", 4), ("'f(' = nope()", 8)])
  func unknownFunction(source: String, column: Int) {
    #expect {
      try XPathExpression(compiling: source)
    } throws: { error in
      (error as? MarkupError)?.message.contains("there is no function") == true
        && (error as? MarkupError)?.column == UInt32(column)
    }
  }

  @Test(
    "A variable and a prefix are told before anything is evaluated, with their place",
    arguments: [("//card[$x]", "variable", 8), ("//x:card", "prefix", 4), ("'$a' = \"b:c\" or $d", "variable", 17)])
  func undefinedNames(source: String, word: String, column: Int) {
    #expect {
      try XPathExpression(compiling: source)
    } throws: { error in
      (error as? MarkupError)?.message.contains(word) == true && (error as? MarkupError)?.column == UInt32(column)
    }
  }

  @Test("Axes and texts are no variables and no prefixes")
  func axesAndTexts() throws {
    _ = try XPathExpression(compiling: "ancestor::card[@label = 'a:b $c' and self::*]")
  }

  @Test(
    "What stands before a bracket and is no function is left alone",
    arguments: [
      "1-count(//card)", "//card and (1 or (2)) div (3) mod (4)", "//card/self::node()/text()", "'nope('",
      "(//card)[1]",
      "-count(//card)", "//*[not(@a)]",
    ])
  func knownFunctions(source: String) throws {
    _ = try XPathExpression(compiling: source).string(in: Self.tree())
  }

  @Test("Thousands of errors leave later evaluations alone")
  func afterErrors() throws {
    let tree = Self.tree()
    let wrong = try XPathExpression(compiling: "count(string(//card))")
    for _ in 0..<6_000 { #expect(throws: MarkupError.self) { try wrong.string(in: tree) } }
    #expect(try XPathExpression(compiling: "count(//card)").string(in: tree) == "3")
  }

  @Test("An expression that would run for hours ends with an error")
  func endless() throws {
    let tree = XMLTree()
    tree.open("root", node: 0)
    for index in 1...2_000 {
      tree.open("a", node: index)
      tree.close()
    }
    let source = "//a[count(//a[count(//a[count(//a) > 1]) > 1]) > 1]"
    #expect {
      try XPathExpression(compiling: source).nodes(in: tree)
    } throws: { ($0 as? MarkupError)?.message.contains("steps") == true }
    #expect(try XPathExpression(compiling: "count(//a)").string(in: tree) == "2000")
  }

  @Test("The limit holds for one evaluation, not for all together")
  func manyEvaluations() throws {
    let tree = XMLTree()
    tree.open("root", node: 0)
    for index in 1...20_000 {
      tree.open("a", node: index)
      tree.close()
    }
    let all = try XPathExpression(compiling: "count(//a[@x or not(@x)])")
    for _ in 0..<200 { #expect(try all.string(in: tree) == "20000") }
  }

  @Test("Long and deeply nested expressions are refused or survive")
  func deep() throws {
    #expect(throws: MarkupError.self) {
      try XPathExpression(compiling: String(repeating: "(", count: 70) + "1" + String(repeating: ")", count: 70))
    }
    #expect(throws: MarkupError.self) { try XPathExpression(compiling: String(repeating: "a/", count: 5_000) + "a") }
    let sum = try? XPathExpression(compiling: Array(repeating: "1", count: 3_900).joined(separator: "+"))
    if let sum { _ = try? sum.string(in: Self.tree()) }
    let minus = try XPathExpression(compiling: String(repeating: "-", count: 7_000) + "1")
    #expect(try minus.string(in: Self.tree()) == "1")
  }

  @Test("A tree of 100,000 levels is built, searched and freed")
  func deepTree() throws {
    let tree = XMLTree()
    for index in 0..<100_000 { tree.open("a", node: index) }
    #expect(try XPathExpression(compiling: "count(//a)").string(in: tree) == "100000")
    #expect(try XPathExpression(compiling: "//a[not(a)]").nodes(in: tree) == [99_999])
  }

  @Test("A second root and a node that is not there are refused")
  func misuse() throws {
    let tree = Self.tree()
    tree.open("second", node: 99)
    #expect(try XPathExpression(compiling: "count(/*)").string(in: tree) == "1")
    #expect(throws: MarkupError.self) { try XPathExpression(compiling: "1").string(in: tree, at: 99) }
  }
}
