/// Reads the old form of localised texts: `"key" = "text";` with comments.
enum StringsFile {
  /// The entries in the order of the file; reading ends at the first thing that is none.
  static func entries(_ raw: [UInt8]) -> [(key: [UInt8], text: [UInt8])] {
    var scanner = Scanner(bytes: (CleanInput.decodeUTF16(raw) ?? raw)[...])
    var entries: [(key: [UInt8], text: [UInt8])] = []
    while let key = scanner.string(), scanner.take(UInt8(ascii: "=")), let text = scanner.string(),
      scanner.take(UInt8(ascii: ";"))
    {
      entries.append((key, text))
    }
    return entries
  }

  private struct Scanner {
    let bytes: ArraySlice<UInt8>
    var index: Int

    init(bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.startIndex + 3 : bytes.startIndex
    }

    mutating func take(_ byte: UInt8) -> Bool {
      skipBlanks()
      guard index < bytes.endIndex, bytes[index] == byte else { return false }
      index += 1
      return true
    }

    /// A text in quotes with its escapes resolved, or a bare word.
    mutating func string() -> [UInt8]? {
      skipBlanks()
      guard index < bytes.endIndex else { return nil }
      guard bytes[index] == UInt8(ascii: "\"") else { return word() }
      index += 1
      var text: [UInt8] = []
      while index < bytes.endIndex {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\"") { return text }
        if byte == UInt8(ascii: "\\") { escape(&text) } else { text.append(byte) }
      }
      return nil
    }

    private mutating func word() -> [UInt8]? {
      let start = index
      while index < bytes.endIndex, isWordByte(bytes[index]) { index += 1 }
      return index > start ? Array(bytes[start..<index]) : nil
    }

    private mutating func escape(_ text: inout [UInt8]) {
      guard index < bytes.endIndex else { return }
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        let digits = bytes[index..<min(index + 4, bytes.endIndex)]
        guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return }
        index += 4
        text.append(contentsOf: String(Character(scalar)).utf8)
      default: text.append(byte)
      }
    }

    private mutating func skipBlanks() {
      while index < bytes.endIndex {
        if bytes[index].isBlank {
          index += 1
        } else if bytes[index...].starts(with: "//".utf8) {
          while index < bytes.endIndex, bytes[index] != 0x0A { index += 1 }
        } else if bytes[index...].starts(with: "/*".utf8) {
          index += 2
          while index < bytes.endIndex, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
          index = min(index + 2, bytes.endIndex)
        } else {
          return
        }
      }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
      !byte.isBlank && byte != UInt8(ascii: "=") && byte != UInt8(ascii: ";") && byte != UInt8(ascii: "\"")
    }
  }
}
