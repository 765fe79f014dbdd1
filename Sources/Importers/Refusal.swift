/// What a document is that no importer reads, and what to do instead.
enum Refusal {
  static func error(_ head: DocumentHead, position: (line: Int, column: Int)) -> ImportError {
    if let message = known(head) {
      return ImportError(.unreadable, message, line: position.line, column: position.column)
    }
    return ImportError(
      .unrecognised, "not an export that can be read; `screenreadout formats` lists what can be read",
      line: position.line, column: position.column)
  }

  /// Things that people mistake for an export of the app's screen (formats 3 and 10).
  private static func known(_ head: DocumentHead) -> String? {
    let text = head.text
    let lower = text.prefix(256).lowercased()
    if head.rootName?.lowercased() == "html" || lower.hasPrefix("<!doctype html") {
      return "this is the page source of a web view; switch the driver to the NATIVE_APP context and export again"
    }
    if let root = head.rootName, root == "RootWebArea" || text.contains("<RootWebArea") {
      return "this is a browser's accessibility tree, not an export of an app's screen"
    }
    if head.isJSON, text.contains("\"ref\""), text.contains("\"rect\""), text.contains("\"shown\"") {
      return "this is a Selendroid tree; export with Appium's UiAutomator2 driver or `adb shell uiautomator dump`"
    }
    if text.hasPrefix("bplist00") {
      return
        "this is a binary property list (a compiled nib or an archive); give the storyboard or xib it was made from"
    }
    if text.hasPrefix("PK") {
      return "this is a zip archive; unpack it and give the exports inside"
    }
    return nil
  }
}
