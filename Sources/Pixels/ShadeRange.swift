/// The pixels that differ from a colour by at most so much in each part, whatever their alpha.
struct ShadeRange {
  private let own: UInt32
  private let red: (low: UInt32, span: UInt32)
  private let green: (low: UInt32, span: UInt32)
  private let blue: (low: UInt32, span: UInt32)

  /// - Parameter reach: the most that ``Shade/distance(_:)`` may be.
  init(around shade: Shade, within reach: Int) {
    func range(_ part: UInt8) -> (low: UInt32, span: UInt32) {
      let low = max(0, Int(part) - reach)
      return (UInt32(low), UInt32(min(255, Int(part) + reach) - low))
    }
    own = shade.opaque & 0xFF_FFFF
    red = range(shade.red)
    green = range(shade.green)
    blue = range(shade.blue)
  }

  /// Most pixels are the colour itself, or differ in their red already.
  @inline(__always)
  func contains(_ pixel: UInt32) -> Bool {
    pixel == own
      || (pixel & 0xFF) &- red.low <= red.span && (pixel >> 8 & 0xFF) &- green.low <= green.span
        && (pixel >> 16 & 0xFF) &- blue.low <= blue.span
  }
}
