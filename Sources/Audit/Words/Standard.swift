/// A standard whose criteria narrow a run: only rules about one of them take part.
public enum Standard: String, Sendable, CaseIterable {
  /// WCAG 2.1, levels A and AA.
  case wcag21aa
  /// WCAG 2.2, levels A and AA.
  case wcag22aa
  /// EN 301 549 v3.2.1, chapter 11 (software), which rests on WCAG 2.1.
  case en301549

  /// The numbers of its success criteria.
  public var criteria: Set<String> {
    let all = Set(SuccessCriterion.all.map { "\($0.number)" })
    return switch self {
    case .wcag22aa: all
    case .wcag21aa: all.subtracting(Self.newIn22)
    case .en301549: all.subtracting(Self.newIn22).subtracting(Self.voidForSoftware)
    }
  }

  /// What WCAG 2.2 brought at levels A and AA (www.w3.org/TR/WCAG22, "New features in WCAG 2.2").
  private static let newIn22: Set = ["2.4.11", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8"]
  /// Clauses of chapter 11 that EN 301 549 v3.2.1 leaves void: sets of pages are not software.
  private static let voidForSoftware: Set = ["2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4"]
}
