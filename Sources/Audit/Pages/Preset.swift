/// A set of rules under a name, frozen by version: `recommended@1` holds the same rules in every later program.
public struct Preset: Sendable, Equatable {
  /// Which set.
  public enum Name: String, Sendable, CaseIterable {
    /// The rules that nobody wants to miss, for a first look at a large app.
    case essential
    /// What is on by default.
    case recommended
    /// Every rule.
    case all
  }

  /// Which set.
  public let name: Name
  /// Which state of it, from 1.
  public let version: Int

  /// The newest state of a set.
  public init(_ name: Name) {
    self.name = name
    version = Self.releases.count
  }

  /// Reads `recommended` or `recommended@1`; nil where there is no such set or state of it.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard let first = parts.first, let name = Name(rawValue: String(first)), parts.count <= 2 else { return nil }
    self.init(name)
    guard parts.count == 2 else { return }
    guard let version = Int(parts[1]), (1...Self.releases.count).contains(version) else { return nil }
    self = Preset(name, version)
  }

  private init(_ name: Name, _ version: Int) {
    self.name = name
    self.version = version
  }

  /// `recommended@1`.
  public var text: String { "\(name.rawValue)@\(version)" }

  /// All words that name a set or a state of one, the newest states first by their plain names.
  public static let names: [String] =
    Name.allCases.map(\.rawValue)
    + Name.allCases.flatMap { name in (1...releases.count).map { "\(name.rawValue)@\($0)" } }

  /// Whether the set has a rule. Rules from outside are the user's own: every set but the essential one has those
  /// that are on by default.
  public func holds(_ page: RulePage) -> Bool {
    guard !page.isEmbedded || Self.precedes(page.since, Self.releases[version - 1]) else { return false }
    return switch name {
    case .essential: Self.essential.contains(page.id) || (!page.isEmbedded && page.isOnByDefault)
    case .recommended: page.isOnByDefault
    case .all: true
    }
  }

  /// The version of the program with which each state was frozen: it holds what was there then (`since` of the pages).
  private static let releases = ["0.1"]

  /// Whether a version of the program comes before another one or is it.
  static func precedes(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let numbers = [one, other].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
    return !numbers[1].lexicographicallyPrecedes(numbers[0])
  }

  /// What most people would be angry to miss, in kinds: no name, not reached, not grouped, not operable, not readable.
  static let essential: Set = [
    "adjustable-missing-value", "card-label-missing", "card-not-aggregated", "container-is-element",
    "container-omits-child", "contrast-text", "control-missing-label", "duplicate-control-name",
    "dynamic-type-unsupported", "element-hides-interactive", "field-missing-label", "heading-missing",
    "image-label-is-filename", "image-missing-label", "interactive-not-reachable", "label-contains-role",
    "label-not-human-readable", "label-on-non-element", "label-unresolved-placeholder", "list-cell-label-missing",
    "list-cell-not-element", "rating-exposed-as-many", "rating-missing-value", "reading-order-mismatch",
    "text-not-reachable", "toggle-missing-value", "touch-target-minimum", "touch-target-recommended",
    "traits-missing-button",
  ]
}
