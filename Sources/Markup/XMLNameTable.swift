#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Codes of names by the addresses that the parser's dictionary gave them.
///
/// The dictionary holds each name once, so during one parse equal names have equal addresses
/// and no byte has to be hashed a second time.
@usableFromInline
struct XMLNameTable {
  /// One name; `local` is nil in a free slot.
  @usableFromInline
  struct Slot {
    @usableFromInline var local: UnsafePointer<UInt8>?
    @usableFromInline var prefix: UnsafePointer<UInt8>?
    @usableFromInline var bytes: UnsafeBufferPointer<UInt8>
    @usableFromInline var code: Int
  }

  @usableFromInline var slots: UnsafeMutablePointer<Slot>
  @usableFromInline var mask: Int
  private var used = 0
  private var copies: [UnsafeMutablePointer<UInt8>] = []
  private let vocabulary: XMLVocabulary

  init(_ vocabulary: XMLVocabulary) {
    self.vocabulary = vocabulary
    mask = 255
    slots = Self.emptySlots(256)
  }

  /// Frees the table; nothing of it may be used afterwards.
  func deallocate() {
    slots.deallocate()
    for copy in copies { copy.deallocate() }
  }

  /// The slot of a name.
  @inlinable
  mutating func find(_ local: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?) -> UnsafeMutablePointer<Slot> {
    var index = Self.hash(local, prefix) & mask
    while let found = slots[index].local {
      if found == local && slots[index].prefix == prefix { return slots + index }
      index = (index &+ 1) & mask
    }
    return add(local, prefix)
  }

  @inlinable
  static func hash(_ local: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?) -> Int {
    let mixed = UInt(bitPattern: local) &+ UInt(bitPattern: prefix) &* 31
    // Fibonacci hashing; the high half is the well mixed one.
    return Int(truncatingIfNeeded: (UInt64(mixed) &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }

  @usableFromInline
  mutating func add(_ local: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?) -> UnsafeMutablePointer<Slot> {
    if used * 2 > mask { grow() }
    used += 1
    let bytes = qualified(local, prefix)
    return insert(Slot(local: local, prefix: prefix, bytes: bytes, code: vocabulary.code(of: bytes)))
  }

  private mutating func insert(_ slot: Slot) -> UnsafeMutablePointer<Slot> {
    var index = slot.local.map { Self.hash($0, slot.prefix) & mask } ?? 0
    while slots[index].local != nil { index = (index + 1) & mask }
    slots[index] = slot
    return slots + index
  }

  private mutating func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: mask + 1)
    mask = old.count * 2 - 1
    slots = Self.emptySlots(mask + 1)
    for slot in old where slot.local != nil { _ = insert(slot) }
    old.deallocate()
  }

  private mutating func qualified(
    _ local: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?
  ) -> UnsafeBufferPointer<UInt8> {
    let length = strlen(UnsafeRawPointer(local).assumingMemoryBound(to: CChar.self))
    guard let prefix else { return UnsafeBufferPointer(start: local, count: length) }
    let prefixLength = strlen(UnsafeRawPointer(prefix).assumingMemoryBound(to: CChar.self))
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: prefixLength + 1 + length)
    copies.append(copy)
    copy.initialize(from: prefix, count: prefixLength)
    (copy + prefixLength).initialize(to: UInt8(ascii: ":"))
    (copy + prefixLength + 1).initialize(from: local, count: length)
    return UnsafeBufferPointer(start: copy, count: prefixLength + 1 + length)
  }

  private static func emptySlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(
      repeating: Slot(local: nil, prefix: nil, bytes: UnsafeBufferPointer(start: nil, count: 0), code: -1),
      count: count)
    return slots
  }
}
