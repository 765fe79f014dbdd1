import Importers
import Testing
import ViewHierarchy

@Suite("idb and AXe")
struct IDBTests {
  static let button =
    #"{"AXLabel":"Buy","AXFrame":"{{15.999999999999986, 1}, {44, 44}}","AXUniqueId":"buy","role":"AXButton","type":"Button"}"#
  static let application =
    #"{"AXLabel":"Shop","AXFrame":"{{0, 0}, {390, 844}}","role":"AXApplication","type":"Application"}"#

  @Test(
    "A list, an envelope, one object and lines of objects are the same screen",
    arguments: [
      "[\(button)]", "{\"elements\":[\(button)]}", button, "\(button)\n",
      "{\"elements\":[\(button)],\"backend\":\"ax\",\"truncated\":false,\"coverage\":null}",
      "Accessibility hierarchy retrieved successfully:\n```json\n[\(button)]\n```\n",
    ])
  func forms(text: String) throws {
    let capture = try ExportForTests.capture(text)
    #expect(ExportForTests.lines(capture.tree) == ["button label=Buy id=buy"])
    #expect(capture.tree.frame[0] == Rect(x: 16, y: 1, width: 44, height: 44))
    #expect(capture.tree.flag(.element, NodeID(0)) == true)
  }

  @Test("A flat list lies below its application, and lines of objects are one screen")
  func flatList() throws {
    for text in [
      "[\(Self.application),\(Self.button),\(Self.button)]", "\(Self.application)\n\(Self.button)\n\(Self.button)",
    ] {
      let capture = try ExportForTests.capture(text)
      #expect(capture.tree.parent == [-1, 0, 0])
      #expect(capture.header.width == 390)
      #expect(capture.tree.flag(.element, NodeID(0)) == false)
    }
  }

  @Test("Positions are those of the braces")
  func positions() throws {
    let tree = try ExportForTests.capture("[\(Self.application),\n  \(Self.button)]").tree
    #expect(tree.position == [SourcePosition(line: 1, column: 2), SourcePosition(line: 2, column: 3)])
  }

  @Test(
    "A failed capture is refused with what to do",
    arguments: [
      "null", "[]", #"{"elements":[],"coverage":{}}"#,
      #"[{"AXLabel":null,"AXFrame":"{{0, 0}, {0, 0}}","AXUniqueId":null,"AXValue":null,"type":null,"role":null}]"#,
    ])
  func failedCaptures(text: String) {
    let file = Export.read(Array(text.utf8))
    #expect(file.captures.isEmpty)
    #expect(file.error?.kind == .unreadable)
    #expect(file.error?.message.contains("capture") ?? false)
    #expect(file.error?.line == 1)
  }

  @Test("Headings, switches, tabs and texts have their kinds; a text's value that repeats the label is none")
  func kinds() throws {
    let text = """
      [{"AXLabel":"a","role":"AXHeading","type":"Heading","AXFrame":"{{0,0},{9,9}}"},
       {"AXLabel":"b","role":"AXCheckBox","subrole":"AXSwitch","AXValue":"1","type":"CheckBox"},
       {"AXLabel":"c","role":"AXRadioButton","subrole":"AXTabButton","AXValue":"1"},
       {"AXLabel":"d","role":"AXStaticText","AXValue":"d"},
       {"AXLabel":"e","role":"AXSlider","AXValue":0.5,"AXUniqueId":4711,"help":"Swipe","traits":["Adjustable","None"]}]
      """
    let capture = try ExportForTests.capture(text)
    let tree = capture.tree
    #expect(
      ExportForTests.lines(tree) == [
        "heading label=a", "switch label=b value=1", "tab label=c", "text label=d", "slider label=e value=0.5",
      ])
    #expect(tree.flag(.checked, NodeID(1)) == true)
    #expect(tree.flag(.selected, NodeID(2)) == true)
    #expect(tree.statedTraits(NodeID(4)) == .adjustable)
    #expect(tree.string(tree.hint[4]) == "Swipe")
    #expect(capture.header.facts.contains(.hint))
  }

  @Test("Where types of XCTest's tree occur, being listed says nothing")
  func automationTree() throws {
    let text = #"[{"AXLabel":"a","type":"Cell","children":[{"AXLabel":"b","type":"StaticText","children":[]}]}]"#
    let capture = try ExportForTests.capture(text)
    #expect(!capture.header.facts.contains(.elementFlag))
    #expect(capture.tree.flag(.element, NodeID(1)) == nil)
  }

  @Test("A bar without items is a gap of the capture, and told")
  func emptyBar() throws {
    let text = """
      [{"AXLabel":"Shop","type":"Application","AXFrame":"{{0,0},{390,844}}","children":[
       {"AXLabel":"Tab Bar","type":"Group","role":"AXGroup","children":[]}]}]
      """
    let capture = try ExportForTests.capture(text)
    #expect(capture.header.truncated)
    #expect(capture.warnings.count == 1)
    #expect(capture.tree.kind[1] == .tabBar)
    #expect(capture.tree.flag(.element, NodeID(1)) == false)
  }

  @Test("A second application over the first is dropped and interrupts the screen")
  func foreignApplication() throws {
    let text = """
      [{"AXLabel":"Shop","type":"Application","pid":7,"children":[\(Self.button)]},
       {"AXLabel":"SpringBoard","type":"Application","pid":8,"children":[\(Self.button)]}]
      """
    let capture = try ExportForTests.capture(text)
    #expect(capture.header.interrupted)
    #expect(capture.tree.count == 2)
  }
}
