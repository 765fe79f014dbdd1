import Pixels

/// Reads any bytes as a screenshot.
enum PictureBytes {
  static func read(_ bytes: [UInt8]) throws {
    // As it is, and with the sums mended that would keep a changed chunk from being read at all.
    for file in [bytes, sealed(bytes)] {
      guard let bitmap = try? Bitmap(file) else { continue }
      let (width, height) = (bitmap.width, bitmap.height)
      for area in [
        PixelRect(x: 0, y: 0, width: width, height: height), PixelRect(x: width / 2, y: -1, width: width, height: 7),
        PixelRect(x: .max - 1, y: 0, width: 9, height: 9), PixelRect(x: 0, y: 0, width: .max, height: -1),
        PixelRect(x: width / 4, y: height / 4, width: width / 2, height: height / 2),
      ] {
        _ = bitmap.reading(area)
      }
      try BrokenPromise.check(
        bitmap.colour(x: 0, y: 0) != nil && bitmap.colour(x: width, y: 0) == nil, "there are more or fewer pixels")
    }
  }

  /// The file with the right sum behind each chunk (ISO/IEC 15948, 5.3).
  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var file = bytes
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= file.count else { break }
      var check = UInt32.max
      for byte in file[(start + 4)..<end] {
        check ^= UInt32(byte)
        for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
      }
      for (index, shift) in [24, 16, 8, 0].enumerated() {
        file[end + index] = UInt8(truncatingIfNeeded: ~check >> shift)
      }
      start = end + 4
    }
    return file
  }
}
