import Markup
import ViewHierarchy

/// Page sources of Appium's XCUITest driver and of WebDriverAgent (`GET /source`).
///
/// Source of the attributes' meanings: appium/WebDriverAgent:WebDriverAgentLib/Utilities/FBXPath.m and
/// .../Categories/XCUIElement+FBWebDriverAttributes.m.
public enum AppiumIOS: Importer {
  public static let format = "appium-ios-xml"
  public static let summary = "page source of Appium's XCUITest driver or of WebDriverAgent"
  public static let facts = Facts([
    .elementFlag, .stopFlag, .hidden, .label, .value, .traits, .type, .frames, .exactFrames, .screenSize,
    .customActions, .identifiers,
  ])

  public static func recognises(_ head: DocumentHead) -> Recognition {
    guard let root = head.rootName else { return .no }
    guard root == "AppiumAUT" || root.hasPrefix(XCUIElementType.prefix) else {
      return root.hasPrefix("UIA") ? .refused(Messages.uiautomation) : .no
    }
    // An empty wrapper is recognised and found empty by the reader, which also sees what else is wrong with it.
    guard let first = root == "AppiumAUT" ? head.elementNames.dropFirst().first : root else { return .yes }
    if first.hasPrefix("UIA") { return .refused(Messages.uiautomation) }
    if !first.hasPrefix(XCUIElementType.prefix) { return .refused(Messages.beta) }
    if head.has(" elementType=\""), head.has(" title=\"") { return .foreign(Messages.mac) }
    return .yes
  }

  public static func read(_ document: Document) -> ImportResult {
    var reading = AppiumIOSReading()
    return document.readXML(
      AppiumIOSReading.vocabulary, open: { reading.open($0) }, close: { reading.close() },
      finish: { reading.finish(end: $0) })
  }

  enum Messages {
    static let uiautomation =
      "this page source is of the UIAutomation era (Appium before 1.6); export it again with the XCUITest driver"
    static let beta =
      "the tags of this page source lack the prefix XCUIElementType (a driver of 2016); export it again with a current one"
    static let mac = "this page source is of a macOS app (Appium's Mac2 driver); only iOS screens are audited"
    static let empty =
      "the capture is empty: there is no application in it; wait for the app's first screen and export again"
    static let childless =
      "the capture failed: its application has no children; wait until the screen is shown and export again"
  }
}
