import Markup
import Testing

@testable import screenreadout

/// The life of a gate: an app with old faults, a change that brings new ones, one that only changes data, one that
/// mends.
@Suite struct GateStoryTests {
  private static let only = "--only control-missing-label"

  /// The folder after a baseline was made of the bad app.
  private func started() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try GateStory().write(to: "first", in: folder)
    let outcome = try run("screenreadout baseline create \(Self.only) first", folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return folder
  }

  private func run(_ command: String, _ folder: TemporaryFolder) throws -> ChildProcess.Outcome {
    try ChildProcess.run(command, in: folder)
  }

  private func audit(_ name: String, _ folder: TemporaryFolder) throws -> (status: Int32, report: JSONValue) {
    let outcome = try run(
      "screenreadout audit \(Self.only) --baseline .screenreadout-baseline.json --format json \(name)", folder)
    return (outcome.status, try JSONDocument.parse(Array(outcome.output.utf8)).root)
  }

  @Test func `a baseline on the bad app lets it pass`() throws {
    let (status, report) = try audit("first", try started())
    #expect(status == 0)
    #expect(report["summary"]?["unchanged"]?.number == 20)
    #expect(report["summary"]?["new"]?.number == 0)
  }

  @Test func `one new fault on each of ten screens fails and names exactly those ten`() throws {
    let folder = try started()
    var story = GateStory()
    story.day = "2026-08-02T081500"
    story.broken = Set(GateStory.names.indices)
    try story.write(to: "second", in: folder)
    let (status, report) = try audit("second", folder)
    #expect(status == 1)
    let new = report["findings"]?.elements.filter { $0["state"]?.string == "new" } ?? []
    #expect(new.compactMap { $0["screen"]?.string }.sorted() == GateStory.names.sorted())
    #expect(new.allSatisfy { $0["element"]?["identifier"]?.string == "filter" })
    #expect(report["verdict"]?["reasons"]?.elements.compactMap(\.string) == ["10 new errors (--fail-on error)"])
  }

  @Test func `other data, order, words, wrappers and file names make no new finding`() throws {
    let folder = try started()
    var story = GateStory()
    story.day = "2027-01-31T235959"
    story.wrapper = "scroll_content"
    story.rows = ["Tisch", "Lampe", "Stuhl", "Bett", "Regal"]
    story.price = 1_499
    story.words = ["Edit": "Bearbeiten", "Title": "Bestellungen", "Note": "Geliefert am Dienstag"]
    try story.write(to: "third", in: folder)
    let (status, report) = try audit("third", folder)
    #expect(status == 0)
    #expect(report["summary"]?["new"]?.number == 0)
    #expect(report["summary"]?["fixed"]?.number == 0)
  }

  @Test func `five mended faults are told and pruned`() throws {
    let folder = try started()
    var story = GateStory()
    story.mended = [0, 2, 4, 6, 8]
    try story.write(to: "fourth", in: folder)
    let (status, report) = try audit("fourth", folder)
    #expect(status == 0)
    #expect(report["summary"]?["fixed"]?.number == 5)
    let strict = try run(
      "screenreadout audit \(Self.only) --strict --baseline .screenreadout-baseline.json fourth", folder)
    #expect(strict.status == 1)
    let pruned = try run("screenreadout baseline prune \(Self.only) fourth", folder)
    #expect(pruned.output.split(separator: "\n").count { $0.hasPrefix("fixed: ") } == 5)
    #expect(try run("screenreadout baseline check \(Self.only) fourth", folder).status == 0)
    // What is mended and breaks again is new.
    #expect(try audit("first", folder).status == 1)
  }

  @Test func `two updates at once lose nothing`() throws {
    let folder = try started()
    var story = GateStory()
    story.broken = Set(GateStory.names.indices)
    for file in story.files.prefix(5) { try folder.write(file.text, to: "work/one/\(file.name)") }
    for file in story.files.suffix(5) { try folder.write(file.text, to: "work/two/\(file.name)") }
    let outcome = try run(
      """
      screenreadout baseline update \(Self.only) one & first=$!
      screenreadout baseline update \(Self.only) two
      wait $first && screenreadout baseline check \(Self.only) one two
      """, folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(
      try folder.read("work/.screenreadout-baseline.json").split(separator: "\n").count { $0.contains("\"rule\"") }
        == 30)
  }

  @Test func `a run that did not see everything leaves the baseline as it is`() throws {
    let folder = try started()
    let before = try folder.read("work/.screenreadout-baseline.json")
    try folder.write("<screen platform=\"ios\"", to: "work/first/cut.xml")
    for word in ["update", "prune"] {
      let outcome = try run("screenreadout baseline \(word) \(Self.only) first", folder)
      #expect(outcome.status == 3)
      #expect(outcome.errors.contains("is left as it is"))
      #expect(try folder.read("work/.screenreadout-baseline.json") == before)
    }
  }

  @Test func `an update that changes nothing writes the same bytes`() throws {
    let folder = try started()
    let before = try folder.read("work/.screenreadout-baseline.json")
    #expect(try run("screenreadout baseline update \(Self.only) first", folder).status == 0)
    #expect(try folder.read("work/.screenreadout-baseline.json") == before)
  }

  @Test("parts merge to the bytes of the whole, for any number of parts and workers", arguments: [1, 2, 7])
  func merges(_ count: Int) throws {
    let folder = try TemporaryFolder()
    try GateStory().write(to: "first", in: folder)
    try folder.write("no export", to: "work/first/notes.txt")
    try folder.write("<screen platform=\"ios\"", to: "work/first/zz.xml")
    for file in GateStory().files.prefix(2) { try folder.write(file.text, to: "work/first/again/\(file.name)") }
    let outcome = try run(
      """
      screenreadout audit --jobs 1 --exit-zero first --report run=whole.run --report json=whole.json \
        --report xml=whole.xml --report ndjson=whole.ndjson > whole.txt
      for part in $(seq \(count)); do
        screenreadout audit --jobs 8 --exit-zero first --shard $part/\(count) --report run=part-$part.run > /dev/null
      done
      screenreadout merge part-*.run --report run=merged.run --report json=merged.json --report xml=merged.xml \
        --report ndjson=merged.ndjson > merged.txt
      echo $?
      for form in run json xml ndjson; do cmp whole.$form merged.$form && echo $form; done
      """, folder)
    #expect(outcome.output == "3\nrun\njson\nxml\nndjson\n", "\(outcome.output)\(outcome.errors)")
    let told = try folder.read("work/merged.txt").split(separator: "\n")
    #expect(told == (try folder.read("work/whole.txt")).split(separator: "\n").filter { !$0.hasPrefix("To start") })
  }

  @Test func `a missing part, a part twice and a part of another run are no pass`() throws {
    let folder = try TemporaryFolder()
    try GateStory().write(to: "first", in: folder)
    let made = try run(
      """
      for part in 1 2 3; do
        screenreadout audit --fail-on never first --shard $part/3 --report run=$part.run > /dev/null
      done
      screenreadout audit --fail-on never --skip 'card-*' first --shard 3/3 --report run=other.run > /dev/null
      """, folder)
    #expect(made.status == 0, "\(made.errors)")
    let missing = try run("screenreadout merge --fail-on never 1.run 3.run", folder)
    #expect(missing.status == 3)
    #expect(missing.output.contains("shard 2/3: the run file of this part is missing"))
    let twice = try run("screenreadout merge --fail-on never 1.run 2.run 3.run 3.run", folder)
    #expect(twice.status == 3)
    #expect(twice.output.contains("give each part once"))
    let other = try run("screenreadout merge --fail-on never 1.run 2.run other.run", folder)
    #expect(other.status == 3)
    #expect(try run("screenreadout merge --fail-on never 1.run 2.run 3.run", folder).status == 0)
  }

  @Test func `the XML report of a compared run is valid by its schema`() throws {
    guard FileStatus.exists("/usr/bin/xmllint") else { return }
    let folder = try started()
    var story = GateStory()
    story.mended = [1]
    story.broken = [2]
    try story.write(to: "now@de", in: folder)
    let outcome = try run(
      """
      screenreadout schema report-xml > report.xsd
      screenreadout audit --exit-zero --baseline .screenreadout-baseline.json --max errors=3 --format xml now@de > report.xml
      xmllint --noout --schema report.xsd report.xml
      """, folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
