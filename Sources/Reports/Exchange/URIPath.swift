/// Paths as URI references (RFC 3986): what is neither unreserved nor a slash is written as `%XX`.
enum URIPath {
  static func text(_ path: String) -> String {
    // An absolute path needs its scheme; a first segment with a colon would be taken for one.
    let start = path.hasPrefix("/") ? "file://" : ""
    var bytes: [UInt8] = Array(start.utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
