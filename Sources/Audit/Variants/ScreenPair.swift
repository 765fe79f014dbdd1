import ViewHierarchy

/// Two captures of one screen that differ on one axis: text size, orientation, language.
public struct ScreenPair: Sendable {
  /// Which of the two.
  public enum Side: Sendable {
    case usual, varied
  }

  /// What they differ in.
  public let axis: Variant.Axis
  /// The capture that is nearer to the usual form.
  public let usual: ScreenExtract
  /// The other one.
  public let varied: ScreenExtract
  /// How the other one is called in messages: `ax3`, `landscape`, `ar`.
  public let usualName: String
  /// How the other one is called in messages: `ax3`, `landscape`, `ar`.
  public let variedName: String
  /// How many times larger text is in the other one.
  public let textFactor: Double
  /// Items that are one element, as indices into those of either side.
  public let matches: [(usual: ExtractItem, varied: ExtractItem)]
  private let isMatched: (usual: Set<NodeID>, varied: Set<NodeID>)

  init(_ axis: Variant.Axis, _ usual: VariantCapture, _ varied: VariantCapture) {
    self.axis = axis
    self.usual = usual.extract
    self.varied = varied.extract
    usualName = usual.variant[axis] ?? Self.usualWord(axis, usual.extract)
    variedName = varied.variant[axis] ?? Self.usualWord(axis, varied.extract)
    textFactor = varied.variant.rank(.textSize) / max(0.1, usual.variant.rank(.textSize))
    matches = Self.matches(usual.extract, varied.extract)
    isMatched = (Set(matches.map(\.usual.node)), Set(matches.map(\.varied.node)))
  }

  /// Whether the other capture has the item too.
  public func isMatched(_ item: ExtractItem, on side: Side) -> Bool {
    switch side {
    case .usual: isMatched.usual.contains(item.node)
    case .varied: isMatched.varied.contains(item.node)
    }
  }

  private static func usualWord(_ axis: Variant.Axis, _ extract: ScreenExtract) -> String {
    switch axis {
    case .locale: extract.language ?? "the usual language"
    case .textSize: "the usual text size"
    case .orientation: extract.bounds.width > extract.bounds.height ? "landscape" : "portrait"
    case .appearance: "the usual appearance"
    case .device: "the usual device"
    }
  }

  /// By identifier where it is the only one of its like, else by role and name, else by place where both captures
  /// have the same roles in the same order.
  private static func matches(
    _ usual: ScreenExtract, _ varied: ScreenExtract
  ) -> [(usual: ExtractItem, varied: ExtractItem)] {
    var partner: [NodeID: ExtractItem] = [:]
    var taken: Set<NodeID> = []
    func join(_ key: (ExtractItem) -> String?) {
      let left = Self.unique(usual.items.filter { partner[$0.node] == nil }, key)
      let right = Self.unique(varied.items.filter { !taken.contains($0.node) }, key)
      for (word, item) in left {
        guard let other = right[word] else { continue }
        partner[item.node] = other
        taken.insert(other.node)
      }
    }
    join { $0.identifier.map { "\($0)" } }
    join { $0.name.isEmpty ? nil : "\($0.role.name) \(Masks.text($0.name))" }
    if usual.items.map(\.role) == varied.items.map(\.role) {
      for (item, other) in zip(usual.items, varied.items) where partner[item.node] == nil {
        if taken.insert(other.node).inserted { partner[item.node] = other }
      }
    }
    return usual.items.compactMap { item in partner[item.node].map { (item, $0) } }
  }

  /// The items that are alone in having their key.
  private static func unique(
    _ items: [ExtractItem], _ key: (ExtractItem) -> String?
  ) -> [String: ExtractItem] {
    var found: [String: ExtractItem] = [:]
    var repeated: Set<String> = []
    for item in items {
      guard let word = key(item) else { continue }
      if found.updateValue(item, forKey: word) != nil { repeated.insert(word) }
    }
    return found.filter { !repeated.contains($0.key) }
  }
}
