/// Writes small PNGs of every colour type for tests, uncompressed: what is in each byte can be told from the code.
public struct PNGSketch {
  private let width: Int
  private let height: Int
  private let depth: Int
  private let colourType: Int
  private let isInterlaced: Bool
  private var chunks: [(name: String, data: [UInt8])] = []
  private var rows: [UInt8] = []

  /// - Parameters:
  ///   - depth: bits a sample.
  ///   - colourType: 0 grey, 2 colours, 3 palette, 4 grey with alpha, 6 colours with alpha (ISO/IEC 15948, table 8).
  public init(width: Int, height: Int, depth: Int = 8, colourType: Int = 2, isInterlaced: Bool = false) {
    (self.width, self.height, self.depth, self.colourType) = (width, height, depth, colourType)
    self.isInterlaced = isInterlaced
  }

  /// A picture of colours, each `0xRRGGBB`, asked for by column and row.
  public static func picture(width: Int, height: Int, _ colour: (_ x: Int, _ y: Int) -> UInt32) -> [UInt8] {
    var sketch = PNGSketch(width: width, height: height)
    for y in 0..<height {
      sketch.addRow((0..<width).flatMap { x in [16, 8, 0].map { UInt8(truncatingIfNeeded: colour(x, y) >> $0) } })
    }
    return sketch.bytes
  }

  /// Adds a chunk in front of the pixels.
  public mutating func add(_ name: String, _ data: [UInt8]) { chunks.append((name, data)) }

  /// Adds a row without a filter, of a pass where the picture is interlaced.
  public mutating func addRow(_ bytes: [UInt8]) { rows += [0] + bytes }

  /// The file.
  public var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Self.number(width) + Self.number(height)
    Self.append("IHDR", header + [UInt8(depth), UInt8(colourType), 0, 0, isInterlaced ? 1 : 0], to: &file)
    for (name, data) in chunks { Self.append(name, data, to: &file) }
    Self.append("IDAT", Self.stored(rows), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  private static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(name.utf8) + data
    var check = UInt32.max
    for byte in body {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    file += number(data.count) + body + number(Int(~check))
  }

  /// A zlib stream of stored blocks (RFC 1950 and 1951).
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, data.count)
      let count = end - start
      stream += [end == data.count ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
      stream += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)] + data[start..<end]
      start = end
    } while start < data.count
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return stream + number(high << 16 | low)
  }
}
