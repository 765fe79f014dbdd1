/// A decoded picture: its pixels from the top left, row by row.
public struct Bitmap: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// What the numbers of its pixels stand for.
  public let gamut: Gamut
  /// Red in the lowest byte, then green, blue, and alpha, which is not multiplied in; never fewer than width × height.
  let pixels: [UInt32]

  /// More pixels are refused before they are decoded: a device's screen has at most 6 million, a stitched capture of a
  /// long page some 25; at four bytes each this is 128 MB.
  public static let mostPixels = 1 << 25

  /// Decodes a PNG.
  /// - Throws: what is wrong with it, or which other kind of picture it is.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    if let other = PictureKind(bytes) { throw PictureError(other.refusal) }
    guard PNGChunks.isWhole(bytes) else { throw PictureError("the PNG is cut off; capture the screen again") }
    self = try Self.decoded(bytes)
  }

  /// Joins the parts; the pixels must be as many as the sides say.
  init(width: Int, height: Int, gamut: Gamut, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.gamut = gamut
    self.pixels = pixels
  }

  /// Why a picture of these sides is not decoded; nil where it is.
  static func refusal(width: Int, height: Int) -> PictureError? {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    if width <= 0 || height <= 0 { return PictureError("it has no pixels") }
    guard overflow || count > mostPixels else { return nil }
    return PictureError(
      "it has \(width) × \(height) pixels, more than the \(mostPixels) that are decoded; give the capture of one screen"
    )
  }

  /// The colour at a place, as it would be in sRGB; nil outside.
  public func colour(x: Int, y: Int) -> Shade? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return gamut.standard(Shade(pixels[y * width + x]))
  }
}

/// A rectangle of whole pixels.
public struct PixelRect: Sendable, Equatable {
  /// The left column.
  public let x: Int
  /// The top row.
  public let y: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// A rectangle as given.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
