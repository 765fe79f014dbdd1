import Importers
import Testing
import ViewHierarchy

@Suite("The facts of formats")
struct FormatFactsTests {
  @Test("a sample carries no fact that its format cannot", arguments: Sample.good)
  func possible(sample: Sample) throws {
    let importer = try #require(Export.importer(named: sample.format))
    let bytes = sample.bytes()
    let carried = Export.read(bytes, options: SampleOptions(bytes).options).captures.map(\.header.facts)
    #expect(!carried.isEmpty)
    for facts in carried { #expect(facts.isSubset(of: importer.facts), "\(facts.subtracting(importer.facts).facts)") }
  }

  @Test("a fact that every file of a format carries needs no advice, any other has it", arguments: Sample.good)
  func advised(sample: Sample) throws {
    let importer = try #require(Export.importer(named: sample.format))
    // What people write by hand carries what they state.
    if importer.format.hasPrefix("canonical") { return }
    let bytes = sample.bytes()
    for capture in Export.read(bytes, options: SampleOptions(bytes).options).captures {
      for fact in importer.facts.subtracting(capture.header.facts).facts {
        #expect(CaptureAdvice.advice(format: importer.format, fact: fact) != nil, "\(fact.name)")
      }
    }
  }
}
