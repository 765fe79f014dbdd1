import ScreenModel
import ViewHierarchy

/// What is written on a control, compared with what it is called (rules about label in name, WCAG 2.5.3).
struct DrawnTitle {
  /// How the name goes with the words that are drawn.
  enum Match: Sendable {
    /// The name begins with them.
    case first
    /// They stand in it further behind.
    case behind
    /// All of them stand in it, but not together.
    case scattered
    /// At least one of them is missing.
    case missing
  }

  /// The words as they are shown.
  let text: String
  /// Whether figures are among them.
  let hasDigits: Bool
  private let words: [Substring]
  private let normalised: String

  /// Nil where nothing is written on the control that people could say: no text, more than one, digits of a badge, an
  /// icon's glyph.
  init?(_ screen: Screen, _ node: NodeID) {
    guard let ref = Self.ref(screen, node), let text = screen.tree.string(ref) else { return nil }
    self.text = text
    normalised = Names.normalised(Self.uncut(text))
    words = normalised.split(separator: " ")
    hasDigits = normalised.utf8.contains(where: \.isDigit)
    // Figures with a unit are spelled out: "5 km" is "five kilometres".
    let least = hasDigits ? 3 : 2
    guard words.contains(where: { Self.letters(in: $0, upTo: least) == least }) else { return nil }
  }

  private static func letters(in word: Substring, upTo most: Int) -> Int {
    word.unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(most).count
  }

  private static func ref(_ screen: Screen, _ node: NodeID) -> TextRef? {
    let tree = screen.tree
    let own = tree.text[node.index]
    if own.hasBytes { return own }
    var found: TextRef?
    for row in tree.descendants(node) where screen.roles.role[row] == .text || screen.roles.role[row] == .heading {
      let text = tree.text[row]
      guard text.hasBytes, screen.visibility.isVisible[row], screen.stops.obstructor[row] == node.row else { continue }
      if found != nil { return nil }
      found = text
    }
    return found
  }

  /// Without what an ellipsis stands for.
  private static func uncut(_ text: String) -> String {
    for mark in ["…", "..."] where text.hasSuffix(mark) { return String(text.dropLast(mark.count)) }
    return text
  }

  /// How the name goes with the words; "Mon" is as good as "Monday", since people read out what an abbreviation means.
  func match(_ name: String) -> Match {
    let name = Names.normalised(name)
    if name.hasPrefix(normalised) { return .first }
    if name.contains(normalised) { return .behind }
    let spoken = name.split(separator: " ")
    if spoken.count >= words.count, zip(words, spoken).allSatisfy({ $1.hasPrefix($0) }) { return .first }
    return words.allSatisfy { word in spoken.contains { $0.hasPrefix(word) } } ? .scattered : .missing
  }
}
