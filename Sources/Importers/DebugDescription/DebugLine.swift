/// The beginning of a line that describes an element: how deep it stands, and its type.
struct DebugLine {
  /// Blanks before it; -1 for the root, which an arrow marks.
  let indent: Int
  /// The code of the type in XCTest's table; -1 for a type that it lacks.
  let type: Int
  /// Where the type's name begins and ends.
  let name: Range<Int>
  /// Where the rest begins: address, frame, texts.
  let rest: Int

  private static let codes = NameCodes(XCUIElementType.table.map(\.name))

  /// nil where the line describes no element.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var index = start
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    // U+2192, the arrow before a root.
    let isRoot = index + 3 <= end && bytes[index] == 0xE2 && bytes[index + 1] == 0x86 && bytes[index + 2] == 0x92
    indent = isRoot ? -1 : index - start
    if isRoot { index += 3 }
    var nameEnd = index
    while nameEnd < end, bytes[nameEnd].isLetter { nameEnd += 1 }
    guard nameEnd > index, bytes[index].isCapitalLetter else { return nil }
    name = index..<nameEnd
    type = Self.codes.code(of: bytes.part(index, nameEnd))
    index = nameEnd
    if bytes.has(" (", at: index), let close = bytes[index..<end].firstIndex(of: UInt8(ascii: ")")) {
      index = close + 1
    }
    // Xcode 7 and 8 wrote `Button 0x7f: traits: 1, …`.
    let isOld = bytes.has(" 0x", at: index)
    let isNew = bytes.has(", 0x", at: index)
    // Some versions print no addresses.
    let isBare = type >= 0 && (bytes.has(", {{", at: index) || bytes.has(", pid:", at: index))
    guard isOld || isNew || isBare, index <= end else { return nil }
    rest = index
  }
}
