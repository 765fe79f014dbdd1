import ScreenModel

/// Recognises names of image files and of assets where words for people should stand.
///
/// The forms are those of rule `image-label-is-filename`. A hyphen alone is none of them: "Sign-in" is a word.
enum AssetNames {
  /// What gives a text away as the name of an image.
  enum Sign: Sendable {
    /// `photo.jpg`, `logo@2x`.
    case file
    /// `IMG_2041`.
    case camera
    /// `star.fill`.
    case symbol
    /// `ic_arrow_back`.
    case asset
    /// `unnamed`, which only a picture is called by mistake.
    case bare
    /// `image1`, `photo_2`, `img`.
    case numbered
    /// `com icon close u`: what UIKit makes of `com_icon_close_u` on a button without a title.
    case spaced
    /// `icon-home`, `IC_Home`, `PIC16`, `photo2024`: an asset, or words, brands and years of people.
    case doubtful
    /// `3F2504E0-4F89-11D3-9A0C-0305E82C3301`, `9f86d081884c7d65`.
    case number
  }

  /// The sign; nil where the text may be for people.
  static func sign(_ bytes: Bytes.Text) -> Sign? {
    let text = Bytes.trimmed(bytes)
    if isWhole(text, bare) { return .bare }
    if isWhole(text, short) { return .numbered }
    guard text.count >= 4, text.count <= longest else { return nil }
    if isFile(text) { return .file }
    if isCamera(text) { return .camera }
    if let sign = numberedSign(text) { return sign }
    guard !text.contains(where: Bytes.isBlank) else { return isSpaced(text) ? .spaced : nil }
    if isSymbol(text) { return .symbol }
    if let sign = assetSign(text) { return sign }
    return isNumber(text) ? .number : nil
  }

  private static func isWhole(_ text: Bytes.Text, _ words: Phrases) -> Bool {
    words.all.contains { $0.count == text.count && Bytes.matches(text, at: 0, $0) }
  }

  /// File names are no longer than this in any file system that apps are built on.
  private static let longest = 255

  /// Formats that a label cannot end in by chance.
  private static let endings = Phrases(
    ".png", ".jpg", ".jpeg", ".gif", ".pdf", ".heic", ".heif", ".svg", ".webp", ".avci", ".bmp", ".tif", ".tiff",
    "@2x", "@3x")
  private static let cameras = Phrases("img", "image", "dsc", "dscn", "screenshot", "pxl")
  /// Of these, what is a word of people as well.
  private static let words = Phrases("image")
  private static let prefixes = WordSet("ic", "icn", "ico", "icon", "img", "image", "btn", "bg", "pic", "logo", "asset")

  /// What no person calls a picture: the abbreviation, and what browsers call one without a name.
  private static let short = Phrases("img")
  private static let bare = Phrases("unnamed")
  private static let numbered = Phrases("img", "image", "imageview", "photo", "pic", "picture", "icon", "asset")

  /// `image1`, `photo_2`: a word for pictures and a number right behind it, and nothing else. Capitals may be those of
  /// a brand, and the number a year.
  private static func numberedSign(_ text: Bytes.Text) -> Sign? {
    for word in numbered.all where Bytes.matches(text, at: 0, word) {
      let rest = text[word.count...]
      let number = rest.first == UInt8(ascii: "_") || rest.first == UInt8(ascii: "-") ? rest.dropFirst() : rest
      guard !number.isEmpty, number.allSatisfy(Bytes.isDigit) else { continue }
      return text[..<word.count].allSatisfy(Bytes.isCapital) || isYear(number) ? .doubtful : .numbered
    }
    return nil
  }

  private static func isYear(_ digits: Slice<Bytes.Text>) -> Bool {
    digits.count == 4 && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
  }

  private static func isFile(_ text: Bytes.Text) -> Bool {
    endings.all.contains { ending in
      text.count > ending.count && Bytes.matches(text, at: text.count - ending.count, ending)
        && Bytes.isWordByte(text[text.count - ending.count - 1])
    }
  }

  /// A camera's counter: "Image 3 of 5" is none, as its number is short and stands apart.
  private static func isCamera(_ text: Bytes.Text) -> Bool {
    for camera in cameras.all where Bytes.matches(text, at: 0, camera) {
      var index = camera.count
      var isJoined = false
      if index < text.count, text[index] == UInt8(ascii: "_") || text[index] == UInt8(ascii: "-") {
        isJoined = true
        index += 1
      } else if index < text.count, text[index] == 0x20 {
        index += 1
      }
      let digits = text[index...].prefix(while: Bytes.isDigit)
      // "Image 2024" is a picture of that year.
      if !isJoined, isYear(digits), words.isWhole(Bytes.Text(rebasing: text[..<camera.count])) { return false }
      if digits.count >= (isJoined ? 2 : 4) { return true }
    }
    return false
  }

  /// An SF Symbol: parts in lower case between dots, one of them a word that Apple's names are made of. Without that,
  /// "example.com" would be one.
  private static func isSymbol(_ text: Bytes.Text) -> Bool {
    guard Bytes.isSmall(text[0]) || Bytes.isDigit(text[0]), text.contains(UInt8(ascii: ".")) else { return false }
    var previous = UInt8(ascii: ".")
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: ".") {
        if index == 0 || previous == byte { return false }
      } else if !Bytes.isSmall(byte), !Bytes.isDigit(byte) {
        return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: ".") && SymbolNames.parts.isIn(text)
  }

  /// `ic_arrow_back`, `btn-close`: a word of the trade, then parts without blanks. Behind a hyphen a capital makes two
  /// words of people ("Logo-Design", "BG-Bau"), and small letters may ("icon-based").
  private static func assetSign(_ text: Bytes.Text) -> Sign? {
    guard let end = text.firstIndex(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }), end + 1 < text.count
    else { return nil }
    let prefix = Bytes.Text(rebasing: text[..<end])
    guard prefixes.isIn(prefix), prefix.allSatisfy(Bytes.isLetter) else { return nil }
    let isPlain = text.allSatisfy { byte in
      Bytes.isLetter(byte) || Bytes.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
    guard isPlain else { return nil }
    let isSmall = !text.contains(where: Bytes.isCapital)
    if text[end] == UInt8(ascii: "_") { return isSmall ? .asset : .doubtful }
    guard isSmall else { return nil }
    return abbreviations.isIn(prefix) ? .asset : .doubtful
  }

  /// The parts of an asset's name with blanks between them, none of them a word that sentences are made with: a word of
  /// the trade that is no word else ("btn close"), or "icon" among the first two of three and more.
  private static func isSpaced(_ text: Bytes.Text) -> Bool {
    guard text.allSatisfy({ Bytes.isSmall($0) || Bytes.isDigit($0) || $0 == 0x20 }) else { return false }
    let parts = text.split(separator: 0x20).map { Bytes.Text(rebasing: $0) }
    guard parts.count >= 2, !parts.contains(where: particles.isIn) else { return false }
    if let first = parts.first, abbreviations.isIn(first) { return true }
    return parts.count >= 3 && parts.prefix(2).contains(where: icon.isIn)
  }

  private static let abbreviations = WordSet("ic", "icn", "ico", "img", "btn")
  private static let icon = WordSet("icon", "icn", "ico", "btn")
  private static let particles = WordSet(
    "a", "an", "the", "of", "for", "with", "without", "and", "or", "to", "in", "on", "as", "is", "from", "by", "at",
    "your", "my", "this", "that", "all", "no", "not")

  /// A UUID, or hexadecimal digits in one case with at least two letters and two figures among them.
  static func isNumber(_ text: Bytes.Text) -> Bool {
    if text.count == 36 {
      return text.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : isHexadecimal(byte)
      }
    }
    guard text.count >= 8 else { return false }
    var (letters, figures) = (0, 0)
    for byte in text {
      if Bytes.isDigit(byte) {
        figures += 1
      } else if byte >= 0x61 && byte <= 0x66 {
        letters += 1
      } else {
        return false
      }
    }
    return letters >= 2 && figures >= 2
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Bytes.isDigit(byte) || (Bytes.lowered(byte) >= 0x61 && Bytes.lowered(byte) <= 0x66)
  }
}
