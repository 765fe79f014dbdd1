/// Writes XML, the same bytes for the same calls: indented by one space a level, empty elements closed in their tag.
///
/// Characters that XML 1.0 forbids become U+FFFD. An element with text holds no line breaks of ours from its first
/// text on. Names are the caller's: they are written as they are.
public struct XMLWriter {
  private struct Element {
    let nameStart: Int
    var hasChildren = false
    var hasText = false
  }

  /// What was written since the start or the last ``takeBytes()``.
  public private(set) var bytes: [UInt8] = []
  private var stack: [Element] = []
  // Names of the open elements, end to end.
  private var names: [UInt8] = []
  private var tagIsOpen = false

  /// A writer, with an XML declaration if wanted.
  public init(declaration: Bool = true) {
    if declaration { append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
  }

  /// Hands over what was written so far and goes on with an empty buffer, so that long texts need not be held.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  // MARK: Elements

  /// Opens an element.
  public mutating func open(_ name: StaticString) {
    name.withUTF8Buffer { open($0) }
  }

  /// Opens an element whose name is known at run time only.
  public mutating func open(_ name: String) {
    var name = name
    name.withUTF8 { open($0) }
  }

  /// Closes the innermost element; nothing happens where none is open.
  public mutating func close() {
    guard let element = stack.popLast() else { return }
    defer { names.removeLast(names.count - element.nameStart) }
    if tagIsOpen {
      tagIsOpen = false
      append("/>")
    } else {
      if element.hasChildren && !element.hasText { breakLine() }
      append("</")
      for index in element.nameStart..<names.count { bytes.append(names[index]) }
      bytes.append(UInt8(ascii: ">"))
    }
    if stack.isEmpty { bytes.append(0x0A) }
  }

  private mutating func open(_ name: UnsafeBufferPointer<UInt8>) {
    endTag()
    if !stack.isEmpty {
      stack[stack.count - 1].hasChildren = true
      if !stack[stack.count - 1].hasText { breakLine() }
    }
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name)
    stack.append(Element(nameStart: names.count, hasText: stack.last?.hasText ?? false))
    names.append(contentsOf: name)
    tagIsOpen = true
  }

  // MARK: Content

  /// Adds an attribute to the element opened last; nothing happens once it has content.
  public mutating func attribute(_ name: StaticString, _ value: UnsafeBufferPointer<UInt8>) {
    guard beginAttribute(name) else { return }
    TextEscape.appendXML(value, inAttribute: true, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute.
  public mutating func attribute(_ name: StaticString, _ value: String) {
    var value = value
    value.withUTF8 { attribute(name, $0) }
  }

  /// Adds a number without exponent and with at most 3 decimals; what is not finite adds nothing.
  public mutating func attribute(_ name: StaticString, _ value: Double) {
    guard value.isFinite, beginAttribute(name) else { return }
    appendNumber(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a whole number.
  public mutating func attribute(_ name: StaticString, _ value: Int) {
    guard beginAttribute(name) else { return }
    appendInteger(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds `true` or `false`.
  public mutating func attribute(_ name: StaticString, _ value: Bool) {
    guard beginAttribute(name) else { return }
    append(value ? "true\"" : "false\"")
  }

  /// Adds text to the innermost element.
  public mutating func text(_ value: UnsafeBufferPointer<UInt8>) {
    guard !stack.isEmpty, !value.isEmpty else { return }
    endTag()
    stack[stack.count - 1].hasText = true
    TextEscape.appendXML(value, inAttribute: false, to: &bytes)
  }

  /// Adds text to the innermost element.
  public mutating func text(_ value: String) {
    var value = value
    value.withUTF8 { text($0) }
  }

  /// Adds XML that is complete already, such as a section written elsewhere.
  public mutating func raw(_ xml: some Sequence<UInt8>) {
    endTag()
    if !stack.isEmpty { stack[stack.count - 1].hasChildren = true }
    bytes.append(contentsOf: xml)
  }

  private mutating func beginAttribute(_ name: StaticString) -> Bool {
    guard tagIsOpen else { return false }
    bytes.append(0x20)
    append(name)
    append("=\"")
    return true
  }

  private mutating func endTag() {
    guard tagIsOpen else { return }
    tagIsOpen = false
    bytes.append(UInt8(ascii: ">"))
  }

  /// Deeper elements are indented no further: 100,000 nested ones would take gigabytes of blanks.
  private static let deepestIndent = 64

  private mutating func breakLine() {
    bytes.append(0x0A)
    for _ in 0..<min(stack.count, Self.deepestIndent) { bytes.append(0x20) }
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension XMLWriter {
  /// Appends character data as the writer would write it, for callers that put elements together themselves.
  public static func appendEscaped(
    _ text: UnsafeBufferPointer<UInt8>, inAttribute: Bool, to target: inout [UInt8]
  ) {
    TextEscape.appendXML(text, inAttribute: inAttribute, to: &target)
  }
}
