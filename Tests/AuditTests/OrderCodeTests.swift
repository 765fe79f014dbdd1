import Audit
import ScreenModel
import TestSupport
import Testing
import ViewHierarchy

/// Code to paste for a new order.
@Suite struct OrderCodeTests {
  /// A container that reads its last text first.
  private static func screen(_ ids: [String], platform: String = "ios", container: String = "box") throws -> Screen {
    let order = [ids.count - 1] + Array(0..<ids.count - 1)
    let nodes = ids.enumerated().map { index, id in
      "<text id=\"\(id)\" ref=\"r\(index)\" element=\"true\" label=\"n\(index)\" x=\"0\" y=\"\(index * 40)\" width=\"90\" height=\"30\"/>"
    }
    return try ScreenSketch.screen(
      """
      <screen platform="\(platform)" width="390" height="844">
      <view id="\(container)" order="\(order.map { "r\($0)" }.joined(separator: " "))">\(nodes.joined())</view>
      </screen>
      """)
  }

  private static func code(_ screen: Screen, _ framework: FixCode.Framework? = nil) throws -> [FixCode] {
    let edits = screen.edits(for: try #require(screen.proposedOrder))
    return edits.flatMap { OrderCode.code(for: $0, on: screen, framework: framework) }
  }

  @Test(
    "each framework gets the smallest edit",
    arguments: [
      (FixCode.Framework.uikit, "box.accessibilityElements = [first, second, third]"),
      (.swiftui, "/* third */ .accessibilitySortPriority(-1)"),
      (.views, "third.accessibilityTraversalAfter = R.id.second"),
      (.compose, "/* third */ Modifier.semantics { traversalIndex = 1f }"),
      (.reactNative, "<View experimental_accessibilityOrder={['first', 'second', 'third']}>"),
      (.flutter, "/* third */ Semantics(sortKey: const OrdinalSortKey(2), child: …)"),
    ])
  func smallest(framework: FixCode.Framework, line: String) throws {
    let code = try #require(Self.code(try Self.screen(["first", "second", "third"]), framework).first)
    #expect(code.framework == framework)
    #expect(code.text.split(separator: "\n").contains { $0 == line }, "\(code.text)")
  }

  @Test("ids that Kotlin keeps for itself are quoted")
  func quotesKeywords() throws {
    let code = try #require(Self.code(try Self.screen(["first", "object", "is"], platform: "android"), .views).first)
    #expect(code.text == "isView.accessibilityTraversalAfter = R.id.`object`")
  }

  @Test("no view is told to follow one of its own id")
  func tellsIdentifiersApart() throws {
    let code = try Self.code(try Self.screen(["title", "title", "title"], platform: "android"), .views)
    #expect(
      code.map(\.text) == [
        "title3.accessibilityTraversalAfter = R.id.title2  // title3: text \"n2\", to be given an id of its own; "
          + "title2: text \"n1\", to be given an id of its own",
        "<!-- title3: text \"n2\", to be given an id of its own --> android:accessibilityTraversalAfter=\"@id/title2\"",
      ])
  }

  /// Code for a container of one of the samples that are read in a bad order.
  private static func code(sample: String, _ framework: FixCode.Framework) throws -> [String] {
    let text = try #require(RepositoryFiles.text(of: "Samples/canonical-xml/\(sample)/bad.xml"))
    return try code(ScreenSketch.screen(text), framework).map(\.text)
  }

  @Test(
    "what already follows as wanted shares a number or needs none",
    arguments: [
      (
        FixCode.Framework.swiftui,
        """
        /* trip */ .accessibilityElement(children: .contain)
        /* tripName */ .accessibilitySortPriority(1)
        /* tripPrice */ .accessibilitySortPriority(1)
        """
      ),
      (
        .compose,
        """
        /* trip */ Modifier.semantics { isTraversalGroup = true }
        /* tripName */ Modifier.semantics { traversalIndex = -1f }
        /* tripPrice */ Modifier.semantics { traversalIndex = -1f }
        """
      ),
    ])
  func numbers(framework: FixCode.Framework, text: String) throws {
    #expect(try Self.code(sample: "trip-card", framework) == [text])
  }

  @Test(
    "cards that are read in turns need no numbers, only to be read in one go each",
    arguments: [
      (
        FixCode.Framework.swiftui,
        """
        /* basic */ .accessibilityElement(children: .contain)
        /* family */ .accessibilityElement(children: .contain)
        """
      ),
      (
        .compose,
        """
        /* basic */ Modifier.semantics { isTraversalGroup = true }
        /* family */ Modifier.semantics { isTraversalGroup = true }
        """
      ),
      (
        .flutter,
        """
        /* basic */ Semantics(container: true, sortKey: const OrdinalSortKey(0), child: …)
        /* family */ Semantics(container: true, sortKey: const OrdinalSortKey(1), child: …)
        """
      ),
    ])
  func tornCards(framework: FixCode.Framework, text: String) throws {
    #expect(try Self.code(sample: "plan-cards", framework) == [text])
  }

  @Test func `views of Android are never torn, and no empty code is shown`() throws {
    #expect(try Self.code(sample: "plan-cards", .views).isEmpty)
  }

  @Test func `rows of a label and its value are read from the top down without numbers`() throws {
    let code = try #require(try Self.code(sample: "measure-table", .swiftui).first)
    #expect(code.hasPrefix("/* HStack of heightLabel and height */ .accessibilityElement(children: .combine)"))
    #expect(!code.contains("accessibilitySortPriority"))
  }

  @Test func `a toolbar over content is read after content that is read in one go`() throws {
    #expect(
      try Self.code(sample: "journal-tools", .swiftui) == ["/* entries */ .accessibilityElement(children: .contain)"])
  }

  @Test func `the platform decides which frameworks are shown`() throws {
    let ids = ["first", "second", "third"]
    #expect(try Set(Self.code(try Self.screen(ids)).map(\.framework)) == [.uikit, .swiftui])
    #expect(try Set(Self.code(try Self.screen(ids, platform: "android")).map(\.framework)) == [.views, .compose])
  }

  @Test(
    "names in code are identifiers, whatever the screen calls its views",
    arguments: ["class", "a\"b", "x; exit(1)", "*/ evil", "1st", "naïve name", "日付", "a\u{202E}b", "self", "👍", ""])
  func names(id: String) throws {
    let escaped = id.replacing("\"", with: "&quot;")
    let screen = try Self.screen([escaped, "second", "third"], container: escaped)
    for code in try Self.code(screen, .uikit) where code.language == .swift {
      let line = try #require(code.text.split(separator: "\n").first)
      let name = try #require(line.split(separator: ".").first)
      #expect(name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }, "\(name)")
      #expect(name.unicodeScalars.first?.properties.isXIDStart == true)
      #expect(!["class", "self"].contains(name))
    }
  }

  @Test func `two views never share a name`() throws {
    let code = try #require(Self.code(try Self.screen(["", "", ""]), .uikit).first).text
    for line in ["  label,  // text \"n0\"", "  label2,  // text \"n1\"", "  label3  // text \"n2\""] {
      #expect(code.contains(line), "\(code)")
    }
  }

  @Test(
    "a label cannot leave its comment",
    arguments: ["*/ fatalError() /*", "a\u{2028}fatalError()", "a&#10;fatalError()"])
  func comments(label: String) throws {
    let nodes = [(label, 100), ("b", 0), ("c", 50)].enumerated().map { index, node in
      "<text ref=\"r\(index)\" element=\"true\" label=\"\(node.0)\" x=\"0\" y=\"\(node.1)\" width=\"90\" height=\"30\"/>"
    }
    let screen = try ScreenSketch.screen("<view order=\"r0 r1 r2\">\(nodes.joined())</view>")
    for framework in FixCode.Framework.allCases {
      for code in try Self.code(screen, framework) {
        let lines = code.text.unicodeScalars.split { $0 == "\n" || $0 == "\u{2028}" }
        #expect(!lines.contains { String($0).hasPrefix("fatalError") })
        #expect(!code.text.contains("*/ fatalError"))
      }
    }
  }

  @Test func `a card without controls may also be one element that says a sentence`() throws {
    let screen = try ScreenSketch.screen(
      """
      <card id="lamp" class="MDCCard" order="p n" x="0" y="0" width="390" height="200">
      <heading ref="n" element="true" traits="header" label="Aria" x="0" y="0" width="90" height="30"/>
      <text ref="p" element="true" label="49 euro" x="0" y="40" width="90" height="30"/>
      </card>
      """)
    #expect(try Self.code(screen, .uikit).contains { $0.text.contains("lamp.accessibilityLabel = \"Aria, 49 euro\"") })
  }
}
