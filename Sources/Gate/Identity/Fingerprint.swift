import Audit

/// FNV-1a with 64 bits over a list of parts, each with its length in front so that no two lists run together.
///
/// The offset basis and the prime are those of the FNV authors' specification.
public struct Fingerprint: Sendable, Hashable {
  /// The hash.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of a list of parts.
  public init(_ parts: [String]) {
    for part in parts {
      addDecimal(part.utf8.count)
      add(UInt8(ascii: ":"))
      for byte in part.utf8 { add(byte) }
    }
  }

  /// A hash of bytes to know equal files by within one run: FNV-1a over words of eight bytes, which is eight times as
  /// fast over large files, and the length.
  public init(bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        value ^= UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        value = value &* Self.prime
        value ^= value >> 32
        offset += 8
      }
      for byte in buffer[offset...] { add(byte) }
      value ^= UInt64(buffer.count)
    }
  }

  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  private mutating func add(_ byte: UInt8) {
    value ^= UInt64(byte)
    value = value &* Self.prime
  }

  private mutating func addDecimal(_ number: Int) {
    if number >= 10 { addDecimal(number / 10) }
    add(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// 16 hexadecimal digits.
  public var text: String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * place)) & 15
        digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
  }
}
