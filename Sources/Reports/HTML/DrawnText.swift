/// A text broken into lines that fit a frame, as the wireframe of a screen draws it.
struct DrawnText {
  /// The size of its letters, in points.
  let size: Double
  /// First to last; the last one ends with an ellipsis where not all fits.
  private(set) var lines: [String] = []

  /// The distance of lines, in sizes of the letters.
  static let leading = 1.25
  /// Letters of a sans-serif face are about half as wide as high.
  private static let letter = 0.55
  private static let smallest = 8.0
  /// More lines are not read in a picture.
  private static let mostLines = 12

  /// The height of all lines, in points.
  var height: Double { Double(lines.count) * size * Self.leading }

  /// - Parameters:
  ///   - width: that of the frame, in points, as are the others.
  ///   - most: the largest size of letters.
  init(_ text: String, width: Double, height: Double, most: Double) {
    // Never counted in whole: a text may be a megabyte.
    let start = text.prefix(400).drop { $0 == " " }
    let length = Double(start.count) * Self.letter
    let large = min(max(height * 0.6, 6), most)
    func room(_ size: Double) -> Int { min(Self.mostLines, max(1, Int(height / (size * Self.leading)))) }
    // Smaller letters where they let the frame hold the text; some room is lost where lines end.
    let fit = stride(from: large, through: Self.smallest, by: -1).first { size in
      length * size * (room(size) > 1 ? 1.1 : 1) <= width * Double(room(size))
    }
    size = fit ?? (room(Self.smallest) > 1 ? min(large, Self.smallest) : large)
    let fitting = max(1, Int(min(width / (size * Self.letter), 200)))
    let room = room(size)
    let isLonger = start.endIndex < text.endIndex
    var rest = start
    while lines.count < room, !rest.isEmpty {
      guard let end = rest.index(rest.startIndex, offsetBy: fitting, limitedBy: rest.endIndex), end < rest.endIndex
      else {
        lines.append(String(rest) + (isLonger ? "…" : ""))
        return
      }
      if lines.count == room - 1 {
        lines.append(rest.prefix(max(1, fitting - 1)) + "…")
        return
      }
      // A word stays whole where it can.
      let blank = rest[...end].lastIndex(of: " ") ?? end
      lines.append(String(rest[..<blank]))
      rest = rest[blank...].drop { $0 == " " }
    }
  }
}
