import Importers
import Testing
import TestSupport
import ViewHierarchy

@testable import Audit

@Suite struct TransformTests {
  private static let text = """
    <screen platform="ios" width="390" height="844" direction="ltr">
      <view id="bar" x="0" y="0" width="390" height="50">
        <button ref="back" class="Back" element="true" traits="button" label="Back" x="8" y="3" width="44" height="44"
            activation-x="20" activation-y="25"><action name="Go"/></button>
      </view>
      <view id="list" order="back end gone"><text id="end" label="End" x="300" y="800" width="90" height="44"/></view>
    </screen>
    """

  private static func capture(_ text: String = text) throws -> Capture {
    try #require(Export.read(Array(text.utf8)).captures.first)
  }

  @Test("a copy without changes is the same tree")
  func copy() throws {
    let tree = try Self.capture().tree
    var copy = TreeCopy(tree)
    copy.addAll()
    let copied = copy.finish()
    #expect(TreeDifference.first(tree, copied) == nil)
    #expect(copied.position == tree.position)
  }

  @Test("a plain view lies around all roots, and nothing else changes")
  func wrapped() throws {
    let capture = try Self.capture()
    let tree = ExampleTransform.wrapped.apply(to: capture).tree
    #expect(tree.count == capture.tree.count + 1)
    #expect(Array(tree.roots) == [NodeID(0)])
    #expect(tree.kind[0] == .view && tree.statedFrame(NodeID(0)) == nil)
    #expect(Array(tree.children(NodeID(0))).map { tree.string(tree.identifier[$0.index]) } == ["bar", "list"])
    #expect(tree.orders.first?.elements == [NodeID(2), NodeID(4), nil])
  }

  @Test("mirrored twice is the original; once, distances to the other edge")
  func mirrored() throws {
    let capture = try Self.capture()
    let once = ExampleTransform.mirrored.apply(to: capture)
    #expect(once.header.direction == .rtl)
    #expect(once.tree.statedFrame(NodeID(1)) == Rect(x: 338, y: 3, width: 44, height: 44))
    #expect(once.tree.number(.activationX, NodeID(1)) == 370)
    let twice = ExampleTransform.mirrored.apply(to: once)
    #expect(twice.header.direction == .ltr)
    #expect(TreeDifference.first(capture.tree, twice.tree) == nil)
  }

  @Test("shifted down, the far edge moves along")
  func shifted() throws {
    let shifted = ExampleTransform.shifted.apply(to: try Self.capture())
    #expect(shifted.header.height == 884 && shifted.header.width == 390)
    #expect(shifted.tree.statedFrame(NodeID(3)) == Rect(x: 300, y: 840, width: 90, height: 44))
    #expect(shifted.tree.number(.activationY, NodeID(1)) == 65)
    #expect(shifted.tree.statedFrame(NodeID(2)) == nil)
  }

  @Test(
    "what lies beyond the near edge stays there",
    arguments: [
      ("x=\"0\" y=\"-20\"", 430.0, 844.0), ("x=\"-20\" y=\"-20\"", 390, 844), ("x=\"-20\" y=\"0\"", 390, 884),
    ])
  func beyond(place: String, width: Double, height: Double) throws {
    let text = "<screen width=\"390\" height=\"844\"><view \(place) width=\"10\" height=\"10\"/></screen>"
    let header = ExampleTransform.shifted.apply(to: try Self.capture(text)).header
    #expect(header.width == width && header.height == height)
  }

  @Test("scaled, only the density grows")
  func scaled() throws {
    let capture = try Self.capture()
    let scaled = ExampleTransform.scaled.apply(to: capture)
    #expect(scaled.header.scale == 2)
    #expect(TreeDifference.first(capture.tree, scaled.tree) == nil)
  }

  @Test("renamed, orders still find their nodes, and messages read as before")
  func renamed() throws {
    let tree = ExampleTransform.renamed.apply(to: try Self.capture()).tree
    #expect(tree.string(tree.identifier[0]) == "bar-renamed")
    #expect(tree.orders.first?.elements == [NodeID(1), NodeID(3), nil])
    #expect(tree.orders.first?.entries == ["back-renamed", "end-renamed", "gone-renamed"])
    let message = "\"bar-renamed\" and \"end-renamed\" are read in turns"
    #expect(ExampleTransform.renamed.undone(in: message) == "\"bar\" and \"end\" are read in turns")
    #expect(ExampleTransform.wrapped.undone(in: message) == message)
  }
}
