import Markup
import ReadingOrder
import TestSupport
import Testing

@testable import readout_bench

/// Screens drawn in the form of the reading-order benchmark, each in the order that a careful designer would want. They
/// were drawn before the solver was asked, and no weight was chosen by them.
struct DrawnScreenTests {
  static let folder = "Tests/ReadingOrderTests/Screens"
  static let names = RepositoryFiles.files(below: folder)
  /// What the solver reads otherwise: without any container, and with all of them. What stands at the end of the first
  /// of two lines is read with that line, a map before what lies on it, a button beside a picture before the title
  /// below.
  static let misread: [ReadingOrderScreen.Knowledge: Set<String>] = [
    .none: [
      "checkout", "feed", "flights", "kpi-dashboard", "mail-split", "map-sheet", "profile", "weather",
    ],
    .tree: ["checkout", "map-sheet"],
  ]

  @Test(
    "a drawn screen is read as its designer would have it read", arguments: names,
    [ReadingOrderScreen.Knowledge.none, .tree])
  func asDrawn(_ name: String, _ knowledge: ReadingOrderScreen.Knowledge) throws {
    let bytes = try #require(RepositoryFiles.bytes(of: "\(Self.folder)/\(name)"))
    let root = try JSONDocument.parse(bytes).root
    let problem = try #require(ReadingOrderScreen(root).problem(knowledge))
    let ranks = root["els"]?.elements.map { $0["t"]?.number.map { Int($0) } ?? -1 } ?? []
    let found = ReadingOrderSolver.solve(problem).sequence.map { ranks[$0] }
    let isWell = found == Array(ranks.indices)
    let isMisread = Self.misread[knowledge]?.contains(String(name.dropLast(5))) == true
    #expect(isWell != isMisread, "reads \(found)")
  }
}
