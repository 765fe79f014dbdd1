/// When output is coloured.
enum ColorChoice: String, Sendable {
  case auto, always, never

  /// The word of the command line wins; then `NO_COLOR` (no-color.org: any value but the empty one), `FORCE_COLOR`
  /// (any value but empty and 0), a dumb terminal, and at last whether a terminal listens at all.
  func wantsColor(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    if let value = environment("FORCE_COLOR"), !value.isEmpty { return value != "0" }
    return isTerminal && environment("TERM") != "dumb"
  }
}
