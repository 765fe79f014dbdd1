#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

extension CleanInput {
  /// Makes XML readable for a strict parser without moving a byte: characters that XML 1.0 forbids, references to
  /// them, and an encoding that the text no longer has.
  struct XMLCharacters {
    /// The changed text; nil where nothing had to change.
    private(set) var bytes: [UInt8]?
    /// How many characters were replaced.
    private(set) var count = 0
    /// Where the first of them stands.
    private(set) var first = 0

    /// - Parameter scan: what is known of the bytes.
    init(_ source: [UInt8], in text: Range<Int>, _ scan: ByteScan) {
      let start = text.lowerBound
      if !scan.isBroken { dropEncoding(source, from: start) }
      if scan.hasForbidden || scan.isBroken { replaceCharacters(source, in: text, isUTF8: !scan.isBroken) }
      replaceReferences(source, from: start)
    }

    /// The text is UTF-8, whatever it says (`UTF_8` is Detox's spelling).
    private mutating func dropEncoding(_ source: [UInt8], from start: Int) {
      guard source[start...].starts(with: "<?xml".utf8), let declaration = XMLDeclaration(source, from: start),
        !declaration.isUTF8
      else { return }
      var changed = source
      for index in declaration.attribute where changed[index] != 0x0A { changed[index] = 0x20 }
      bytes = changed
    }

    /// Control characters become spaces; U+FFFE and U+FFFF become U+FFFD, which is as long.
    private mutating func replaceCharacters(_ source: [UInt8], in text: Range<Int>, isUTF8: Bool) {
      for index in text {
        let byte = source[index]
        if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
          note(index)
          write([0x20], at: index, source)
        } else if isUTF8, byte == 0xEF, source[index + 1] == 0xBF, source[index + 2] >= 0xBE {
          note(index)
          write([0xBD], at: index + 2, source)
        }
      }
    }

    /// References stay as long as they are: `&#x1F;` becomes `&#x20;`, two halves of a pair the character they mean.
    private mutating func replaceReferences(_ source: [UInt8], from start: Int) {
      var index = start
      while let hit = Self.ampersand(source, from: index) {
        index = hit + 1
        guard let reference = Reference(source, at: hit), !reference.isAllowed else { continue }
        index = reference.range.upperBound
        note(hit)
        if let low = Reference(source, at: index), let scalar = reference.joined(with: low) {
          write(Reference.text(scalar, length: low.range.upperBound - hit), at: hit, source)
          index = low.range.upperBound
        } else {
          let replacement = reference.value < 0x20 ? reference.blank : 0xFFFD
          write(reference.text(replacement), at: hit, source)
        }
      }
    }

    private static func ampersand(_ bytes: [UInt8], from start: Int) -> Int? {
      bytes.withUnsafeBytes { bytes in
        guard start < bytes.count, let base = bytes.baseAddress,
          let hit = memchr(base + start, Int32(UInt8(ascii: "&")), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(hit) - base
      }
    }

    private mutating func note(_ index: Int) {
      if count == 0 || index < first { first = index }
      count += 1
    }

    private mutating func write(_ replacement: [UInt8], at index: Int, _ source: [UInt8]) {
      var changed = bytes ?? source
      // Given up first, so that the array is changed in place.
      bytes = nil
      for (offset, byte) in replacement.enumerated() { changed[index + offset] = byte }
      bytes = changed
    }
  }
}
