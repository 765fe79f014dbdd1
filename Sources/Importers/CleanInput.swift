/// An input as text: UTF-8, with what surrounds its documents known.
///
/// The bytes stay those of the file wherever it is UTF-8 already, so that lines and columns in messages are those
/// that the user's editor shows.
struct CleanInput {
  /// The text in UTF-8, noise included.
  let bytes: [UInt8]
  /// Where the first document begins.
  let start: Int
  /// Where the text ends, trailing white space and NUL bytes left out.
  let end: Int
  /// What the user should know.
  private(set) var warnings: [String] = []

  /// - Throws: an error for an input without any text.
  init(_ raw: [UInt8]) throws(ImportError) {
    if let decoded = Self.decodeUTF16(raw) {
      bytes = decoded
    } else {
      bytes = raw
    }
    var end = bytes.count
    while end > 0, Self.isBlank(bytes[end - 1]) { end -= 1 }
    self.end = end
    var at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while at < end, Self.isBlank(bytes[at]) { at += 1 }
    guard at < end else {
      throw ImportError(.unreadable, "the file is empty; export the screen again")
    }
    start = at
  }

  /// Where the next document begins: the next line or byte that is not blank.
  func nextDocument(after end: Int) -> Int {
    var at = end
    while at < self.end, Self.isBlank(bytes[at]) { at += 1 }
    return at
  }

  /// The line and column of a byte, both from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    return (line, offset - lineStart + 1)
  }

  /// An error of a document with its place in the file.
  func placed(_ error: ImportError) -> ImportError { error }

  /// UTF-16 with a byte-order mark, or without one where every second byte of the start is NUL.
  private static func decodeUTF16(_ raw: [UInt8]) -> [UInt8]? {
    guard raw.count >= 4 else { return nil }
    let littleEndian: Bool
    if raw[0] == 0xFF, raw[1] == 0xFE {
      littleEndian = true
    } else if raw[0] == 0xFE, raw[1] == 0xFF {
      littleEndian = false
    } else if raw[1] == 0, raw[3] == 0, raw[0] != 0 {
      littleEndian = true
    } else if raw[0] == 0, raw[2] == 0, raw[1] != 0 {
      littleEndian = false
    } else {
      return nil
    }
    var units: [UInt16] = []
    units.reserveCapacity(raw.count / 2)
    for index in stride(from: 0, to: raw.count - 1, by: 2) {
      let (a, b) = (UInt16(raw[index]), UInt16(raw[index + 1]))
      units.append(littleEndian ? a | b << 8 : a << 8 | b)
    }
    var text = String(decoding: units, as: UTF16.self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return declaringUTF8(Array(text.utf8))
  }

  /// The text without its XML declaration, which names an encoding that it has no longer; blanks keep the columns.
  private static func declaringUTF8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return bytes }
    var bytes = bytes
    for index in 0...end where bytes[index] != 0x0A { bytes[index] = 0x20 }
    return bytes
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0 || (0x09...0x0D).contains(byte) }
}
