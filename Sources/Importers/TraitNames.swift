import ViewHierarchy

/// Reads lists of trait names, remembering each list it has met: a file has few different ones.
struct TraitNames {
  private var known: [(list: [UInt8], traits: Traits)] = []

  /// The traits of a list such as `Button, Selected`; unknown names are ignored.
  mutating func traits(_ list: UnsafeBufferPointer<UInt8>) -> Traits {
    if list.isEmpty { return [] }
    if let place = known.firstIndex(where: { $0.list.withUnsafeBufferPointer { $0.equals(list) } }) {
      return known[place].traits
    }
    let traits = list.split { $0 == UInt8(ascii: ",") || $0 == 0x20 }.reduce(into: Traits()) { sum, name in
      if let trait = Traits(name: name) { sum.insert(trait) }
    }
    if known.count < 256 { known.append((Array(list), traits)) }
    return traits
  }
}
