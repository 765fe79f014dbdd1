/// How much larger text is under a setting than under the usual one.
public enum TextSize {
  /// The setting that a device comes with.
  public static let usual = 1.0

  /// The size of body text under each content size category of UIKit, in points (Human Interface Guidelines,
  /// Typography, Dynamic Type sizes); 17 is the usual one.
  private static let bodySizes: [String: Double] = [
    "xs": 14, "s": 15, "m": 16, "l": 17, "xl": 19, "xxl": 21, "xxxl": 23, "ax1": 28, "ax2": 33, "ax3": 40, "ax4": 47,
    "ax5": 53,
  ]
  private static let usualBody = 17.0
  /// Android offers up to 2 and lets vendors go further.
  private static let plausible = 0.5...5.0

  /// The factor of a category (`ax3`) or of a font scale (`1.5x`, `1.5`); the usual one where the word is neither.
  public static func factor(_ word: String) -> Double {
    if let size = bodySizes[word.lowercased()] { return size / usualBody }
    let digits = word.last == "x" ? word.dropLast() : word[...]
    return Double(digits).flatMap { plausible.contains($0) ? $0 : nil } ?? usual
  }
}
