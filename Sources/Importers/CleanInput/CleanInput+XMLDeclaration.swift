#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CleanInput {
  /// The encoding that an XML declaration names, and where it stands.
  struct XMLDeclaration {
    /// The bytes of ` encoding="…"`.
    let attribute: Range<Int>
    /// The name in small letters without `-` and `_`.
    private let folded: String
    private let spelling: String

    /// The declaration within the first 1,024 bytes.
    init?(_ bytes: [UInt8], from start: Int = 0) {
      let head = bytes[min(start, bytes.count)..<min(bytes.count, start + 1024)]
      guard let open = Self.find("<?xml", in: head), let close = Self.find("?>", in: head[open...]),
        let word = Self.find("encoding", in: head[open..<close])
      else { return nil }
      var index = word + 8
      while index < close, bytes[index] == UInt8(ascii: "=") || bytes[index] <= 0x20 { index += 1 }
      guard index < close, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
        let quote = bytes[(index + 1)..<close].firstIndex(of: bytes[index])
      else { return nil }
      attribute = word - 1..<quote + 1
      spelling = String(decoding: bytes[index + 1..<quote], as: UTF8.self)
      folded = spelling.lowercased().filter { $0 != "-" && $0 != "_" }
    }

    private static func find(_ text: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
      let text = Array("\(text)".utf8)
      return bytes.indices.first { bytes[$0...].starts(with: text) }
    }

    /// Whether it names UTF-8 as the standard spells it.
    var isUTF8: Bool { folded == "utf8" && !spelling.utf8.contains(UInt8(ascii: "_")) }

    /// Encodings that the XML reader decodes itself.
    var isSingleByteLatin: Bool { ["iso88591", "latin1", "windows1252", "cp1252"].contains(folded) }

    /// Stateful encodings and UTF-7 stay out: they can hide markup.
    private static let families = ["gb", "big5", "shiftjis", "sjis", "euc", "koi8", "windows", "cp", "iso8859"]

    /// The text as the declared encoding reads it; nil where the system does not know it or the bytes do not fit.
    func decode(_ bytes: [UInt8]) -> [UInt8]? {
      let isSafe = spelling.utf8.allSatisfy { byte in
        byte.isDigit || byte.isLetter || "-_".utf8.contains(byte)
      }
      guard isSafe, spelling.utf8.count <= 32, Self.families.contains(where: folded.hasPrefix) else { return nil }
      return Self.convert(bytes, from: spelling)
    }

    #if canImport(Glibc) || canImport(Musl)
      private static func convert(_ bytes: [UInt8], from encoding: String) -> [UInt8]? {
        guard let converter = iconv_open("UTF-8", encoding), Int(bitPattern: converter) != -1 else { return nil }
        defer { iconv_close(converter) }
        var source = bytes.map { CChar(bitPattern: $0) }
        // No single- or double-byte encoding takes more than three bytes of UTF-8 for one of its own.
        var target = [CChar](repeating: 0, count: bytes.count * 3 + 16)
        var sourceLeft = source.count
        var targetLeft = target.count
        let result = source.withUnsafeMutableBufferPointer { source in
          target.withUnsafeMutableBufferPointer { target in
            var from = source.baseAddress
            var to = target.baseAddress
            return iconv(converter, &from, &sourceLeft, &to, &targetLeft)
          }
        }
        guard result != -1, sourceLeft == 0 else { return nil }
        return target.prefix(target.count - targetLeft).map { UInt8(bitPattern: $0) }
      }
    #else
      // Darwin keeps iconv in a library that is not linked here.
      private static func convert(_ bytes: [UInt8], from encoding: String) -> [UInt8]? { nil }
    #endif
  }
}
