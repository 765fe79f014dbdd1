import ViewHierarchy

/// Where the coordinates of one semantics node lie in those of another: the part of a 4 × 4 matrix that acts in the
/// plane.
struct FlutterTransform {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private var xx = 1.0
  private var xy = 0.0
  private var yx = 0.0
  private var yy = 1.0
  /// The origin.
  private var x = 0.0
  private var y = 0.0

  static let identity = FlutterTransform()

  private init() {}

  static func scaled(by factor: Double) -> FlutterTransform {
    var transform = identity
    (transform.xx, transform.yy) = (factor, factor)
    return transform
  }

  static func shifted(x: Double, y: Double) -> FlutterTransform {
    var transform = identity
    (transform.x, transform.y) = (x, y)
    return transform
  }

  /// The matrix of `with transform […]`: rows are separated by semicolons, and newer versions of Flutter put each of
  /// them into brackets of its own; nil where a number of the first two rows is missing.
  init?(matrix: Bytes) {
    let rows = matrix.split(separator: UInt8(ascii: ";")).prefix(2).map { row in
      row.split(separator: UInt8(ascii: ",")).compactMap { number in
        Numbers.decimal(
          Bytes(rebasing: number.drop { $0 == 0x20 || $0 == UInt8(ascii: "[") }.prefix { $0 != UInt8(ascii: "]") }))
      }
    }
    guard rows.count == 2, rows.allSatisfy({ $0.count == 4 }) else { return nil }
    (xx, xy, x) = (rows[0][0], rows[0][1], rows[0][3])
    (yx, yy, y) = (rows[1][0], rows[1][1], rows[1][3])
  }

  /// The same transform in the coordinates that `outer` leads to.
  func within(_ outer: FlutterTransform) -> FlutterTransform {
    var whole = self
    (whole.xx, whole.xy) = (outer.xx * xx + outer.xy * yx, outer.xx * xy + outer.xy * yy)
    (whole.yx, whole.yy) = (outer.yx * xx + outer.yy * yx, outer.yx * xy + outer.yy * yy)
    (whole.x, whole.y) = (outer.xx * x + outer.xy * y + outer.x, outer.yx * x + outer.yy * y + outer.y)
    return whole
  }

  /// The upright box around a rectangle where the transform takes it.
  func box(_ rect: Rect) -> Rect {
    let width = xx * rect.width
    let slant = xy * rect.height
    let drop = yx * rect.width
    let height = yy * rect.height
    return Rect(
      x: xx * rect.x + xy * rect.y + x + min(0, width) + min(0, slant),
      y: yx * rect.x + yy * rect.y + y + min(0, drop) + min(0, height),
      width: width.magnitude + slant.magnitude, height: drop.magnitude + height.magnitude)
  }
}
