import Audit
import Gate

/// Tells further screens of one key apart: by what their exports say of the variant, else the second is `key#2`, the
/// third `key#3`, in the order of the inputs.
struct ScreenKeyCounter {
  private var counts: [String: Int] = [:]
  /// What the export of the first screen of each key says of its variant.
  private var firsts: [String: Variant] = [:]

  mutating func unique(_ key: String) -> String {
    let count = (counts[key] ?? 0) + 1
    counts[key] = count
    return count == 1 ? key : "\(key)#\(count)"
  }

  /// The key of a screen, with its variant.
  /// - Parameters:
  ///   - variant: what the name of the file or the config says.
  ///   - exported: what the export says; it counts where another capture has the key already and differs in it.
  mutating func unique(_ key: String, _ variant: Variant, exported: Variant) -> (key: String, variant: Variant) {
    let named = variant.added(to: key)
    guard let first = firsts[named] else {
      firsts[named] = exported
      return (unique(named), variant)
    }
    var told = variant
    for (axis, value) in exported.values where !first.values.contains(where: { $0.axis == axis && $0.value == value }) {
      told.set(axis, value)
    }
    return (unique(told.added(to: key)), told)
  }
}
