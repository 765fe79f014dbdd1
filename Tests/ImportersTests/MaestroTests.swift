import Importers
import Testing
import ViewHierarchy

@Suite("Maestro")
struct MaestroTests {
  private static func node(_ attributes: String, _ children: String = "") -> String {
    "{\"attributes\":{\(attributes)},\"children\":[\(children)]}"
  }

  @Test("The iOS tree has no types; the second tree beside the application is the status bar")
  func tree() throws {
    let app = Self.node(
      #""accessibilityText":"Shop","bounds":"[0,0][390,844]""#,
      Self.node(
        #""accessibilityText":"Buy","resource-id":"buy","value":"","text":"","bounds":"[10,20][54,64]","checked":"false""#
      ))
    let text = Self.node(
      #""bounds":"[0,0][0,0]","resource-id":"""#, app + "," + Self.node(#""bounds":"[0,0][390,54]""#))
    let capture = try ExportForTests.capture("INFO: a banner\n" + text)
    #expect(
      ExportForTests.lines(capture.tree) == ["other", "other label=Shop", "other label=Buy id=buy", "status-bar"])
    #expect(capture.tree.frame[2] == Rect(x: 10, y: 20, width: 44, height: 44))
    #expect(!capture.header.facts.contains(.type))
    #expect(capture.header.framePrecision == .truncated)
    #expect(capture.header.width == 390)
  }

  @Test("A class means Android, and its pixels become dp by the density")
  func android() throws {
    let text = Self.node(
      #""class":"android.widget.FrameLayout","bounds":"[0,0][1080,2400]""#,
      Self.node(#""class":"android.widget.ImageButton","accessibilityText":"Like","text":"","bounds":"[0,0][120,120]""#)
    )
    var options = ImportOptions()
    options.density = 3
    let capture = try ExportForTests.capture(text, options)
    #expect(capture.header.platform == .android)
    #expect(capture.tree.kind == [.view, .button])
    #expect(capture.tree.frame[1].width == 40)
    #expect(capture.header.facts.contains(.density))
    #expect(try !ExportForTests.capture(text).warnings.isEmpty)
  }

  @Test("Both tables give the tree by depth, quotes undone")
  func tables() throws {
    let inspector = """
      id,depth,bounds,text,resource_id,accessibility,hint,class,value,scrollable,clickable,enabled,focused,selected,checked,parent_id
      0,0,"[0,0][402,874]",,,"Demo, ""the"" app",,,,,,1,,,,
      1,1,"[330,768][386,824]",,fab,Add,,,,,,1,,,,0
      """
    let tree = try ExportForTests.capture(inspector).tree
    #expect(ExportForTests.lines(tree) == ["other label=Demo, \"the\" app", "other label=Add id=fab"])
    #expect(tree.parent == [-1, 0])
    #expect(tree.position[1].line == 3)
    let compact = """
      element_num,depth,attributes,parent_num
      0,0,"bounds=[0,0][402,874]; accessibilityText=Demo",
      1,1,"bounds=[330,768][386,824]; resource-id=fab",0
      """
    #expect(try ExportForTests.lines(ExportForTests.capture(compact).tree) == ["other label=Demo", "other id=fab"])
  }

  @Test("The compact JSON leaves defaults out")
  func compact() throws {
    let text =
      #"{"ui_schema":{"platform":"ios"},"elements":[{"b":"[0,0][402,874]","a11y":"Demo","c":[{"b":"[1,1][9,9]","rid":"fab","txt":"Go"}]}]}"#
    #expect(try ExportForTests.lines(ExportForTests.capture(text).tree) == ["other label=Demo", "other id=fab"])
  }

  @Test("The runner's raw answer has types and exact frames")
  func runner() throws {
    let text = """
      {"axElement":{"identifier":"","label":"Shop","elementType":2,"frame":{"X":0,"Y":0,"Width":390,"Height":844},"children":[
      {"identifier":"buy","label":"Buy","elementType":9,"frame":{"X":0.5,"Y":0,"Width":44,"Height":44},"enabled":true,"children":[]}]},"depth":2}
      """
    let capture = try ExportForTests.capture(text)
    #expect(ExportForTests.lines(capture.tree) == ["view label=Shop", "button label=Buy id=buy"])
    #expect(capture.header.facts.contains(.exactFrames))
  }

  @Test("A capture without any size or text failed")
  func empty() {
    let text = Self.node("", Self.node(#""bounds":"[0,0][0,0]""#))
    #expect(Export.read(Array(text.utf8)).error?.message.contains("failed") ?? false)
  }

  @Test("The YAML gives the tree by its dashes, escapes and folds undone")
  func yaml() throws {
    let text = #"""
      ---
      # Schema definitions - explains abbreviations and default values used in elements
      ui_schema:
        platform: "ios"
        abbreviations:
          b: "bounds"
      # UI Elements - the actual view hierarchy with abbreviated attribute names
      elements:
      - b: "[0,0][402,874]"
        a11y: "Demo, \"the\" app"
        c:
        - b: "[63,93][347,128]"
          a11y: "A text that is so long that the writer breaks it\
            \ at a blank \u00e9"
          enabled: false
        - rid: "fab"
          b: "[330,768][386,824]"
      """#
    let tree = try ExportForTests.capture(text).tree
    #expect(
      ExportForTests.lines(tree) == [
        "other label=Demo, \"the\" app",
        "other label=A text that is so long that the writer breaks it at a blank \u{E9}", "other id=fab",
      ])
    #expect(tree.parent == [-1, 0, 0])
    #expect(tree.flag(.enabled, NodeID(1)) == false)
    #expect(tree.frame[2] == Rect(x: 330, y: 768, width: 56, height: 56))
    #expect(tree.position[1] == SourcePosition(line: 12, column: 3))
  }
}
