import Markup
import ViewHierarchy

/// The JSON that AccessibilitySnapshot's model encodes: elements in the order in which VoiceOver visits them.
///
/// Source: cashapp/AccessibilitySnapshot:AccessibilitySnapshotModel.
public enum AccessibilitySnapshotJSON: Importer {
  public static let format = "accessibility-snapshot-json"
  public static let summary =
    "JSON of AccessibilitySnapshot's parsed hierarchy: VoiceOver's own order, hints, containers"
  public static let facts = Facts([
    .elementFlag, .label, .value, .hint, .traits, .frames, .exactFrames, .explicitOrder, .containerType,
    .customActions, .language, .inputLabels, .identifiers,
  ])

  public static func recognises(_ head: DocumentHead) -> Recognition {
    guard head.text.utf8.first == UInt8(ascii: "["), head.has("\"_0\"") else { return .no }
    guard head.has("\"element\"") || head.has("\"container\"") else { return .no }
    return head.has("\"traversalIndex\"") || head.has("\"shape\"") || head.has("\"frame\"") ? .yes : .no
  }

  public static func read(_ document: Document) -> ImportResult {
    document.readJSON { json throws(ImportError) in
      var reading = AccessibilitySnapshotReading(document)
      return [try reading.capture(json.root)]
    }
  }
}
