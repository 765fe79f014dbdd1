#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A place in a text: line and column from 1, columns in bytes.
public struct TextPosition: Sendable, Equatable {
  /// Line from 1.
  public let line: UInt32
  /// Column from 1, in bytes.
  public let column: UInt32

  /// A place.
  public init(line: UInt32, column: UInt32) {
    self.line = line
    self.column = column
  }

  /// The place of a byte, counted from the first byte of the text; a byte-order mark takes no column.
  public static func of(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> TextPosition {
    var lines = LineCursor(bytes)
    return lines.position(of: offset)
  }
}

/// Counts lines while going forward through a text.
struct LineCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var line = 1
  private var lineStart: Int
  private var nextBreak: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lineStart = bytes.startsWithMark ? 3 : 0
    nextBreak = bytes.firstIndex(of: 0x0A, from: 0)
  }

  /// The place of a byte at or behind the one asked for last.
  mutating func position(of offset: Int) -> TextPosition {
    while nextBreak < offset {
      line += 1
      lineStart = nextBreak + 1
      nextBreak = bytes.firstIndex(of: 0x0A, from: lineStart)
    }
    return TextPosition(
      line: UInt32(clamping: line), column: UInt32(clamping: max(offset - lineStart, 0) + 1))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the UTF-8 byte-order mark leads.
  var startsWithMark: Bool { count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF }

  /// The next place of a byte, or the count where there is none.
  func firstIndex(of byte: UInt8, from start: Int) -> Int {
    guard start < count, let base = baseAddress, let hit = memchr(base + start, Int32(byte), count - start) else {
      return count
    }
    return UnsafeRawPointer(hit) - UnsafeRawPointer(base)
  }

  /// Whether an ASCII text stands at a place.
  func holds(_ text: StaticString, at start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard start >= 0, count - start >= length, let base = baseAddress else { return false }
    return memcmp(base + start, text.utf8Start, length) == 0
  }
}
