import ViewHierarchy

/// The texts of a document while it is read, as UTF-8 in one piece.
struct IBTexts {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private(set) var bytes: [UInt8] = []
  /// Texts so far lie within what a reference can count.
  private var isFull: Bool { bytes.count > Int(UInt32.max) / 2 }

  mutating func store(_ text: Bytes) -> TextRef {
    guard !isFull else { return .absent }
    let offset = bytes.count
    bytes.append(contentsOf: text)
    return TextRef(offset: offset, count: text.count)
  }

  mutating func store(_ text: some Collection<UInt8>) -> TextRef {
    guard !isFull else { return .absent }
    let offset = bytes.count
    bytes.append(contentsOf: text)
    return TextRef(offset: offset, count: bytes.count - offset)
  }

  func string(_ ref: TextRef) -> String { String(decoding: bytes[ref.range], as: UTF8.self) }

  func withBytes<Result>(_ ref: TextRef, _ body: (Bytes) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(Bytes(rebasing: $0[ref.range])) }
  }

  /// FNV-1a, 64 bits: ids are looked up by it, so that no string is made for each.
  static func hash(_ text: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
