/// Finds captures whose bytes came before.
struct RepeatedCaptures {
  /// A capture that came before.
  struct Repeat {
    /// Whether it came under the same key: then it is audited once.
    let isSameKey: Bool
    /// The key of the capture that came before.
    let key: String
    let message: String
  }

  /// A capture's first coming.
  private struct First {
    /// What its file is called.
    let name: String
    /// The key under which it is told.
    var key: String
  }

  /// By the digest of its bytes.
  private var known: [String: First] = [:]

  /// Byte-identical captures under different keys are told, since the second may be a stale dump.
  /// - Parameter digest: empty for a file without captures.
  mutating func add(_ digest: String, named name: String) -> Repeat? {
    if digest.isEmpty { return nil }
    guard let first = known[digest] else {
      known[digest] = First(name: name, key: name)
      return nil
    }
    let isSameKey = first.name == name
    return Repeat(
      isSameKey: isSameKey, key: first.key,
      message: isSameKey
        ? "the same capture was audited before under the key \(first.key)"
        : "the same bytes as the capture \(first.key); is one of them a stale dump?")
  }

  /// Tells a capture that came for the first time by the key of its first screen.
  mutating func tell(_ digest: String, as key: String?) {
    if let key { known[digest]?.key = key }
  }
}
