import ScreenModel

/// Recognises names that programmers give to things (rule `label-not-human-readable`).
enum IdentifierForms {
  /// What gives the name away.
  enum Sign: Sendable {
    /// `settings_btn_left`, `close-icon-large`.
    case joined
    /// `mia_runs`: the key of a resource, or what a user is called.
    case snake
    /// `settingsBtnLeft`; only sure where the view is called so.
    case humps
    /// `myapp://open/42`.
    case address
    /// Digits and letters that mean nothing.
    case code
    /// `UIImageView`, `ProductTableViewCell`, `btnNext`, `android.widget.ImageView`: named by kind, as code does.
    case kind
  }

  /// Words of the trade in which names for people do not end.
  private static let technical = WordSet(
    "ic", "icn", "icon", "btn", "button", "img", "image", "bg", "lbl", "label", "txt", "textfield", "view", "vc",
    "cell", "nav", "navbar", "tabbar", "ui", "id", "container", "wrapper", "stack", "row", "toggle", "field")

  /// The sign; nil where the text may be for people.
  static func sign(_ bytes: Bytes.Text) -> Sign? {
    let text = Bytes.trimmed(bytes)
    guard text.count >= 6, text.count <= 200 else { return nil }
    var (underscores, hyphens, humps, small, capital, digits) = (0, 0, 0, 0, 0, 0)
    for (index, byte) in text.enumerated() {
      // Names for people have blanks; addresses of mail, handles and hashtags are written by people.
      switch byte {
      case 0x09...0x0D, 0x20, UInt8(ascii: "@"), UInt8(ascii: "#"), 0x80...: return nil
      case UInt8(ascii: "_"): underscores += 1
      case UInt8(ascii: "-"): hyphens += 1
      default: break
      }
      if byte.isSmallLetter { small += 1 }
      if byte.isDigit { digits += 1 }
      guard byte.isCapitalLetter else { continue }
      capital += 1
      if index > 0, text[index - 1].isSmallLetter { humps += 1 }
    }
    if isAddress(text) { return .address }
    if isKind(text) { return .kind }
    if isShortKind(text) { return .humps }
    let isPlain = text.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
    guard isPlain else { return nil }
    let isTechnical = technical.isIn(text)
    if underscores + hyphens > 0, small > 0 {
      let isJoined = (underscores >= 1 && isTechnical) || underscores >= 2 || (hyphens >= 2 && isTechnical)
      if isJoined { return .joined }
    }
    if capital == 0, underscores > 0, hyphens == 0, isParted(text) {
      return resource.isIn(text) || SymbolNames.parts.isIn(text) ? .joined : .snake
    }
    if capital == 0, hyphens > 0, underscores == 0, isArrow(text) { return .joined }
    if AssetNames.isNumber(text) { return .code }
    if text.count >= 20, underscores + hyphens == 0, small >= 3, capital >= 3, digits >= 3 { return .code }
    // Two words in one are mostly brands: "LinkedIn", "YouTube".
    let hasHumps = humps >= 2 || (humps == 1 && isTechnical)
    return hasHumps && text.count >= 8 && underscores + hyphens == 0 ? .humps : nil
  }

  /// Words that keys of resources have besides those of symbols, and that few people call themselves.
  private static let resource = WordSet(
    "tab", "close", "menu", "search", "home", "settings", "add", "remove", "delete", "edit", "share", "save", "send",
    "back", "next", "prev", "previous", "more", "info", "help", "filter", "sort", "favorite", "favourite", "download",
    "upload", "refresh", "login", "logout", "title", "header", "page", "screen", "outline", "outlined", "filled",
    "rounded", "px", "dp", "pt")

  /// Words in small letters, each beginning with one or with a digit.
  private static func isParted(_ text: Bytes.Text) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return text[0].isSmallLetter && !parts.contains(where: \.isEmpty)
  }

  /// `arrow-left`, `chevron-down-small`: what is drawn, then words for how.
  private static func isArrow(_ text: Bytes.Text) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { Bytes.Text(rebasing: $0) }
    return parts.count > 1 && arrows.isWhole(parts[0]) && parts.dropFirst().allSatisfy(arrowForms.isWhole)
  }

  private static let arrows = Phrases("arrow", "chevron", "caret", "angle")
  private static let arrowForms = Phrases(
    "left", "right", "up", "down", "back", "forward", "circle", "square", "small", "large", "thin", "bold", "fill",
    "filled", "outline", "double")

  /// Prefixes of the classes of Apple's frameworks and Material's.
  private static let prefixes = WordSet("ui", "mdc", "mk", "wk", "ns", "av", "sk", "pk")
  /// Kinds that a name in code begins with (`btnNext`) or ends in (`shareButton`).
  private static let leading = WordSet("btn", "lbl")
  /// Those that words and brands may begin with too ("tvOS18", "txtNation"): only sure where the view is called so.
  private static let shortLeading = WordSet("img", "txt", "ic", "iv", "tv")
  private static let trailing = WordSet(
    "btn", "button", "img", "imageview", "view", "cell", "label", "lbl", "textfield", "field", "switch", "slider",
    "controller", "container", "wrapper", "stack", "layout", "vc")

  /// A class, or a name with its kind in it. Brands have humps too, so that one hump in a name with a capital needs a
  /// prefix or a package.
  private static func isKind(_ text: Bytes.Text) -> Bool {
    guard text.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ".") }) else { return false }
    let simple = text.lastIndex(of: UInt8(ascii: ".")).map { Bytes.Text(rebasing: text[($0 + 1)...]) } ?? text
    let words = Array(Words(simple))
    guard let first = words.first, let last = words.last, simple[0].isLetter else { return false }
    let endsInKind = trailing.isIn(Bytes.Text(rebasing: last))
    if simple.count < text.count {
      // "com.Field" is no package: one has two dots, or a class of two words behind one.
      let dots = text.count { $0 == UInt8(ascii: ".") }
      return endsInKind && simple[0].isCapitalLetter && (dots > 1 || words.count > 1)
    }
    if words.count > 1, endsInKind {
      return simple[0].isSmallLetter || words.count > 2 || prefixes.isIn(Bytes.Text(rebasing: first))
    }
    return words.count > 1 && simple[0].isSmallLetter && leading.isIn(Bytes.Text(rebasing: first))
  }

  private static func isShortKind(_ text: Bytes.Text) -> Bool {
    guard text.allSatisfy({ $0.isLetter || $0.isDigit }), text[0].isSmallLetter else { return false }
    let words = Array(Words(text))
    return words.count > 1 && shortLeading.isIn(Bytes.Text(rebasing: words[0]))
  }

  /// A scheme and `://`.
  private static func isAddress(_ text: Bytes.Text) -> Bool {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 1 else { return false }
    return Bytes.matches(text, at: colon, "://".utf8) && text[..<colon].allSatisfy(\.isLetter)
  }
}
