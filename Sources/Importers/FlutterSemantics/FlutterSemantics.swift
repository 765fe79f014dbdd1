import ViewHierarchy

/// What Flutter's `debugDumpSemanticsTree()` prints.
///
/// Source: flutter/flutter:packages/flutter/lib/src/semantics/semantics.dart (`SemanticsNode.debugFillProperties`).
public enum FlutterSemantics: Importer {
  public static let format = "flutter-semantics"
  public static let summary = "text of Flutter's debugDumpSemanticsTree() (`flutter run`, key S)"
  public static let facts = Facts([
    .elementFlag, .label, .value, .hint, .traits, .type, .frames, .exactFrames, .screenSize, .actions, .customActions,
    .direction, .identifiers,
  ])

  public static func recognises(_ head: DocumentHead) -> Recognition {
    head.withBytes { bytes in
      let firstLine = bytes.firstIndex(of: 0x0A) ?? bytes.count
      return bytes.part(0, firstLine).first("SemanticsNode#", from: 0) != nil ? .yes : .no
    }
  }

  public static func read(_ document: Document) -> ImportResult {
    var reading = FlutterSemanticsReading(document)
    return reading.read()
  }
}
