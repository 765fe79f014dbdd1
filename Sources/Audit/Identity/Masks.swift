/// Takes out of texts what changes from day to day, so that a finding is known again (baseline identity).
public enum Masks {
  /// A label in lower case, white space folded, numbers, currencies, dates and addresses masked.
  public static func text(_ text: String) -> String { DynamicText.masked(text.utf8).lowercased() }

  /// Whether a masked text can tell one element from another: whether a letter is left in it.
  public static func tells(_ masked: String) -> Bool {
    masked.unicodeScalars.contains { scalar in
      scalar.isASCII ? (0x61...0x7A).contains(scalar.value | 0x20) : scalar.properties.isAlphabetic
    }
  }

  /// An identifier with runs of digits, UUIDs and long hexadecimal runs as `#`.
  public static func identifier(_ text: String) -> String {
    guard text.utf8.contains(where: { $0.isDigit }) else { return text }
    var text = text
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { masked in
        var count = 0
        var index = 0
        while index < bytes.count {
          let end = changing(bytes, from: index)
          if end == index || count == 0 || masked[count - 1] != UInt8(ascii: "#") {
            masked[count] = end == index ? bytes[index] : UInt8(ascii: "#")
            count += 1
          }
          index = max(end, index + 1)
        }
        return count
      }
    }
  }

  /// The end of what changes from run to run and begins here; the same place where nothing does.
  private static func changing(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let isInside = start > 0 && bytes[start - 1].isWordByte
    if isInside, !bytes[start].isDigit { return start }
    if !isInside {
      var end = hexadecimalEnd(bytes, from: start)
      // The groups of a UUID behind the first have 4, 4, 4 and 12 digits (RFC 9562).
      if end - start == 8 {
        for length in [4, 4, 4, 12] {
          guard end < bytes.count, bytes[end] == UInt8(ascii: "-"),
            hexadecimalEnd(bytes, from: end + 1) == end + 1 + length
          else { break }
          end += 1 + length
        }
      }
      let run = bytes[start..<end]
      if run.count >= shortestHexadecimal, run.contains(where: \.isDigit), end == bytes.count || !bytes[end].isWordByte
      {
        return end
      }
    }
    return bytes[start...].firstIndex { !$0.isDigit } ?? bytes.count
  }

  /// Shorter runs of hexadecimal digits are words as often as not ("decade42").
  private static let shortestHexadecimal = 10

  private static func hexadecimalEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isDigit && !(UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20) }
      ?? bytes.count
  }
}
