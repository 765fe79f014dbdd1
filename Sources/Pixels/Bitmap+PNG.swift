#if !canImport(ImageIO)
  import CHeap
  import CLibPNG

  extension Bitmap {
    /// Decodes with libpng, which makes sRGB of any colour type, depth, gamma and interlacing.
    static func decoded(_ bytes: [UInt8]) throws(PictureError) -> Bitmap {
      var image = png_image()
      var problem: PictureError?
      var pixels: [UInt32] = []
      bytes.withUnsafeBytes { buffer in
        guard readout_png_begin(&image, buffer.baseAddress, buffer.count) != 0 else {
          problem = failure(&image)
          return
        }
        let (width, height) = (Int(image.width), Int(image.height))
        if let refusal = refusal(width: width, height: height) {
          png_image_free(&image)
          problem = refusal
          return
        }
        pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
          // To be given memory in pages of 4 kB costs a fifth of what decoding into it does.
          readout_heap_large_pages(target.baseAddress, width * height * 4)
          guard readout_png_finish(&image, target.baseAddress) != 0 else { return }
          count = width * height
        }
        if pixels.isEmpty { problem = failure(&image) }
      }
      if let problem { throw problem }
      return Bitmap(width: Int(image.width), height: Int(image.height), gamut: Gamut(png: bytes), pixels: pixels)
    }

    private static func failure(_ image: inout png_image) -> PictureError {
      let reason = String(cString: readout_png_message(&image))
      png_image_free(&image)
      return PictureError("the PNG is damaged (\(reason)); capture the screen again")
    }
  }
#endif
