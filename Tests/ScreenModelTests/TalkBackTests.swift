import ScreenModel
import TestSupport
import Testing
import ViewHierarchy

@Suite("TalkBack's stops, order and speech")
struct TalkBackTests {
  private typealias Node = AndroidSketch
  private static let tap = #"clickable="true" focusable="true""#

  private func spoken(_ screen: Screen) -> [String] { screen.order.sequence.map { screen.spoken($0) } }

  @Test("What can be operated is a stop with the texts in it, joined by commas; controls in it stay stops")
  func gathered() throws {
    let screen = try Node.screen(
      Node(
        "LinearLayout", "[0,0][1080,200]", Self.tap,
        [
          Node(
            "LinearLayout", "[0,0][500,200]", "",
            [
              Node("TextView", "[0,0][500,60]", #"text="Stoneware mug""#),
              Node("TextView", "[0,60][500,120]", #"text="€14.00""#),
            ]),
          Node("ImageButton", "[900,0][1000,100]", #"content-desc="Favourite" \#(Self.tap)"#),
        ]))
    #expect(spoken(screen) == ["Stoneware mug, €14.00", "Favourite, Button"])
    #expect(screen.stops.swallower(of: NodeID(3)) == NodeID(1))
  }

  @Test("A description on the stop replaces the texts in it")
  func described() throws {
    let screen = try Node.screen(
      Node(
        "LinearLayout", "[0,0][1080,200]", #"content-desc="Open the mug" \#(Self.tap)"#,
        [Node("TextView", "[0,0][500,60]", #"text="Stoneware mug""#)]))
    #expect(spoken(screen) == ["Open the mug"])
  }

  @Test("A focusable container with nothing of its own to say is no stop")
  func silentContainer() throws {
    let screen = try Node.screen(
      Node(
        "androidx.viewpager.widget.ViewPager", "[0,0][1080,900]", #"focusable="true" scrollable="false""#,
        [Node("Button", "[0,0][500,100]", #"text="Go" \#(Self.tap)"#)]))
    #expect(spoken(screen) == ["Go, Button"])
  }

  @Test("Plain layouts vanish: the texts of a page in a scroll view are stops of their own, its rows in a list are one")
  func prunedTree() throws {
    let texts = [
      Node("TextView", "[0,0][500,60]", #"text="One""#), Node("TextView", "[0,60][500,120]", #"text="Two""#),
    ]
    let page = Node("LinearLayout", "[0,0][1080,900]", "", texts)
    let scroll = try Node.screen(Node("ScrollView", "[0,0][1080,900]", #"scrollable="true""#, [page]))
    #expect(spoken(scroll) == ["One", "Two"])
    let list = try Node.screen(
      Node("androidx.recyclerview.widget.RecyclerView", "[0,0][1080,900]", #"scrollable="true""#, [page]))
    #expect(spoken(list) == ["One, Two"])
  }

  @Test("A text below a stop is swallowed, one below none is a stop, an image without description is none")
  func looseTexts() throws {
    let screen = try Node.screen(
      Node("FrameLayout", "[0,0][900,100]", "", [Node("TextView", "[0,0][900,50]", #"text="Title""#)]),
      Node("ImageView", "[0,100][900,200]"), Node("ImageView", "[0,200][900,300]", #"content-desc="A mug""#),
      Node("TextView", "[0,300][900,350]", #"text=" ""#))
    #expect(spoken(screen) == ["Title", "A mug, Image"])
  }

  @Test("What the export calls unimportant is not in TalkBack's tree; what is focusable for screen readers is a stop")
  func importance() throws {
    let screen = try Node.screen(
      Node("TextView", "[0,0][900,50]", #"text="Decoration" a11y-important="false""#),
      Node(
        "LinearLayout", "[0,50][900,150]", #"screen-reader-focusable="true" a11y-important="true""#,
        [
          Node("TextView", "[0,50][900,100]", #"text="Total" a11y-important="true""#),
          Node("TextView", "[0,100][900,150]", #"text="€58.50" a11y-important="true""#),
        ]))
    #expect(spoken(screen) == ["Total, €58.50"])
    #expect(screen.stops.isStated)
  }

  @Test("A child of Compose that only states a role is no control and gives its parent the role")
  func roleChild() throws {
    let screen = try Node.screen(
      Node(
        "androidx.compose.ui.platform.ComposeView", "[0,0][1080,1920]", "",
        [
          Node(
            "android.view.View", "[0,0][200,100]", Self.tap,
            [Node("TextView", "[10,10][190,90]", #"text="Pay""#), Node("Button", "[5,5][195,95]")])
        ]))
    #expect(spoken(screen) == ["Pay, Button"])
    #expect(screen.roles.role[2] == .button)
    #expect(screen.roles.role[4] == .other)
  }

  @Test("Views come in the order of the file, Compose by geometry")
  func order() throws {
    let texts = [
      Node("TextView", "[0,300][900,350]", #"text="third""#), Node("TextView", "[500,100][900,150]", #"text="second""#),
      Node("TextView", "[0,110][400,140]", #"text="first""#),
    ]
    let views = try Node.screen(Node("FrameLayout", "[0,0][1080,900]", "", texts))
    #expect(spoken(views) == ["third", "second", "first"])
    let compose = try Node.screen(
      Node(
        "androidx.compose.ui.platform.ComposeView", "[0,0][1080,900]", "",
        [
          Node("android.view.View", "[0,0][1080,900]", "", texts)
        ]))
    #expect(spoken(compose) == ["first", "second", "third"])
    #expect(Set(compose.order.sequence) == Set(compose.stops.nodes))
  }

  @Test(
    "Speech: name, role, state, hint, selection, and disabled at the end",
    arguments: [
      ("CheckBox", #"text="Remember" checkable="true" checked="true" clickable="true""#, "Remember, Checkbox, Checked"),
      ("Switch", #"text="Wi-Fi" checkable="true" clickable="true""#, "Wi-Fi, Switch, Off"),
      ("EditText", #"text="" hint="Street" clickable="true""#, "Street, Edit box"),
      ("EditText", #"text="12" hint="Number" clickable="true""#, "12, Edit box, Number"),
      ("Button", #"text="Pay" clickable="true" enabled="false""#, "Pay, Button, Disabled"),
      ("TextView", #"text="Apps" selected="true" focusable="true""#, "Apps, Selected"),
      ("ImageButton", #"clickable="true""#, "Unlabelled, Button"),
      ("TextView", #"text="|" focusable="true""#, "|"),
      ("TextView", #"text=" " focusable="true""#, "Unlabelled"),
    ])
  func speech(className: String, attributes: String, says: String) throws {
    #expect(spoken(try Node.screen(Node(className, "[0,0][200,100]", attributes))) == [says])
  }

  @Test("A field that shows its hint by a text inside it says it once")
  func hintInside() throws {
    let text = Node("TextView", "[20,20][180,80]", #"text="Search in mail""#)
    let field = Node("EditText", "[0,0][200,100]", #"text="" hint="Search in mail" clickable="true""#, [text])
    #expect(spoken(try Node.screen(field)) == ["Search in mail, Edit box"])
  }

  @Test("A password field that is filled is still said with its hint")
  func filledPassword() throws {
    let text = #"text="•••" hint="Password" password="true" \#(Self.tap)"#
    #expect(spoken(try Node.screen(Node("EditText", "[0,0][500,100]", text))) == ["•••, Edit box, Password"])
  }

  @Test("A switch in a row that can be tapped is said with the row")
  func rowWithSwitch() throws {
    let screen = try Node.screen(
      Node(
        "LinearLayout", "[0,0][1080,144]", Self.tap,
        [
          Node("TextView", "[0,0][500,60]", #"text="Dark theme""#),
          Node("Switch", "[900,40][1000,100]", #"checkable="true" checked="true""#),
        ]))
    #expect(spoken(screen) == ["Dark theme, Switch, On"])
  }

  @Test("Rows of a list are cells, items side by side make it a grid, dividers are neither")
  func roles() throws {
    let rows = try Node.screen(
      Node(
        "android.widget.ListView", "[0,0][1080,900]", "",
        [
          Node("LinearLayout", "[0,0][1080,144]", "", [Node("TextView", "[0,0][90,60]", #"text="A""#)]),
          Node("android.view.View", "[0,144][1080,146]"),
        ]))
    #expect(rows.roles.role[1...] == [.list, .cell, .text, .view])
    let tile = { (left: Int) in
      Node(
        "FrameLayout", "[\(left),0][\(left + 500),400]", Self.tap,
        [
          Node("TextView", "[\(left),0][\(left + 400),60]", #"text="A""#),
          Node("ImageView", "[\(left),60][\(left + 400),300]"),
        ])
    }
    let grid = try Node.screen(
      Node("androidx.recyclerview.widget.RecyclerView", "[0,0][1080,900]", "", [tile(0), tile(540)]))
    #expect(grid.roles.role[1] == .collection && grid.roles.role[2] == .card)
  }
}
