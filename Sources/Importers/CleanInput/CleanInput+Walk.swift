import ViewHierarchy

extension CleanInput {
  /// One escape of a string: what it means and how long it is.
  struct Step {
    let output: [UInt8]
    let length: Int

    /// - Parameter index: the place of a backslash.
    init(_ bytes: [UInt8], _ index: Int, _ dialect: Quotation.Dialect) {
      guard index + 1 < bytes.count else {
        (output, length) = ([], 1)
        return
      }
      let letter = bytes[index + 1]
      if let control = Self.controls[letter], dialect != .json || !"av0".utf8.contains(letter) {
        (output, length) = ([control], 2)
      } else if dialect != .json, letter == UInt8(ascii: "x"), let value = Self.value(bytes, index, digits: 2) {
        output = dialect == .pythonBytes ? [UInt8(truncatingIfNeeded: value)] : Self.utf8(value)
        length = 4
      } else if dialect == .pythonText, letter == UInt8(ascii: "U"), let value = Self.value(bytes, index, digits: 8) {
        (output, length) = (Self.utf8(value), 10)
      } else if dialect != .pythonBytes, letter == UInt8(ascii: "u") {
        (output, length) = Self.unicode(bytes, index)
      } else {
        (output, length) = ([letter], 2)
      }
    }

    /// The control characters by their letters.
    private static let controls: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
      UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "0"): 0,
    ]

    /// `\u20ac`, or the two halves of a pair.
    private static func unicode(_ bytes: [UInt8], _ index: Int) -> ([UInt8], Int) {
      guard let unit = unit(bytes, index) else { return ([UInt8(ascii: "u")], 2) }
      guard unit & 0xFC00 == 0xD800, let low = self.unit(bytes, index + 6), low & 0xFC00 == 0xDC00 else {
        return (utf8(unit), 6)
      }
      return (utf8(0x1_0000 + (unit & 0x3FF) << 10 + low & 0x3FF), 12)
    }

    /// Half of a pair becomes U+FFFD.
    private static func utf8(_ value: UInt32) -> [UInt8] {
      Array(UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
    }

    private static func unit(_ bytes: [UInt8], _ index: Int) -> UInt32? {
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
        return nil
      }
      return value(bytes, index, digits: 4)
    }

    /// The number behind the letter of an escape.
    private static func value(_ bytes: [UInt8], _ index: Int, digits: Int) -> UInt32? {
      guard index + 2 + digits <= bytes.count else { return nil }
      return UInt32(String(decoding: bytes[index + 2..<index + 2 + digits], as: UTF8.self), radix: 16)
    }
  }

  /// Goes through a string and its decoded text in step, to translate places of the one into places of the other.
  struct Walk {
    private let source: [UInt8]
    private let quotation: Quotation
    private let isMarked: Bool
    private var index: Int
    private var line = 1
    private var column: Int
    private var sourceLine = 1
    private var sourceColumn = 1

    /// - Parameters:
    ///   - quotation: where and how the string is written.
    ///   - isMarked: whether the decoded text begins with a byte-order mark, which takes no column.
    init(_ source: [UInt8], _ quotation: Quotation, isMarked: Bool) {
      self.source = source
      self.quotation = quotation
      self.isMarked = isMarked
      index = quotation.start
      column = isMarked ? -2 : 1
      for byte in source[..<quotation.start].dropFirst(source.starts(with: ByteScan.mark) ? 3 : 0) {
        advanceSource(byte)
      }
    }

    /// The place in the source; at or behind the one asked for last, else the walk begins anew.
    mutating func source(of place: SourcePosition) -> SourcePosition {
      let wanted = (Int(place.line), Int(place.column))
      if wanted < (line, column) { self = Walk(source, quotation, isMarked: isMarked) }
      while (line, column) < wanted, index < source.count, source[index] != quotation.quote {
        if source[index] == UInt8(ascii: "\\") {
          let step = Step(source, index, quotation.dialect)
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
