import Markup

/// Elements whose attributes may come after their children: each is put together when it ends.
///
/// The outermost element and the lists in it are written as they come, so that long reports need not be held; there
/// attributes must come first.
struct XMLRecords {
  /// An element that is open.
  private struct Element {
    let name: StaticString
    var attributes: [UInt8] = []
    var content: [UInt8] = []
  }

  /// What is ready to be taken.
  private(set) var bytes: [UInt8] = []
  private var open: [Element] = []
  private var root: StaticString?
  /// Whether the start tag of the root, and of the list in it that is open, stands in ``bytes``.
  private var isRootWritten = false
  private var isListWritten = false

  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  mutating func beginRoot(_ name: StaticString) {
    bytes.append(contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    root = name
    open.append(Element(name: name))
  }

  mutating func endRoot() {
    writeRoot()
    open.removeAll()
    guard let root else { return }
    append("</", root)
    bytes.append(contentsOf: ">\n".utf8)
  }

  mutating func begin(_ name: StaticString) {
    if root != nil, open.count == 1 { writeRoot() }
    if root != nil, open.count == 2 { writeList() }
    open.append(Element(name: name))
  }

  mutating func end() { end(with: nil) }

  /// Ends an element with the attributes and content of a part, which closes nothing itself.
  mutating func end(with part: [UInt8]?) {
    guard let element = open.popLast() else { return }
    if root != nil, open.count == 1, isListWritten {
      isListWritten = false
      bytes.append(0x20)
      append("</", element.name)
      bytes.append(contentsOf: ">\n".utf8)
      return
    }
    let isOfList = root != nil && open.count <= 2
    var text: [UInt8] = isOfList ? [UInt8](repeating: 0x20, count: open.count) : []
    append("<", element.name, to: &text)
    text.append(contentsOf: element.attributes)
    if let part { text.append(contentsOf: part) } else { appendContent(element.content, to: &text) }
    if text.last != UInt8(ascii: "/") {
      append("</", element.name, to: &text)
    }
    text.append(UInt8(ascii: ">"))
    if isOfList { text.append(0x0A) }
    if isOfList || open.isEmpty { bytes.append(contentsOf: text) } else { open[open.count - 1].content += text }
  }

  /// The attributes and content of the innermost element, up to its end tag.
  mutating func openPart() -> [UInt8] {
    guard let element = open.popLast() else { return [] }
    var text = element.attributes
    appendContent(element.content, to: &text)
    return text
  }

  mutating func attribute(_ name: StaticString, _ value: UnsafeBufferPointer<UInt8>) {
    write(name) { XMLWriter.appendEscaped(value, inAttribute: true, to: &$0) }
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    var value = value
    value.withUTF8 { attribute(name, $0) }
  }

  mutating func attribute(_ name: StaticString, numbers: some Sequence<Double>) {
    write(name) { target in
      var isFirst = true
      for number in numbers {
        if !isFirst { target.append(0x20) }
        isFirst = false
        appendNumber(number, to: &target)
      }
    }
  }

  mutating func text(_ text: String) {
    guard !open.isEmpty else { return }
    var text = text
    text.withUTF8 { XMLWriter.appendEscaped($0, inAttribute: false, to: &open[open.count - 1].content) }
  }

  // MARK: Pieces

  private mutating func write(_ name: StaticString, _ value: (inout [UInt8]) -> Void) {
    guard let last = open.indices.last else { return }
    append(" ", name, to: &open[last].attributes)
    open[last].attributes.append(contentsOf: "=\"".utf8)
    value(&open[last].attributes)
    open[last].attributes.append(UInt8(ascii: "\""))
  }

  /// `>` and the content, or the slash of an empty element.
  private func appendContent(_ content: [UInt8], to text: inout [UInt8]) {
    if content.isEmpty {
      text.append(UInt8(ascii: "/"))
    } else {
      text.append(UInt8(ascii: ">"))
      text.append(contentsOf: content)
    }
  }

  private mutating func writeRoot() {
    guard !isRootWritten, let root = open.first else { return }
    isRootWritten = true
    append("<", root.name)
    bytes.append(contentsOf: root.attributes)
    bytes.append(contentsOf: ">\n".utf8)
  }

  private mutating func writeList() {
    guard !isListWritten, open.count == 2 else { return }
    isListWritten = true
    bytes.append(0x20)
    append("<", open[1].name)
    bytes.append(contentsOf: open[1].attributes)
    bytes.append(contentsOf: ">\n".utf8)
  }

  private mutating func append(_ mark: StaticString, _ name: StaticString) { append(mark, name, to: &bytes) }

  private func append(_ mark: StaticString, _ name: StaticString, to target: inout [UInt8]) {
    mark.withUTF8Buffer { target.append(contentsOf: $0) }
    name.withUTF8Buffer { target.append(contentsOf: $0) }
  }
}
