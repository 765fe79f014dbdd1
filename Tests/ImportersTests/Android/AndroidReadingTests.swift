import Importers
import TestSupport
import Testing
import ViewHierarchy

@Suite("Android exports")
struct AndroidReadingTests {
  private func capture(_ text: String, density: Double? = 2) throws -> Capture {
    let file = AndroidSketch.read(text, density: density)
    #expect(file.error == nil)
    return try #require(file.captures.first)
  }

  @Test("Attributes of a dump become columns, pixels become dp")
  func attributes() throws {
    let dump = AndroidSketch.dump(
      AndroidSketch(
        "Button", "[20,40][120,136]",
        #"text="Pay" content-desc="Pay now" resource-id="com.example.shop:id/pay" clickable="true" enabled="false""#))
    let capture = try capture(dump)
    let tree = capture.tree
    #expect(tree.count == 2)
    #expect(tree.kind[1] == .button)
    #expect(tree.name(NodeID(1)) == "android.widget.Button")
    #expect(tree.frame[1] == Rect(x: 10, y: 20, width: 50, height: 48))
    #expect(tree.string(tree.label[1]) == "Pay now")
    #expect(tree.string(tree.text[1]) == "Pay")
    #expect(tree.string(tree.identifier[1]) == "pay")
    #expect(tree.flag(.clickable, NodeID(1)) == true)
    #expect(tree.flag(.enabled, NodeID(1)) == false)
    #expect(capture.header.app == "com.example.shop")
    #expect(capture.header.width == 540)
    #expect(capture.header.platform == .android)
  }

  @Test("Ids of other packages stay whole, and the name that shrinking leaves is none")
  func identifiers() throws {
    let capture = try capture(
      AndroidSketch.dump(
        AndroidSketch("FrameLayout", "[0,0][10,10]", #"resource-id="android:id/content""#),
        AndroidSketch("FrameLayout", "[0,0][10,10]", #"resource-id="com.example.shop:id/0_resource_name_obfuscated""#),
        AndroidSketch("FrameLayout", "[0,0][10,10]", #"resource-id="testTag""#)))
    let ids = (1...3).map { capture.tree.string(capture.tree.identifier[$0]) }
    #expect(ids == ["android:id/content", "", "testTag"])
  }

  @Test(
    "What a switch or a range writes as its text is its state, and no name",
    arguments: [
      ("Switch", "ON", "ON"), ("Switch", "aus", "aus"), ("ToggleButton", "Off", "Off"), ("SeekBar", "40.0", "40"),
      ("RatingBar", "3.5", "3.5"),
    ])
  func states(name: String, text: String, value: String) throws {
    let tree = try capture(
      AndroidSketch.dump(AndroidSketch("android.widget.\(name)", "[0,0][96,96]", #"text="\#(text)""#))
    ).tree
    #expect(tree.string(tree.value[1]) == value)
    #expect(tree.string(tree.text[1]) == "")
  }

  @Test(
    "A text that says more than a state stays the text",
    arguments: [
      ("Switch", "Wi-Fi"), ("Switch", "On time"), ("SeekBar", "40 %"), ("RatingBar", "1."), ("Button", "OFF"),
      ("RadioButton", "No"), ("RadioButton", "Til"), ("CheckBox", "Sim"), ("CheckBox", "NON"), ("RadioButton", "Av"),
    ])
  func names(name: String, text: String) throws {
    let tree = try capture(
      AndroidSketch.dump(AndroidSketch("android.widget.\(name)", "[0,0][96,96]", #"text="\#(text)""#))
    ).tree
    #expect(tree.string(tree.text[1]) == text)
    #expect(!tree.value[1].hasBytes)
  }

  @Test(
    "Classes are known by name or by their ending",
    arguments: [
      ("android.widget.TextView", Kind.text), ("androidx.appcompat.widget.AppCompatImageView", .image),
      ("com.google.android.material.floatingactionbutton.FloatingActionButton", .button),
      ("android.widget.ToggleButton", .toggle), ("com.google.android.material.materialswitch.MaterialSwitch", .toggle),
      ("androidx.recyclerview.widget.RecyclerView", .list), ("android.widget.GridView", .collection),
      ("androidx.viewpager2.widget.ViewPager2", .scroll), ("android.widget.RatingBar", .rating),
      ("android.widget.SeekBar", .slider), ("android.widget.Spinner", .picker), ("android.webkit.WebView", .webView),
      ("androidx.appcompat.app.ActionBar$Tab", .view), ("android.app.ActionBar$Tab", .tab),
      ("android.view.View", .view), ("com.example.Whatever", .view), ("android.widget.EditText", .field),
    ])
  func classes(name: String, kind: Kind) throws {
    #expect(try capture(AndroidSketch.dump(AndroidSketch(name, "[0,0][10,10]"))).tree.kind[1] == kind)
  }

  @Test("The class attribute decides, not the tag")
  func classBeforeTag() throws {
    let source =
      "<hierarchy width=\"1080\" height=\"1920\"><android.view.View class=\"android.widget.ImageView\" "
      + "package=\"com.example.shop\" bounds=\"[0,0][10,10]\" displayed=\"true\"/></hierarchy>"
    let file = AndroidSketch.read(source)
    #expect(file.format == "appium-android-xml")
    #expect(file.captures.first?.tree.kind == [.image])
  }

  @Test("Newer attributes of Appium's server are read")
  func newerAttributes() throws {
    let capture = try capture(
      AndroidSketch.dump(
        AndroidSketch("TextView", "[0,0][90,90]", #"text="News" heading="true" a11y-important="true""#),
        AndroidSketch(
          "FrameLayout", "[0,0][90,90]", #"pane-title="Filter" live-region="2" screen-reader-focusable="true""#),
        AndroidSketch("EditText", "[0,0][90,90]", #"text="Search" showing-hint="true" error="Too short""#),
        AndroidSketch("EditText", "[0,0][90,90]", #"text="1234" password="true""#),
        AndroidSketch(
          "FrameLayout", "[0,0][90,90]", #"is-collection="true" actions="ACTION_FOCUS,ACTION_SCROLL_FORWARD""#)))
    let tree = capture.tree
    #expect(tree.kind[1...] == [.heading, .view, .field, .secureField, .list])
    #expect(tree.flag(.element, NodeID(1)) == true)
    #expect(tree.text(.paneTitle, NodeID(2)) == "Filter")
    #expect(tree.text(.liveRegion, NodeID(2)) == "assertive")
    #expect(tree.flag(.stop, NodeID(2)) == true)
    #expect(tree.string(tree.placeholder[3]) == "Search")
    #expect(!tree.text[3].hasBytes)
    #expect(tree.text(.error, NodeID(3)) == "Too short")
    #expect(tree.flag(.scrollable, NodeID(5)) == true)
    #expect(capture.header.facts.contains(.elementFlag))
    #expect(capture.header.facts.contains(.actions))
  }

  @Test("Facts are those that the file shows: a stripped dump carries less")
  func facts() throws {
    let whole = try capture(AndroidSketch.dump(AndroidSketch("TextView", "[0,0][9,9]", #"text="A" content-desc="""#)))
    #expect(
      whole.header.facts.contains(Facts([.type, .label, .visibleText, .frames, .stopFlag, .screenSize, .density])))
    let bare = try capture("<hierarchy><node class=\"android.widget.TextView\" text=\"A\"/></hierarchy>")
    #expect(bare.header.facts.contains(.visibleText))
    #expect(bare.header.facts.isDisjoint(with: Facts([.label, .frames, .stopFlag, .screenSize, .identifiers])))
  }

  @Test("A writer of true flags only means the others false")
  func absentFlags() throws {
    let capture = try capture(
      "<hierarchy><node class=\"android.widget.FrameLayout\" window-index=\"0\" bounds=\"[0,0][9,9]\" enabled=\"true\">"
        + "<node class=\"android.widget.Button\" window-index=\"0\" bounds=\"[0,0][9,9]\" clickable=\"true\"/></node>"
        + "</hierarchy>")
    #expect(capture.tree.flag(.clickable, NodeID(0)) == false)
    #expect(capture.tree.flag(.enabled, NodeID(1)) == false)
  }

  @Test("Windows of the system are left out; a prompt over the app interrupts")
  func windows() throws {
    let app = AndroidSketch("FrameLayout", "[0,0][1080,1920]", [AndroidSketch("TextView", "[0,0][9,9]", #"text="A""#)])
    let bars = AndroidSketch("FrameLayout", "[0,0][1080,48]", package: "com.android.systemui")
    let prompt = AndroidSketch("FrameLayout", "[90,500][990,900]", package: "com.android.permissioncontroller")
    let plain = try capture(AndroidSketch.dump([app, bars]))
    #expect(plain.tree.count == 2 && !plain.header.interrupted)
    let covered = try capture(AndroidSketch.dump([prompt, app, bars]))
    #expect(covered.tree.count == 2 && covered.header.interrupted)
    #expect(covered.header.width == 540)
  }

  @Test(
    "A window below the status bar shows how large the screen is, one in the middle does not",
    arguments: [("[0,40][800,1340]", true), ("[0,900][800,1340]", false), ("[28,40][772,1340]", false)])
  func windowBelowStatusBar(bounds: String, tells: Bool) throws {
    let window = AndroidSketch("FrameLayout", bounds, [AndroidSketch("TextView", "[40,1000][90,1020]", #"text="A""#)])
    let header = try #require(AndroidSketch.read(AndroidSketch.dump([window]), density: 1).captures.first).header
    #expect(header.facts.contains(.screenSize) == tells)
    #expect(!tells || (header.width == 800 && header.height == 1340))
  }

  @Test("Of several apps the one with most nodes is meant, the home screen last; --app decides otherwise")
  func majority() throws {
    let leaf = AndroidSketch("TextView", "[0,0][9,9]", #"text="A""#)
    let small = AndroidSketch("FrameLayout", "[0,0][9,9]", package: "com.example.widget")
    let home = AndroidSketch("FrameLayout", "[0,0][9,9]", package: "com.android.launcher3", [leaf, leaf, leaf])
    let app = AndroidSketch("FrameLayout", "[0,0][1080,1920]", [leaf])
    let dump = AndroidSketch.dump([home, small, app])
    #expect(try capture(dump).header.app == "com.example.shop")
    #expect(AndroidSketch.read(dump, app: "com.example.widget").captures.first?.tree.count == 1)
  }

  @Test("Nothing of the app left: not examined, and what follows in the file is read")
  func notExamined() {
    let prompt = AndroidSketch.dump([AndroidSketch("FrameLayout", "[9,9][90,90]", package: "android")])
    let file = AndroidSketch.read(prompt + "\n" + AndroidSketch.dump(AndroidSketch("TextView", "[0,0][9,9]")))
    #expect(file.error?.kind == .notExamined)
    #expect(file.error?.message.contains("a system dialog") == true)
    #expect(file.captures.count == 1)
    let other = AndroidSketch.read(AndroidSketch.dump(), app: "com.example.other")
    #expect(other.error?.message.contains("com.example.other") == true)
    #expect(other.captures.isEmpty)
  }

  @Test("Toasts without bounds are no elements; frames of nothing are none")
  func toasts() throws {
    let source =
      "<hierarchy><android.widget.FrameLayout class=\"android.widget.FrameLayout\" bounds=\"[0,0][1080,1920]\"/>"
      + "<android.widget.Toast class=\"android.widget.Toast\" text=\"Saved\" displayed=\"true\"/></hierarchy>"
    let tree = try capture(source).tree
    #expect(tree.count == 2)
    #expect(tree.statedFrame(NodeID(1)) == nil)
    #expect(tree.flag(.element, NodeID(1)) == false)
  }

  @Test(
    "Dirty dumps are read: noise on both sides, two dumps, a fragment, windows",
    arguments: [
      ("UI hierchary dumped to: /dev/tty\n", "", "", 1, 2), ("", "UI hierchary dumped to: /dev/tty", "", 1, 2),
      ("\u{FEFF}", "", "", 1, 2),
      ("", "\n<hierarchy rotation=\"1\"><node class=\"android.view.View\" text=\"x\"/></hierarchy>", "", 2, 2),
      ("<displays><display id=\"0\"><window index=\"0\" title=\"Home\">", "</window></display></displays>", "", 1, 2),
    ])
  func dirty(before: String, after: String, _: String, screens: Int, nodes: Int) throws {
    let dump = AndroidSketch.dump(AndroidSketch("TextView", "[0,0][9,9]", #"text="A &amp; B&#10;C""#))
    let file = AndroidSketch.read(before + dump + after)
    #expect(file.error == nil)
    #expect(file.format == "uiautomator-xml")
    #expect(file.captures.count == screens)
    let tree = try #require(file.captures.first?.tree)
    #expect(tree.count == nodes)
    #expect(tree.string(tree.text[nodes - 1]) == "A & B\nC")
  }

  @Test("Fragments are read: a node, a view by its tag")
  func fragments() {
    let node = AndroidSketch.read("<node class=\"android.widget.Button\" bounds=\"[0,0][9,9]\" text=\"A\"/>")
    #expect(node.format == "uiautomator-xml" && node.captures.first?.tree.kind == [.button])
    let view = AndroidSketch.read(
      "<android.widget.Button class=\"android.widget.Button\" bounds=\"[0,0][9,9]\" text=\"A\"/>")
    #expect(view.format == "appium-android-xml" && view.captures.first?.tree.kind == [.button])
  }

  @Test("Bounds that are no bounds give no frame", arguments: ["", "[0,0]", "[a,b][c,d]", "[1,2][99999999999,4]"])
  func brokenBounds(bounds: String) throws {
    #expect(try capture(AndroidSketch.dump(AndroidSketch("View", bounds))).tree.statedFrame(NodeID(1)) == nil)
  }

  @Test("Headings are stated where the attribute is written, so that their absence is known")
  func headings() throws {
    let stated = try capture(
      AndroidSketch.dump(
        AndroidSketch("TextView", "[0,0][10,10]", #"text="News" heading="true""#),
        AndroidSketch("TextView", "[0,20][10,30]", #"text="Today" heading="false""#)))
    #expect(stated.header.facts.contains(.traits))
    #expect(stated.tree.kind[1] == .heading)
    #expect(stated.tree.statedTraits(NodeID(1)) == .header)
    #expect(stated.tree.statedTraits(NodeID(2)) == [])
    let silent = try capture(AndroidSketch.dump(AndroidSketch("TextView", "[0,0][10,10]", #"text="News""#)))
    #expect(!silent.header.facts.contains(.traits))
    #expect(silent.tree.statedTraits(NodeID(1)) == nil)
  }

  @Test("Bounds of zeros say that a view is not on the screen, and give it no frame")
  func offScreen() throws {
    let tree = try capture(AndroidSketch.dump(AndroidSketch("Button", "[0,0][0,0]", #"text="Later""#))).tree
    #expect(tree.statedFrame(NodeID(1)) == nil)
    #expect(tree.flag(.visible, NodeID(1)) == false)
  }

  @Test("What older versions keep in the bundle of extras is read: state, role, marks")
  func extras() throws {
    let compat = "androidx.view.accessibility.AccessibilityNodeInfoCompat."
    let capture = try capture(
      AndroidSketch.dump(
        AndroidSketch(
          "View", "[0,0][10,10]", "extras=\"\(compat)STATE_DESCRIPTION_KEY=4 of 5 stars;other=1\" checkable=\"false\""),
        AndroidSketch(
          "View", "[0,0][10,10]", "checkable=\"true\" extras=\"AccessibilityNodeInfo.roleDescription=Schalter\""),
        AndroidSketch("View", "[0,0][10,10]", "extras=\"AccessibilityNodeInfo.roleDescription=Tab\""),
        AndroidSketch(
          "TextView", "[0,0][10,10]", "text=\"Inbox\" extras=\"\(compat)BOOLEAN_PROPERTY_KEY=3;junk\""),
        AndroidSketch("View", "[0,0][10,10]", "extras=\"\(compat)STATE_DESCRIPTION_KEY=null;=;;\"")))
    let tree = capture.tree
    #expect(tree.string(tree.value[1]) == "4 of 5 stars")
    #expect(tree.kind[2...] == [.toggle, .tab, .heading, .view])
    #expect(tree.statedTraits(NodeID(4)) == .header)
    #expect(tree.flag(.stop, NodeID(4)) == true)
    #expect(!tree.value[5].hasBytes)
  }

  @Test(
    "A text's unit says whether it grows; pixels leave that open",
    arguments: [("sp", true), ("dp", false), ("px", nil)])
  func textUnits(unit: String, grows: Bool?) throws {
    let capture = try capture(
      AndroidSketch.dump(
        AndroidSketch("TextView", "[0,0][10,10]", "text=\"Inbox\" text-size=\"14.0\" text-unit=\"\(unit)\"")))
    #expect(capture.tree.flag(.dynamicType, NodeID(1)) == grows)
    #expect(capture.tree.number(.fontSize, NodeID(1)) == (unit == "px" ? nil : 14))
    #expect(capture.header.facts.contains(.fonts))
  }
}
