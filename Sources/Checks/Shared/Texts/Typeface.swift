import ScreenModel
import ViewHierarchy

/// The font of a text, as far as the export states it.
struct Typeface {
  /// In points at the default text size; nil where unknown.
  let size: Double?
  /// From 100 to 900, as in CSS and OpenType; 400 is regular.
  let weight: Int
  /// Whether it is one of the system's text styles.
  let hasStyle: Bool

  /// Sizes at the default setting (Human Interface Guidelines, Typography: Large), by the names that UIKit and
  /// Interface Builder have for them.
  private static let styles: [(names: [String], size: Double, weight: Int)] = [
    (["largeTitle", "title0"], 34, 400), (["title1"], 28, 400), (["title2"], 22, 400), (["title3"], 20, 400),
    (["headline"], 17, 600), (["body"], 17, 400), (["callout"], 16, 400), (["subheadline", "subhead"], 15, 400),
    (["footnote"], 13, 400), (["caption1"], 12, 400), (["caption2"], 11, 400),
  ]

  private static let weights: [(name: String, weight: Int)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("normal", 400), ("medium", 500),
    ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  /// - Parameters:
  ///   - size: in points, as stated.
  ///   - style: a text style's name in UIKit or Interface Builder.
  ///   - weight: a name of `UIFont.Weight` in lower case, or a number.
  init(size: Double?, style: String?, weight: String?) {
    let known = style.flatMap { style in Self.styles.first { $0.names.contains(style) } }
    hasStyle = style != nil
    self.size = known?.size ?? size.flatMap { $0 > 0 ? $0 : nil }
    let named = weight.flatMap { weight in
      Self.weights.first { $0.name == weight.lowercased() }?.weight ?? Int(weight)
    }
    self.weight = named ?? known?.weight ?? 400
  }

  /// Bold in the sense of WCAG's large text.
  var isBold: Bool { weight >= 700 }
}

extension Screen {
  /// The font of a node.
  func typeface(_ node: NodeID) -> Typeface {
    var (size, style, weight): (Double?, String?, String?)
    for property in tree.properties(node) {
      switch property.key {
      case .fontSize: size = property.number
      case .fontStyle: style = tree.string(property.text)
      case .fontWeight: weight = tree.string(property.text)
      default: break
      }
    }
    return Typeface(size: size, style: style, weight: weight)
  }
}
