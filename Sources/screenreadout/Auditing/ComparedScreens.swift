import Audit
import ViewHierarchy

/// Which screens of a run have several captures, by the names of their files: only for those anything is kept until
/// the other captures are there.
struct ComparedScreens {
  /// How many files each key still has to come from; keys of a single file are left out.
  private var files: [String: Int] = [:]
  private var isIdle = true

  /// Nothing is compared.
  init() {}

  /// - Parameter rules: nothing is kept where none of them compares captures.
  init(_ names: [ScreenNaming.Name], _ rules: [ActiveRule]) {
    isIdle = VariantAudit(rules: rules).isIdle
    guard !isIdle else { return }
    for name in names { files[name.key, default: 0] += 1 }
    files = files.filter { $0.value > 1 }
  }

  /// Whether other files have captures of the screen.
  func awaits(_ key: String) -> Bool { files[key] != nil }

  /// Whether a capture has others of its screen in the same file, or says itself of which screen it is one, so that
  /// they may be in any file.
  func awaits(_ capture: Capture, among others: [Capture], _ name: ScreenNaming.Name) -> Bool {
    guard !isIdle else { return false }
    if capture.header.key != nil, !name.variant.isEmpty { return true }
    return others.count > 1 && others.lazy.filter { $0.header.key == capture.header.key }.prefix(2).count > 1
  }

  /// Takes note that a file is done.
  /// - Returns: whether it was the last one of its screen.
  mutating func isLast(_ key: String) -> Bool {
    guard let rest = files[key] else { return true }
    files[key] = rest - 1
    return rest == 1
  }
}
