import Audit
import Gate

/// Names the screen of a file: its key, how the capture differs from others of the screen, and why.
struct ScreenNaming: Sendable {
  /// What the config says, the last match first.
  private let rules: [Rule]

  private struct Rule: Sendable {
    let pattern: PathPattern
    let key: String?
    let variant: Variant
    let match: String
  }

  /// A named file.
  struct Name: Equatable, Sendable {
    let key: String
    let variant: Variant
    let reason: String
  }

  init(_ names: [Config.Naming] = []) {
    rules = names.reversed().map {
      Rule(pattern: PathPattern($0.match), key: $0.key, variant: $0.variant, match: $0.match)
    }
  }

  /// The name of a file's screen.
  func name(_ file: InputFile) -> Name {
    let plain = file.screenKey
    let (bare, marked) = Self.mark(plain.key)
    var key = bare
    var variant = marked
    var reason = plain.reason
    if !variant.isEmpty { reason += "; variant \"\(variant.text)\" behind the @" }
    let matching = rules.filter { $0.pattern.matches(file.path) }
    if let rule = matching.first(where: { $0.key != nil }), let pattern = rule.key {
      key = pattern.replacing("{key}", with: key)
      reason = "\"keys\" of the config, \"\(rule.match)\""
    }
    for rule in matching.reversed() {
      for (axis, value) in rule.variant.values { variant.set(axis, value) }
      if !rule.variant.isEmpty { reason += "; \"variants\" of the config, \"\(rule.match)\"" }
    }
    return Name(key: key, variant: variant, reason: reason)
  }

  /// Takes `@de`, `@ar+landscape+dark` off the end of a key, where every word is known; else the key stays.
  private static func mark(_ key: String) -> (key: String, variant: Variant) {
    guard let at = key.lastIndex(of: "@"), at != key.startIndex else { return (key, Variant()) }
    var variant = Variant()
    for word in key[key.index(after: at)...].split(separator: "+", omittingEmptySubsequences: false) {
      guard let axis = axis(of: String(word)) else { return (key, Variant()) }
      variant.set(axis, String(word))
    }
    return (String(key[..<at]), variant)
  }

  private static func axis(of word: String) -> Variant.Axis? {
    if ["portrait", "landscape"].contains(word) { return .orientation }
    if ["light", "dark"].contains(word) { return .appearance }
    if textSizes.contains(word) { return .textSize }
    if ["phone", "tablet", "iphone", "ipad"].contains(word.lowercased()) { return .device }
    return isLocale(word) ? .locale : nil
  }

  /// The content size categories of UIKit, and the font scales that Android offers.
  private static let textSizes: Set = [
    "xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5", "0.85x", "1.15x", "1.3x", "1.5x",
    "1.8x", "2.0x",
  ]

  /// Two or three small letters, and a script or region behind a hyphen (BCP 47), such as `de`, `pt-BR`.
  private static func isLocale(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...4).contains(part.utf8.count) && part.utf8.allSatisfy(\.isWordByte)
    }
  }
}
