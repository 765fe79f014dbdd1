import TestSupport
import Testing
import ViewHierarchy

@testable import Checks

@Suite struct TopmostTests {
  /// Areas and points on a coarse raster, so that edges and corners fall together often.
  private static func scatter(seed: UInt64) -> (areas: [Topmost.Area], points: [Topmost.Point]) {
    var numbers = SeededNumbers(seed: seed)
    func place() -> Double { Double(Int.random(in: 0...12, using: &numbers)) }
    let areas = (0..<Int.random(in: 0...40, using: &numbers)).map { row in
      Topmost.Area(row: Int32(2 * row), frame: Rect(x: place(), y: place(), width: place() / 2, height: place() / 2))
    }
    let points = (0..<Int.random(in: 0...40, using: &numbers)).map { _ in Topmost.Point(x: place(), y: place()) }
    return (areas, points)
  }

  @Test("the last area that holds a point is on top there, edges included", arguments: 0..<200)
  func likeLookingAtEach(seed: Int) {
    let (areas, points) = Self.scatter(seed: UInt64(seed))
    let expected = points.map { point in
      areas.last { $0.frame.contains(x: point.x, y: point.y) }?.row ?? -1
    }
    #expect(Topmost.rows(at: points, among: areas) == expected)
  }

  @Test("a point beyond all numbers lies in no area")
  func nowhere() {
    let area = Topmost.Area(row: 0, frame: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(Topmost.rows(at: [Topmost.Point(x: -.infinity, y: 0)], among: [area]) == [-1])
  }
}
