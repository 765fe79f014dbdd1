import Importers
import TestSupport
import Testing
import ViewHierarchy

@Suite("The canonical form, written and read again")
struct CanonicalRoundTripTests {
  @Test("random trees come back the same from both forms, and are written the same again", arguments: 1...12)
  func randomTreesSurvive(seed: Int) throws {
    var random = RandomTree(seed: UInt64(seed))
    let header = ScreenHeader(platform: .android, sourceFormat: "uiautomator-xml", facts: .all)
    let capture = Capture(header: header, tree: random.tree(nodes: seed * 5))
    for form in CanonicalSamples.forms {
      let text = CanonicalSamples.text(capture, form)
      let read = try CanonicalSamples.capture(text)
      #expect(TreeDifference.first(capture.tree, read.tree) == nil)
      #expect(read.header == capture.header)
      // What was read has lines of its own; the property wins, so they are written once only.
      let lined = CanonicalSamples.text(read, form)
      let again = CanonicalSamples.text(try CanonicalSamples.capture(lined), form)
      #expect(again == lined)
      for other in CanonicalSamples.forms {
        let crossed = try CanonicalSamples.capture(CanonicalSamples.text(read, other))
        #expect(CanonicalSamples.text(crossed, form) == lined)
      }
    }
  }

  @Test("an export keeps the lines of its own file through several conversions")
  func linesAreKept() throws {
    let source =
      "<AppiumAUT>\n<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"9\" height=\"9\">\n\n"
      + "<XCUIElementTypeButton name=\"Buy\"/></XCUIElementTypeApplication></AppiumAUT>"
    var capture = try CanonicalSamples.capture(source)
    for form in [CanonicalWriter.Form.xml, .json, .xml] {
      capture = try #require(CanonicalSamples.again(capture, form))
      #expect(capture.tree.number(.line, NodeID(0)) == 2)
      #expect(capture.tree.number(.line, NodeID(1)) == 4)
    }
  }

  @Test("actions and content may stand behind child nodes and stay with their node")
  func lateActionsStayWithTheirNode() throws {
    let text = """
      <screen><view id="outer"><view id="inner"><action name="one"/></view><action name="two"/>\
      <content label="Price" value="3" important="true"/><content label="Stock"/></view></screen>
      """
    let tree = try CanonicalSamples.capture(text).tree
    #expect(tree.customActions(NodeID(0)) == ["two"])
    #expect(tree.customActions(NodeID(1)) == ["one"])
    let keys: [PropertyKey] = [
      .action, .contentLabel, .contentValue, .contentImportant, .contentLabel, .contentValue, .contentImportant,
    ]
    #expect(tree.properties(NodeID(0)).map(\.key) == keys)
    #expect(tree.properties.map(\.node.row) == tree.properties.map(\.node.row).sorted())
    let written = CanonicalSamples.text(try CanonicalSamples.capture(text), .xml)
    #expect(written.contains("<content label=\"Price\" value=\"3\" important=\"true\"/>"))
    #expect(written.contains("<content label=\"Stock\"/>"))
  }

  @Test("an order is resolved by references, wherever they stand")
  func ordersAreResolved() throws {
    let tree = try CanonicalSamples.capture(
      "<screen><view order=\"b a none\"><view ref=\"a\"/><view><view id=\"b\"/></view></view></screen>"
    ).tree
    #expect(tree.explicitOrder(NodeID(0))?.elements == [NodeID(3), NodeID(1), nil])
  }

  @Test("derived attributes are written behind the stated ones where the caller gives them")
  func derivedAttributesAreWritten() throws {
    let capture = try CanonicalSamples.capture("<screen><view line=\"7\"><action name=\"a\"/></view></screen>")
    var xml: [UInt8] = []
    CanonicalWriter(.xml).write(capture, to: &xml) { [("derived-role", "card <\($0.row)>")] }
    let text = String(decoding: xml, as: UTF8.self)
    #expect(text.contains("<view line=\"7\" derived-role=\"card &lt;0&gt;\">"))
    #expect(try CanonicalSamples.capture(text).tree.count == 1)
  }

  @Test("several screens of one file come back in order, from both forms")
  func severalScreens() throws {
    for form in CanonicalSamples.forms {
      var bytes: [UInt8] = []
      for key in ["a", "b", "c"] {
        var header = ScreenHeader(platform: .ios, sourceFormat: "idb-json", facts: [])
        header.key = key
        CanonicalWriter(form).write(Capture(header: header, tree: ViewTreeBuilder().finish()), to: &bytes)
      }
      let file = Export.read(bytes)
      #expect(file.error == nil)
      #expect(file.captures.map(\.header.key) == ["a", "b", "c"])
    }
  }

  @Test("a file of a thousand screens is read, one of more is refused behind them")
  func manyScreens() {
    let file = Export.read(Array(String(repeating: "<screen/>\n", count: 1_001).utf8))
    #expect(file.captures.count == 1_000)
    #expect(file.error?.line == 1_001)
  }

  @Test("20,000 nested nodes are no special case in JSON")
  func deepTrees() throws {
    var builder = ViewTreeBuilder()
    for _ in 0..<20_000 { builder.open(NodeRecord(kind: .view)) }
    let header = ScreenHeader(platform: .ios, sourceFormat: "idb-json", facts: [])
    let capture = Capture(header: header, tree: builder.finish())
    let read = try #require(CanonicalSamples.again(capture, .json))
    #expect(TreeDifference.first(capture.tree, read.tree) == nil)
  }
}

/// Makes trees that state a bit of everything.
struct RandomTree {
  private var random: SeededNumbers
  private var builder = ViewTreeBuilder()

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  mutating func tree(nodes: Int) -> ViewTree {
    for _ in 0..<nodes {
      while builder.depth > 0, chance(0.45) { builder.close() }
      addNode()
    }
    return builder.finish()
  }

  private mutating func addNode() {
    var record = NodeRecord(kind: Kind.allCases.randomElement(using: &random) ?? .view)
    if chance(0.3) { record.className = builder.intern(word()) }
    if chance(0.8) { record.frame = Rect(x: number(-900), y: number(-900), width: number(0), height: number(0)) }
    for flag in Flag.allCases where chance(0.3) { record.flags[flag] = chance(0.5) }
    if chance(0.5) {
      record.traits = Traits.named.reduce(into: Traits()) { if chance(0.2) { $0.insert($1.trait) } }
    }
    record.identifier = text()
    record.label = text()
    record.value = text()
    record.hint = text()
    record.text = text()
    record.placeholder = text()
    builder.open(record)
    for key in PropertyKey.allCases where chance(0.15) { add(key) }
  }

  private mutating func add(_ key: PropertyKey) {
    if case .word(let words) = CanonicalField.property(key).form {
      return builder.add(key, text: builder.store(words.randomElement(using: &random) ?? ""))
    }
    switch key {
    case .action: for _ in 0...2 { builder.add(key, text: builder.store(word())) }
    case .contentLabel:
      builder.add(.contentLabel, text: text())
      builder.add(.contentValue, text: text())
      builder.add(.contentImportant, number: chance(0.5) ? 1 : 0)
    case .contentValue, .contentImportant: break
    case let key where key.isNumber: builder.add(key, number: number(0))
    default: builder.add(key, text: builder.store(word()))
    }
  }

  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private mutating func number(_ least: Int) -> Double {
    Double(Int.random(in: least * 1000...2_000_000, using: &random)) / 1000
  }

  private mutating func text() -> TextRef { chance(0.5) ? .absent : builder.store(word()) }

  private mutating func word() -> String {
    let pieces = [
      "", "a", "Zwölf", " ", "<b>", "&amp;", "\"", "'", "\n", "\t", "\r", "\\", "{}", "]]>", "加入购物车", "😀", "é",
    ]
    return (0..<Int.random(in: 0...4, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
