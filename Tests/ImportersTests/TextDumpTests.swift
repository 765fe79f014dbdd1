import Importers
import Testing
import ViewHierarchy

@Suite("Text dumps")
struct TextDumpTests {
  @Test("Quotes and names inside labels, line breaks and flags of debugDescription are told apart")
  func debugDescription() throws {
    let text = """
      (lldb) po app
      Attributes: Application, 0x1, pid: 4, label: 'Shop'
      Element subtree:
       →Application, 0x1, pid: 4, label: 'Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x3, {{1.0, 2.5}, {44.0, 44.0}}, identifier: 'a', label: 'It's 'new', value: x', value: 1, Selected
            StaticText, 0x4, {{1.0, 60.0}, {44.0, 44.0}}, label: 'two
      lines'
            TextField, 0x5, {{1.0, 90.0}, {44.0, 44.0}}, value: Name, placeholderValue: 'Name', Disabled, Keyboard Focused
      Path to element:
       →Application, 0x1, pid: 4, label: 'Shop'
      """
    let capture = try ExportForTests.capture(text)
    let tree = capture.tree
    #expect(
      ExportForTests.lines(tree) == [
        "view label=Shop", "window", "button label=It's 'new', value: x id=a", "text label=two\nlines", "field",
      ])
    #expect(tree.parent == [-1, 0, 1, 1, 1])
    #expect(tree.flag(.selected, NodeID(2)) == true)
    #expect(tree.flag(.enabled, NodeID(4)) == false)
    #expect(tree.string(tree.placeholder[4]) == "Name")
    #expect(tree.frame[2] == Rect(x: 1, y: 2.5, width: 44, height: 44))
    #expect(tree.position[2] == SourcePosition(line: 6, column: 7))
    #expect(capture.header.width == 390)
    #expect(!capture.header.facts.contains(.traits))
  }

  @Test("Xcode 7's syntax has a mask of traits, and private bits are left out")
  func oldSyntax() throws {
    let text = """
      Element subtree:
       →Application 0x1: traits: 0, label: 'Shop'
          Window 0x2: traits: 146028888064, {{0.0, 0.0}, {320.0, 568.0}}
            Button 0x3: traits: 8589934601, {{1.0, 2.0}, {44.0, 44.0}}, label: 'Buy'
      """
    let capture = try ExportForTests.capture(text)
    #expect(capture.tree.statedTraits(NodeID(1)) == [])
    #expect(capture.tree.statedTraits(NodeID(2)) == [.button, .selected])
    #expect(capture.header.facts.contains(.traits))
  }

  @Test("Several applications are several screens; windows side by side are one")
  func blocks() {
    let window = "Attributes: Window, 0x2\nElement subtree:\n →Window, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n\n"
    let application = "Element subtree:\n →Application, 0x1, pid: 1\n    Window, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n"
    #expect(Export.read(Array((window + window).utf8)).captures.map(\.tree.count) == [2])
    #expect(Export.read(Array((application + application).utf8)).captures.map(\.tree.count) == [2, 2])
  }

  @Test("Frames of views are summed up, and scroll offsets count")
  func recursiveDescription() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <UIWindowLayer: 0x8>>
         | <UIScrollView: 0x2; frame = (0 100; 390 700); layer = <CALayer: 0x7>; contentOffset: {0, 50}; contentSize: {390, 900}>
         |    | <MyButton: 0x3; baseClass = UIButton; frame = (10 60; 44 30); alpha = 0.5; hidden = YES; layer = <CALayer: 0x6>>
         |    | <UILabel: 0x4; frame = (10 -5.5; 44 30); text = 'one
      two; three'; layer = <_UILabelLayer: 0x5>>
      """
    let tree = try ExportForTests.capture(text).tree
    #expect(tree.kind == [.window, .scroll, .button, .text])
    #expect(tree.frame[2] == Rect(x: 10, y: 110, width: 44, height: 30))
    #expect(tree.frame[3] == Rect(x: 10, y: 44.5, width: 44, height: 30))
    #expect(tree.string(tree.text[3]) == "one\ntwo; three")
    #expect(tree.flag(.hidden, NodeID(2)) == true)
    #expect(tree.number(.alpha, NodeID(2)) == 0.5)
    #expect(tree.name(NodeID(2)) == "MyButton")
  }

  @Test("A Flutter node with children and words of its own becomes a container with its element")
  func flutter() throws {
    let text = """
      flutter: SemanticsNode#0
      flutter:  │ Rect.fromLTRB(0.0, 0.0, 1170.0, 2532.0)
      flutter:  └─SemanticsNode#1
      flutter:    │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0) scaled by 3.0x
      flutter:    └─SemanticsNode#2
      flutter:      │ Rect.fromLTRB(10.0, 20.0, 110.0, 70.0)
      flutter:      │ actions: tap
      flutter:      │ flags: isButton
      flutter:      │ label:
      flutter:      │   "Two
      flutter:      │   lines"
      flutter:      │ textDirection: rtl
      flutter:      └─SemanticsNode#3
      flutter:          Rect.fromLTRB(1.0, 2.0, 45.0, 46.0)
      flutter:          actions: tap
      flutter:          label: "Like"
      """
    let capture = try ExportForTests.capture(text)
    let tree = capture.tree
    #expect(ExportForTests.lines(tree) == ["view", "view", "view", "button label=Two\nlines", "text label=Like"])
    #expect(tree.parent == [-1, 0, 1, 2, 2])
    #expect(tree.flag(.element, NodeID(2)) == false)
    #expect(tree.flag(.element, NodeID(3)) == true)
    #expect(tree.frame[4] == Rect(x: 11, y: 22, width: 44, height: 44))
    #expect(capture.header.direction == .rtl)
    #expect(capture.header.width == 390)
  }

  @Test("Properties of a Flutter node that are wrapped over several lines are read whole")
  func wrappedFlutterProperties() throws {
    let text = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 1080.0, 2400.0)
       └─SemanticsNode#1
         │ Rect.fromLTRB(0.0, 0.0, 360.0, 800.0) scaled by 3.0x
         ├─SemanticsNode#2
         │   Rect.fromLTRB(0.0, 0.0, 48.0, 40.0) with transform
         │   [[1.0,2.4492935982947064e-16,0.0,296.0];
         │   [-2.4492935982947064e-16,1.0,0.0,720.0]; [0.0,0.0,1.0,0.0];
         │   [0.0,0.0,0.0,1.0]]
         │   actions: didGainAccessibilityFocus, didLoseAccessibilityFocus,
         │     focus, tap
         │   flags: hasEnabledState, isEnabled, isFocusable, hasSelectedState,
         │     isButton
         │   label: "Add"
         └─SemanticsNode#3
             Rect.fromLTRB(0.0, 0.0, 48.0, 40.0) with transform [1.0,0.0,0.0,16.0; 0.0,1.0,0.0,720.0; 0.0,0.0,1.0,0.0; 0.0,0.0,0.0,1.0]
             label: "Cut off"
             actions: didGainAccessibilityFocus, tap,
      """
    let tree = try ExportForTests.capture(text).tree
    #expect(ExportForTests.lines(tree) == ["view", "view", "button label=Add", "text label=Cut off"])
    #expect(tree.flag(.clickable, NodeID(2)) == true && tree.flag(.clickable, NodeID(3)) == true)
    #expect(tree.frame[2] == Rect(x: 296, y: 720, width: 48, height: 40))
    #expect(tree.frame[3] == Rect(x: 16, y: 720, width: 48, height: 40))
  }

  @Test("What an app scales or turns in a Flutter tree is as large and lies where it is drawn")
  func flutterTransforms() throws {
    let text = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 1080.0, 2400.0)
       └─SemanticsNode#1
         │ Rect.fromLTRB(0.0, 0.0, 360.0, 800.0) scaled by 3.0x
         ├─SemanticsNode#2
         │ │ Rect.fromLTRB(0.0, 0.0, 100.0, 80.0) with transform [0.5,0.0,0.0,40.0; 0.0,0.5,0.0,100.0; 0.0,0.0,1.0,0.0; 0.0,0.0,0.0,1.0]
         │ └─SemanticsNode#3
         │   │ Rect.fromLTRB(10.0, 20.0, 70.0, 80.0)
         │   └─SemanticsNode#4
         │       Rect.fromLTRB(0.0, 0.0, 60.0, 60.0) scaled by 0.5x
         └─SemanticsNode#5
           │ Rect.fromLTRB(0.0, 0.0, 100.0, 20.0) with transform [0.0,-1.0,0.0,200.0; 1.0,0.0,0.0,300.0; 0.0,0.0,1.0,0.0; 0.0,0.0,0.0,1.0]
           └─SemanticsNode#6
               Rect.fromLTRB(10.0, 0.0, 40.0, 20.0)
      """
    let tree = try ExportForTests.capture(text).tree
    #expect(
      tree.nodes.map { tree.statedFrame($0) } == [
        nil, Rect(x: 0, y: 0, width: 360, height: 800), Rect(x: 40, y: 100, width: 50, height: 40),
        Rect(x: 45, y: 110, width: 30, height: 30), Rect(x: 45, y: 110, width: 15, height: 15),
        Rect(x: 180, y: 300, width: 20, height: 100), Rect(x: 180, y: 310, width: 20, height: 30),
      ])
  }

  @Test("Without a scale of the screen, one further down in a Flutter tree is the app's own")
  func flutterScaleOfTheApp() throws {
    let text = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 360.0, 800.0)
       └─SemanticsNode#1
         │ Rect.fromLTRB(0.0, 0.0, 360.0, 800.0)
         └─SemanticsNode#2
             Rect.fromLTRB(0.0, 0.0, 60.0, 40.0) scaled by 0.5x
      """
    let capture = try ExportForTests.capture(text)
    #expect(capture.header.scale == nil && capture.header.width == 360)
    #expect(capture.tree.frame[2] == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("A Flutter property that never ends is read in one go")
  func endlessFlutterProperty() throws {
    let text = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0) with transform

      """ + String(repeating: " │ [1.0,0.0,0.0\n", count: 10_000) + " │ label: \"End\"\n"
    #expect(ExportForTests.lines(try ExportForTests.capture(text).tree) == ["text label=End"])
  }

  @Test("A Flutter node that is a merge boundary takes up all that is below it, and stands alone")
  func mergedFlutterNodes() throws {
    let text = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
       ├─SemanticsNode#1
       │ │ merge boundary ⛔️
       │ │ Rect.fromLTRB(0.0, 0.0, 390.0, 56.0)
       │ │ label: "Wi-Fi"
       │ ├─SemanticsNode#2
       │ │ │ merged up ⬆️
       │ │ │ Rect.fromLTRB(0.0, 0.0, 300.0, 56.0)
       │ │ │ label: "Home"
       │ │ └─SemanticsNode#3
       │ │     merged up ⬆️
       │ │     Rect.fromLTRB(0.0, 30.0, 300.0, 56.0)
       │ │     value: "On"
       │ └─SemanticsNode#4
       │     merged up ⬆️
       │     Rect.fromLTRB(330.0, 8.0, 390.0, 48.0)
       │     actions: tap
       │     flags: hasEnabledState, isEnabled, hasToggledState, isToggled
       └─SemanticsNode#5
           Rect.fromLTRB(0.0, 60.0, 390.0, 80.0)
           label: "Below"
      """
    let tree = try ExportForTests.capture(text).tree
    #expect(ExportForTests.lines(tree) == ["view", "switch label=Wi-Fi\nHome value=On", "text label=Below"])
    #expect(tree.flag(.element, NodeID(1)) == true)
    #expect(tree.flag(.clickable, NodeID(1)) == true)
    #expect(tree.flag(.checked, NodeID(1)) == true)
  }

  @Test("Sort keys tell the order of siblings in a Flutter dump that is in hit-test order")
  func sortKeys() throws {
    func dump(_ keys: [String]) -> String {
      var text = "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)\n"
      for (number, key) in keys.enumerated() {
        let y = number * 50
        text +=
          " ├─SemanticsNode#\(number + 1)\n │   Rect.fromLTRB(0.0, \(y).0, 390.0, \(y + 48).0)\n │   label: \"\(number)\"\n"
        if !key.isEmpty { text += " │   sortKey: OrdinalSortKey#3f2a1(\(key))\n" }
      }
      return text
    }
    let sorted = try ExportForTests.capture(dump(["order: 1.0", "order: 2.0", "", "order: 0.0"]))
    #expect(sorted.tree.orders.isEmpty && sorted.warnings.isEmpty)
    let mixed = try ExportForTests.capture(
      dump(["order: 2.0", "order: 1.0", "", "name: bar, order: 0.5", "name: bar, order: 0.1"]))
    #expect(mixed.tree.orders.first?.elements == [2, 1, 3, 5, 4].map { NodeID($0) })
    #expect(mixed.warnings.contains { $0.contains("traversal order") })
  }

  @Test(
    "What is not read is refused by name",
    arguments: [
      (#"{"generated":"x","filename":"y","snapshot":[]}"#, "A11yUITests"),
      (#"{"deviceWidth":1,"deviceHeight":2,"viewHierarchy":{}}"#, "Trailblaze"),
      (
        #"Found these elements on screen: [{"type":"Button","text":"a","label":"b","coordinates":{"x":1}}]"#,
        "mobile-mcp"
      ),
      ("* UIView\n| -label: a\n", "ios-accessibility-text-snapshot"),
      ("<UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView: 0x2>", "view controllers"),
      ("PK\u{3}\u{4}", "zip"), ("bplist00x", "property list"),
    ])
  func refusals(text: String, name: String) {
    let error = Export.read(Array(text.utf8)).error
    #expect(error?.kind == (name == "zip" || name == "property list" ? .foreign : .unreadable))
    #expect(error?.message.contains(name) ?? false, "\(error?.message ?? "")")
  }
}
