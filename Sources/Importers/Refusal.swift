/// What a document is that no importer reads, and what to do instead.
enum Refusal {
  static func error(_ head: DocumentHead, position: (line: Int, column: Int)) -> ImportError {
    if let message = known(head) {
      return ImportError(kind(head), message, line: position.line, column: position.column)
    }
    return ImportError(
      .unrecognised, "not an export that can be read; `screenreadout formats` lists what can be read",
      line: position.line, column: position.column)
  }

  /// A dump of a screen in a form that is not read is a capture that was not examined; pages, archives and documents of
  /// other kinds lie in every repository.
  private static func kind(_ head: DocumentHead) -> ImportError.Kind {
    let text = head.text
    if text.hasPrefix("bplist00") || text.hasPrefix("PK") || text.hasPrefix("{}") { return .foreign }
    return head.rootName?.lowercased() == "html" || text.prefix(256).lowercased().hasPrefix("<!doctype html")
      ? .foreign : .unreadable
  }

  /// Things that people mistake for an export of the app's screen, and exports that are not read.
  private static func known(_ head: DocumentHead) -> String? {
    let text = head.text
    if text.hasPrefix("bplist00") {
      return
        "this is a binary property list (a compiled nib or an archive); give the storyboard or xib it was made from"
    }
    if text.hasPrefix("PK") {
      return "this is a zip archive; unpack it and give the exports inside"
    }
    return head.isJSON || text == "null" ? knownJSON(head) : knownText(head)
  }

  private static func knownJSON(_ head: DocumentHead) -> String? {
    switch head.text {
    case "null": return "the capture is empty: nothing lies at the point that was described; describe the whole screen"
    case "[]", "{}": return "the capture is empty: it holds no element; wait until the screen is shown and export again"
    default: break
    }
    if isDriverError(head.text) {
      return
        "the capture failed: this is the error that a WebDriver server answered, not a screen; start a session, wait "
        + "until the app is shown, and export again"
    }
    for (keys, message) in jsonForms where keys.allSatisfy({ head.text.contains("\"\($0)\"") }) { return message }
    return nil
  }

  /// An answer of a WebDriver server to a call that failed (W3C WebDriver, 6.6 "Errors"): an error under `value`, with
  /// message and, in words that differ from driver to driver, a trace.
  private static func isDriverError(_ text: String) -> Bool {
    guard text.contains("\"value\""), text.contains("\"error\""), text.contains("\"message\"") else { return false }
    let start = text.utf8.lazy.filter { $0 > 0x20 }.prefix(32)
    return start.starts(with: "{\"value\":{\"error\":".utf8) || text.contains("\"stacktrace\"")
      || text.contains("\"traceback\"")
  }

  /// JSON by the keys that give it away.
  private static let jsonForms: [(keys: [String], message: String)] = [
    (
      ["ref", "rect", "shown"],
      "this is a Selendroid tree; export with Appium's UiAutomator2 driver or `adb shell uiautomator dump`"
    ),
    (
      ["generated", "filename", "snapshot"],
      "this is a snapshot of A11yUITests, a flat list without a tree; write the application's debugDescription to a "
        + "file in the same test and give that"
    ),
    (
      ["viewHierarchy", "deviceWidth"],
      "this is a recording of Trailblaze; export the same screen with `maestro hierarchy` or, better, with Appium"
    ),
    (
      ["trailblazeNodeTree"],
      "this is a recording of Trailblaze; export the same screen with `maestro hierarchy` or, better, with Appium"
    ),
    (
      ["coordinates", "type", "label"],
      "this is mobile-mcp's list of elements, which lacks the tree; export with `axe describe-ui` or "
        + "WebDriverAgent's `/source?format=json`"
    ),
    (
      ["detailedDescription", "compactDescription", "auditType"],
      "these are the findings of Apple's own audit (performAccessibilityAudit), not a screen; export the page source"
    ),
    (
      ["nodes", "nodeId", "backendDOMNodeId"],
      "this is a browser's accessibility tree, not an export of an app's screen"
    ),
    (
      ["role", "ignored", "backendDOMNodeId"],
      "this is a browser's accessibility tree, not an export of an app's screen"
    ),
  ]

  private static func knownText(_ head: DocumentHead) -> String? {
    let text = head.text
    let lower = text.prefix(256).lowercased()
    if head.rootName?.lowercased() == "html" || lower.hasPrefix("<!doctype html") {
      return "this is the page source of a web view; switch the driver to the NATIVE_APP context and export again"
    }
    if let root = head.rootName, root == "RootWebArea" || text.contains("<RootWebArea") {
      return "this is a browser's accessibility tree, not an export of an app's screen"
    }
    if text.hasPrefix("- RootWebArea") || text.hasPrefix("- document") || text.hasPrefix("RootWebArea") {
      return "this is a browser's accessibility tree, not an export of an app's screen"
    }
    if text.hasPrefix("* "), text.contains("-traits:") || text.contains("-label:") {
      return
        "this is a text snapshot of ios-accessibility-text-snapshot, which has no frames; give the JSON of "
        + "AccessibilitySnapshot instead"
    }
    if text.contains("device_state {") || text.contains("device_state:") {
      return
        "this is a hierarchy proto of Google's Accessibility Test Framework; export with `adb shell uiautomator dump`"
    }
    if text.contains("is_ax_element:") || text.contains("ax_traits:") {
      return "this is a proto of GTXiLib; give the JSON of AccessibilitySnapshot or an Appium page source instead"
    }
    if text.contains(", state: "), text.contains(", view: <") {
      return
        "this is a list of view controllers (_printHierarchy); print the application's debugDescription from a UI test"
    }
    if text.hasPrefix("@e"), text.contains("[") {
      return "this is a snapshot of agent-device for language models; take its XML or JSON export instead"
    }
    return nil
  }
}
