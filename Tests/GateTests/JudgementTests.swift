import Audit
import Gate
import Testing

/// What people decide about findings for review.
struct JudgementTests {
  /// A card whose label leaves out what it shows, which is for review.
  private func run(label: String = "Hotel") throws -> RunRecord {
    let card = """
      <card class="MDCCard" element="true" traits="button" label="\(label)" x="16" y="120" width="358" height="120">
        <text label="Ritz, Lisbon" x="32" y="136" width="200" height="24"/>
        <text label="from 120 euro" x="32" y="168" width="200" height="20"/>
      </card>
      """
    return try GateSketch.run([("home", card)], only: ["card-label-incomplete"])
  }

  private func judged(_ decision: Judgement.Decision, label: String = "Hotel") throws -> RunFinding {
    let known = KnownFinding(try #require(try run().findings.first))
    var now = try run(label: label)
    now.compare(with: Baseline().judged(Judgement(known, decision, reason: "seen")), named: "baseline")
    return try #require(now.findings.first)
  }

  @Test("a confirmed finding has its full severity")
  func confirms() throws {
    let before = try #require(try run().findings.first).finding
    #expect(before.confidence == .review)
    #expect(before.severity < before.fullSeverity)
    let finding = try judged(.confirmed).finding
    #expect(finding.severity == before.fullSeverity)
    #expect(finding.state == .new)
  }

  @Test("a dismissed finding is quiet until its element changes")
  func dismisses() throws {
    #expect(try judged(.dismissed).finding.state == .dismissed)
    #expect(try judged(.dismissed, label: "Guest house").finding.state == .new)
  }

  @Test("a decision alone makes no known finding count again")
  func leavesKnown() throws {
    let then = try run()
    let known = KnownFinding(try #require(then.findings.first))
    var now = try run()
    now.compare(with: Baseline(then).judged(Judgement(known, .confirmed, reason: "seen")), named: "baseline")
    #expect(now.findings.map(\.finding.state) == [.unchanged])
    #expect(Verdict(now, GateSettings()).pass)
  }

  @Test("a decision about a certain finding changes nothing and is told")
  func keepsCertain() throws {
    let button = "<button element=\"true\" traits=\"button\" x=\"16\" y=\"100\" width=\"60\" height=\"60\"/>"
    var now = try GateSketch.run([("home", button)])
    let known = KnownFinding(try #require(now.findings.first))
    now.compare(with: Baseline().judged(Judgement(known, .dismissed, reason: "seen")), named: "baseline")
    #expect(now.findings.map(\.finding.state) == [.new])
    #expect(now.notices.map(\.kind) == [.unusedJudgement])
  }

  @Test("a decision whose finding is gone is told")
  func tellsGone() throws {
    let known = KnownFinding(try #require(try run().findings.first))
    var now = try run(label: "Ritz, Lisbon, from 120 euro")
    now.compare(with: Baseline().judged(Judgement(known, .dismissed, reason: "seen")), named: "baseline")
    #expect(now.notices.map(\.kind) == [.unusedJudgement])
  }
}
