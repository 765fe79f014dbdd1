import TestSupport
import Testing
import ViewHierarchy

@testable import Importers

@Suite("The density of an Android export")
struct AndroidDensityTests {
  /// A screen of the usual measures: bars, a toolbar with buttons, rows, a floating button.
  private static let measures: [(width: Double, height: Double)] = [
    (56, 56), (48, 48), (56, 56), (24, 24), (88, 72), (40, 40), (72, 64), (120, 48), (48, 36), (64, 88),
  ]

  @Test(
    "Measures that layouts repeat tell it",
    arguments: [
      (1.3125, 800.0), (1.5, 480), (1.5, 720), (1.75, 720), (2, 720), (2.125, 1080), (2.625, 1080), (2.75, 1080),
      (2.8125, 1080), (3, 1080),
      (3.5, 1440), (4, 1440), (2, 1600),
    ])
  func guess(density: Double, pixels: Double) {
    var votes = AndroidDensity()
    for size in Self.measures {
      let frame = Rect(
        x: 0, y: 0, width: (size.width * density).rounded(), height: (size.height * density).rounded())
      for _ in 0..<3 { votes.note(frame, .button, isMeasured: true) }
    }
    #expect(votes.guess(shortSide: pixels).density == density)
  }

  @Test("Half a density has the same measures, and is meant on small screens only", arguments: [800.0, 1080])
  func half(pixels: Double) {
    var votes = AndroidDensity()
    // 24, 40, 48, 56 and 72 dp at 1.3125, half of that at 2.625.
    for side in [32.0, 53, 63, 74, 95] {
      votes.note(Rect(x: 0, y: 0, width: side, height: side), .button, isMeasured: true)
    }
    #expect(votes.guess(shortSide: pixels).density == (pixels > 800 ? 2.625 : 1.3125))
  }

  @Test(
    "Few measures on a screen of a tablet's shape make no phone of it",
    arguments: [(1600.0, 2560.0, 1.875), (1600, 2400, 2), (1768, 2208, 2.625), (1200, 1920, 1.5)])
  func tablets(short: Double, long: Double, density: Double) {
    var votes = AndroidDensity()
    for size in [48.0, 40, 56] {
      let side = (size * density).rounded()
      for _ in 0..<4 { votes.note(Rect(x: 0, y: 0, width: side, height: side), .button, isMeasured: true) }
    }
    #expect(votes.guess(shortSide: short, longSide: long).density == density)
  }

  @Test(
    "A list of a tablet, on the grid at twice the density too, makes no phone of it",
    arguments: [(1600.0, 2560.0, 2.0), (1200, 1920, 1.5)])
  func tabletList(short: Double, long: Double, density: Double) {
    var votes = AndroidDensity()
    for size in [48.0, 40, 56, 72, 80] {
      let side = (size * density).rounded()
      for _ in 0..<4 { votes.note(Rect(x: 0, y: 0, width: side, height: side), .button, isMeasured: true) }
    }
    #expect(votes.guess(shortSide: short, longSide: long).density == density)
  }

  @Test("One length that a list repeats does not outweigh the width")
  func repeatedLength() {
    var votes = AndroidDensity()
    // 32 dp at 4, which would leave 270 dp of width; 48 at 2.625.
    for _ in 0..<9 { votes.note(Rect(x: 0, y: 0, width: 128, height: 126), .button, isMeasured: true) }
    #expect(votes.guess(shortSide: 1080, longSide: 2400).density == 2.625)
  }

  @Test("A part of a screen is guessed by how far its views reach")
  func partOfAScreen() throws {
    // 48 dp at 2.625, or 72 at 1.75.
    let part = AndroidSketch("FrameLayout", "[0,200][1080,2400]", [AndroidSketch("Button", "[40,480][166,606]")])
    let dump = AndroidSketch.dump([part])
    #expect(try #require(AndroidSketch.read(dump, density: nil).captures.first).header.density == 2.625)
  }

  @Test("A given density is a fact, a guessed one is told and none")
  func given() throws {
    let dump = AndroidSketch.dump(AndroidSketch("Button", "[0,0][126,126]", #"clickable="true""#))
    let given = try #require(AndroidSketch.read(dump, density: 2.625).captures.first)
    #expect(given.header.density == 2.625)
    #expect(given.header.facts.contains(Facts([.density, .exactFrames])))
    #expect(given.warnings.isEmpty)
    let guessed = try #require(AndroidSketch.read(dump, density: nil).captures.first)
    #expect(guessed.header.density == 2.625)
    #expect(guessed.header.facts.isDisjoint(with: Facts([.density, .exactFrames])))
    #expect(guessed.warnings.count == 1)
    #expect(guessed.warnings.first?.contains("--density") == true)
  }
}
