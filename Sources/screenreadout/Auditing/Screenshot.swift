import Pixels
import ViewHierarchy

/// Reads a screenshot and lays it under the frames of an export: the bridge from pixels to the screen.
enum Screenshot {
  /// The screenshot could not be used.
  struct Problem: Error {
    /// What is wrong, the picture's path in front.
    let message: String
  }

  /// Gives a capture its screenshot; decoded once.
  /// - Parameter keepsFile: whether reports may show it.
  static func add(
    _ path: String, to capture: inout Capture, limit: Int, keepsFile: Bool = false
  ) throws(Problem) {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path, limit: limit)
    } catch {
      throw Problem(message: "the screenshot \(path) is not used: \(error.message)")
    }
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(bytes)
    } catch {
      throw Problem(message: "the screenshot \(path) is not used: \(error.message)")
    }
    let picture: Picture
    do {
      picture = try self.picture(bitmap, capture.header, file: keepsFile ? bytes : nil)
    } catch {
      throw Problem(message: "the screenshot \(path) is not used: \(error.message)")
    }
    if bitmap.isUniform {
      throw Problem(
        message: "the screenshot \(path) is not used: it is all of one colour, as of a screen that is protected or was "
          + "captured too early")
    }
    capture.picture = picture
    capture.header.facts.insert(Facts(.pixels))
  }

  /// The picture of a screen.
  static func picture(
    _ bitmap: Bitmap, _ header: ScreenHeader, file: [UInt8]? = nil
  ) throws(ScreenshotFit.Mismatch) -> Picture {
    let fit = try ScreenshotFit(header, width: bitmap.width, height: bitmap.height) { areas in
      areas.allSatisfy { bitmap.isBar(PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)) }
    }
    let frame = Rect(
      x: -fit.x / fit.scale, y: -fit.y / fit.scale, width: Double(bitmap.width) / fit.scale,
      height: Double(bitmap.height) / fit.scale)
    return Picture(
      scale: fit.scale, isResampled: fit.isResampled, frame: frame, file: file,
      look: { area in
        guard area.isPlausible else { return .unclear(.outside) }
        return drawing(bitmap.reading(fit.pixels(of: area)), scale: fit.scale)
      },
      touch: { area in
        guard area.isPlausible else { return .unclear }
        return surface(bitmap.surface(of: fit.pixels(of: area), margin: Int((fit.scale * margin).rounded(.up))))
      })
  }

  /// How far around an area it is looked whether its colour goes on, in points: as far as the edge of a frame that was
  /// rounded, and a hairline around it.
  private static let margin = 1.5

  private static func surface(_ surface: Pixels.Surface) -> ViewHierarchy.Surface {
    switch surface {
    case .enclosed: .enclosed
    case .drawn: .drawn
    case .blank: .blank
    case .patch: .patch
    case .unclear: .unclear
    }
  }

  private static func drawing(_ reading: Reading, scale: Double) -> Drawing {
    switch reading {
    case .unclear(let why):
      switch why {
      case .outside: .unclear(.outside)
      case .tiny: .unclear(.tiny)
      case .uniform: .unclear(.uniform)
      case .black: .unclear(.black)
      case .transparent: .unclear(.transparent)
      case .busy: .unclear(.busy)
      case .manyColours: .unclear(.manyColours)
      }
    case .drawing(let found):
      .strokes(
        Drawing.Strokes(
          colour: Colour(found.foreground), back: Colour(found.background), otherBack: Colour(found.otherBackground),
          share: found.foregroundShare, backShare: found.backgroundShare, isThin: found.isThin,
          gain: found.gain, stroke: found.stem / scale, lineHeight: found.lineHeight / scale))
    }
  }
}

extension Colour {
  /// A colour of a picture.
  fileprivate init(_ shade: Shade) {
    self.init(red: Double(shade.red) / 255, green: Double(shade.green) / 255, blue: Double(shade.blue) / 255)
  }
}

extension ScreenshotFit {
  /// The pixels that lie wholly in an area: those that it shares with a neighbour may show that one.
  fileprivate func pixels(of area: Rect) -> PixelRect {
    func range(_ from: Double, _ to: Double) -> Range<Int> {
      let low = Int((from - 1e-3).rounded(.up))
      return low..<max(low, Int((to + 1e-3).rounded(.down)))
    }
    let across = range(area.minX * scale + x, area.maxX * scale + x)
    let down = range(area.minY * scale + y, area.maxY * scale + y)
    return PixelRect(x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count)
  }
}
