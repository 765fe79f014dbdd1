import Importers
import Testing
import ViewHierarchy

@Suite("Samples in the canonical form")
struct ConvertedSamplesTests {
  /// A finding without its place: the lines of the converted file are others.
  struct Finding: Hashable, Comparable {
    let rule: String
    let node: Int
    let message: String

    static func < (a: Finding, b: Finding) -> Bool { (a.node, a.rule, a.message) < (b.node, b.rule, b.message) }
  }

  @Test(
    "Auditing what convert writes of a sample gives the same findings",
    arguments: Sample.all.filter { Export.importer(named: $0.format) != nil }, [CanonicalWriter.Form.xml, .json])
  func sameFindings(sample: Sample, form: CanonicalWriter.Form) throws {
    let audit = try AuditForTests()
    let bytes = sample.bytes()
    var converted: [UInt8] = []
    for capture in Export.read(bytes, options: SampleOptions(bytes).options).captures {
      CanonicalWriter(form).write(capture, to: &converted)
    }
    let (before, after) = (try audit.details(bytes).sorted(), try audit.details(converted).sorted())
    #expect(before == after)
    #expect(sample.twin == "good" || !before.isEmpty)
  }
}
