import Importers
import Testing

struct SamplesTests {
  /// The rules that the samples must show, of those whose facts each format carries: page sources state no explicit
  /// order, which `container-is-element` needs.
  private static let shown: [(format: String, rules: Set<String>)] = {
    let everywhere: Set = [
      "card-not-aggregated", "card-label-missing", "list-cell-not-element", "element-hides-interactive",
      "image-missing-label", "rating-missing-value", "rating-exposed-as-many", "control-missing-label",
      "field-missing-label", "touch-target-recommended", "reading-order-interleaved",
    ]
    // Design files carry no values; rows of theirs are one element by default.
    let designed: Set = [
      "card-not-aggregated", "control-missing-label", "field-missing-label", "touch-target-recommended",
      "image-missing-label", "container-is-element", "element-hides-interactive",
    ]
    return [
      ("appium-ios-xml", everywhere), ("canonical-xml", everywhere.union(["container-is-element"])),
      ("interface-builder", designed),
      // TalkBack joins a container's texts and reads it in one piece; no dump carries the value of a rating.
      (
        "uiautomator-xml",
        [
          "card-label-missing", "list-cell-not-element", "rating-exposed-as-many", "control-missing-label",
          "field-missing-label", "touch-target-recommended",
        ]
      ),
      ("appium-android-xml", ["card-not-aggregated", "image-missing-label", "control-missing-label"]),
    ]
  }()

  @Test(
    "The audit finds what the sample marks, and nothing else",
    arguments: Sample.all.filter { Export.importer(named: $0.format) != nil })
  func findings(sample: Sample) throws {
    let bytes = sample.bytes()
    let found = try AuditForTests().findings(bytes).map { SampleMarks.Finding(rule: $0.rule, line: $0.line) }
    let difference = sample.marks().difference(from: found)
    #expect(difference.isEmpty, "\(sample.testDescription)\n\(difference)")
  }

  @Test(
    "A converted screen has the findings of the export",
    arguments: Sample.all.filter { $0.format == "interface-builder" })
  func conversion(sample: Sample) throws {
    let audit = try AuditForTests()
    for capture in Export.read(sample.bytes()).captures {
      var bytes: [UInt8] = []
      CanonicalWriter(.xml).write(capture, to: &bytes)
      let converted = try #require(Export.read(bytes).captures.first)
      #expect(audit.faults(capture) == audit.faults(converted))
    }
  }

  @Test("A good twin expects nothing", arguments: Sample.good)
  func goodTwin(sample: Sample) {
    let marks = sample.marks()
    #expect(marks.findings.isEmpty)
    #expect(marks.nodeCount > 0)
  }

  @Test(
    "A bad twin has the nodes of its good twin, and the marks stand where it differs", arguments: Sample.bad)
  func badTwin(sample: Sample) {
    let (bad, good) = (sample.bytes(), sample.good.bytes())
    let marks = sample.marks()
    #expect(!marks.findings.isEmpty)
    if sample.keepsNodes { #expect(marks.nodeCount == sample.good.marks().nodeCount) }
    // An edit shows in the start tag or, where it took an action away, in what follows it.
    let unchanged = Set(stretches(of: good, sample.linesOfNode))
    let edited = stretches(of: bad, sample.linesOfNode)
    for finding in marks.findings {
      let isEdited = edited.indices.contains(finding.line - 1) && !unchanged.contains(edited[finding.line - 1])
      #expect(isEdited, "\(finding): the element is as in the good twin")
    }
  }

  /// Each line with those after it that belong to its node; the marks' own lines count as lines, so that indices are
  /// line numbers less one.
  private func stretches(of bytes: [UInt8], _ length: Int) -> [String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    return lines.indices.map { lines[$0..<min($0 + length, lines.count)].joined(separator: "\n") }
  }

  @Test("The samples of a format show every rule of the guides that it carries the facts for", arguments: shown)
  func rulesShown(format: String, rules: Set<String>) {
    let expected = Sample.bad.filter { $0.format == format }.flatMap { $0.marks().findings.map(\.rule) }
    #expect(rules.subtracting(expected).isEmpty)
  }
}
