import Audit
import Gate
import Testing

/// What people decide about findings for review.
struct JudgementTests {
  /// A card that is read in parts, which is for review where nothing says that it is one thing.
  private func run(_ label: String = "Old mill") throws -> RunRecord {
    try GateSketch.run(
      [
        (
          "home",
          "<image id=\"photo\" element=\"true\" label=\"\(label)\" x=\"0\" y=\"0\" width=\"200\" height=\"200\"/>"
        )
      ],
      only: ["image-label-generic", "label-generic", "image-label-*", "label-*"])
  }

  @Test("a confirmed finding has its full severity, a dismissed one is quiet until its element changes")
  func decides() throws {
    let then = try run("image of a mill")
    guard let item = then.findings.first(where: { $0.finding.confidence == .review }) else { return }
    let known = KnownFinding(item)
    var confirmed = then
    confirmed.compare(with: Baseline().judged(Judgement(known, .confirmed, reason: "seen")), named: "b")
    #expect(confirmed.findings.first { $0.id == item.id }?.finding.severity == item.finding.fullSeverity)
    var dismissed = then
    dismissed.compare(with: Baseline().judged(Judgement(known, .dismissed, reason: "fine")), named: "b")
    #expect(dismissed.findings.first { $0.id == item.id }?.finding.state == .dismissed)
  }
}
