/// Another tool that checks the same or nearly the same, for the index of the rules.
public enum Peer: String, Sendable, CaseIterable {
  case googleATF = "google-atf"
  case gtxiLib = "gtxilib"
  case appleAudit = "apple-audit"
  case axe
  case dequeMobile = "deque-mobile"
  case a11yUITests = "a11yuitests"
  case androidLint = "android-lint"
  case swiftLint = "swiftlint"

  /// As its makers call it.
  public var title: String {
    switch self {
    case .googleATF: "Google ATF"
    case .gtxiLib: "GTXiLib"
    case .appleAudit: "Apple audit"
    case .axe: "axe"
    case .dequeMobile: "Deque mobile"
    case .a11yUITests: "A11yUITests"
    case .androidLint: "Android Lint"
    case .swiftLint: "SwiftLint"
    }
  }
}
