import ScreenModel
import ViewHierarchy

/// Finds texts in texts without making strings of them.
enum ByteSearch {
  /// Longer texts are not searched: the search compares byte by byte, and nobody listens to so much.
  static let longest = 4096

  /// Where the word begins, capitals of ASCII taken as small letters; nil where it does not stand in the text.
  static func offset(
    of word: some RandomAccessCollection<UInt8>, in text: some RandomAccessCollection<UInt8>, from start: Int = 0
  ) -> Int? {
    guard let first = word.first.map(\.lowered), text.count <= longest, word.count <= text.count else { return nil }
    var offset = start
    while offset + word.count <= text.count {
      let here = text.index(text.startIndex, offsetBy: offset)
      if text[here].lowered == first {
        if zip(text[here...], word).allSatisfy({ $0.lowered == $1.lowered }) { return offset }
      }
      offset += 1
    }
    return nil
  }

  /// The number of characters: bytes that do not continue a character. Accents written apart count, which is near
  /// enough for the length of speech.
  static func characters(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
