/// Damages exports as transfers, editors and failing devices do; the same seed damages alike.
struct Mutator {
  private var state: UInt64

  /// - Parameter seed: chooses the damage.
  init(seed: UInt64) { state = seed }

  private enum Damage {
    case flip, overwrite, cut, truncate, double, move, number, attribute, value, bracket, splice

    static let all: [Damage] = [
      .flip, .overwrite, .cut, .truncate, .double, .move, .number, .attribute, .value, .bracket, .splice,
    ]
    /// What leaves markup well-formed, so that the reader gets to see it.
    static let gentle: [Damage] = [.number, .attribute, .value]
  }

  /// What a number of an export becomes: beyond every integer, no number at all, two signs, other notations.
  private static let extremes = [
    "-1", "1e308", "-1e308", "NaN", "99999999999999999999", "-9223372036854775808", "9223372036854775807", "", "0x10",
    "-0", "inf", "1e-320", "4294967296", "00000000000000000000000001", "1.7976931348623157e309", "--3", "٣",
  ]
  private static let brackets = Array("<>\"'{}[],:&;=/\\\n\0".utf8)

  /// One to four damages to an export.
  ///
  /// - Parameter other: the export of which a part is put in place of the original's.
  mutating func mutate(_ original: [UInt8], with other: [UInt8] = []) -> [UInt8] {
    var bytes = original
    let kinds = below(2) == 0 ? Damage.gentle : Damage.all
    for _ in 0...below(4) where bytes.count > 8 { damage(&bytes, kinds[below(kinds.count)], with: other) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8], _ kind: Damage, with other: [UInt8]) {
    let start = below(bytes.count - 4)
    let end = min(bytes.count, start + 1 + below(below(8) == 0 ? 4_096 : 64))
    switch kind {
    case .flip: bytes[start] ^= 1 << UInt8(below(8))
    case .overwrite: for index in start..<end { bytes[index] = UInt8(below(256)) }
    case .cut: bytes.removeSubrange(start..<end)
    case .truncate: if below(3) == 0 { bytes.removeSubrange(start...) }
    case .double: bytes.insert(contentsOf: Array(bytes[start..<end]), at: end)
    case .move: bytes.insert(contentsOf: Array(bytes[start..<end]), at: below(bytes.count))
    case .number: replaceNumber(&bytes, from: start)
    case .attribute: dropAttribute(&bytes, from: start)
    case .value: replaceValue(&bytes, from: start)
    case .bracket: bytes.insert(Self.brackets[below(Self.brackets.count)], at: start)
    case .splice:
      guard other.count > 8 else { return }
      bytes.replaceSubrange(start..., with: other[below(other.count)...])
    }
  }

  /// The next run of digits, sign and point included, becomes an extreme.
  private mutating func replaceNumber(_ bytes: inout [UInt8], from start: Int) {
    func isOfNumber(_ byte: UInt8) -> Bool { byte >= 0x2D && byte <= 0x39 && byte != 0x2F }
    guard let first = bytes[start...].firstIndex(where: \.isDigit) else { return }
    let last = bytes[first...].firstIndex { !isOfNumber($0) } ?? bytes.endIndex
    bytes.replaceSubrange(first..<last, with: Self.extremes[below(Self.extremes.count)].utf8)
  }

  /// The next `name="…"` of XML, or `"key": value` of JSON up to its comma, goes.
  private mutating func dropAttribute(_ bytes: inout [UInt8], from start: Int) {
    guard let quote = bytes[start...].firstIndex(of: UInt8(ascii: "\"")),
      let close = bytes[(quote + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return }
    if quote > 0, bytes[quote - 1] == UInt8(ascii: "=") {
      let name = bytes[..<quote].lastIndex(of: UInt8(ascii: " ")) ?? quote
      bytes.removeSubrange(name...close)
    } else {
      let comma = bytes[close...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count - 1
      bytes.removeSubrange(quote...comma)
    }
  }

  /// The next quoted value takes the content of another.
  private mutating func replaceValue(_ bytes: inout [UInt8], from start: Int) {
    guard let value = Self.value(in: bytes, from: start), let other = Self.value(in: bytes, from: below(bytes.count))
    else { return }
    bytes.replaceSubrange(value, with: Array(bytes[other]))
  }

  /// What stands between the next two quotes.
  private static func value(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "\"")),
      let close = bytes[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return open + 1..<close
  }

  /// Source of the constants: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(max(1, bound)))
  }
}
