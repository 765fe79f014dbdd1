#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Finds keys that an object holds twice, in time linear in the keys.
struct JSONKeyTable {
  // A slot belongs to the current object when it carries the current stamp, so nothing has to be cleared between them.
  private var slots = [(stamp: UInt32, cell: UInt32)](repeating: (0, 0), count: 128)
  private var stamp: UInt32 = 0

  /// Offsets of the repeated keys of an object; nil where there are none.
  mutating func duplicates(
    of object: JSONParser.Frame, in cells: [JSONCell], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Int]? {
    // The quick hash is no match for an enemy, who would need many keys.
    if object.hasEscapedKey || object.keys > 256 { return slowDuplicates(of: object.cell, in: cells, bytes) }
    return quickDuplicates(of: object.cell, count: object.keys, in: cells, bytes)
  }

  private mutating func quickDuplicates(
    of object: Int, count: Int, in cells: [JSONCell], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Int]? {
    while slots.count < count * 4 { slots += [(stamp: UInt32, cell: UInt32)](repeating: (0, 0), count: slots.count) }
    if stamp == .max {
      for index in slots.indices { slots[index] = (0, 0) }
      stamp = 0
    }
    stamp += 1
    let mask = slots.count - 1
    var found: [Int]?
    var index = object + 1
    while index + 1 < cells[object].extent {
      let key = cells[index]
      var slot = Self.hash(key, bytes) & mask
      while slots[slot].stamp == stamp {
        if Self.equal(cells[Int(slots[slot].cell)], key, bytes) {
          found = (found ?? []) + [Int(key.offset) - 1]
          break
        }
        slot = (slot + 1) & mask
      }
      if slots[slot].stamp != stamp { slots[slot] = (stamp, UInt32(truncatingIfNeeded: index)) }
      index = cells[index + 1].next(after: index + 1)
    }
    return found
  }

  private func slowDuplicates(
    of object: Int, in cells: [JSONCell], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Int]? {
    var seen: Set<[UInt8]> = []
    var found: [Int] = []
    var index = object + 1
    while index + 1 < cells[object].extent {
      let key = cells[index]
      var text: [UInt8] = []
      let start = Int(key.offset)
      JSONText.appendDecoded(UnsafeBufferPointer(rebasing: bytes[start..<(start + key.extent)]), to: &text)
      if !seen.insert(text).inserted { found.append(start - 1) }
      index = cells[index + 1].next(after: index + 1)
    }
    return found.isEmpty ? nil : found
  }

  private static func hash(_ key: JSONCell, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let start = Int(key.offset)
    let length = key.extent
    guard length > 0 else { return 0 }
    let ends = Int(bytes[start]) | Int(bytes[start + length - 1]) << 8 | Int(bytes[start + length / 2]) << 16
    return ((ends ^ length << 24) &* 0x9E37_79B1) >> 20 & 0xFFFF
  }

  private static func equal(_ one: JSONCell, _ other: JSONCell, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard one.extent == other.extent, let base = bytes.baseAddress else { return false }
    return memcmp(base + Int(one.offset), base + Int(other.offset), one.extent) == 0
  }
}
