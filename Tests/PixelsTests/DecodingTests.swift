import Pixels
import TestSupport
import Testing

/// Pictures of every kind and every kind of damage.
struct DecodingTests {
  private static func sketch(
    _ width: Int, _ height: Int, depth: Int = 8, type: Int = 2, interlaced: Bool = false, palette: [UInt8] = [],
    alpha: [UInt8] = [], rows: [[UInt8]]
  ) -> [UInt8] {
    var sketch = PNGSketch(width: width, height: height, depth: depth, colourType: type, isInterlaced: interlaced)
    if !palette.isEmpty { sketch.add("PLTE", palette) }
    if !alpha.isEmpty { sketch.add("tRNS", alpha) }
    for row in rows { sketch.addRow(row) }
    return sketch.bytes
  }

  /// Two pixels each: orange #FF8000 or grey #808080, and black.
  static let kinds: [(name: String, bytes: [UInt8], first: Shade)] = {
    let orange = Shade(red: 255, green: 128, blue: 0)
    let grey = Shade(red: 128, green: 128, blue: 128)
    return [
      ("colours", sketch(2, 1, rows: [[255, 128, 0, 0, 0, 0]]), orange),
      ("16 bits", sketch(2, 1, depth: 16, rows: [[255, 255, 128, 128, 0, 0, 0, 0, 0, 0, 0, 0]]), orange),
      ("grey", sketch(2, 1, type: 0, rows: [[128, 0]]), grey),
      ("grey of 1 bit", sketch(2, 1, depth: 1, type: 0, rows: [[0b1000_0000]]), Shade(red: 255, green: 255, blue: 255)),
      ("palette", sketch(2, 1, type: 3, palette: [0, 0, 0, 255, 128, 0], rows: [[1, 0]]), orange),
      ("palette of 2 bits", sketch(2, 1, depth: 2, type: 3, palette: [0, 0, 0, 255, 128, 0], rows: [[0x40]]), orange),
      ("grey with alpha", sketch(2, 1, type: 4, rows: [[128, 255, 0, 255]]), grey),
      ("colours with alpha", sketch(2, 1, type: 6, rows: [[255, 128, 0, 255, 0, 0, 0, 255]]), orange),
      // Of a picture of 2 × 1, Adam7's first pass has the first pixel and the sixth the second.
      ("interlaced", sketch(2, 1, interlaced: true, rows: [[255, 128, 0], [0, 0, 0]]), orange),
    ]
  }()

  @Test("Every colour type, depth and interlacing is decoded to the same colours", arguments: kinds.indices)
  func decodes(index: Int) throws {
    let (name, bytes, first) = Self.kinds[index]
    let bitmap = try Bitmap(bytes)
    #expect(bitmap.width == 2 && bitmap.height == 1)
    #expect(bitmap.colour(x: 0, y: 0) == first, "\(name)")
    #expect(bitmap.colour(x: 1, y: 0) == Shade(red: 0, green: 0, blue: 0), "\(name)")
    #expect(bitmap.colour(x: 2, y: 0) == nil)
  }

  @Test("A colour of Display P3 is told as the nearest of sRGB, a grey stays")
  func displayP3() throws {
    var sketch = PNGSketch(width: 2, height: 1)
    sketch.add("cICP", [12, 13, 0, 1])
    sketch.addRow([255, 0, 0, 119, 119, 119])
    let bitmap = try Bitmap(sketch.bytes)
    #expect(bitmap.gamut == .displayP3)
    #expect(bitmap.colour(x: 0, y: 0) == Shade(red: 255, green: 0, blue: 0))
    #expect(bitmap.colour(x: 1, y: 0) == Shade(red: 119, green: 119, blue: 119))
  }

  @Test("A picture of too many pixels is refused by its header")
  func bomb() {
    let bytes = Self.sketch(30_000, 30_000, rows: [])
    #expect(throws: PictureError.self) { try Bitmap(bytes) }
    do {
      _ = try Bitmap(bytes)
    } catch {
      #expect(error.message.hasPrefix("it has 30000 × 30000 pixels, more than"))
    }
  }

  @Test(
    "Another kind of picture is refused by its name",
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], "it is a JPEG"), (Array("RIFF\0\0\0\0WEBP".utf8), "it is a WebP picture"),
      (Array("GIF89a".utf8), "it is a GIF"), (Array("\0\0\0\u{18}ftypheic".utf8), "it is a HEIF picture"),
      (Array("<html>".utf8), "it is no PNG"), ([], "it is no PNG"),
    ])
  func otherKinds(bytes: [UInt8], start: String) {
    do {
      _ = try Bitmap(bytes)
      Issue.record("it was read")
    } catch {
      #expect(error.message.hasPrefix(start))
    }
  }

  @Test("A picture that is cut anywhere is refused, never read in part")
  func truncated() throws {
    let bytes = PNGSketch.picture(width: 9, height: 7) { x, y in UInt32(x * 25 + y * 65_793) }
    _ = try Bitmap(bytes)
    for count in bytes.indices {
      #expect(throws: PictureError.self, "\(count) bytes") { try Bitmap(Array(bytes[..<count])) }
    }
  }

  @Test("A picture with any byte changed is read or refused")
  func damaged() {
    let bytes = PNGSketch.picture(width: 5, height: 4) { x, y in UInt32(x * 40 + y * 2_570) }
    var refused = 0
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x55
      if (try? Bitmap(changed)) == nil { refused += 1 }
    }
    #expect(refused > bytes.count / 2)
  }

  @Test("A single pixel is a picture, and too small to tell anything")
  func onePixel() throws {
    let bitmap = try Bitmap(PNGSketch.picture(width: 1, height: 1) { _, _ in 0xFF0000 })
    #expect(bitmap.reading(PixelRect(x: 0, y: 0, width: 1, height: 1)) == .unclear(.tiny))
  }
}
