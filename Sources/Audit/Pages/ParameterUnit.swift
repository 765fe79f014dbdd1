/// What a rule's parameter counts or measures.
public enum ParameterUnit: String, Sendable, CaseIterable {
  case nodes, stops, characters, words, actions, levels
  case points, dp, seconds, times
  /// A part of a whole, 0 to 1.
  case share

  /// Why a value cannot be of this unit; nil where it can.
  func objection(to value: Double) -> String? {
    guard value.isFinite, value >= 0, value <= 1_000_000 else { return "must lie between 0 and 1000000" }
    switch self {
    case .nodes, .stops, .characters, .words, .actions, .levels:
      return Double(Int(value)) == value ? nil : "counts \(rawValue) and must be a whole number"
    case .share: return value <= 1 ? nil : "is a share and must lie between 0 and 1"
    case .points, .dp, .seconds, .times: return nil
    }
  }
}
