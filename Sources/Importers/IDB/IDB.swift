import Markup
import ViewHierarchy

/// What `idb ui describe-all` and `describe-point` print: the simulator's screen as assistive technology sees it.
///
/// Sources: facebook/idb:FBControlCore/Commands/FBAccessibilityDocument.swift, FBAccessibilityKeys.swift.
public enum IDB: Importer {
  public static let format = "idb-json"
  public static let summary = "JSON of `idb ui describe-all`: flat, nested, complete, or one object a line"
  public static let facts = IDBShape.facts

  public static func recognises(_ head: DocumentHead) -> Recognition {
    guard IDBShape.isAccessibilityJSON(head), !IDBShape.isSwiftPretty(head) else { return .no }
    return .yes
  }

  public static func read(_ document: Document) -> ImportResult { IDBReading.read(document, format: format) }
}

/// What `axe describe-ui` prints: the nested form of idb, written by Swift's encoder.
///
/// Source: cameroncooke/AXe:Sources/AXe/Utilities/AccessibilityElement.swift.
public enum AXe: Importer {
  public static let format = "axe-json"
  public static let summary = "JSON of `axe describe-ui`, also as XcodeBuildMCP and other wrappers print it"
  public static let facts = IDBShape.facts

  public static func recognises(_ head: DocumentHead) -> Recognition {
    IDBShape.isAccessibilityJSON(head) && IDBShape.isSwiftPretty(head) ? .yes : .no
  }

  public static func read(_ document: Document) -> ImportResult { IDBReading.read(document, format: format) }
}

extension IDBShape {
  static let facts = Facts([
    .elementFlag, .hidden, .label, .value, .hint, .traits, .type, .frames, .exactFrames, .screenSize, .customActions,
    .identifiers,
  ])

  /// Looks for the accessibility keys of idb, which no other format has, for the keys of its complete document, and for
  /// sparse objects as wrappers store them line by line.
  static func isAccessibilityJSON(_ head: DocumentHead) -> Bool {
    guard head.isJSON else { return false }
    if head.has("\"AXFrame\"") || head.has("\"AXLabel\"") || head.has("\"AXUniqueId\"") { return true }
    if head.has("\"elements\""), head.has("\"coverage\"") || head.has("\"backend\"") && head.has("\"truncated\"") {
      return true
    }
    return head.has("\"content_required\"") && head.has("\"role_description\"")
  }

  /// Swift's encoder puts a blank before the colon, Python's does not.
  static func isSwiftPretty(_ head: DocumentHead) -> Bool {
    head.has("\"AXFrame\" :") || head.has("\"AXLabel\" :") || head.has("\"AXUniqueId\" :")
  }
}
