/// The beginning of a document, cut up just enough to tell the formats apart.
public struct DocumentHead: Sendable {
  /// The first element's name; nil where the document is not XML.
  public let rootName: String?
  /// The first element's attributes, entities as written.
  public let rootAttributes: [String: String]
  /// The names of the elements that begin inside the head, the root first.
  public let elementNames: [String]
  /// The first 8 KB of the document.
  private let bytes: ArraySlice<UInt8>

  /// The same as text. Made anew each time: what is XML is told by its names.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How many bytes are looked at.
  static let length = 8192

  init(bytes: [UInt8], start: Int) {
    let slice = bytes[start..<min(bytes.count, start + DocumentHead.length)]
    self.bytes = slice
    var scanner = TagNames(bytes: slice)
    guard slice.first == UInt8(ascii: "<") else {
      rootName = nil
      rootAttributes = [:]
      elementNames = []
      return
    }
    var names: [String] = []
    var attributes: [String: String] = [:]
    while names.count < 16, let name = scanner.next() {
      if names.isEmpty { attributes = scanner.attributes() }
      names.append(name)
    }
    rootName = names.first
    rootAttributes = attributes
    elementNames = names
  }

  /// Whether the document begins as a JSON object or array.
  public var isJSON: Bool { bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[") }

  /// Whether the head holds a piece of text.
  func has(_ piece: StaticString) -> Bool { withBytes { $0.first(piece, from: 0) != nil } }

  /// Gives the first 8 KB of the document, of which the last character may be cut, to a closure.
  func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    bytes.withUnsafeBufferPointer(body)
  }
}

/// Steps through the start tags of a possibly cut-off piece of XML; forgiving, since the parser judges later.
private struct TagNames {
  let bytes: ArraySlice<UInt8>
  var index: Int

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func next() -> String? {
    while let tag = bytes[index...].firstIndex(of: UInt8(ascii: "<")), tag + 1 < bytes.endIndex {
      switch bytes[tag + 1] {
      case UInt8(ascii: "!"):
        index = skip(from: tag, past: bytes[tag...].starts(with: "<!--".utf8) ? "-->" : ">")
      case UInt8(ascii: "?"):
        index = skip(from: tag, past: "?>")
      case UInt8(ascii: "/"):
        index = tag + 2
      default:
        index = tag + 1
        return name()
      }
    }
    index = bytes.endIndex
    return nil
  }

  /// The attributes of the tag whose name was just read.
  mutating func attributes() -> [String: String] {
    var found: [String: String] = [:]
    while index < bytes.endIndex {
      while index < bytes.endIndex, bytes[index].isBlank { index += 1 }
      let key = name()
      guard !key.isEmpty, index + 1 < bytes.endIndex else { return found }
      while index < bytes.endIndex, bytes[index].isBlank || bytes[index] == UInt8(ascii: "=") { index += 1 }
      guard index < bytes.endIndex else { return found }
      let quote = bytes[index]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = bytes[(index + 1)...].firstIndex(of: quote)
      else { return found }
      found[key] = String(decoding: bytes[index + 1..<end], as: UTF8.self)
      index = end + 1
    }
    return found
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.endIndex, !endsName(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"): true
    default: byte.isBlank
    }
  }

  private func skip(from start: Int, past end: String) -> Int {
    var at = start + 1
    while at < bytes.endIndex {
      if bytes[at...].starts(with: end.utf8) { return at + end.utf8.count }
      at += 1
    }
    return bytes.endIndex
  }
}
