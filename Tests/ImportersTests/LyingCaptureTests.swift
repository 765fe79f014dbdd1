import Importers
import TestSupport
import Testing
import ViewHierarchy

/// Captures that look whole and are none: they are told, never passed over.
@Suite("Captures that lie")
struct LyingCaptureTests {
  private func read(
    _ text: String, app: String? = nil, likely: [Platform: String] = [:], others: Set<String> = []
  ) -> ImportedFile {
    var options = ImportOptions()
    options.app = app
    options.likelyApps = likely
    options.otherApps = others
    options.density = 2
    return Export.read(Array(text.utf8), options: options)
  }

  private func page(_ bundle: String, _ content: String) -> String {
    """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" label="App" bundleId="\(bundle)" \
    visible="true" accessible="false" x="0" y="0" width="390" height="844">
    <XCUIElementTypeWindow type="XCUIElementTypeWindow" visible="true" x="0" y="0" width="390" height="844">
    \(content)</XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """
  }

  private func element(_ type: String, _ more: String = "") -> String {
    "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" visible=\"true\" x=\"10\" y=\"100\" width=\"40\" "
      + "height=\"40\" \(more)/>"
  }

  private let button = "<XCUIElementTypeButton label=\"Allow\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/>"

  @Test("an iOS page of another app than the one meant was not examined")
  func otherBundle() throws {
    let file = read(page("com.apple.springboard", button), app: "com.example.shop")
    #expect(file.captures.isEmpty)
    #expect(file.error?.kind == .notExamined)
    #expect(file.error?.message.contains("the home screen or a system alert") == true)
    #expect(read(page("com.example.shop", button), app: "com.example.shop").error == nil)
  }

  @Test(
    "the error that a driver answered in place of the page is a failed capture",
    arguments: [
      "{\"value\": {\"error\": \"invalid session id\", \"message\": \"Session does not exist\"}}",
      "{\"sessionId\": null, \"value\": {\"message\": \"gone\", \"traceback\": \"\", \"error\": \"unknown error\"}}",
    ])
  func driverError(_ answer: String) {
    let file = read(answer)
    #expect(file.error?.kind == .unreadable)
    #expect(file.error?.message.contains("the capture failed") == true)
  }

  @Test("an error in other JSON is no capture")
  func otherError() {
    #expect(read("{\"status\": {\"error\": \"x\", \"message\": \"y\"}, \"value\": 3}").error?.kind == .unrecognised)
  }

  @Test("the system's page is not examined where most of the run is of an app, and told where nothing is known")
  func springboard() throws {
    let prompt = page("com.apple.springboard", button)
    #expect(read(prompt, likely: [.ios: "com.example.shop"]).error?.kind == .notExamined)
    #expect(read(prompt, likely: [.android: "com.example.shop"]).error == nil)
    let alone = read(prompt)
    #expect(alone.error == nil)
    #expect(alone.warnings.contains { $0.contains("--app says which app is meant") })
  }

  @Test("a page of another ordinary app is examined where the run is of both, not where it came up once")
  func otherApp() throws {
    let maps = page("com.example.maps", button)
    let stray = read(maps, likely: [.ios: "com.example.shop"])
    #expect(stray.captures.isEmpty)
    #expect(stray.error?.kind == .notExamined)
    #expect(stray.error?.message.contains("--app") == true)
    let meant = read(maps, likely: [.ios: "com.example.shop"], others: ["com.example.shop", "com.example.maps"])
    #expect(meant.captures.count == 1)
    #expect(meant.warnings.contains { $0.contains("com.example.maps") && $0.contains("com.example.shop") })
  }

  @Test("a sheet that the system shows over an app is not the app")
  func sheets() throws {
    let sheet =
      #"<hierarchy rotation="0"><node text="Share" class="android.widget.Button" package="com.android.intentresolver" "#
      + #"clickable="true" bounds="[0,0][100,100]"/></hierarchy>"#
    let file = read(sheet)
    #expect(file.error?.kind == .notExamined)
    #expect(file.error?.message.contains("a sheet of the system") == true)
  }

  @Test("of several windows, those of the app that the run is of are examined")
  func windows() throws {
    let sheet = AndroidSketch(
      "FrameLayout", "[0,900][1080,1920]", "", package: "com.example.files",
      (0..<4).map { AndroidSketch("Button", "[0,\(1000 + $0 * 100)][500,\(1090 + $0 * 100)]", "text=\"File \($0)\"") })
    let own = AndroidSketch(
      "FrameLayout", "[0,0][1080,1920]", [AndroidSketch("Button", "[0,0][500,100]", "text=\"Pay\"")])
    let dump = AndroidSketch.dump([own, sheet])
    let known = try #require(read(dump, likely: [.android: "com.example.shop"]).captures.first)
    #expect(known.header.app == "com.example.shop")
    #expect(known.header.interrupted)
    let guessed = try #require(read(dump).captures.first)
    #expect(guessed.header.app == "com.example.files")
  }

  @Test("a toast is no window of another app")
  func toast() throws {
    let dump = """
      <hierarchy index="0" class="hierarchy"><android.widget.FrameLayout package="com.example.shop" \
      class="android.widget.FrameLayout" bounds="[0,0][1080,1920]" displayed="true"><android.widget.Button \
      package="com.example.shop" class="android.widget.Button" text="Pay" bounds="[0,0][200,100]" displayed="true"/>
      </android.widget.FrameLayout><android.widget.Toast text="Saved" class="android.widget.Toast" \
      package="com.android.settings" displayed="true"/></hierarchy>
      """
    let capture = try #require(read(dump).captures.first)
    #expect(!capture.header.interrupted)
    #expect(capture.tree.count == 3)
  }

  @Test("a screen that is still loading was not examined; one with anything else on it was")
  func loading() throws {
    let spinner = element("ActivityIndicator", "label=\"In progress\" value=\"1\"")
    let wrapper = "<XCUIElementTypeOther label=\"In progress\">\(spinner)</XCUIElementTypeOther>"
    for content in [spinner, element("Image") + wrapper] {
      let file = read(page("com.example.shop", content))
      #expect(file.captures.isEmpty)
      #expect(file.error?.kind == .notExamined)
      #expect(file.error?.line ?? 0 > 0)
    }
    for more in [element("StaticText", "label=\"Loading orders\""), element("Button"), element("TabBar")] {
      #expect(read(page("com.example.shop", spinner + more)).captures.count == 1)
    }
    let dump = AndroidSketch.dump(AndroidSketch("ProgressBar", "[500,900][580,980]"))
    #expect(read(dump).error?.kind == .notExamined)
  }

  @Test(
    "an application without children is a failed capture in every format that has applications",
    arguments: [
      "<AppiumAUT><XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></AppiumAUT>",
      "{\"value\": {\"type\": \"Application\", \"rawIdentifier\": null, \"isEnabled\": \"1\", \"children\": []}}",
      "Attributes: Application, 0x60, pid: 4, label: 'Shop'\nElement subtree:\n →Application, 0x60, pid: 4, label: 'Shop'\n",
    ])
  func childless(_ text: String) {
    let file = read(text)
    #expect(file.captures.isEmpty)
    #expect(file.error?.kind == .unreadable)
    #expect(file.error?.message.contains("has no children") == true)
  }

  @Test("a tree that ends at the driver's depth limit is cut")
  func depthLimits() throws {
    func nested(_ depth: Int) -> String {
      // The application and the window are two levels.
      let open = "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">"
      let wraps = depth - 3
      return page(
        "com.example.shop",
        button + String(repeating: open, count: wraps)
          + "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
          + String(repeating: "</XCUIElementTypeOther>", count: wraps))
    }
    #expect(try #require(read(nested(50)).captures.first).header.truncated)
    #expect(try !#require(read(nested(30)).captures.first).header.truncated)
  }

  @Test("documents of other platforms, pages and archives are refused by name, and passed over in a walk")
  func foreignKinds() {
    let mac =
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"><objects/></document>"
    for text in [mac, "<!DOCTYPE html><html><body/></html>", "bplist00...", "PK\u{3}\u{4}", "{}"] {
      let error = read(text).error
      #expect(error?.kind == .foreign)
      #expect(error?.isOfNoExport == true)
      #expect(error?.message.isEmpty == false)
    }
    #expect(read("<AppiumAUT><UIAApplication/></AppiumAUT>").error?.kind == .unreadable)
  }

  @Test("the app of a run is the one that most exports state, leaving the system out")
  func majority() {
    var majority = AppMajority()
    let heads = [
      "<hierarchy><node package=\"com.android.systemui\"/><node package=\"com.example.shop\"/></hierarchy>",
      "<hierarchy><node package='com.example.shop'/></hierarchy>", "<hierarchy><node package=\"com.example.maps\"/>",
      "{\"value\": {\"bundleId\": \"com.example.Shop\"}}", "no export",
    ]
    for head in heads { majority.note(Array(head.utf8)) }
    #expect(majority.apps == [.android: "com.example.shop"])
    #expect(majority.alsoMeant == ["com.example.shop", "com.example.maps"])
    for _ in 0..<2 { majority.note(Array(heads[1].utf8)) }
    #expect(majority.alsoMeant == ["com.example.shop"])
    majority.note(Array(heads[2].utf8))
    #expect(majority.alsoMeant == ["com.example.shop", "com.example.maps"])
    majority.note(Array("<a bundleId=\"com.example.Shop\">".utf8))
    #expect(majority.apps[.ios] == "com.example.Shop")
  }
}
