import ScreenModel
import TestSupport
import Testing
import ViewHierarchy

@Suite("TalkBack's before and after links")
struct TraversalLinkTests {
  /// Four texts in a view beside a fifth one; each letter may state a link.
  private func order(_ links: [String: String]) throws -> String {
    func text(_ name: String) -> String {
      "<text id=\"\(name)\" text=\"\(name)\" x=\"0\" y=\"0\" width=\"90\" height=\"20\" \(links[name] ?? "")/>"
    }
    let screen = try ScreenSketch.screen(
      """
      <screen platform="android" width="412" height="892">
        <view x="0" y="0" width="412" height="400">\(["a", "b", "c", "d"].map(text).joined())</view>\(text("e"))
      </screen>
      """)
    return screen.order.sequence.map { screen.name($0) }.joined()
  }

  @Test(
    "A node is read right before or behind its target",
    arguments: [
      ([:], "abcde"),
      (["d": "traversal-before=\"b\""], "adbce"),
      (["a": "traversal-after=\"c\""], "bcade"),
      (["e": "traversal-before=\"a\""], "eabcd"),
      (["e": "traversal-after=\"a\""], "aebcd"),
      (["b": "traversal-after=\"e\"", "c": "traversal-after=\"b\""], "adebc"),
      (["c": "traversal-before=\"b\"", "b": "traversal-before=\"a\""], "cbade"),
    ] as [([String: String], String)])
  func moves(_ links: [String: String], _ expected: String) throws {
    #expect(try order(links) == expected)
  }

  @Test(
    "A link that leads nowhere, to its own node or back into itself loses no stop",
    arguments: [
      ["a": "traversal-before=\"nobody\""],
      ["a": "traversal-before=\"a\""],
      ["a": "traversal-before=\"b\"", "b": "traversal-before=\"a\""],
      ["a": "traversal-after=\"b\"", "b": "traversal-after=\"c\"", "c": "traversal-after=\"a\""],
      ["a": "traversal-before=\"c\" traversal-after=\"d\""],
    ])
  func keepsStops(_ links: [String: String]) throws {
    #expect(try order(links).sorted() == ["a", "b", "c", "d", "e"])
  }
}
