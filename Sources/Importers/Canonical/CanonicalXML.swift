import Markup
import ViewHierarchy

/// The tool's own form of a screen as XML: what `convert` writes, what rule pages show, what people write by hand.
///
/// A typing mistake in a hand-written file must not pass for an absent attribute, so every name and value is checked.
public enum CanonicalXML: Importer {
  public static let format = "canonical-xml"
  public static let summary = "screenreadout's own form of a screen as XML (`screenreadout convert`, or by hand)"
  public static let facts = Facts.all

  public static func recognises(_ head: DocumentHead) -> Recognition { head.rootName == "screen" ? .yes : .no }

  public static func read(_ document: Document) -> ImportResult {
    var reading = CanonicalXMLReading(document)
    let result = document.readXML(
      CanonicalNames.table.vocabulary, open: { reading.open($0) }, close: { reading.close() },
      text: { reading.take($0) }, finish: { reading.finish(end: $0) })
    // A fault of ours stands before any that the parser met after it.
    return reading.error.map { ImportResult(error: $0) } ?? result
  }
}

/// Turns the events of the parser into those of the canonical form.
struct CanonicalXMLReading {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// What was wrong first.
  private(set) var error: ImportError?
  private let document: Document
  private var reading = CanonicalReading(format: CanonicalXML.format)
  private var depth = 0
  private var lastTag = SourcePosition(line: 0, column: 0)

  init(_ document: Document) { self.document = document }

  mutating func open(_ tag: borrowing XMLTag) -> XMLStep {
    guard error == nil else { return .stop }
    lastTag = SourcePosition(line: tag.line, column: tag.column)
    do {
      try begin(tag)
    } catch {
      fail(error, at: lastTag)
    }
    for index in 0..<tag.attributeCount where error == nil {
      let name = tag.attributeNameBytes(index)
      let value = CanonicalValue(bytes: tag.attributeValue(index), spelling: .attribute)
      do {
        try reading.set(tag.attributeName(index), name: name, value)
      } catch {
        let text = XMLPlaces(document.bytes)
        fail(error, at: text.attribute(name, ofTagAt: lastTag) ?? lastTag)
      }
    }
    guard error == nil else { return .stop }
    do {
      try reading.endAttributes()
    } catch {
      fail(error, at: lastTag)
    }
    depth += 1
    return error == nil ? .goOn : .stop
  }

  private mutating func begin(_ tag: borrowing XMLTag) throws(CanonicalFault) {
    let name = tag.nameBytes
    guard depth > 0 else {
      guard case .screen = CanonicalNames.table.element(tag.name) else {
        throw CanonicalFault("<screen> was expected, not <\(String(decoding: name, as: UTF8.self))>")
      }
      return
    }
    guard reading.holdsElements else {
      throw CanonicalFault("<action> and <content> hold no elements; end them with />")
    }
    try reading.open(tag.name, name: String(decoding: name, as: UTF8.self), position: lastTag)
  }

  mutating func close() {
    depth -= 1
    reading.close()
  }

  /// Texts are attributes in this form; between elements there is white space only.
  mutating func take(_ text: UnsafeBufferPointer<UInt8>) {
    guard error == nil, text.contains(where: { $0 > 0x20 }) else { return }
    let place = XMLPlaces(document.bytes).text(behindTagAt: lastTag) ?? lastTag
    fail(CanonicalFault("text stands between elements; write it as an attribute (text, label, value)"), at: place)
  }

  func finish(end: Int) -> ImportResult { reading.finish(end: end) }

  private mutating func fail(_ fault: CanonicalFault, at place: SourcePosition) {
    guard error == nil else { return }
    error = ImportError(.unreadable, fault.message, line: Int(place.line), column: Int(place.column))
  }
}
