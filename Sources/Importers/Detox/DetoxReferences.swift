/// References of XML in values that may or may not be escaped.
enum DetoxReferences {
  private static let names: [(name: [UInt8], byte: UInt8)] = [
    (Array("amp;".utf8), UInt8(ascii: "&")), (Array("lt;".utf8), UInt8(ascii: "<")),
    (Array("gt;".utf8), UInt8(ascii: ">")), (Array("quot;".utf8), UInt8(ascii: "\"")),
    (Array("apos;".utf8), UInt8(ascii: "'")),
  ]

  /// The text with its references resolved; a bare ampersand stays one.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "&") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let rest = bytes[(index + 1)...]
      if let known = names.first(where: { rest.starts(with: $0.name) }) {
        result.append(known.byte)
        index += 1 + known.name.count
      } else if let (scalar, length) = number(rest) {
        result.append(contentsOf: String(Character(scalar)).utf8)
        index += 1 + length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// `#10;` or `#x1F600;`.
  private static func number(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> (Unicode.Scalar, Int)? {
    guard rest.first == UInt8(ascii: "#"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let digits = String(decoding: rest[rest.startIndex + 1..<end], as: UTF8.self)
    let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = value.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 || scalar.value == 0x0A else {
      return nil
    }
    return (scalar, end - rest.startIndex + 1)
  }
}
