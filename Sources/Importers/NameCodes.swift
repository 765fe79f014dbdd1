/// Numbers of names, found by their bytes without making a String.
struct NameCodes: Sendable {
  private let names: [[UInt8]]
  /// A hash table with open addressing: the number of a name plus one, 0 where free.
  private let slots: [UInt16]
  private let mask: Int

  /// The names in the order of their numbers; of equal names the first counts.
  init(_ names: [String]) {
    self.names = names.map { Array($0.utf8) }
    var size = 16
    while size < names.count * 3 { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for (code, name) in self.names.enumerated() {
      var slot = name.withUnsafeBufferPointer(Self.hash) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(truncatingIfNeeded: code + 1)
    }
    self.slots = slots
    mask = size - 1
  }

  /// The number of a name; -1 where it is unknown.
  func code(of name: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Self.hash(name) & mask
    while slots[slot] != 0 {
      let code = Int(slots[slot]) - 1
      if names[code].count == name.count, names[code].elementsEqual(name) { return code }
      slot = (slot + 1) & mask
    }
    return -1
  }

  /// FNV-1a; the tables are small and fixed, so nobody can fill one chain.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash >> 8)
  }
}
