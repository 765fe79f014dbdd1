import ViewHierarchy

/// Dumps of `adb shell uiautomator dump`, of openatx/uiautomator2 and of drivers that write the same form.
///
/// Source of the attributes: aosp-mirror/platform_frameworks_base:cmds/uiautomator/library/core-src/com/android/
/// uiautomator/core/AccessibilityNodeInfoDumper.java.
public enum UIAutomatorXML: Importer {
  public static let format = "uiautomator-xml"
  public static let summary = "dump of `adb shell uiautomator dump` and of tools that write the same form"
  public static let facts = AndroidShape.possibleFacts.subtracting(Facts([.elementFlag, .actions, .traits]))

  public static func recognises(_ head: DocumentHead) -> Recognition {
    guard let root = head.rootName else { return .no }
    switch root {
    case "hierarchy":
      guard let first = head.elementNames.dropFirst().first else { return .refused(AndroidMessages.empty) }
      return first == "node" ? .yes : .no
    case "displays", "display":
      return head.elementNames.contains("node") || head.elementNames.contains("window") ? .yes : .no
    case "node":
      return head.rootAttributes["bounds"] != nil || head.rootAttributes["package"] != nil ? .yes : .no
    default: return .no
    }
  }

  public static func read(_ document: Document) -> ImportResult {
    AndroidReading.read(document, format: format)
  }
}
