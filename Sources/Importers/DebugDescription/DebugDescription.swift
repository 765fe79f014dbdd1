import ViewHierarchy

/// What `XCUIElement.debugDescription` prints: failure logs, `po app`, WebDriverAgent's `format=description`.
///
/// Read as XCTest of Xcode 7 to 27 writes it; ``DebugLine`` and ``DebugFields`` hold the grammar.
public enum DebugDescription: Importer {
  public static let format = "xcui-debug-description"
  public static let summary = "text of XCUIElement.debugDescription, as XCTest prints it in logs and attachments"
  public static let facts = Facts([
    .label, .value, .traits, .type, .frames, .exactFrames, .screenSize, .identifiers,
  ])

  public static func recognises(_ head: DocumentHead) -> Recognition {
    var text = head.text
    return text.withUTF8 { bytes in
      if bytes.first == UInt8(ascii: "<") || bytes.first == UInt8(ascii: "{") { return .no }
      if bytes.has("Attributes:", at: 0) || bytes.has("Element subtree:", at: 0) { return .yes }
      return DebugLine(bytes, 0, bytes.firstIndex(of: 0x0A) ?? bytes.count) == nil ? .no : .yes
    }
  }

  public static func read(_ document: Document) -> ImportResult {
    var reading = DebugDescriptionReading(document)
    return reading.read()
  }
}
