import Pixels
import TestSupport
import Testing

/// Whether anything is drawn in a part of a picture.
struct SurfaceTests {
  private static let side = 40
  private static let area = PixelRect(x: 10, y: 10, width: 20, height: 20)

  private func surface(_ colour: @escaping (_ x: Int, _ y: Int) -> UInt32) throws -> Surface {
    try Bitmap(PNGSketch.picture(width: Self.side, height: Self.side, colour)).surface(of: Self.area, margin: 3)
  }

  private static func isInside(_ x: Int, _ y: Int) -> Bool { (10..<30).contains(x) && (10..<30).contains(y) }

  @Test("One colour that goes on around is blank, one that ends there is a patch")
  func flat() throws {
    #expect(try surface { _, _ in 0xF2F2F7 } == .blank)
    #expect(try surface { x, y in Self.isInside(x, y) ? 0x0A5C73 : 0xF2F2F7 } == .patch)
  }

  @Test("A line around it, or a colour that goes on in some directions, is no proof of anything")
  func halfFlat() throws {
    let line = try surface { x, y in
      (9..<31).contains(x) && (9..<31).contains(y) && !Self.isInside(x, y) ? 0x0A5C73 : 0xFFFFFF
    }
    #expect(line == .unclear)
    #expect(try surface { _, y in y < 30 ? 0xFFFFFF : 0x0A5C73 } == .unclear)
  }

  @Test("Strokes that end inside are enclosed, what is cut is drawn")
  func strokes() throws {
    #expect(try surface { x, y in x % 5 == 0 && (14..<26).contains(y) ? 0 : 0xFFFFFF } == .enclosed)
    #expect(try surface { x, y in x % 5 == 0 && (4..<26).contains(y) ? 0 : 0xFFFFFF } == .drawn)
  }

  @Test("Differences that nobody sees are none")
  func noise() throws {
    #expect(try surface { x, y in 0xF0F0F0 + UInt32((x + y) % 3) } == .blank)
    #expect(try surface { x, y in 0xF0F0F0 + UInt32((x + y) % 9) } == .drawn)
  }

  @Test("Black is how systems capture what is protected")
  func black() throws { #expect(try surface { _, _ in 0 } == .unclear) }

  @Test("What is transparent, tiny or reaches beyond the picture tells nothing")
  func unclear() throws {
    var sketch = PNGSketch(width: 8, height: 8, colourType: 6)
    for _ in 0..<8 { sketch.addRow((0..<8).flatMap { _ in [200, 200, 200, 90] as [UInt8] }) }
    #expect(try Bitmap(sketch.bytes).surface(of: PixelRect(x: 0, y: 0, width: 8, height: 8), margin: 3) == .unclear)
    let white = try Bitmap(PNGSketch.picture(width: 8, height: 8) { _, _ in 0xFFFFFF })
    #expect(white.surface(of: PixelRect(x: 2, y: 2, width: 3, height: 6), margin: 3) == .unclear)
    #expect(white.surface(of: PixelRect(x: 2, y: 2, width: 7, height: 6), margin: 3) == .unclear)
    #expect(white.surface(of: PixelRect(x: 0, y: 0, width: 8, height: 8), margin: 3) == .unclear)
    #expect(white.isUniform)
  }

  @Test("A bar ends where the screen begins; a margin of a page does not")
  func bars() throws {
    func isBar(_ inner: @escaping (_ x: Int, _ y: Int) -> UInt32) throws -> Bool {
      let picture = PNGSketch.picture(width: 40, height: 20) { x, y in x < 8 ? 0x000000 : inner(x, y) }
      return try Bitmap(picture).isBar(PixelRect(x: 0, y: 0, width: 8, height: 20))
    }
    #expect(try isBar { _, _ in 0xFFFFFF })
    #expect(try !isBar { x, _ in x > 30 ? 0xFFFFFF : 0 })
    let striped = PNGSketch.picture(width: 40, height: 20) { x, y in x < 8 ? UInt32(y) * 0x0A0A0A : 0xFFFFFF }
    #expect(try !Bitmap(striped).isBar(PixelRect(x: 0, y: 0, width: 8, height: 20)))
  }
}
