import Audit
import Importers
import TestSupport
import Testing

@testable import screenreadout

/// Screens whose faults show in their screenshots alone.
struct ScreenshotSamplesTests {
  /// By folder: how many texts each sample has, and how many of them are drawn.
  private static let texts = [
    "harbour/good": (5, 5), "harbour/bad": (5, 5), "berths/good": (6, 6), "berths/bad": (6, 5),
  ]
  private static let samples = RepositoryFiles.files(below: "Samples/screenshots").filter { $0.hasSuffix(".xml") }

  @Test("The audit finds in a screenshot what the sample marks, and nothing else", arguments: samples)
  func findings(path: String) throws {
    let path = "Samples/screenshots/\(path)"
    let bytes = Array(try #require(RepositoryFiles.text(of: path)).utf8)
    var capture = try #require(Export.read(bytes).captures.first)
    try Screenshot.add("\(RepositoryFiles.root)/\(path.replacing(".xml", with: ".png"))", to: &capture, limit: 1 << 20)
    let audit = try AuditForTests().audit(capture)
    let found = audit.findings.map { SampleMarks.Finding(rule: $0.rule, line: Int($0.position.line)) }
    let difference = SampleMarks(bytes).difference(from: found)
    #expect(difference.isEmpty, "\(path)\n\(difference)")
    let folder = path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/")
    let (texts, drawn) = try #require(Self.texts[folder])
    #expect(
      audit.contrast
        == ContrastFigures(
          measured: drawn, texts: texts, reasons: drawn == texts ? [] : [("uniform", texts - drawn)]))
  }
}
