/// One value or key of a JSON text in eight bytes; cells stand in document order.
struct JSONCell: Sendable {
  enum Kind: UInt32 {
    case null, `false`, `true`, number, plainString, escapedString, array, object
  }

  /// The largest length or cell number that fits beside the kind.
  static let limit = 1 << 29 - 1

  /// Where the value begins; for strings the first byte behind the quote.
  let offset: UInt32
  private var info: UInt32

  init(_ kind: Kind, offset: Int, extent: Int) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    info = kind.rawValue << 29 | UInt32(truncatingIfNeeded: extent)
  }

  var kind: Kind { Kind(rawValue: info >> 29) ?? .null }

  /// Strings and numbers: length in bytes as written. Arrays and objects: the first cell behind them.
  var extent: Int {
    get { Int(info & UInt32(Self.limit)) }
    set { info = info & ~UInt32(Self.limit) | UInt32(truncatingIfNeeded: newValue) }
  }

  var isString: Bool { kind == .plainString || kind == .escapedString }

  /// The cell behind this one and all that is in it.
  func next(after index: Int) -> Int { info >> 29 >= Kind.array.rawValue ? extent : index + 1 }
}
