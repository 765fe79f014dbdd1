/// A few lines that make an export: how people get a file of a format.
public struct CaptureRecipe: Sendable {
  /// What the lines are written in.
  public enum Language: String, Sendable, CaseIterable {
    case shell, python, java, javascript, swift
  }

  /// What the lines are written in.
  public let language: Language
  /// What they presuppose.
  public let note: String
  /// The lines.
  public let text: String

  /// The recipes for a format; none where people write it by hand.
  public static func recipes(for format: String) -> [CaptureRecipe] {
    switch format {
    case "appium-ios-xml", "appium-android-xml": appium
    case "uiautomator-xml": uiautomator
    case "detox-xml": detox
    case "interface-builder": interfaceBuilder
    case "canonical-xml": canonicalXML
    case "canonical-json": canonicalJSON
    default: dumps(for: format)
    }
  }

  private static let uiautomator = [
    CaptureRecipe(
      language: .shell,
      note: "the device is attached; the density is what `adb shell wm density` prints, divided by 160",
      text: """
        adb shell uiautomator dump /sdcard/home.xml
        adb pull /sdcard/home.xml
        """),
    CaptureRecipe(
      language: .python, note: "uiautomator2 (openatx)",
      text: """
        with open("home.xml", "w", encoding="utf-8") as file:
            file.write(device.dump_hierarchy())
        """),
    CaptureRecipe(
      language: .java, note: "inside an instrumented test (androidx.test.uiautomator)",
      text: """
        UiDevice device = UiDevice.getInstance(InstrumentationRegistry.getInstrumentation());
        device.dumpWindowHierarchy(new File(context.getFilesDir(), "home.xml"));
        """),
  ]

  private static let detox = [
    CaptureRecipe(
      language: .javascript, note: "inside a Detox test",
      text: "await fs.promises.writeFile('home.xml', await device.generateViewHierarchyXml())")
  ]

  private static let appium = [
    CaptureRecipe(
      language: .shell, note: "an Appium session runs; jq takes the text out of the answer",
      text: "curl -s \"http://127.0.0.1:4723/session/$SESSION/source\" | jq -r .value > home.xml"),
    CaptureRecipe(
      language: .python, note: "Appium Python client",
      text: """
        with open("home.xml", "w", encoding="utf-8") as file:
            file.write(driver.page_source)
        """),
    CaptureRecipe(
      language: .java, note: "Appium Java client",
      text: "Files.writeString(Path.of(\"home.xml\"), driver.getPageSource());"),
    CaptureRecipe(
      language: .javascript, note: "WebdriverIO",
      text: "await fs.promises.writeFile('home.xml', await driver.getPageSource())"),
  ]

  private static let interfaceBuilder = [
    CaptureRecipe(
      language: .shell, note: "nothing to export: audit the documents of the repository where they are",
      text: "screenreadout audit 'App/**/*.{storyboard,xib}'")
  ]

  private static let canonicalXML = [
    CaptureRecipe(
      language: .shell, note: "from any export that can be read",
      text: "screenreadout convert home.xml --to xml > home.canonical.xml")
  ]

  private static let canonicalJSON = [
    CaptureRecipe(
      language: .shell, note: "from any export that can be read",
      text: "screenreadout convert home.xml --to json > home.json"),
    CaptureRecipe(
      language: .swift,
      note: "inside the app; audit the file with --input-format canonical-json, and state only facts that you write",
      text: """
        func node(_ view: UIView) -> [String: Any] {
          let frame = view.convert(view.bounds, to: nil)
          var node: [String: Any] = [
            "kind": view is UILabel ? "text" : view is UIImageView ? "image" : view is UIButton ? "button" : "view",
            "class": String(describing: type(of: view)), "element": view.isAccessibilityElement,
            "x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height,
            "hidden": view.isHidden, "alpha": view.alpha, "modal": view.accessibilityViewIsModal,
            "elements-hidden": view.accessibilityElementsHidden, "children": view.subviews.map(node),
          ]
          node["id"] = view.accessibilityIdentifier
          node["label"] = view.accessibilityLabel
          node["value"] = view.accessibilityValue
          node["hint"] = view.accessibilityHint
          node["container"] = ["none", "data-table", "list", "landmark", "semantic-group"][
            view.accessibilityContainerType.rawValue]
          return node
        }
        let screen: [String: Any] = [
          "kind": "screen", "platform": "ios", "width": window.bounds.width, "height": window.bounds.height,
          "facts": "element-flag hidden label value hint type frames exact-frames screen-size container-type "
            + "identifiers",
          "children": [node(window)],
        ]
        try JSONSerialization.data(withJSONObject: screen).write(to: file)
        """),
  ]
}
