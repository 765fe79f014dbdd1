/// The encodings that the reader understands. Everything becomes UTF-8 before libxml2 sees it, so that places can be
/// counted in bytes and libxml2 never reports a conversion fault past our error slot.
enum XMLEncoding: Equatable {
  case utf8, utf16(littleEndian: Bool), utf32, latin1, windows1252
  case unknown(String)

  /// The encoding of a document by its first bytes and its declaration, and how many bytes of byte-order mark lead.
  static func detect(_ bytes: UnsafeBufferPointer<UInt8>) -> (encoding: XMLEncoding, mark: Int) {
    if bytes.startsWithMark { return (.utf8, 3) }
    guard bytes.count >= 2 else { return (.utf8, 0) }
    if bytes.count >= 4, bytes[2] == 0, bytes[0] == 0 ? bytes[1] == 0 || bytes[1] == 0xFE : bytes[3] == 0 {
      return (.utf32, 0)
    }
    switch (bytes[0], bytes[1]) {
    case (0, 0): return (.utf32, 0)
    case (0xFF, 0xFE): return (.utf16(littleEndian: true), 2)
    case (0xFE, 0xFF): return (.utf16(littleEndian: false), 2)
    case (1..., 0): return (.utf16(littleEndian: true), 0)
    case (0, 1...): return (.utf16(littleEndian: false), 0)
    default: return (declared(bytes), 0)
    }
  }

  private static func declared(_ bytes: UnsafeBufferPointer<UInt8>) -> XMLEncoding {
    guard bytes.holds("<?xml", at: 0) else { return .utf8 }
    let head = UnsafeBufferPointer(rebasing: bytes.prefix(256))
    let end = head.firstIndex(of: UInt8(ascii: ">"), from: 0)
    guard var index = (5..<max(end, 5)).first(where: { head.holds("encoding", at: $0) }) else { return .utf8 }
    index += 8
    while index < end, head[index] == UInt8(ascii: "=") || head[index] <= 0x20 { index += 1 }
    guard index < end, head[index] == UInt8(ascii: "\"") || head[index] == UInt8(ascii: "'") else { return .utf8 }
    let name = head[(index + 1)..<end].prefix { $0 != head[index] }
    // `UTF_8` is what Detox writes on Android.
    let letters = name.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }
    switch String(decoding: letters.map { $0 == 0x30 | 0x20 ? 0x30 : $0 }, as: UTF8.self) {
    case "utf8", "usascii", "ascii": return .utf8
    // Text that was UTF-16 in memory and saved as UTF-8 keeps the declaration of its former life.
    case "utf16", "utf16le", "utf16be", "ucs2", "iso10646ucs2": return .utf8
    case "iso88591", "latin1": return .latin1
    case "windows1252", "cp1252": return .windows1252
    default: return .unknown(String(decoding: name, as: UTF8.self))
    }
  }

  /// The text as UTF-8; unpaired surrogates become U+FFFD.
  func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    switch self {
    case .utf16(let littleEndian):
      let low = littleEndian ? 0 : 1
      let units = stride(from: 0, to: bytes.count & ~1, by: 2).lazy
        .map { UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8 }
      _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { text.append($0) }
      // Half a unit at the end: cut within a character.
      if bytes.count % 2 == 1 { text.append(0xC2) }
    case .latin1, .windows1252:
      for byte in bytes {
        let scalar = self == .windows1252 && byte >= 0x80 && byte < 0xA0 ? Self.c1[Int(byte - 0x80)] : UInt16(byte)
        Unicode.Scalar(scalar).map { text.append(contentsOf: UTF8.encode($0) ?? UTF8.encodedReplacementCharacter) }
      }
    case .utf8, .utf32, .unknown: text.append(contentsOf: bytes)
    }
    return text
  }

  /// How many bytes in this encoding a decoded text took.
  func length(of text: some Sequence<UInt8>) -> Int {
    switch self {
    case .utf16: 2 * text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    case .latin1, .windows1252: text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    case .utf8, .utf32, .unknown: text.reduce(0) { count, _ in count + 1 }
    }
  }

  /// Windows code page 1252, 0x80 to 0x9F (the WHATWG index: holes stay what they are in ISO 8859-1).
  private static let c1: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether only the beginning of one multi-byte UTF-8 character stands from here to the end.
  func endsInsideCharacter(from offset: Int) -> Bool {
    guard offset >= 0, offset < count, count - offset <= 3 else { return false }
    let length = self[offset] >= 0xF0 ? 4 : self[offset] >= 0xE0 ? 3 : self[offset] >= 0xC2 ? 2 : 1
    return count - offset < length && self[(offset + 1)...].allSatisfy { $0 & 0xC0 == 0x80 }
  }
}
