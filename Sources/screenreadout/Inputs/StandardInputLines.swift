#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Standard input line by line: a line is handed over as soon as it is there, and only one is held.
struct StandardInputLines {
  /// What a line is.
  enum Line {
    case bytes([UInt8])
    /// Longer than the limit; it was read to its end and dropped.
    case tooLong
  }

  private let limit: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// Read at once, in bytes.
  private static let chunk = 64 * 1024

  /// - Parameter limit: the most bytes of a line.
  init(limit: Int) { self.limit = limit }

  /// The next line without its end; nil at the end of the input.
  mutating func next() -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var hasAny = false
    while true {
      if position == buffer.count {
        guard !isAtEnd, fill() else { return hasAny ? (isTooLong ? .tooLong : .bytes(line)) : nil }
      }
      hasAny = true
      let rest = buffer[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let piece = rest[..<(end ?? rest.endIndex)]
      if line.count + piece.count > limit {
        isTooLong = true
        line = []
      } else if !isTooLong {
        line += piece
      }
      position = end.map { $0 + 1 } ?? buffer.count
      if end != nil { return isTooLong ? .tooLong : .bytes(line) }
    }
  }

  /// Reads on; false at the end of the input.
  private mutating func fill() -> Bool {
    while true {
      var count = 0
      buffer = [UInt8](unsafeUninitializedCapacity: Self.chunk) { target, filled in
        count = read(STDIN_FILENO, target.baseAddress, Self.chunk)
        filled = max(0, count)
      }
      position = 0
      if count > 0 { return true }
      if count < 0, errno == EINTR { continue }
      isAtEnd = true
      return false
    }
  }
}
