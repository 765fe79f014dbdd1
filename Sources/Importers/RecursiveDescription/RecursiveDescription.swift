import ViewHierarchy

/// What `-[UIView recursiveDescription]` prints in the debugger: classes and frames, nothing of accessibility.
public enum RecursiveDescription: Importer {
  public static let format = "uiview-description"
  public static let summary = "text of UIView's recursiveDescription (LLDB, chisel's pviews): geometry and classes only"
  public static let facts = Facts([
    .hidden, .type, .visibleText, .frames, .exactFrames, .screenSize, .assetName,
  ])

  public static func recognises(_ head: DocumentHead) -> Recognition {
    head.withBytes { bytes in
      guard bytes.first == UInt8(ascii: "<"), let mark = bytes.first(": 0x", from: 0), mark < 256 else { return .no }
      guard bytes.first(">", from: 0).map({ $0 > mark }) ?? true || bytes.first("frame = (", from: mark) != nil else {
        return .no
      }
      if bytes.first("; frame = (", from: 0) != nil { return .yes }
      if bytes.first(", state: ", from: 0) != nil, bytes.first(", view: <", from: 0) != nil {
        return .refused(
          "this is a list of view controllers (_printHierarchy); print the window's recursiveDescription, or better "
            + "the application's debugDescription from a UI test")
      }
      return .no
    }
  }

  public static func read(_ document: Document) -> ImportResult {
    var reading = RecursiveDescriptionReading(document)
    return reading.read()
  }
}
