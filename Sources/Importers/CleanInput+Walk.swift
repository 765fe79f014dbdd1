import ViewHierarchy

extension CleanInput {
  /// One escape of a JSON string: what it means and how long it is.
  struct Step {
    let output: [UInt8]
    let length: Int

    /// - Parameter index: the place of a backslash.
    init(_ bytes: [UInt8], _ index: Int) {
      guard index + 1 < bytes.count else {
        (output, length) = ([], 1)
        return
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "b"): (output, length) = ([0x08], 2)
      case UInt8(ascii: "f"): (output, length) = ([0x0C], 2)
      case UInt8(ascii: "n"): (output, length) = ([0x0A], 2)
      case UInt8(ascii: "r"): (output, length) = ([0x0D], 2)
      case UInt8(ascii: "t"): (output, length) = ([0x09], 2)
      case UInt8(ascii: "u"):
        guard let unit = Self.unit(bytes, index) else {
          (output, length) = ([UInt8(ascii: "u")], 2)
          return
        }
        if unit & 0xFC00 == 0xD800, let low = Self.unit(bytes, index + 6), low & 0xFC00 == 0xDC00 {
          output = Self.utf8(0x1_0000 + (unit & 0x3FF) << 10 + low & 0x3FF)
          length = 12
        } else {
          output = Self.utf8(unit)
          length = 6
        }
      case let byte: (output, length) = ([byte], 2)
      }
    }

    /// Half of a pair becomes U+FFFD.
    private static func utf8(_ value: UInt32) -> [UInt8] {
      Array(UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
    }

    private static func unit(_ bytes: [UInt8], _ index: Int) -> UInt32? {
      guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
        return nil
      }
      return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
    }
  }

  /// Goes through a string and its decoded text in step, to translate places of the one into places of the other.
  struct Walk {
    private let source: [UInt8]
    private let begin: Int
    private let isMarked: Bool
    private var index: Int
    private var line = 1
    private var column: Int
    private var sourceLine = 1
    private var sourceColumn = 1

    /// - Parameters:
    ///   - begin: the first byte of the string.
    ///   - isMarked: whether the decoded text begins with a byte-order mark, which takes no column.
    init(_ source: [UInt8], from begin: Int, isMarked: Bool) {
      self.source = source
      self.begin = begin
      self.isMarked = isMarked
      index = begin
      column = isMarked ? -2 : 1
      for byte in source[..<begin].dropFirst(source.starts(with: ByteScan.mark) ? 3 : 0) { advanceSource(byte) }
    }

    /// The place in the source; at or behind the one asked for last, else the walk begins anew.
    mutating func source(of place: SourcePosition) -> SourcePosition {
      let wanted = (Int(place.line), Int(place.column))
      if wanted < (line, column) { self = Walk(source, from: begin, isMarked: isMarked) }
      while (line, column) < wanted, index < source.count, source[index] != UInt8(ascii: "\"") {
        if source[index] == UInt8(ascii: "\\") {
          let step = Step(source, index)
          for byte in step.output { advanceText(byte) }
          sourceColumn += step.length
          index += step.length
        } else {
          advanceText(source[index])
          advanceSource(source[index])
          index += 1
        }
      }
      return SourcePosition(line: UInt32(clamping: sourceLine), column: UInt32(clamping: sourceColumn))
    }

    private mutating func advanceText(_ byte: UInt8) {
      if byte == 0x0A {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }

    private mutating func advanceSource(_ byte: UInt8) {
      if byte == 0x0A {
        sourceLine += 1
        sourceColumn = 1
      } else {
        sourceColumn += 1
      }
    }
  }
}
