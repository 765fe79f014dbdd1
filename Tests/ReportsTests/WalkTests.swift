import Importers
import ScreenModel
import TestSupport
import Testing

@testable import Reports

@Suite struct WalkTests {
  private func walk(_ stops: [String], _ recording: [String]) throws -> WalkComparison {
    let nodes = stops.enumerated().map { place, node in
      "<\(node) element=\"true\" x=\"0\" y=\"\(place * 40)\" width=\"90\" height=\"20\"/>"
    }
    let text = "<screen platform=\"ios\" width=\"390\" height=\"844\">\(nodes.joined())</screen>"
    let capture = try #require(Export.read(Array(text.utf8)).captures.first)
    return WalkComparison(Readout(Screen(capture)), recording: recording)
  }

  private let stops = [
    "button label=\"Buy\"", "field label=\"Name\"", "text label=\"The quick brown fox\"", "text label=\"End\"",
  ]

  @Test(
    "case, punctuation and hints make no difference",
    arguments: [
      ["Buy. Button.", "Name. Text Field.", "The quick brown fox", "End"],
      ["buy, button", "name – text field", "Double tap to edit.", "the quick brown fox", "", "END!"],
      ["Buy. Button.", "Name. Text Field. Double tap to edit.", "The quick brown fox", "End"],
    ])
  func agrees(recording: [String]) throws { #expect(try walk(stops, recording).agrees) }

  @Test(
    "each difference has its name",
    arguments: [
      (["Buy. Button.", "Name. Text Field.", "End"], WalkComparison.Entry.missing(stop: 3)),
      (["Buy. Button.", "Name. Text Field.", "The quick brown fox", "Ad", "End"], .extra(line: 4)),
      (["Buy. Button.", "Name. Text Field.", "The quick red fox", "End"], .saidDifferently(stop: 3, line: 3)),
      (["Name. Text Field.", "The quick brown fox", "End", "Buy. Button."], .moved(stop: 1, line: 4)),
    ])
  func differs(recording: [String], entry: WalkComparison.Entry) throws {
    let walk = try walk(stops, recording)
    #expect(!walk.agrees)
    #expect(walk.entries.filter { if case .matched = $0 { false } else { true } } == [entry])
    #expect(walk.entries.count == 4 + (entry == .extra(line: 4) ? 1 : 0))
  }

  @Test func `a stop without words is not compared`() throws {
    let walk = try walk(["other traits=\"\"", "text label=\"End\""], ["End"])
    #expect(walk.agrees && walk.silent == 1)
  }

  @Test func `an empty recording misses everything`() throws {
    #expect(try walk(stops, []).entries == (1...4).map { .missing(stop: $0) })
  }
}

@Suite struct AlignmentTests {
  private func longest(_ a: [Int], _ b: [Int]) -> Int {
    guard let x = a.first, let y = b.first else { return 0 }
    if x == y { return 1 + longest(Array(a.dropFirst()), Array(b.dropFirst())) }
    return max(longest(Array(a.dropFirst()), b), longest(a, Array(b.dropFirst())))
  }

  @Test("pairs are equal, ascend, and are as many as can be", arguments: 0..<60)
  func bruteForce(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    func some() -> [Int] {
      (0..<Int.random(in: 0...7, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
    }
    let (a, b) = (some(), some())
    let pairs = SequenceAlignment.pairs(a, b)
    #expect(pairs.allSatisfy { a[$0.0] == b[$0.1] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0.0 < $0.1.0 && $0.0.1 < $0.1.1 })
    #expect(pairs.count == longest(a, b))
  }

  @Test func `long sequences are cut at what occurs once in both`() {
    let a = Array(0..<6_000)
    let moved = Array(1_000..<6_000) + Array(0..<1_000)
    #expect(SequenceAlignment.pairs(a, moved).count == 5_000)
    #expect(SequenceAlignment.pairs(a, [Int](repeating: -1, count: 6_000)).isEmpty)
  }

  @Test func `a difference shows what changed and what stands around it`() {
    let old = (1...9).map { "line \($0)" }
    var new = old
    new[4] = "changed"
    #expect(LineDifference.text(old: old, new: old) == nil)
    #expect(
      LineDifference.text(old: old, new: new)
        == "…\n  line 3\n  line 4\n- line 5\n+ changed\n  line 6\n  line 7\n…\n")
    #expect(LineDifference.text(old: [], new: ["a"]) == "+ a\n")
  }
}
