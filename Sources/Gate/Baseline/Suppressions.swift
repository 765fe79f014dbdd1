import Audit

/// An entry of the config, or a note in a design file, that keeps findings quiet for a reason.
public struct SuppressionEntry: Sendable, Equatable {
  /// Which rules; `*` stands for any letters.
  public var rule = "*"
  /// Which screens, by key; `*` stands for any letters.
  public var screen = "*"
  /// Which elements: `role`, `#identifier`, `role#identifier`, with `*`; nil for all.
  public var element: String?
  /// The id of one finding.
  public var id: String?
  /// Why.
  public var reason = ""
  /// The last day on which it holds, as `2026-12-31`; nil for ever.
  public var expires: String?
  /// Where it stands: `file:line:column`.
  public var place = ""

  /// Covers everything.
  public init() {}

  /// Whether a finding is meant.
  func covers(_ item: RunFinding) -> Bool {
    guard Pattern.matches(rule, item.finding.rule), Pattern.matches(screen, item.screenKey) else { return false }
    if let id, id != item.id { return false }
    guard let element else { return true }
    let parts = element.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let role = parts.first.map(String.init) ?? ""
    if !role.isEmpty, !Pattern.matches(role, item.finding.element.role) { return false }
    guard parts.count == 2 else { return true }
    return Pattern.matches(String(parts[1]), item.finding.element.identifier ?? "")
  }

  /// The entry in words.
  public var words: String {
    let parts = [
      rule == "*" ? "any rule" : rule, screen == "*" ? nil : "screen \(screen)", element.map { "element \($0)" },
      id.map { "finding \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension RunRecord {
  /// Sets the state of findings that entries cover; tells those that have run out or cover nothing.
  /// - Parameter today: the day, as `2026-12-31`; ISO 8601 dates compare as texts.
  public mutating func suppress(_ entries: [SuppressionEntry], today: String) {
    for entry in entries {
      let covered = findings.indices.filter { entry.covers(findings[$0]) }
      if let last = entry.expires, last < today {
        notices.append(
          Notice(
            .expiredSuppression,
            "\(entry.place): the suppression of \(entry.words) ended on \(last) (today is \(today)); "
              + "mend the fault or give a new day"))
        continue
      }
      if covered.isEmpty, wasLookedFor(entry) {
        notices.append(
          Notice(.unusedSuppression, "\(entry.place): nothing is suppressed by \(entry.words); remove the entry"))
      }
      for index in covered { set(.suppressed, at: index) }
    }
  }

  /// Whether the run could have found what an entry covers.
  private func wasLookedFor(_ entry: SuppressionEntry) -> Bool {
    let rules = self.rules.filter { Pattern.matches(entry.rule, $0.page.id) }
    return screens.contains { screen in
      Pattern.matches(entry.screen, screen.baseKey) && rules.contains { screen.isExamined(by: $0.page.id) }
    }
  }
}
