#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A cursor to one value of a document.
public struct JSONValue: Sendable {
  /// The six kinds of values.
  public enum Kind: Sendable { case null, bool, number, string, array, object }

  /// The document that holds the value.
  public let document: JSONDocument
  let index: Int

  private var cell: JSONCell { document.cells[index] }

  /// What the value is.
  public var kind: Kind {
    switch cell.kind {
    case .null: .null
    case .true, .false: .bool
    case .number: .number
    case .plainString, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Whether it is `null`.
  public var isNull: Bool { cell.kind == .null }

  /// The boolean; nil for other kinds.
  public var bool: Bool? {
    switch cell.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The number; nil for other kinds and for numbers that no finite Double can hold.
  public var number: Double? {
    let cell = cell
    guard cell.kind == .number else { return nil }
    return slice(cell) { JSONNumber.value($0) }
  }

  /// The text; nil for other kinds.
  public var string: String? {
    guard cell.isString else { return nil }
    return withText { String(decoding: $0, as: UTF8.self) }
  }

  /// Offset of the first byte, for strings the quote.
  public var offset: Int { Int(cell.offset) - (cell.isString ? 1 : 0) }

  /// Offset behind the last byte, in a text without comments.
  public var end: Int {
    // Down to the last value inside, then up again through the brackets that follow it.
    var last = index
    var brackets: [UInt8] = []
    while document.cells[last].kind == .array || document.cells[last].kind == .object {
      let container = document.cells[last]
      brackets.append(container.kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}"))
      guard container.extent > last + 1 else { break }
      var item = last + 1
      while document.cells[item].next(after: item) < container.extent { item = document.cells[item].next(after: item) }
      last = item
    }
    let leaf = document.cells[last]
    let isContainer = leaf.kind == .array || leaf.kind == .object
    var offset = Int(leaf.offset) + (isContainer ? 1 : leaf.extent + (leaf.isString ? 1 : 0))
    for bracket in brackets.reversed() {
      offset = (document.bytes[offset...].firstIndex(of: bracket) ?? offset - 1) + 1
    }
    return offset
  }

  /// Line and column of the first byte.
  public var position: TextPosition { document.position(of: offset) }

  /// Lends the decoded text of a string; for a number or literal its spelling, for other kinds nothing.
  public func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let cell = cell
    switch cell.kind {
    case .array, .object: return body(UnsafeBufferPointer(start: nil, count: 0))
    case .escapedString:
      var text: [UInt8] = []
      slice(cell) { JSONText.appendDecoded($0, to: &text) }
      return text.withUnsafeBufferPointer { body($0) }
    default: return slice(cell, body)
    }
  }

  /// Appends the text that ``withText(_:)`` lends.
  public func appendText(to target: inout [UInt8]) {
    withText { target.append(contentsOf: $0) }
  }

  /// Whether it is a string of this text.
  public func isText(_ text: StaticString) -> Bool {
    equals(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The elements of an array; empty for other kinds.
  public var elements: JSONItems {
    JSONItems(document: document, cell: index + 1, end: cell.kind == .array ? cell.extent : index + 1)
  }

  /// The members of an object in the order of the text, repeated keys included; empty for other kinds.
  public var members: JSONMembers {
    JSONMembers(
      items: JSONItems(document: document, cell: index + 1, end: cell.kind == .object ? cell.extent : index + 1))
  }

  /// The value of a key of an object; of equal keys the first.
  public subscript(_ key: StaticString) -> JSONValue? {
    find(UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
  }

  /// The value of a key that is known at run time only.
  public subscript(key key: String) -> JSONValue? {
    var key = key
    return key.withUTF8 { find($0) }
  }

  private func find(_ key: UnsafeBufferPointer<UInt8>) -> JSONValue? {
    let cells = document.cells
    guard cells[index].kind == .object else { return nil }
    let end = cells[index].extent
    var next = index + 1
    while next + 1 < end {
      if JSONValue(document: document, index: next).equals(key) {
        return JSONValue(document: document, index: next + 1)
      }
      next = cells[next + 1].next(after: next + 1)
    }
    return nil
  }

  private func equals(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let cell = cell
    guard cell.kind != .escapedString else { return withText { $0.elementsEqual(text) } }
    guard cell.kind == .plainString, cell.extent == text.count else { return false }
    guard let other = text.baseAddress, text.count > 0 else { return true }
    return slice(cell) { bytes in bytes.baseAddress.map { memcmp($0, other, text.count) == 0 } ?? false }
  }

  private func slice<Result>(_ cell: JSONCell, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    document.bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(cell.offset)..<(Int(cell.offset) + cell.extent)]))
    }
  }
}
