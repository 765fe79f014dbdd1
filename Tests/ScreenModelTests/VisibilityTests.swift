import ScreenModel
import Testing
import ViewHierarchy

@Suite struct VisibilityTests {
  private func isVisible(_ nodes: String, _ attributes: String = "") throws -> [Bool] {
    try Heard.screen(nodes, attributes).visibility.isVisible
  }

  @Test(
    "what cannot be seen is not visible",
    arguments: [
      ("hidden=\"true\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"", false),
      ("alpha=\"0.01\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"", false),
      ("alpha=\"0.02\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"", true),
      ("x=\"0\" y=\"0\" width=\"0\" height=\"9\"", false), ("x=\"390\" y=\"0\" width=\"9\" height=\"9\"", false),
      ("x=\"389\" y=\"0\" width=\"9\" height=\"9\"", true),
      ("visible=\"false\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"", false),
      ("", true),
    ])
  func single(attributes: String, expected: Bool) throws {
    #expect(try isVisible("<view \(attributes)/>") == [expected])
  }

  @Test func `hidden goes down, a stated not visible does not`() throws {
    #expect(try isVisible("<view hidden=\"true\"><text/></view>") == [false, false])
    #expect(try isVisible("<view visible=\"false\"><text/></view>") == [true, true])
  }

  @Test func `scroll views clip, also each other, plain views do not`() throws {
    func nested(_ inner: String) -> String {
      "<scroll x=\"0\" y=\"0\" width=\"100\" height=\"100\"><\(inner) x=\"0\" y=\"50\" width=\"100\" height=\"100\">\(Heard.text("a", 0, 110))</\(inner)></scroll>"
    }
    #expect(try isVisible(nested("view")) == [true, true, false])
    let screen = try Heard.screen(nested("scroll"))
    #expect(screen.visibility.viewport(NodeID(2)) == Rect(x: 0, y: 50, width: 100, height: 50))
    #expect(
      try isVisible("<view x=\"0\" y=\"0\" width=\"9\" height=\"9\">\(Heard.text("a", 0, 110))</view>") == [true, true])
  }

  @Test func `a frame is clipped to scroll views and screen`() throws {
    let screen = try Heard.screen(
      "<scroll x=\"-10\" y=\"20\" width=\"500\" height=\"100\"><view x=\"-10\" y=\"0\" width=\"500\" height=\"50\"/></scroll>"
    )
    #expect(screen.visibility.clippedFrame(screen.tree, NodeID(1)) == Rect(x: 0, y: 20, width: 390, height: 30))
    #expect(try Heard.screen("<view/>").visibility.clippedFrame(screen.tree, NodeID(0)) != nil)
  }
}
