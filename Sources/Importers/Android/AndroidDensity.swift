import ViewHierarchy

/// Guesses how many pixels make a dp, from the measures that layouts repeat.
///
/// Android layouts are drawn on a grid of 8 dp, filled up at 4: bars of 24, 48 and 56 dp, rows of 48, 56, 64, 72 and
/// 88 dp, icons of 24 dp, small buttons of 36. A length in pixels that is such a measure at one density is rarely one
/// at another, so lengths vote.
struct AndroidDensity {
  /// What the measures say.
  struct Guess {
    let density: Double
    /// How many different lengths took part.
    let measures: Int
  }

  /// The densities of devices, buckets and the display sizes that users choose between them: Android's constants from
  /// 160 to 640 dpi that phones and tablets have, 280, 300, 340, 420, 440, 450 and 560 dpi among them
  /// (`Neoteric-OS/android_frameworks_base:core/java/android/util/DisplayMetrics.java`), and the 210 dpi that makers of
  /// small tablets set (800 pixels across in `KFire-Android/android_device_amazon_tate:device.mk`).
  static let candidates = [1, 1.3125, 1.5, 1.75, 1.875, 2, 2.125, 2.625, 2.75, 2.8125, 3, 3.5, 4]
  /// Those of screens with few pixels only, up to `few` across: phones of 720 (280 dpi) and small tablets of 800
  /// (210 dpi). What is on the grid at 2.625 is so at half of it, and a large screen has the former.
  private static let coarse: Set<Double> = [1.3125, 1.75]
  private static let few = 800.0
  /// That of the widest tablets (300 dpi), which phones do not have.
  private static let tablet = 1.875
  /// Fewer different lengths than this prove nothing beside the width.
  static let enough = 4
  /// The grid in dp, and that between its lines.
  private static let grid = 8.0
  private static let fineGrid = 4.0
  /// Measures beyond this many dp follow the screen, not the grid.
  private static let largest = 160.0
  /// The shares of lengths on the grid and half-way between its lines, in layouts that keep to it.
  private static let share = 0.5
  private static let fineShare = 0.15

  /// How often each length in pixels was met, up to `cap` times: what is repeated counts more, but no list decides
  /// alone.
  private var counts = [UInt8](repeating: 0, count: 640)
  private static let cap: UInt8 = 4

  /// Takes a frame in pixels of a view whose size the layout states: not of running text.
  mutating func note(_ frame: Rect, _ kind: Kind, isMeasured: Bool) {
    switch kind {
    case .text, .heading, .scroll, .list, .collection, .webView: if !isMeasured { return }
    case .view where !isMeasured, .window: return
    default: break
    }
    count(frame.height)
    if kind != .text { count(frame.width) }
  }

  /// Whether an id is that of the view behind the status or navigation bar, 24 and 48 dp high on most devices.
  static func isBar(_ identifier: UnsafeBufferPointer<UInt8>) -> Bool {
    identifier.count > 13 && identifier.suffix(13).elementsEqual("BarBackground".utf8)
  }

  private mutating func count(_ length: Double) {
    guard length >= 16, length < Double(counts.count) else { return }
    let index = Int(length)
    if counts[index] < Self.cap { counts[index] += 1 }
  }

  /// The density that explains the measures best, given the screen's sides in pixels (0 where unknown).
  ///
  /// A length that a list repeats tells no more than it does once where there are hardly others.
  func guess(shortSide: Double, longSide: Double = 0) -> Guess {
    let isTablet = longSide > Self.few && ScreenShape.isTablet(shortSide, longSide)
    let lengths = counts.indices.filter { counts[$0] > 0 }
    var best = (density: 2.0, score: -Double.infinity)
    for density in Self.candidates {
      let prior = Self.prior(shortSide > 0 ? shortSide / density : 400, isTablet: isTablet)
      guard prior > -100, !Self.coarse.contains(density) || (1...Self.few).contains(shortSide),
        density != Self.tablet || isTablet
      else { continue }
      var score = prior
      let chance = 1 / (Self.grid * density)
      let hit = Self.logarithm(Self.share / chance)
      let half = Self.logarithm(Self.fineShare / chance)
      let miss = Self.logarithm((1 - Self.share - Self.fineShare) / (1 - 2 * chance))
      for length in lengths where Double(length) <= Self.largest * density {
        let isOnFineGrid = Self.isOn(Self.fineGrid, length, density)
        let gain = !isOnFineGrid ? miss : Self.isOn(Self.grid, length, density) ? hit : half
        score += Double(min(Int(counts[length]), lengths.count)) * gain
      }
      if score > best.score { best = (density, score) }
    }
    return Guess(density: best.density, measures: lengths.count)
  }

  /// Whether the length is a multiple of the grid, rounded to pixels as `getDimensionPixelSize` does.
  private static func isOn(_ grid: Double, _ length: Int, _ density: Double) -> Bool {
    let steps = (Double(length) / (grid * density)).rounded()
    return (steps * grid * density).rounded() == Double(length)
  }

  /// How likely a width in dp is, as the logarithm: on phones theirs first, then large display sizes, then tablets'.
  /// What has the shape of a tablet is hardly ever as narrow as a phone: tablets and unfolded phones begin at 600 dp
  /// (Android, window size classes: medium).
  private static func prior(_ side: Double, isTablet: Bool) -> Double {
    switch side {
    case 320..<480 where isTablet: -6
    case 480..<560 where isTablet: -1
    case 560...1000 where isTablet: 0
    case 360...432: 0
    case 320..<360, 432..<480: -1
    case 480..<560: -3
    case 560...1280: -4
    default: -1000
    }
  }

  /// The natural logarithm of a number between 1/64 and 64, by its series; no C library needed.
  private static func logarithm(_ number: Double) -> Double {
    var (value, halvings) = (number, 0.0)
    while value > 1.5 {
      value /= 2
      halvings += 1
    }
    while value < 0.75, value > 0 {
      value *= 2
      halvings -= 1
    }
    let y = (value - 1) / (value + 1)
    var (term, sum) = (y, 0.0)
    for odd in stride(from: 1.0, through: 21, by: 2) {
      sum += term / odd
      term *= y * y
    }
    return 2 * sum + halvings * 0.693_147_180_559_945_3
  }

  /// The number without superfluous digits.
  static func text(_ density: Double) -> String {
    density == density.rounded() ? String("\(density)".dropLast(2)) : "\(density)"
  }
}
