extension CaptureRecipe {
  /// The recipes for JSON and text dumps.
  static func dumps(for format: String) -> [CaptureRecipe] {
    switch format {
    case "idb-json": [CaptureRecipe(language: .shell, note: "idb, a booted simulator", text: Texts.idb)]
    case "axe-json": [CaptureRecipe(language: .shell, note: "AXe, a booted simulator", text: Texts.axe)]
    case "wda-json":
      [
        CaptureRecipe(language: .shell, note: "WebDriverAgent runs on the device or simulator", text: Texts.wdaShell),
        CaptureRecipe(language: .python, note: "Appium Python client", text: Texts.wdaPython),
        CaptureRecipe(language: .java, note: "Appium Java client, Gson", text: Texts.wdaJava),
        CaptureRecipe(language: .javascript, note: "WebdriverIO", text: Texts.wdaJavaScript),
      ]
    case "maestro-json":
      [
        CaptureRecipe(
          language: .shell,
          note:
            "Maestro; one device or simulator is connected. The second command gives the runner's raw answer, which "
            + "has types on iOS; its port is in Maestro's log",
          text: Texts.maestro + "\n" + Texts.maestroRaw)
      ]
    case "xcui-debug-description":
      [
        CaptureRecipe(language: .swift, note: "inside a UI test; the attachment is exported below", text: Texts.attach),
        CaptureRecipe(language: .shell, note: "takes the attachments out of a result bundle", text: Texts.export),
      ]
    case "accessibility-snapshot-json":
      [
        CaptureRecipe(language: .swift, note: "inside a test with AccessibilitySnapshot's parser", text: Texts.snapshot)
      ]
    case "uiview-description":
      [
        CaptureRecipe(language: .shell, note: "in the debugger; copy what it prints into a file", text: Texts.views)
      ]
    case "flutter-semantics":
      [
        CaptureRecipe(language: .shell, note: "press S while the app runs", text: Texts.flutter)
      ]
    default: []
    }
  }

  private enum Texts {
    static let idb = "idb ui describe-all --nested > home.json"
    static let axe = "axe describe-ui --udid \"$UDID\" > home.json"
    static let wdaShell = "curl -s 'http://127.0.0.1:8100/source?format=json' > home.json"
    static let wdaPython = """
      with open("home.json", "w", encoding="utf-8") as file:
          json.dump(driver.execute_script("mobile: source", {"format": "json"}), file)
      """
    static let wdaJava = """
      Object tree = driver.executeScript("mobile: source", Map.of("format", "json"));
      Files.writeString(Path.of("home.json"), new Gson().toJson(tree));
      """
    static let wdaJavaScript = """
      const tree = await driver.execute('mobile: source', { format: 'json' })
      await fs.promises.writeFile('home.json', JSON.stringify(tree))
      """
    static let maestro = "maestro hierarchy > home.json"
    static let maestroRaw =
      "curl -s -X POST -d '{\"appIds\": [\"com.example.app\"], \"excludeKeyboardElements\": false}' "
      + "\"http://127.0.0.1:$PORT/viewHierarchy\" > home.json"
    static let attach = """
      let attachment = XCTAttachment(string: XCUIApplication().debugDescription)
      attachment.name = "home.txt"
      attachment.lifetime = .keepAlways
      add(attachment)
      """
    static let export = "xcrun xcresulttool export attachments --path Tests.xcresult --output-path attachments"
    static let snapshot = """
      let hierarchy = AccessibilityHierarchyParser().parseAccessibilityHierarchy(in: window)
      try JSONEncoder().encode(hierarchy).write(to: file)
      """
    static let views = "expression -l objc -O -- [[[UIApplication sharedApplication] keyWindow] recursiveDescription]"
    static let flutter = "flutter run | tee home.txt"
  }
}
