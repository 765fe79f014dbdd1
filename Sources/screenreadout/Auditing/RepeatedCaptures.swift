/// Finds captures whose bytes came before.
struct RepeatedCaptures {
  /// A capture that came before.
  struct Repeat {
    /// Whether it came under the same key: then it is audited once.
    let isSameKey: Bool
    let message: String
  }

  /// The key under which each capture came first, by the digest of its bytes.
  private var known: [String: String] = [:]

  /// Byte-identical captures under different keys are told, since the second may be a stale dump.
  /// - Parameter digest: empty for a file without captures.
  mutating func add(_ digest: String, named key: String) -> Repeat? {
    if digest.isEmpty { return nil }
    guard let first = known[digest] else {
      known[digest] = key
      return nil
    }
    return first == key
      ? Repeat(isSameKey: true, message: "the same capture was audited before under the key \(key)")
      : Repeat(isSameKey: false, message: "the same bytes as the capture \(first); is one of them a stale dump?")
  }
}
