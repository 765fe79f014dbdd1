/// Pictures of other kinds than PNG, by their first bytes.
enum PictureKind: String {
  case jpeg = "a JPEG"
  case webP = "a WebP picture"
  case gif = "a GIF"
  case heic = "a HEIF picture"
  case bmp = "a BMP"
  case tiff = "a TIFF"
  /// Anything else.
  case unknown = "no picture"

  /// Nil where the bytes begin as a PNG does (ISO/IEC 15948, 5.2).
  init?(_ bytes: [UInt8]) {
    func holds(_ start: [UInt8], at place: Int = 0) -> Bool {
      bytes.count >= place + start.count && bytes[place..<(place + start.count)].elementsEqual(start)
    }
    if holds([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return nil }
    self =
      if holds([0xFF, 0xD8, 0xFF]) {
        .jpeg
      } else if holds(Array("RIFF".utf8)), holds(Array("WEBP".utf8), at: 8) {
        .webP
      } else if holds(Array("GIF8".utf8)) {
        .gif
      } else if holds(Array("ftyp".utf8), at: 4) {
        .heic
      } else if holds(Array("BM".utf8)) {
        .bmp
      } else if holds(Array("II*\0".utf8)) || holds(Array("MM\0*".utf8)) {
        .tiff
      } else {
        .unknown
      }
  }

  /// Why it is not read, and what to give instead.
  var refusal: String {
    switch self {
    case .jpeg: "it is a JPEG, whose colours beside edges are not those of the screen; capture a PNG"
    case .unknown: "it is no PNG; capture the screen as a PNG"
    default: "it is \(rawValue); capture the screen as a PNG"
    }
  }
}
