import Audit

/// Which rows of a list are at fault: where those that were are still there and are mended, a fault in another row is
/// another one, though its place in the template is the same.
struct FaultyRows {
  /// The rows at fault, by rule and detail.
  private var now: [String: Set<String>] = [:]
  /// The rules and details with more rows at fault than may have been kept: nothing is known of the others.
  private var cut: Set<String> = []
  /// The rows on the screen; empty where they are not known or nothing asks for them.
  private let there: Set<String>

  init(_ current: [KnownFinding], _ known: [KnownFinding], _ anchors: ScreenAnchors?) {
    let isAsked = known.contains { !$0.identity.rows.isEmpty }
    there = isAsked ? Set((anchors?.rows ?? []).map { Identity.witness(row: $0) }) : []
    guard !there.isEmpty else { return }
    for finding in current {
      let rows = finding.identity.rows
      guard !rows.isEmpty else { continue }
      now[Self.key(finding), default: []].formUnion(rows)
      if rows.count >= IdentityParts.mostRows { cut.insert(Self.key(finding)) }
    }
  }

  /// Whether a known finding was one of rows that are all there and have its fault no more.
  func areMended(_ then: KnownFinding, in finding: KnownFinding) -> Bool {
    let key = Self.key(finding)
    guard !there.isEmpty, !cut.contains(key), let faulty = now[key] else { return false }
    let rows = then.identity.rows
    return !rows.isEmpty && rows.count < IdentityParts.mostRows && rows.isSubset(of: there)
      && rows.isDisjoint(with: faulty)
  }

  private static func key(_ finding: KnownFinding) -> String { "\(finding.rule) \(finding.identity.detail)" }
}
