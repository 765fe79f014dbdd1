/// Takes out of texts what changes from day to day, so that a finding is known again (baseline identity).
public enum Masks {
  /// An identifier with runs of digits and long hexadecimal runs as `#`.
  public static func identifier(_ text: String) -> String { digits(text, lowering: false) }

  /// A label in lower case, white space folded, digit groups as `#`.
  public static func text(_ text: String) -> String { digits(text, lowering: true) }

  private static func digits(_ text: String, lowering: Bool) -> String {
    var masked: [UInt8] = []
    var isInNumber = false
    for byte in text.utf8 {
      let isDigit = byte >= 0x30 && byte <= 0x39
      // A separator between digits belongs to the number: "1,299.00" is one.
      if isDigit {
        if !isInNumber { masked.append(UInt8(ascii: "#")) }
        isInNumber = true
      } else if isInNumber, byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
        continue
      } else {
        isInNumber = false
        let isBlank = byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
        if isBlank, masked.last == 0x20 { continue }
        masked.append(isBlank ? 0x20 : lowering && byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
      }
    }
    return String(decoding: masked, as: UTF8.self)
  }
}
