import Audit

/// Matches the findings of one screen with those known of it, one to one, in passes from the strictest to the loosest;
/// each pass only looks at what the earlier ones left (`ci.md` 4.2).
///
/// The order matters: an exact match first keeps two nameless elements of one cell from taking each other's entry, and
/// a nameless element never vouches for another one unless something beside it does.
struct FindingMatcher {
  /// How a finding was known again.
  enum Pass: CaseIterable {
    /// Same element, same place.
    case exact
    /// Same element at another place among its siblings.
    case moved
    /// Same place, other label: relabelled or translated.
    case relabelled
    /// Same identifier below other ancestors.
    case carried
    /// Ancestors were renamed, added or taken away around it.
    case wrapped
  }

  /// For each current finding the index of the known one; nil where it is new.
  private(set) var matches: [Int?]
  /// Which known findings are still there.
  private(set) var isFound: [Bool]

  private let current: [KnownFinding]
  private let known: [KnownFinding]
  /// The identifiers that anchor identities on the screen now; nil where they are not known.
  private let identifiers: Set<String>?
  private let rows: FaultyRows
  /// The same as they stand among what speaks for elements; filled where it is asked for.
  private lazy var witnesses = Set((identifiers ?? []).map { Identity.witness($0) })

  init(_ current: [KnownFinding], _ known: [KnownFinding], anchors: ScreenAnchors?) {
    self.current = current
    self.known = known
    identifiers = anchors?.identifiers
    rows = FaultyRows(current, known, anchors)
    matches = Array(repeating: nil, count: current.count)
    isFound = Array(repeating: false, count: known.count)
    for pass in Pass.allCases { run(pass) }
    vouchForRows()
  }

  /// Pairs what is left, in order; only findings of one rule and detail meet each other.
  private mutating func run(_ pass: Pass) {
    var open: [String: [Int]] = [:]
    for index in known.indices where !isFound[index] { open[key(known[index], pass), default: []].append(index) }
    guard !open.isEmpty else { return }
    for index in current.indices where matches[index] == nil {
      let key = key(current[index], pass)
      guard let candidates = open[key],
        let place = place(of: index, among: candidates, pass)
      else { continue }
      matches[index] = candidates[place]
      isFound[candidates[place]] = true
      open[key]?.remove(at: place)
    }
  }

  private mutating func place(of index: Int, among candidates: [Int], _ pass: Pass) -> Int? {
    for (place, candidate) in candidates.enumerated() where agree(current[index], known[candidate], pass) {
      return place
    }
    return nil
  }

  /// What two findings must have equal to be compared at all.
  private func key(_ finding: KnownFinding, _ pass: Pass) -> String {
    let identity = finding.identity
    switch pass {
    case .exact: return identity.issue
    case .moved: return "\(finding.rule) \(identity.detail) \(identity.element)"
    case .relabelled: return "\(finding.rule) \(identity.detail) \(identity.slot)"
    case .carried, .wrapped: return "\(finding.rule) \(identity.detail) \(identity.role)"
    }
  }

  private mutating func agree(_ now: KnownFinding, _ then: KnownFinding, _ pass: Pass) -> Bool {
    if rows.areMended(then, in: now) { return false }
    return switch pass {
    case .exact, .relabelled: true
    case .moved: now.identity.isNamed || now.identity.sharesWitness(with: then.identity)
    case .carried: now.identity.sharesIdentifier(with: then.identity)
    case .wrapped: isBelowSame(now.identity, then.identity) && isAlike(now.identity, then.identity)
    }
  }

  /// Whether two elements below other ancestors are one: something speaks for both, or their numbers agree where the
  /// nearest ancestor has lost its name, or the element has where it stands in rows.
  private mutating func isAlike(_ now: Identity, _ then: Identity) -> Bool {
    if now.sharesWitness(with: then) { return true }
    guard now.ordinal == then.ordinal, now.cell == then.cell else { return false }
    return now.within.first != then.within.first || isRenamedRow(now, then)
  }

  /// Whether an element at the same place of a cell had an identifier that anchors nothing on the screen any more: the
  /// row is gone, or it has become one of several.
  private mutating func isRenamedRow(_ now: Identity, _ then: Identity) -> Bool {
    guard identifiers != nil, !now.cell.isEmpty, let witness = then.ownIdentifier else { return false }
    return now.ownIdentifier == nil && !witnesses.contains(witness)
  }

  /// Whether the ancestors of then that are still on the screen stand around the element now, in their order.
  private func isBelowSame(_ now: Identity, _ then: Identity) -> Bool {
    guard let identifiers else { return now.within == then.within }
    var rest = now.within[...]
    for ancestor in then.within where identifiers.contains(ancestor) {
      guard let place = rest.firstIndex(of: ancestor) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// More rows of a template that was at fault are no new debt: a finding in a repeated cell is known where a cell of
  /// a like template had the same one, at the same place or on the same named element.
  private mutating func vouchForRows() {
    for index in current.indices where matches[index] == nil && !current[index].identity.cell.isEmpty {
      let now = current[index]
      matches[index] = known.firstIndex { then in
        guard then.rule == now.rule, then.identity.detail == now.identity.detail, !rows.areMended(then, in: now)
        else { return false }
        let isSame =
          then.identity.slot == now.identity.slot
          || (now.identity.isNamed && then.identity.element == now.identity.element)
        return isSame && CellSignature(then.identity.cell).resembles(CellSignature(now.identity.cell))
      }
      if let match = matches[index] { isFound[match] = true }
    }
  }
}

/// The roles in a repeated cell with how often each occurs.
struct CellSignature: Hashable {
  private var counts: [Substring: Int] = [:]
  private var total = 0

  /// Reads `image1 text2`.
  init(_ text: String) {
    for word in text.split(separator: " ") {
      let name = word.prefix { !$0.isNumber }
      let count = Int(word.dropFirst(name.count)) ?? 0
      counts[name] = count
      total += count
    }
  }

  /// From here on two templates are alike: 70 % of their roles overlap.
  private static let overlap = 0.7

  func resembles(_ other: CellSignature) -> Bool {
    guard total > 0, other.total > 0 else { return false }
    let shared = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
    return Double(shared) >= Self.overlap * Double(max(total, other.total))
  }
}
