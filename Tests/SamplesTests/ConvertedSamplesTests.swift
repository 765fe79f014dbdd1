import Importers
import Testing
import ViewHierarchy

@Suite("Samples in the canonical form")
struct ConvertedSamplesTests {
  /// A finding without its place: the lines of the converted file are others, also where a message names a node by its
  /// line.
  struct Finding: Hashable, Comparable {
    let rule: String
    let node: Int
    let message: String

    init(rule: String, node: Int, message: String) {
      self.rule = rule
      self.node = node
      var words = message.split(separator: " ").map(String.init)
      for index in words.indices.dropFirst() where words[index - 1] == "line" { words[index] = "N" }
      self.message = words.joined(separator: " ")
    }

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
