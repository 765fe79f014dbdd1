import Importers
import Testing
import ViewHierarchy

/// A way in which exports arrive dirty.
struct DirtyInput: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]
  /// Where the button stands in the file.
  let line: Int
  let column: Int
  var label = "Buy"
  /// A word of the only warning; nil where nothing is to be told.
  var warning: String?

  init(
    _ description: String, _ bytes: [UInt8], at line: Int, _ column: Int, label: String = "Buy", warning: String? = nil
  ) {
    testDescription = description
    self.bytes = bytes
    self.line = line
    self.column = column
    self.label = label
    self.warning = warning
  }

  init(
    _ description: String, _ text: String, at line: Int, _ column: Int, label: String = "Buy", warning: String? = nil
  ) {
    self.init(description, Array(text.utf8), at: line, column, label: label, warning: warning)
  }
}

@Suite("Dirty input")
struct CleanInputTests {
  private static let xml = "<screen>\n <button label=\"Buy\"/>\n</screen>"
  private static let line =
    "<screen platform=\"ios\"><button element=\"true\" label=\"Buy\" x=\"16\" y=\"60\" width=\"48\" height=\"48\"/></screen>"
  private static let json = "{\"kind\": \"screen\",\n \"children\": [{\"kind\": \"button\", \"label\": \"Buy\"}]}"
  private static let appium =
    "<AppiumAUT><XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"Shop\">\n"
    + "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"Buy\"/></XCUIElementTypeApplication></AppiumAUT>"
  private static let escaped = xml.split(separator: "\n").joined(separator: "\\n").split(separator: "\"")
    .joined(separator: "\\\"")

  private static func utf16(_ text: String, mark: Bool, littleEndian: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      littleEndian ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
  }

  /// A log in which a page source was printed line by line; `#` in the prefix is a digit that changes.
  private static func logged(_ prefix: String) -> String {
    let lines = "starting\n<?xml version=\"1.0\"?>\n\(appium)\npassed: 1 < 2\n".split(separator: "\n")
    return lines.enumerated().map { index, line in
      prefix.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(index)") + line
    }.joined(separator: "\n") + "\n"
  }

  private static func latin(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  static let cases: [DirtyInput] = [
    DirtyInput("clean XML", xml, at: 2, 2),
    DirtyInput("clean JSON", json, at: 2, 15),
    DirtyInput("a clean page source", appium, at: 2, 1),
    DirtyInput("a byte-order mark", [0xEF, 0xBB, 0xBF] + Array(xml.utf8), at: 2, 2),
    DirtyInput("a byte-order mark before JSON", [0xEF, 0xBB, 0xBF] + Array(json.utf8), at: 2, 15),
    DirtyInput("UTF-16 with a mark, little endian", utf16(xml, mark: true, littleEndian: true), at: 2, 2),
    DirtyInput("UTF-16 with a mark, big endian", utf16(xml, mark: true, littleEndian: false), at: 2, 2),
    DirtyInput("UTF-16 without a mark", utf16(xml, mark: false, littleEndian: true), at: 2, 2),
    DirtyInput(
      "UTF-16 that declares itself",
      utf16("<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n" + xml, mark: true, littleEndian: true),
      at: 3, 2),
    DirtyInput("UTF-8 that says UTF_8", "<?xml version='1.0' encoding='UTF_8' ?>\n" + xml, at: 3, 2),
    DirtyInput(
      "UTF-8 that says it is Latin 1",
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><screen><button label=\"Größe\"/></screen>",
      at: 1, 52, label: "Größe"),
    DirtyInput(
      "Latin 1 that says so",
      latin("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><screen><button label=\"Größe\"/></screen>"),
      at: 1, 52, label: "Größe"),
    DirtyInput(
      "windows-1252 that says so",
      latin("<?xml version=\"1.0\" encoding=\"windows-1252\"?><screen><button label=\"3 \u{80}\"/></screen>"), at: 1,
      54,
      label: "3 €"),
    DirtyInput(
      "GBK that says so",
      Array("<?xml version=\"1.0\" encoding=\"GBK\"?><screen><button label=\"".utf8) + [0xB9, 0xBA, 0xC2, 0xF2]
        + Array("\"/></screen>".utf8), at: 1, 45, label: "购买"),
    DirtyInput(
      "bytes of no encoding", Array("<screen>\n <button label=\"Bu".utf8) + [0xFF] + Array("y\"/></screen>".utf8),
      at: 2, 2,
      label: "Bu\u{FFFD}y", warning: "line 2, column 19"),
    DirtyInput("blank lines before", "\n\n  " + xml, at: 4, 2),
    DirtyInput("NUL bytes behind", xml + "\0\0\0", at: 2, 2),
    DirtyInput("uiautomator's message before", "UI hierchary dumped to: /sdcard/window_dump.xml\n" + xml, at: 3, 2),
    DirtyInput("uiautomator's message before, in one line", "UI hierchary dumped to: /dev/tty" + xml, at: 2, 2),
    DirtyInput("uiautomator's message behind", xml + "UI hierchary dumped to: /dev/tty\n", at: 2, 2),
    DirtyInput(
      "linker and adb lines before",
      "* daemon not running; starting now at tcp:5037\n* daemon started successfully\nWARNING: linker: libdvm.so\n"
        + xml, at: 5,
      2),
    DirtyInput("log lines before", "[INFO] connected\n{device} ready\n< waiting\n" + xml, at: 5, 2),
    DirtyInput("a Markdown fence", "Page source retrieved successfully:\n\n```xml\n" + xml + "\n```\n", at: 5, 2),
    DirtyInput("a bare fence around JSON", "```\n" + json + "\n```", at: 3, 15),
    DirtyInput("a runner's prefix before every line", logged("[0-0] "), at: 4, 7),
    DirtyInput("times before every line", logged("2026-05-01T10:00:0#.123Z "), at: 4, 26),
    DirtyInput("a tag before every line", logged("I/python  ( 12#): "), at: 4, 19),
    DirtyInput("a log line that goes on with the export", "12:00 INFO result: " + appium + "\n12:01 INFO ok", at: 2, 1),
    DirtyInput("junk behind", xml + "\n\nok (12 ms)\n", at: 2, 2, warning: "line 5, column 1"),
    DirtyInput("junk behind JSON", json + "\n$ ", at: 2, 15, warning: "line 3"),
    DirtyInput("a driver's response", "{\"value\":\"\(escaped)\",\"sessionId\":\"1\"}", at: 1, 22),
    DirtyInput(
      "an old driver's response", "{\n \"sessionId\": \"1\",\n \"status\": 0,\n \"value\": \"\(escaped)\"}", at: 4, 23),
    DirtyInput("a bare JSON string", "\"\(escaped)\"", at: 1, 13),
    DirtyInput(
      "a response in pretty characters",
      "{\"value\": \"<screen key=\\\"\\ud83d\\ude00\\u00e9\\\">\\n<button label=\\\"Buy\\\"/></screen>\"}",
      at: 1, 49),
    DirtyInput(
      "JSON in a string",
      "\"{\\\"kind\\\": \\\"screen\\\", \\\"children\\\": [{\\\"kind\\\": \\\"button\\\", \\\"label\\\": \\\"Buy\\\"}]}\"",
      at: 1,
      40),
    DirtyInput(
      "control characters", "<screen>\n <button label=\"B\u{1}uy\"/></screen>", at: 2, 2, label: "B uy",
      warning: "1 character"),
    DirtyInput(
      "U+FFFF", "<screen>\n <button label=\"B\u{FFFF}\"/></screen>", at: 2, 2, label: "B\u{FFFD}",
      warning: "line 2, column 18"),
    DirtyInput(
      "references to forbidden characters",
      "<screen key=\"&#0;&#x1F;&#xFFFF;&#31;\"><button label=\"B&#x1;uy\"/></screen>", at: 1,
      39, label: "B\tuy", warning: "5 characters"),
    DirtyInput(
      "an emoji in two references", "<screen><button label=\"&#55357;&#56832;!&#10;\"/></screen>", at: 1, 9,
      label: "😀!\n",
      warning: "1 character"),
    DirtyInput(
      "half of a pair", "<screen><button label=\"&#55357;!\"/></screen>", at: 1, 9, label: "\u{FFFD}!",
      warning: "1 character"),
  ]

  @Test("is read, with the places of the user's file", arguments: cases)
  func isRead(_ input: DirtyInput) throws {
    let file = Export.read(input.bytes)
    #expect(file.error == nil)
    let tree = try #require(file.captures.first).tree
    #expect(file.captures.count == 1)
    let button = try #require(tree.nodes.first { tree.kind[$0.index] == .button })
    #expect(tree.string(tree.label[button.index]) == input.label)
    let place = tree.position[button.index]
    #expect("\(place.line):\(place.column)" == "\(input.line):\(input.column)")
    #expect(file.warnings.count == (input.warning == nil ? 0 : 1), "\(file.warnings)")
    if let warning = input.warning { #expect(file.warnings.first?.contains(warning) ?? false, "\(file.warnings)") }
  }

  @Test("an error inside a driver's response is told where it stands in the file")
  func errorsOfWrappedDocuments() throws {
    let error = try #require(
      Export.read(Array("{\"status\": 0,\n\"value\": \"<screen>\\n <buton/></screen>\"}".utf8)).error)
    #expect("\(error.line):\(error.column)" == "2:22")
  }

  @Test(
    "what only quotes an export is none",
    arguments: [
      "# Page\n\n```xml\n<screen/>\n```\n", "import Testing\n\n<screen/>\n", "// note\n<screen/>",
      "\"a\",\"b\"\n<screen/>",
      "{\"value\": \"12\", \"type\": \"Button\"}", "plain words\n", "{\"value\": \"words\"}",
      String(repeating: "words\n", count: 30) + "<screen/>",
      "let page = <AppiumAUT>\nlet next = <AppiumAUT/>\n", "+<AppiumAUT>\n+</AppiumAUT>\n", "x <hierarchy>\nwords\n",
      "# <?xml version=\"1.0\"?>\n# <AppiumAUT></AppiumAUT>\n",
      "usage: shot <screen name> <file>\n", "Then the dump shows <hierarchy> with nodes.\n", "a,b,<screen x>\n",
      "[0-0] Found <XCUIElementTypeButton name=\"x\"/>\n[0-0] done\n", "INFO screen changed: <screen home>\n",
      "Found element <XCUIElementTypeButton name=\"Buy\"/> in 2 s\n",
      "XPath fails: <XCUIElementTypeButton> not found\n",
      "E/Test: no <XCUIElementTypeApplication name=\"Buy\"> found\nE/Test: done\n",
      "Commands\n<screen name>  shows a screen\n", "Notes\n<hierarchy> is the outermost element\n",
      "1) open <screen one>\n2) open <screen two>\n", "Find: elements matching <XCUIElementTypeButton 0x600>\n",
      String(repeating: "[0-0] a step of the test\n", count: 30)
        + "[0-0] source: <hierarchy rotation=\"0\"><node text=\"a",
      // A source that the logger cut, in a log about other things.
      "[0-0] source: <hierarchy rotation=\"0\"><node text=\"a\n"
        + String(repeating: "[0-0] a step of the test\n", count: 30),
    ])
  func quotedExports(_ text: String) {
    let file = Export.read(Array(text.utf8))
    #expect(file.captures.isEmpty)
    #expect(file.error?.kind == .unrecognised)
  }

  @Test("a log whose lines cannot be told from the export is refused with what to strip")
  func unevenLog() throws {
    let text = "[0-0] <AppiumAUT>\n[0-0] <XCUIElementTypeOther\n[0-0] label=\"a\"/>\n[0-0] </AppiumAUT>\n"
    let error = try #require(Export.read(Array(text.utf8)).error)
    #expect(error.kind == .unreadable)
    #expect("\(error.line):\(error.column)" == "3:1")
    #expect(error.message.contains("\"[0-0]\"") && error.message.contains("strip"))
  }

  @Test(
    "every page source of a log is read, however the lines of each begin",
    arguments: [
      logged("[0-0] ") + logged("[0-1] "),
      logged("INFO home: ") + logged("INFO cart: "),
      logged("[0-0] step 1: ") + "[0-0] some text\n" + logged("[0-0] after login: "),
      "INFO home: \(line)\nINFO cart: \(line)\n",
      "home: \(line)\ncart: \(line)\n",
      "INFO home: \(line) in 3 ms\n\nI/python ( 12): \(line)\n",
      "INFO both: \(line) and \(line)\n",
      "Page source: <?xml version=\"1.0\"?>\n\(appium)\nSource after a tap: <?xml version=\"1.0\"?>\n\(appium)\n",
      "INFO home: \(line)\n{\"level\": \"info\"}\nINFO cart: \(line)\n",
      "INFO home: \(line)\n[0-0] found <XCUIElementTypeButton name=\"x\"/> and <hierarchy>\nINFO cart: \(line)\n",
    ])
  func severalInALog(_ log: String) {
    let file = Export.read(Array(log.utf8))
    #expect(file.error == nil)
    #expect(file.captures.count == 2)
  }

  @Test("an export behind the text that follows another one is read, and the text is told")
  func exportBehindText() {
    let file = Export.read(
      Array("\(Self.xml)\nok (12 ms)\n  INFO cart: <screen>\n  INFO cart: <text label=\"a\"/></screen>\n".utf8))
    #expect(file.error == nil)
    #expect(file.captures.count == 2)
    #expect(file.warnings == ["what stands between two documents at line 4, column 1 was ignored"])
  }

  @Test(
    "a cut page source is told where a log is about it, or holds a whole one",
    arguments: [
      "[0-0] <?xml version=\"1.0\"?>\n[0-0] \(appium.dropLast(70))\n",
      "[0-0] source: \(line.dropLast(20))\n[0-0] done\n",
      "INFO home: \(line)\nINFO cart: <?xml version=\"1.0\"?><screen>\nINFO done\n",
      "INFO home: \(line)\nINFO cart: <screen platform=\"ios\"><button label=\"a\nINFO done\n",
      "[t] (main) <?xml version=\"1.0\"?>\n[t] (worker) <AppiumAUT>\n[t] (main) <XCUIElementTypeOther/>\n[t] (main) </AppiumAUT>\n",
      "INFO home: <hierarchy rotation=\"0\"><node text=\"a\nINFO step\nINFO cart: \(line)\n",
    ])
  func cutInALog(_ log: String) {
    #expect(Export.read(Array(log.utf8)).error?.kind == .unreadable)
  }

  @Test("a log in which a value goes on in the next line is read where nothing stands before its lines")
  func valueOverTwoLines() throws {
    let file = Export.read(
      Array("Page source: <screen>\n<button label=\"Buy\nPage by page\"/>\n</screen>\nPassed\n".utf8))
    #expect(file.error == nil)
    #expect(file.captures.count == 1)
  }

  @Test("a message without the export says so")
  func messageOnly() {
    let error = Export.read(Array("UI hierchary dumped to: /sdcard/window_dump.xml\n".utf8)).error
    #expect(error?.kind == .unreadable)
    #expect(error?.message.contains("pull") ?? false)
  }

  @Test("cut input is an error wherever it is cut", arguments: [0, 1, 2])
  func cutInput(_ form: Int) {
    let whole = Array([Self.xml, Self.json, "{\"value\":\"\(Self.escaped)\",\"sessionId\":\"1\"}"][form].utf8)
    // Behind the last byte of the screen only the wrapper is missing.
    let end = form == 2 ? whole.count - 20 : whole.count - 1
    for count in 0..<end {
      let file = Export.read(Array(whole[..<count]))
      #expect(file.error != nil, "\(count) bytes")
      #expect(file.captures.isEmpty)
    }
  }
}
