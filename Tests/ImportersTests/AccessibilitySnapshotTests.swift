import Importers
import Testing
import ViewHierarchy

@Suite("AccessibilitySnapshot's JSON")
struct AccessibilitySnapshotTests {
  private static func element(_ index: Int, _ members: String) -> String {
    "{\"element\":{\"traversalIndex\":\(index),\"_0\":{\(members)}}}"
  }

  @Test("The order is the stated one, whatever the siblings' order")
  func order() throws {
    let text = """
      [\(Self.element(1, #""label":"second","shape":{"type":"frame","frame":[[0,0],[9,9]]},"traits":["button"]"#)),
       {"container":{"_0":{"type":{"list":{}},"frame":[[0,50],[9,9]]},"children":[
       \(Self.element(0, #""label":"first","shape":{"type":"frame","frame":[[0,50],[9,9]]},"traits":[]"#))]}}]
      """
    let capture = try ExportForTests.capture(text)
    let order = try #require(capture.tree.orders.first)
    #expect(order.elements.map { $0.map { capture.tree.string(capture.tree.label[$0.index]) } } == ["first", "second"])
    #expect(capture.tree.kind[2] == .list)
    #expect(capture.tree.containerType(NodeID(2)) == .list)
    #expect(capture.header.facts.contains(.explicitOrder))
  }

  @Test("What VoiceOver says beside the label is kept")
  func details() throws {
    let text = """
      [\(Self.element(0, #""label":"a","value":"b","hint":"c","identifier":"d","accessibilityLanguage":"he","traits":["header","unknown(40)"],"userInputLabels":["x","y"],"customActions":["Share"],"customContent":[{"label":"l","value":"v","isImportant":true}],"activationPoint":[3,4],"shape":{"type":"path","pathElements":[{"move":{"to":[1,2]}},{"curve":{"to":[11,22],"control1":[5,6],"control2":[7,8]}},{"closeSubpath":{}}]}"#))]
      """
    let tree = try ExportForTests.capture(text).tree
    let node = NodeID(1)
    #expect(ExportForTests.lines(tree)[1] == "other label=a value=b id=d")
    #expect(tree.string(tree.hint[1]) == "c")
    #expect(tree.text(.language, node) == "he")
    #expect(tree.text(.inputLabels, node) == "x, y")
    #expect(tree.customActions(node) == ["Share"])
    #expect(tree.text(.contentLabel, node) == "l")
    #expect(tree.number(.contentImportant, node) == 1)
    #expect(tree.number(.activationY, node) == 4)
    #expect(tree.statedTraits(node) == .header)
    #expect(tree.frame[1] == Rect(x: 1, y: 2, width: 10, height: 20))
    #expect(tree.flag(.element, node) == true)
  }
}
