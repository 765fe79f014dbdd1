import CLibXML2

/// What a fault reported by libxml2 means, in plain words.
struct XMLReason {
  let kind: MarkupError.Kind
  let message: String

  /// - Parameters:
  ///   - atEnd: the fault was found where the input ends.
  ///   - depth: open elements at that place.
  init(_ fault: xmlError, atEnd: Bool, depth: Int) {
    let code = xmlParserErrors(rawValue: UInt32(bitPattern: fault.code))
    if atEnd && !Self.isComplete(code) {
      kind = .truncated
      let place =
        depth == 0
        ? "before the root element is complete" : "while \(depth) element\(depth == 1 ? " is" : "s are") open"
      message = "the input ends \(place); the file is incomplete"
      return
    }
    switch code {
    case XML_ERR_INTERNAL_ERROR where Self.text(fault).hasPrefix("Excessive depth"):
      kind = .depth
      message = "elements are nested deeper than this libxml2 allows; cut the tree"
    case XML_ERR_INVALID_ENCODING, XML_ERR_UNKNOWN_ENCODING, XML_ERR_UNSUPPORTED_ENCODING:
      kind = .encoding
      message = "the bytes are not valid UTF-8; save the file as UTF-8 or declare its encoding"
    case XML_ERR_INVALID_CHAR where Self.text(fault).contains("UTF-8"):
      kind = .encoding
      message = "the bytes are not valid UTF-8; save the file as UTF-8 or declare its encoding"
    default:
      kind = .syntax
      message = Self.words(code, fault)
    }
  }

  /// Faults that more input could not heal.
  private static func isComplete(_ code: xmlParserErrors) -> Bool {
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_ATTRIBUTE_REDEFINED, XML_ERR_UNDECLARED_ENTITY, XML_ERR_LT_IN_ATTRIBUTE,
      XML_ERR_MISPLACED_CDATA_END, XML_ERR_INVALID_CHARREF:
      true
    default: false
    }
  }

  /// Whether nothing but the beginning of one piece of markup stands from a place to the end.
  static func endsInsideMarkup(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Bool {
    let rest = bytes[min(max(offset, 0), bytes.count)...]
    guard rest.count <= 16 else { return false }
    let tails: [StaticString] = ["/", "?", "-", "--", "]", "]]"]
    if tails.contains(where: { $0.utf8CodeUnitCount == rest.count && bytes.holds($0, at: rest.startIndex) }) {
      return true
    }
    guard let start = bytes.suffix(16).lastIndex(of: UInt8(ascii: "<")) else { return false }
    if bytes.holds("<?xml", at: start) && !bytes[start...].contains(UInt8(ascii: "=")) { return true }
    let heads: [StaticString] = ["<!--", "<![CDATA["]
    return heads.contains { head in
      UnsafeBufferPointer(start: head.utf8Start, count: head.utf8CodeUnitCount).starts(with: bytes[start...])
    }
  }

  private static func words(_ code: xmlParserErrors, _ fault: xmlError) -> String {
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH:
      let opened = fault.str1.map { String(cString: $0) } ?? "?"
      let closed = fault.str2.map { String(cString: $0) } ?? "?"
      return "the end tag </\(closed)> does not fit the open element <\(opened)>; close \(opened) first"
    case XML_ERR_ATTRIBUTE_REDEFINED:
      let name = fault.str1.map { String(cString: $0) } ?? "?"
      return "the attribute \(name) occurs twice in one tag; keep one"
    case XML_ERR_UNDECLARED_ENTITY:
      let name = fault.str1.map { String(cString: $0) } ?? "?"
      return "the entity &\(name); is not defined; XML knows only &amp; &lt; &gt; &quot; &apos; and numbers"
    case XML_ERR_NAME_REQUIRED where text(fault).contains("EntityRef"):
      return "a bare & was found; write &amp;"
    case XML_ERR_NAME_REQUIRED: return "a name was expected"
    case XML_ERR_ENTITYREF_SEMICOL_MISSING: return "a ; was expected behind the entity name; write a bare & as &amp;"
    case XML_ERR_LT_IN_ATTRIBUTE: return "a < stands in an attribute value; write &lt;"
    case XML_ERR_ATTRIBUTE_NOT_STARTED: return "an attribute value in quotes was expected"
    case XML_ERR_ATTRIBUTE_NOT_FINISHED: return "an attribute value has no closing quote"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE: return "an attribute without a value was found; write name=\"value\""
    case XML_ERR_SPACE_REQUIRED: return "a space was expected between attributes"
    case XML_ERR_GT_REQUIRED: return "a > was expected at the end of the tag"
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_END: return "a start tag was expected; the document begins with <"
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF:
      return "a character that XML 1.0 forbids was found; remove it"
    case XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF: return "a character reference is not a number"
    case XML_ERR_RESERVED_XML_NAME: return "the XML declaration must be the very first thing in the file"
    case XML_ERR_HYPHEN_IN_COMMENT: return "-- stands inside a comment"
    case XML_ERR_MISPLACED_CDATA_END: return "]]> stands in text; write ]]&gt;"
    default: return "not well-formed: \(text(fault))"
    }
  }

  /// libxml2's own words without line breaks.
  private static func text(_ fault: xmlError) -> String {
    guard let message = fault.message else { return "code \(fault.code)" }
    return String(cString: message).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
