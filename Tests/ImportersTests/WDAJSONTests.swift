import Importers
import Testing
import ViewHierarchy

@Suite("WebDriverAgent's JSON")
struct WDAJSONTests {
  private static func page(_ child: String) -> String {
    """
    {"type":"Application","isEnabled":"1","rect":{"x":0,"y":0,"width":390,"height":844},"label":"Shop","name":"Shop",
     "value":null,"children":[\(child)]}
    """
  }

  @Test(
    "Every dialect gives the same node",
    arguments: [
      #"{"type":"Button","rawIdentifier":"fav","name":"fav","label":"Like","value":"1","isEnabled":"1","rect":{"x":1,"y":2,"width":3,"height":4},"frame":"{{1, 2}, {3, 4}}"}"#,
      #"{"type":"XCUIElementTypeButton","rawIndentifier":"fav","name":"","label":"Like","value":"1","isEnabled":true,"rect":{"origin":{"x":1,"y":2},"size":{"width":3,"height":4}}}"#,
      #"{"type":"Button","name":"fav","label":"Like","value":"1","isEnabled":1,"frame":"{{1, 2}, {3, 4}}"}"#,
    ])
  func dialects(child: String) throws {
    for text in [Self.page(child), "{\"sessionId\":\"S\",\"value\":\(Self.page(child))}"] {
      let tree = try ExportForTests.capture(text).tree
      #expect(ExportForTests.lines(tree) == ["view label=Shop", "button label=Like id=fav"])
      #expect(tree.flag(.selected, NodeID(1)) == true)
      #expect(tree.flag(.enabled, NodeID(1)) == true)
      #expect(tree.frame[1] == Rect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test("The XML and the JSON of one page are the same screen")
  func sameAsXML() throws {
    let xml = """
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" \
      x="0" y="0" width="390" height="844"><XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Old" \
      name="title" label="Old" enabled="true" x="1" y="2" width="3" height="4"/>\
      <XCUIElementTypeTextField type="XCUIElementTypeTextField" value="Name" placeholderValue="Name" enabled="true" \
      x="1" y="20" width="3" height="4"/></XCUIElementTypeApplication></AppiumAUT>
      """
    let json = Self.page(
      """
      {"type":"StaticText","value":"Old","name":"title","label":"Old","isEnabled":"1","rect":{"x":1,"y":2,"width":3,"height":4}},
      {"type":"TextField","value":"Name","placeholderValue":"Name","isEnabled":"1","rect":{"x":1,"y":20,"width":3,"height":4}}
      """)
    let (a, b) = (try ExportForTests.capture(xml), try ExportForTests.capture(json))
    #expect(ExportForTests.lines(a.tree) == ExportForTests.lines(b.tree))
    #expect(a.header.facts == b.header.facts)
    #expect(b.header.framePrecision == .roundedOut)
  }

  @Test("Beside traits a field without a placeholder has none", arguments: ["traits=\"\"", ""])
  func placeholders(traits: String) throws {
    let xml = """
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication"><XCUIElementTypeTextField \
      type="XCUIElementTypeTextField" value="Mill 12" \(traits)/><XCUIElementTypeOther type="XCUIElementTypeOther" \
      \(traits)/></XCUIElementTypeApplication></AppiumAUT>
      """
    let json = Self.page(
      traits.isEmpty
        ? #"{"type":"TextField","value":"Mill 12"},{"type":"Other"}"#
        : #"{"type":"TextField","value":"Mill 12","placeholderValue":null,"traits":""},{"type":"Other","traits":""}"#)
    for text in [xml, json] {
      let tree = try ExportForTests.capture(text).tree
      #expect(tree.placeholder[1].isStated == !traits.isEmpty)
      #expect(!tree.placeholder[2].isStated)
    }
  }

  @Test("nativeFrame is exact, and so are rectangles with fractions")
  func exactFrames() throws {
    for child in [
      #"{"type":"Other","rect":{"x":1,"y":2,"width":4,"height":4},"nativeFrame":"{{1.5, 2}, {3, 4}}"}"#,
      #"{"type":"Other","rect":{"x":1.5,"y":2,"width":3,"height":4}}"#,
    ] {
      let capture = try ExportForTests.capture(Self.page(child))
      #expect(capture.header.framePrecision == .exact)
      #expect(capture.tree.frame[1] == Rect(x: 1.5, y: 2, width: 3, height: 4))
    }
  }

  @Test("accessibleSource names stops only and has no frames")
  func accessibleSource() throws {
    let text = """
      {"value":{"children":[{"children":[{"type":"Button","label":"Buy","name":"Buy","value":null,"rawIdentifier":null}]}]}}
      """
    let capture = try ExportForTests.capture(text)
    #expect(capture.header.facts.contains(.stopFlag))
    #expect(!capture.header.facts.contains(.frames))
    #expect(capture.tree.flag(.stop, NodeID(2)) == true)
    #expect(capture.tree.flag(.stop, NodeID(1)) == nil)
  }

  @Test("An application without children is a failed capture")
  func childless() {
    let file = Export.read(Array(Self.page("").utf8))
    #expect(file.error?.message.contains("failed") ?? false)
  }
}
