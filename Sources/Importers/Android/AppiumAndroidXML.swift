import ViewHierarchy

/// Page sources of Appium's UiAutomator2 driver, and of UiAutomator1 before it.
///
/// Source of the attributes: appium/appium-uiautomator2-server:app/src/main/java/io/appium/uiautomator2/model/
/// UiElementSnapshot.java and .../utils/Attribute.java.
public enum AppiumAndroidXML: Importer {
  public static let format = "appium-android-xml"
  public static let summary = "page source of Appium's UiAutomator2 driver"
  public static let facts = AndroidShape.possibleFacts.union(Facts(.fonts))

  public static func recognises(_ head: DocumentHead) -> Recognition {
    guard let root = head.rootName else { return .no }
    if root == "hierarchy" {
      guard let first = head.elementNames.dropFirst().first else { return .refused(AndroidMessages.empty) }
      return first == "node" ? .no : .yes
    }
    // A fragment: one view and what is in it.
    let attributes = head.rootAttributes
    let isView = attributes["bounds"] != nil && attributes["class"] != nil
    return root.contains(".") && isView ? .yes : .no
  }

  public static func read(_ document: Document) -> ImportResult {
    AndroidReading.read(document, format: format)
  }
}
