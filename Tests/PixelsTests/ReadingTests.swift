import Pixels
import TestSupport
import Testing

/// What is told of drawings whose every pixel is known.
struct ReadingTests {
  private static let side = 60

  /// Bars of three pixels with soft edges over a background.
  private static func bars(
    _ front: UInt32, _ back: @escaping (_ x: Int, _ y: Int) -> UInt32, every step: Int = 10, width: Int = 3
  ) throws -> Bitmap {
    try Bitmap(
      PNGSketch.picture(width: side, height: side) { x, y in
        guard (10..<30).contains(y) else { return back(x, y) }
        let place = x % step
        if place < width { return front }
        return place == width ? mixed(front, back(x, y)) : back(x, y)
      })
  }

  private static func mixed(_ one: UInt32, _ other: UInt32) -> UInt32 {
    [16, 8, 0].reduce(0) { $0 | (((one >> $1 & 0xFF) + (other >> $1 & 0xFF)) / 2) << $1 }
  }

  private static let whole = PixelRect(x: 0, y: 0, width: side, height: side)

  private func separation(_ bitmap: Bitmap) -> Separation? {
    guard case .drawing(let found) = bitmap.reading(Self.whole) else { return nil }
    return found
  }

  @Test("Strokes on a flat background have their own colour, not that of their edges")
  func flat() throws {
    let found = try #require(separation(try Self.bars(0x8E8E93) { _, _ in 0xFFFFFF }))
    #expect(found.foreground == Shade(red: 0x8E, green: 0x8E, blue: 0x93))
    #expect(found.background == Shade(red: 255, green: 255, blue: 255))
    #expect(found.background == found.otherBackground && !found.isThin)
    #expect((3...4).contains(found.stroke))
    #expect((19...20).contains(found.lineHeight))
  }

  @Test("A background that runs into another has two ends")
  func gradient() throws {
    let found = try #require(separation(try Self.bars(0xFFFFFF) { _, y in UInt32(y * 4) * 0x010101 }))
    #expect(found.foreground == Shade(red: 255, green: 255, blue: 255))
    #expect(found.background == Shade(red: 40, green: 40, blue: 40))
    #expect(found.otherBackground == Shade(red: 116, green: 116, blue: 116))
  }

  @Test("Strokes over noise are told by the colour that returns, and the ground by most of its pixels")
  func noise() throws {
    var numbers = SeededNumbers(seed: 7)
    let noise = (0..<(Self.side * Self.side)).map { _ in UInt32(numbers.next() % 40 + 200) }
    let found = try #require(
      separation(try Self.bars(0x336699) { x, y in noise[y * Self.side + x] * 0x010101 }))
    #expect(found.foreground == Shade(red: 0x33, green: 0x66, blue: 0x99))
    #expect(found.background != found.otherBackground)
    #expect(found.background.red > found.otherBackground.red)
  }

  @Test("A ground of light noise whose brightest colour returns is not taken for strokes")
  func lightNoise() throws {
    var numbers = SeededNumbers(seed: 3)
    let noise = (0..<(Self.side * Self.side)).map { _ in
      [16, 8, 0].reduce(UInt32(0)) { $0 | UInt32(min(255, numbers.next() % 49 + 231)) << $1 }
    }
    let found = try #require(separation(try Self.bars(0xC2B8A0) { x, y in noise[y * Self.side + x] }))
    #expect(found.foreground == Shade(red: 0xC2, green: 0xB8, blue: 0xA0))
    #expect([found.background, found.otherBackground].allSatisfy { (245...252).contains($0.green) })
  }

  @Test("A background that runs into another is followed through rows that letters fill")
  func filledGradient() throws {
    let bitmap = try Self.bars(0xFFFFFF, { _, y in UInt32(y * 2) * 0x010101 }, every: 6, width: 4)
    let found = try #require(separation(bitmap))
    #expect(found.foreground == Shade(red: 255, green: 255, blue: 255))
    #expect(found.background == Shade(red: 20, green: 20, blue: 20))
    #expect(found.otherBackground == Shade(red: 58, green: 58, blue: 58))
  }

  @Test("The steps of a slow gradient are not taken for strokes")
  func slowGradient() throws {
    let bitmap = try Bitmap(
      PNGSketch.picture(width: Self.side, height: Self.side) { x, y in
        let isStroke = (20..<40).contains(y) && x < 12 && x % 6 < 3
        return isStroke ? 0x4DCECF : UInt32(5 + y / 7) * 0x010101
      })
    #expect(try #require(separation(bitmap)).foreground == Shade(red: 0x4D, green: 0xCE, blue: 0xCF))
  }

  @Test("Thin strokes of which a good part shows one shade are nearly covered, others may be much stronger")
  func gain() throws {
    func thin(_ shades: [UInt32]) throws -> Separation {
      try #require(
        separation(
          try Bitmap(
            PNGSketch.picture(width: Self.side, height: Self.side) { x, y in
              guard (10..<30).contains(y), x % 4 == 1 else { return 0xFFFFFF }
              return shades[x / 4 % shades.count] * 0x010101
            })))
    }
    #expect(try thin([128]).gain == 1)
    #expect(try thin([128, 150, 160, 170, 180]).gain == 1.25)
    #expect(try thin([128, 136, 144, 152, 160, 168, 176, 184, 192, 200, 208, 216, 220, 224, 228]).gain == 1.8)
  }

  @Test("Stems are measured apart from the hairlines between them")
  func stems() throws {
    let bitmap = try Bitmap(
      PNGSketch.picture(width: Self.side, height: Self.side) { x, y in
        let isStem = (10..<40).contains(y) && x % 15 < 6
        let isHairline = (10..<12).contains(y) && x % 15 < 14
        return isStem || isHairline ? 0x333333 : 0xFFFFFF
      })
    let found = try #require(separation(bitmap))
    #expect((6...6.5).contains(found.stem) && (2...2.5).contains(found.stroke))
  }

  @Test("Bars of no whole pixel are thin")
  func thin() throws {
    let bitmap = try Bitmap(
      PNGSketch.picture(width: Self.side, height: Self.side) { x, y in
        guard (10..<30).contains(y) else { return 0xFFFFFF }
        // Half a pixel wide, at another place within the pixel each time.
        let share = UInt32([128, 96, 64, 32][x / 10 % 4])
        switch x % 10 {
        case 3: return (255 - share) * 0x010101
        case 4: return (255 - (128 - share)) * 0x010101
        default: return 0xFFFFFF
        }
      })
    #expect(try #require(separation(bitmap)).isThin)
  }

  @Test("Where nothing is drawn, or nothing can be told, the reason is told")
  func unclear() throws {
    func reading(_ colour: @escaping (_ x: Int, _ y: Int) -> UInt32) throws -> Reading {
      try Bitmap(PNGSketch.picture(width: Self.side, height: Self.side, colour)).reading(Self.whole)
    }
    #expect(try reading { _, _ in 0xF2F2F7 } == .unclear(.uniform))
    #expect(try reading { _, _ in 0 } == .unclear(.black))
    #expect(try reading { x, y in UInt32(x * 4) << 16 | UInt32(y * 4) << 8 | UInt32((x ^ y) * 4) } == .unclear(.busy))
    #expect(
      try reading { x, y in x % 10 < 3 && y < 30 ? [0xFF0000, 0x00AA00, 0x0000FF, 0x111111][x / 10 % 4] : 0xFFFFFF }
        == .unclear(.manyColours))
  }

  @Test(
    "An area that is not wholly in the picture is not looked at",
    arguments: [
      PixelRect(x: -1, y: 0, width: 10, height: 10), PixelRect(x: 55, y: 0, width: 10, height: 10),
      PixelRect(x: 0, y: 0, width: Int.max, height: 10), PixelRect(x: Int.max, y: Int.max, width: 1, height: 1),
    ])
  func outside(area: PixelRect) throws {
    let bitmap = try Self.bars(0) { _, _ in 0xFFFFFF }
    #expect(bitmap.reading(area) == .unclear(.outside))
  }

  @Test("Pixels that something shines through tell nothing")
  func transparent() throws {
    var sketch = PNGSketch(width: 8, height: 8, colourType: 6)
    for _ in 0..<8 { sketch.addRow((0..<8).flatMap { [0, 0, 0, UInt8($0 * 30)] }) }
    let bitmap = try Bitmap(sketch.bytes)
    #expect(bitmap.reading(PixelRect(x: 0, y: 0, width: 8, height: 8)) == .unclear(.transparent))
  }
}
