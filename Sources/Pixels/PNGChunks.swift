/// The chunks of a PNG: their names and where their data lie (ISO/IEC 15948, 5.3). Nothing is decoded.
struct PNGChunks: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  /// Where the next chunk begins; the first one follows the signature.
  private var place = 8

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Nil after the last chunk that lies in the file as a whole.
  mutating func next() -> (name: String, data: Range<Int>)? {
    guard place + 12 <= bytes.count else { return nil }
    let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    let start = place + 8
    guard length <= bytes.count - start - 4 else { return nil }
    defer { place = start + length + 4 }
    return (String(decoding: bytes[(place + 4)..<start], as: UTF8.self), start..<(start + length))
  }

  /// Whether the last chunk is there. Of a file that was cut off some systems show the beginning, and black below it.
  static func isWhole(_ bytes: [UInt8]) -> Bool { PNGChunks(bytes).contains { $0.name == "IEND" } }
}
