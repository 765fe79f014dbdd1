import ViewHierarchy

/// How to make an export carry a fact that it lacks: an option, a setting, a driver version, another format.
public enum CaptureAdvice {
  /// What to do, for one format and groups of missing facts of which one each would do; the easiest is told.
  public static func how(format: String, missing: [[Fact]]) -> String {
    let own = specific[format] ?? [:]
    var told: [String] = []
    for group in missing {
      // A screenshot is easier to get than another kind of export.
      let sentence =
        group.last { own[$0] != nil }.flatMap { own[$0] } ?? (group.contains(.pixels) ? general[.pixels] : nil)
        ?? group.first { general[$0] != nil }.flatMap { general[$0] }
      if let sentence, !told.contains(sentence) { told.append(sentence) }
    }
    switch told.count {
    case 0: return "this format cannot carry it; `screenreadout formats` tells which can"
    case 1: return told[0]
    default: return told.joined(separator: "; ")
    }
  }

  /// What makes an export of a format carry a fact: a setting of its producer, an option, another format.
  public static func advice(format: String, fact: Fact) -> String? {
    specific[format]?[fact] ?? (Export.importer(named: format)?.facts.contains(fact) == true ? nil : general[fact])
  }

  private static let general: [Fact: String] = [
    .pixels: "give a screenshot of the same screen (--screenshot), or put a PNG of the same name beside the export",
    .language: "give the language (--language)",
    .direction: "give the direction (--direction)",
    .density: "only Android screens are measured in pixels",
    .hint: "use a format that carries hints, such as AccessibilitySnapshot's JSON or the storyboard",
    .explicitOrder: "use a format that carries it, such as AccessibilitySnapshot's JSON or the canonical form",
    .containerType: "use a format that carries it, such as AccessibilitySnapshot's JSON or the canonical form",
    .inputLabels:
      "use a format that asks the elements themselves, such as AccessibilitySnapshot's JSON or the canonical form",
    .fonts: "audit the storyboard or xib",
    .declaredColours: "audit the storyboard or xib, or use the canonical form",
    .visibleText: "audit the storyboard or xib, or use the canonical form",
    .elementFlag: elementFlags,
    .stopFlag: elementFlags,
    .hidden: "use a page source of Appium, which states what is visible",
    .label: "use a page source of Appium or `axe describe-ui`",
    .value: "use a page source of Appium's XCUITest driver or `axe describe-ui`",
    .traits: "use a page source of Appium's XCUITest driver (WebDriverAgent 9.12 or newer)",
    .type: "use a page source of Appium",
    .frames: "use a page source of Appium or `axe describe-ui`",
    .exactFrames: "use `axe describe-ui`, or a page source of WebDriverAgent with native frames",
    .screenSize: "export the whole screen, not a part of it",
    .actions:
      "audit the storyboard or xib, whose connections say what can be operated, or an Android page source with actions",
    .customActions: "use `axe describe-ui`, AccessibilitySnapshot's JSON or WebDriverAgent's JSON",
    .assetName: "audit the storyboard or xib, or the debugger's recursiveDescription",
    .identifiers: "use a page source of Appium or `axe describe-ui`",
  ]

  private static let runningScreen = "a design file cannot tell; audit an export of the running screen as well"

  private static let elementFlags =
    "use a format that says which nodes are accessibility elements, such as the page "
    + "source of Appium's XCUITest driver, `axe describe-ui` or AccessibilitySnapshot's JSON"

  private static let simulatorKeys: [Fact: String] = [
    .elementFlag: "describe with idb's backend ax (`--api ax`) or with `axe describe-ui`, which list elements only",
    .traits: "use an idb of January 2026 or newer",
    .hint: "the simulator's bridge rarely gives hints; use AccessibilitySnapshot's JSON or the storyboard",
    .hidden: "ask for the key hidden (`idb ui describe-all --key hidden`)",
    .frames: "ask for the key frame too (`idb ui describe-all --key`)",
    .label: "ask for the key AXLabel too (`idb ui describe-all --key`)",
    .value: "ask for the key AXValue too (`idb ui describe-all --key`)",
    .type: "ask for the keys type and role too (`idb ui describe-all --key`)",
    .identifiers: "ask for the key AXUniqueId too (`idb ui describe-all --key`)",
    .customActions: "ask for the key custom_actions too (`idb ui describe-all --key`)",
    .screenSize: "describe the whole screen (`idb ui describe-all`, `axe describe-ui` without --point)",
    .stopFlag: elementFlags,
  ]

  /// Versions and settings: appium/appium-xcuitest-driver:docs/reference/settings.md and the release notes of
  /// appium/WebDriverAgent.
  private static let specific: [String: [Fact: String]] = [
    "appium-ios-xml": [
      .stopFlag: "export with WebDriverAgent 3.8 (2021) or newer and do not exclude the attribute accessible",
      .elementFlag: "use WebDriverAgent 13.3 or newer with the setting includeNativeAccessibilityElementInPageSource",
      .traits: "export with WebDriverAgent 9.12 (XCUITest driver of June 2025) or newer",
      .exactFrames: "switch on the setting includeNativeFrameInPageSource (WebDriverAgent 9.13 or newer)",
      .customActions: "switch on the setting includeCustomActionsInPageSource (WebDriverAgent 11.1 or newer)",
      .frames: "do not exclude x, y, width and height (pageSourceExcludedAttributes)",
      .label: "do not exclude the attribute label (pageSourceExcludedAttributes)",
      .value: "do not exclude the attribute value (pageSourceExcludedAttributes)",
      .hidden: "do not exclude the attribute visible (pageSourceExcludedAttributes)",
      .identifiers: "do not exclude the attribute name (pageSourceExcludedAttributes)",
      .screenSize: "export the whole page, from the application down",
    ],
    "uiautomator-xml": android.merging([
      .elementFlag: "export with Appium's UiAutomator2 server 7.2 or newer, which states importance",
      .actions: "export with Appium's UiAutomator2 server and its setting includeA11yActionsInPageSource",
      .fonts: "export with Appium's UiAutomator2 server and its setting includeExtraRenderingInfoTextData",
      .hidden: "the dump holds only what is visible",
    ]) { _, new in new },
    "appium-android-xml": android.merging([
      .elementFlag: "use the UiAutomator2 server 7.2 (2025) or newer",
      .actions: "switch on the setting includeA11yActionsInPageSource (UiAutomator2 server 7.2 or newer)",
      .hidden: "use the UiAutomator2 server 2.2 (2018) or newer",
      .traits: "use the UiAutomator2 server 7.2 (2025) or newer on Android 9 or newer, which states headings",
      .fonts:
        "switch on the setting includeExtraRenderingInfoTextData (UiAutomator2 server 9.10 or newer, Android 11 or newer)",
    ]) { _, new in new },
    "detox-xml": [
      .density: "give the density (--density), or use a Detox that writes it into the file",
      .stopFlag: "dump the same screen with `adb shell uiautomator dump`, or use a page source of Appium",
      .elementFlag: "use a page source of Appium's XCUITest driver with WebDriverAgent 13.3 or newer",
      .frames: "the numbers of this file are masked; use the hierarchy as Detox wrote it",
      .screenSize: "the numbers of this file are masked; use the hierarchy as Detox wrote it",
    ],
    "interface-builder": [
      .value: runningScreen, .screenSize: runningScreen, .stopFlag: runningScreen, .exactFrames: runningScreen,
      .customActions: runningScreen, .inputLabels: runningScreen,
      .explicitOrder: "connect an outlet collection accessibilityElements, or audit an export that carries the order",
      .containerType:
        "set the runtime attribute accessibilityContainerType, accessibilityElementsHidden or accessibilityViewIsModal, "
        + "or audit an export that carries container types",
    ],
    "wda-json": [
      .stopFlag: "export with WebDriverAgent 3.8 (2021) or newer and do not exclude the attribute accessible",
      .elementFlag: "use WebDriverAgent 13.3 or newer with the setting includeNativeAccessibilityElementInPageSource",
      .traits: "export with WebDriverAgent 9.12 (XCUITest driver of June 2025) or newer",
      .exactFrames: "export with WebDriverAgent 9.8 or newer, whose JSON always has nativeFrame",
      .customActions: "export with WebDriverAgent 11.1 or newer",
      .frames: "export `/source?format=json` instead of `/wda/accessibleSource`",
      .screenSize: "export `/source?format=json` instead of `/wda/accessibleSource`, from the application down",
      .hidden: "do not exclude the attribute visible (excluded_attributes)",
    ],
    "idb-json": simulatorKeys,
    "axe-json": [
      .elementFlag: "use a current `axe describe-ui`, which lists elements only",
      .traits: "use `idb ui describe-all` of January 2026 or newer",
      .hidden: "use `idb ui describe-all --key hidden`",
      .hint: "the simulator's bridge rarely gives hints; use AccessibilitySnapshot's JSON or the storyboard",
      .screenSize: "describe the whole screen (`axe describe-ui` without --point)",
      .stopFlag: elementFlags,
    ],
    "maestro-json": [
      .type:
        "Maestro states no types on iOS; give the raw answer of its runner (/viewHierarchy), or export with Appium",
      .elementFlag: elementFlags,
      .stopFlag: elementFlags,
      .traits: "export with Appium's XCUITest driver",
      .visibleText: "audit the storyboard or xib: iOS does not tell the text on the screen and the label apart",
      .exactFrames: "give the raw answer of Maestro's runner (/viewHierarchy)",
      .density: "give the density (--density)",
    ],
    "xcui-debug-description": [
      .elementFlag: elementFlags,
      .stopFlag: elementFlags,
      .traits: "export the page source with Appium's XCUITest driver (WebDriverAgent 9.12 or newer)",
      .customActions: "use a format that carries them, such as `axe describe-ui`",
      .screenSize: "print the application, not an element of it (`app.debugDescription`)",
    ],
    "accessibility-snapshot-json": [
      .type:
        "this format states traits, not types; export the same screen with Appium for the rules on cards and lists",
      .screenSize: "the hierarchy is that of one view, whatever the screen; use a format that has the screen",
      .hidden: "it lists only what VoiceOver finds; use Appium's page source for what is hidden",
    ],
    "uiview-description": [
      .label: "recursiveDescription has no labels; print `app.debugDescription` in a UI test, or use `axe describe-ui`",
      .elementFlag: elementFlags,
      .stopFlag: elementFlags,
      .traits: elementFlags,
      .screenSize: "print the window's description, not that of a view in it",
    ],
    "flutter-semantics": [
      .hidden: "a semantics tree holds only what is shown",
      .customActions: "name the actions with customSemanticsActions in the widget",
    ],
  ]

  /// Sources: developer.android.com (`wm density`), the release notes of appium/appium-uiautomator2-server.
  private static let android: [Fact: String] = [
    .density: "give the density (--density): `adb shell wm density` divided by 160",
    .exactFrames: "give the density (--density): `adb shell wm density` divided by 160",
    .stopFlag: "do not strip clickable and focusable from the dump",
    .label: "do not strip content-desc from the dump",
    .visibleText: "do not strip text from the dump",
    .identifiers: "do not strip resource-id from the dump",
    .frames: "do not strip bounds from the dump",
    .screenSize: "export the whole hierarchy, from the root window down",
    .value: "no export of Android carries the values of all nodes; a state description among the extras is read",
    .traits: "the platform's dump has no traits; a heading is stated by the UiAutomator2 server 7.2 or newer",
    .customActions: "no export of Android carries them; use the canonical form",
    .inputLabels: "only iOS has them",
    .hint: "only iOS has them; a tooltip is read in their place",
    .explicitOrder: "no export of Android states what is read before or after what; use the canonical form",
    .containerType: "only iOS has them",
    .declaredColours: "no export of Android carries them; use the canonical form",
    .assetName: "no export of Android carries it; use the canonical form",
  ]
}
