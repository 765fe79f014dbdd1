/// A text of a tree: where its UTF-8 bytes lie in the tree's arena. Three states: absent, empty, text.
@frozen
public struct TextRef: Hashable, Sendable {
  /// The first byte in the arena; `UInt32.max` for an absent text.
  public let offset: UInt32
  /// The number of bytes.
  public let count: UInt32

  /// Makes a reference into an arena; the range is not checked.
  @inlinable
  public init(offset: Int, count: Int) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  /// Not stated at this node.
  public static let absent = TextRef(offset: Int(UInt32.max), count: 0)

  /// Whether the export states the text, if only as empty.
  @inlinable
  public var isStated: Bool { offset != .max }

  /// Whether there is at least one byte, white space included.
  @inlinable
  public var hasBytes: Bool { count != 0 }

  /// The bytes' place in the arena; an empty range for absent and empty texts.
  @inlinable
  public var range: Range<Int> {
    isStated ? Int(offset)..<Int(offset) + Int(count) : 0..<0
  }
}
