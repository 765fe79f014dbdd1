#if canImport(ImageIO)
  import CoreGraphics
  import ImageIO

  extension Bitmap {
    /// Decodes with the system's own reader, which draws into sRGB whatever profile the picture has.
    static func decoded(_ bytes: [UInt8]) throws(PictureError) -> Bitmap {
      let damaged = PictureError("the PNG is damaged; capture the screen again")
      guard let data = CFDataCreate(nil, bytes, bytes.count), let source = CGImageSourceCreateWithData(data, nil),
        let size = size(bytes)
      else { throw damaged }
      if let refusal = refusal(width: size.width, height: size.height) { throw refusal }
      guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil),
        CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete, image.width == size.width,
        image.height == size.height, let space = CGColorSpace(name: CGColorSpace.sRGB)
      else { throw damaged }
      var isDrawn = false
      let pixels = [UInt32](unsafeUninitializedCapacity: size.width * size.height) { target, count in
        target.initialize(repeating: 0)
        // Bytes in the order red, green, blue, alpha. Alpha is multiplied in, which matters to pixels that are left
        // out.
        let context = CGContext(
          data: target.baseAddress, width: size.width, height: size.height, bitsPerComponent: 8,
          bytesPerRow: size.width * 4, space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        isDrawn = context != nil
        count = size.width * size.height
      }
      guard isDrawn else { throw damaged }
      return Bitmap(width: size.width, height: size.height, gamut: .standard, pixels: pixels)
    }

    /// The sides that the header states, which is looked at before anything is decoded.
    private static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
      guard bytes.count >= 24 else { return nil }
      func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
      return (number(16), number(20))
    }
  }
#endif
