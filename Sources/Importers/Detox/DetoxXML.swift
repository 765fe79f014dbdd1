import ViewHierarchy

/// View hierarchies of Detox (`device.generateViewHierarchyXml`, artifacts of failed tests).
///
/// The iOS writer escapes nothing and uses raw Swift type names as tags, so no strict reader will do
/// (wix/Detox:detox/ios/Detox/Utilities/ViewHierarchyGenerator.swift); the Android writer is
/// wix/Detox:detox/android/detox/src/full/java/com/wix/detox/espresso/hierarchy/ViewHierarchyGenerator.kt.
public enum DetoxXML: Importer {
  public static let format = "detox-xml"
  public static let summary = "view hierarchy of Detox"
  public static let facts = Facts([
    .hidden, .label, .value, .type, .visibleText, .frames, .screenSize, .identifiers, .density,
  ])

  public static func recognises(_ head: DocumentHead) -> Recognition {
    head.rootName == "ViewHierarchy" ? .yes : .no
  }

  public static func read(_ document: Document) -> ImportResult {
    var reading = DetoxReading(document.options)
    return document.bytes.withUnsafeBufferPointer { bytes in
      var scanner = DetoxScanner(bytes, from: document.start)
      do throws(ImportError) {
        while let event = try scanner.next() {
          try reading.take(event, of: scanner)
          if reading.isComplete { break }
        }
        guard reading.isComplete else {
          throw scanner.error("the document ends in the middle of <\(reading.innermost)>; export the screen again")
        }
        return try reading.finish(end: scanner.offset)
      } catch {
        return ImportResult(error: error)
      }
    }
  }

  static let empty = "the capture is empty: there is no view in it; wait until the app's screen is shown"
}
