import ViewHierarchy

/// How to make an export carry a fact that it lacks: an option, a setting, a driver version, another format.
public enum CaptureAdvice {
  /// What to do, for one format and groups of missing facts of which one each would do; the easiest is told.
  public static func how(format: String, missing: [[Fact]]) -> String {
    var told: [String] = []
    for group in missing {
      let sentences = group.reversed().compactMap { specific[format]?[$0] } + group.compactMap { general[$0] }
      if let sentence = sentences.first, !told.contains(sentence) { told.append(sentence) }
    }
    return told.isEmpty
      ? "this format cannot carry it; `screenreadout formats` tells which can" : told.joined(separator: "; ")
  }

  /// What makes an export of a format carry a fact: a setting of its producer, an option, another format.
  public static func advice(format: String, fact: Fact) -> String? {
    specific[format]?[fact] ?? (Export.importer(named: format)?.facts.contains(fact) == true ? nil : general[fact])
  }

  private static let general: [Fact: String] = [
    .pixels: "give a screenshot of the same screen",
    .language: "give the language (--language)",
    .direction: "give the direction (--direction)",
    .density: "give the density (--density)",
    .hint: "use a format that carries hints, such as AccessibilitySnapshot's JSON or the storyboard",
    .explicitOrder: "use a format that carries it, such as AccessibilitySnapshot's JSON or the canonical form",
    .containerType: "use a format that carries it, such as AccessibilitySnapshot's JSON or the canonical form",
    .fonts: "audit the storyboard or xib",
    .declaredColours: "audit the storyboard or xib",
    .visibleText: "audit the storyboard or xib, or use the canonical form",
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
    "interface-builder": Dictionary(
      uniqueKeysWithValues: [
        .value, .screenSize, .stopFlag, .exactFrames, .customActions, .inputLabels,
      ].map { ($0, "a design file cannot tell; audit an export of the running screen as well") }
    ).merging([
      .explicitOrder: "connect an outlet collection accessibilityElements, or audit an export that carries the order",
      .containerType:
        "set the runtime attribute accessibilityContainerType, or audit an export that carries container types",
    ]) { $1 },
  ]
}
