import ViewHierarchy

/// Finds the app under test where nobody names it: the one that most exports of a run state.
///
/// Only the beginnings of the exports are looked at; what they say in full is read later.
public struct AppMajority {
  /// How much of each export is needed, in bytes: the first view of an app stands within it.
  public static let headLength = 16 << 10

  private var counts: [Platform: [String: Int]] = [:]

  /// No export seen.
  public init() {}

  /// Takes the beginning of an export.
  public mutating func note(_ head: [UInt8]) {
    head.withUnsafeBufferPointer { head in
      if let app = Self.app(head, key: "bundleId") { counts[.ios, default: [:]][app, default: 0] += 1 }
      if let app = Self.app(head, key: "package") { counts[.android, default: [:]][app, default: 0] += 1 }
    }
  }

  /// The apps besides those that the run means as well: a run of several apps has two exports or more of each, while
  /// what a single export shows may have come to the front by chance. In a small run nobody can tell.
  public var alsoMeant: Set<String> {
    var meant: Set<String> = []
    for (platform, likely) in apps {
      let counts = counts[platform] ?? [:]
      let isSmall = counts[likely] ?? 0 < Self.leastToTellStrays
      meant.formUnion(counts.filter { isSmall || $0.value >= 2 }.keys)
    }
    return meant
  }

  /// So many exports of an app make another app that one export shows a stray.
  private static let leastToTellStrays = 4

  /// The apps that more than half of the exports are of, of two at least.
  public var apps: [Platform: String] {
    counts.compactMapValues { apps in
      let total = apps.values.reduce(0, +)
      return apps.first { $0.value >= 2 && $0.value * 2 > total }?.key
    }
  }

  /// The first value of `key="…"` or `"key": "…"` that is no part of the system.
  private static func app(_ head: UnsafeBufferPointer<UInt8>, key: StaticString) -> String? {
    let length = key.utf8CodeUnitCount
    var index = 0
    while let found = head.first(key, from: index) {
      index = found + 1
      let value = head[(found + length)...].drop { "\"':= ".utf8.contains($0) }
      let name = value.prefix { !"\"' <>\n".utf8.contains($0) }
      guard value.startIndex > found + length + 1, !name.isEmpty, name.count < 256 else { continue }
      let app = String(decoding: name, as: UTF8.self)
      if !ForeignApp.isOfSystem(app) { return app }
    }
    return nil
  }
}
