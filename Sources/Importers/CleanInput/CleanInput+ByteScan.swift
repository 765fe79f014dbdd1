extension CleanInput {
  /// One fast pass over the bytes: are they UTF-8, and are there characters that XML 1.0 forbids?
  ///
  /// It runs over every input before the parser does, so ASCII goes 64 bytes at a time.
  struct ByteScan {
    /// The offset of the first byte that is not UTF-8; -1 where there is none.
    private(set) var broken = -1
    /// Whether a control character, U+FFFE or U+FFFF was seen before that.
    private(set) var hasForbidden = false

    /// The UTF-8 byte-order mark.
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Nothing seen.
    init() {}

    init(_ bytes: [UInt8]) { bytes.withUnsafeBytes { run($0) } }

    /// Whether the bytes are not UTF-8.
    var isBroken: Bool { broken >= 0 }

    private mutating func run(_ bytes: UnsafeRawBufferPointer) {
      var index = 0
      while index < bytes.count {
        while index + Self.block <= bytes.count, Self.isPlain(bytes, index) { index += Self.block }
        let stop = min(index + Self.block, bytes.count)
        while index < stop {
          let byte = bytes[index]
          if byte < 0x80 {
            if Self.isControl(byte) { hasForbidden = true }
            index += 1
          } else {
            let length = Self.length(bytes, index)
            guard length > 0 else {
              broken = index
              return
            }
            if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE { hasForbidden = true }
            index += length
          }
        }
      }
    }

    private static let block = 64

    /// Whether a block is ASCII without forbidden characters; without branches, so that it becomes vector code. Written
    /// with SIMD types it does not, and takes thirty times the instructions (Swift 6.3).
    @inline(__always)
    private static func isPlain(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
      guard let base = bytes.baseAddress else { return false }
      let start = (base + index).assumingMemoryBound(to: UInt8.self)
      var odd: UInt8 = 0
      for step in 0..<block {
        let byte = start[step]
        // As a signed number it is below a blank where it is a control character and where it is not ASCII.
        let isBelowBlank: UInt8 = Int8(bitPattern: byte) < 0x20 ? 0xFF : 0
        let isLineFeed: UInt8 = byte == 0x0A ? 0xFF : 0
        let isTab: UInt8 = byte == 0x09 ? 0xFF : 0
        let isReturn: UInt8 = byte == 0x0D ? 0xFF : 0
        // These three are below a blank, so what they leave of it is what differs.
        odd |= isBelowBlank ^ (isLineFeed | isTab | isReturn)
      }
      return odd == 0
    }

    /// The control characters that XML 1.0 forbids.
    @inline(__always)
    private static func isControl(_ byte: UInt8) -> Bool {
      byte < 0x20 && byte != 0x0A && byte != 0x09 && byte != 0x0D
    }

    /// The length of the character at a place (RFC 3629); 0 where there is none.
    private static func length(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int {
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch bytes[index] {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return 0
      }
      guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
      for next in index + 2..<max(index + length, index + 2) where bytes[next] & 0xC0 != 0x80 { return 0 }
      return length
    }
  }
}
