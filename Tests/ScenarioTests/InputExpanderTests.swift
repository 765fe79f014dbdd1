import Testing

@testable import screenreadout

@Suite struct InputExpanderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["b.xml", "a.xml", ".hidden.xml", "sub/c.xml", "sub/.git/d.xml", "Z.json", "sub-e.xml", "sub/x[1].xml"]
    {
      try folder.write("<a/>", to: name)
    }
    try folder.makeFolder("empty.xml")
    try folder.link("sub/loop", to: "..")
    try folder.link("link.xml", to: "a.xml")
    try folder.link("dangling.xml", to: "nothing")
    try folder.makePipe("pipe.xml")
  }

  /// Paths as shown, without the temporary folder.
  private func shown(_ files: [InputFile]) -> [String] {
    files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  private func expand(_ names: String..., allowNoMatch: Bool = false) -> ExpandedInputs {
    InputExpander.expand(names.map { folder($0) }, allowNoMatch: allowNoMatch)
  }

  @Test func `a folder is walked in sorted order, without hidden files, links and pipes`() {
    let inputs = InputExpander.expand([folder.path])
    #expect(shown(inputs.files) == ["Z.json", "a.xml", "b.xml", "sub/c.xml", "sub/x[1].xml", "sub-e.xml"])
    #expect(inputs.files.map(\.relativePath) == shown(inputs.files))
    #expect(inputs.files.allSatisfy { $0.origin == .walked && !$0.mustBeRead && $0.arguments == [0] })
    #expect(inputs.folders == [0])
    #expect(inputs.problems.isEmpty)
  }

  @Test func `a pattern matches names, and its hits must be read`() {
    let inputs = expand("*.xml")
    #expect(shown(inputs.files) == ["a.xml", "b.xml", "dangling.xml", "link.xml", "pipe.xml", "sub-e.xml"])
    #expect(inputs.files.allSatisfy { $0.origin == .globHit && $0.mustBeRead })
    #expect(inputs.problems.map(\.reason) == [.emptyFolder])
  }

  @Test func `two stars reach every folder, but no hidden one and through no link`() {
    let inputs = expand("**/*.xml")
    #expect(
      shown(inputs.files) == [
        "a.xml", "b.xml", "dangling.xml", "link.xml", "pipe.xml", "sub-e.xml", "sub/c.xml", "sub/x[1].xml",
      ])
    #expect(shown(expand("sub/**").files) == ["sub/c.xml", "sub/x[1].xml"])
    #expect(expand("**/**/c.xml").files.map(\.relativePath) == ["sub/c.xml"])
  }

  @Test func `the path in a hit's key begins behind the folders that the pattern spells out`() {
    #expect(expand("sub/c*").files.map(\.relativePath) == ["c.xml"])
    #expect(expand("s*/c.xml").files.map(\.relativePath) == ["sub/c.xml"])
  }

  @Test func `a file that is named like a pattern is meant itself`() {
    let inputs = expand("sub/x[1].xml")
    #expect(shown(inputs.files) == ["sub/x[1].xml"])
    #expect(inputs.files.first?.origin == .named)
    #expect(inputs.files.first?.relativePath == "x[1].xml")
  }

  @Test func `a file given twice is looked at once, in the stricter way`() {
    let inputs = InputExpander.expand([folder.path, folder("./a.xml"), folder("b.*")])
    #expect(inputs.files.count == 6)
    let first = inputs.files.first { $0.relativePath == "a.xml" }
    #expect(first?.origin == .named)
    #expect(first?.arguments == [0, 1])
    #expect(inputs.files.first { $0.relativePath == "b.xml" }?.origin == .globHit)
  }

  @Test func `each way to find nothing is told for itself`() {
    let inputs = expand("nothing.xml", "*.nothing", "empty.xml", "dangling.xml", "a.xml/b")
    #expect(inputs.problems.map(\.reason) == [.notFound, .noMatch, .emptyFolder, .notFound, .notFound])
    #expect(Set(inputs.problems.map(\.message)).count == 4)
    #expect(inputs.problems.map(\.argument) == [0, 1, 2, 3, 4])
    #expect(inputs.files.isEmpty)
    #expect(expand("*.nothing", allowNoMatch: true).entries.isEmpty)
    #expect(expand(String(repeating: "{a,b}", count: 40)).problems.map(\.reason) == [.badPattern])
  }

  @Test func `listed paths are no patterns`() {
    let inputs = InputExpander.expand([], listed: [folder("*.xml"), folder("a.xml")])
    #expect(inputs.problems.map(\.reason) == [.notFound])
    #expect(shown(inputs.files) == ["a.xml"])
    #expect(inputs.files.first?.arguments == [1])
  }

  @Test func `standard input is an input`() {
    #expect(
      InputExpander.expand(["-"]).files
        == [InputFile(origin: .standardInput, path: "-", relativePath: "stdin", arguments: [0])])
  }

  @Test(
    "a list has one path a line or between zero bytes",
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a\r\n\nb", ["a", "b"]), ("a b\u{0}c\nd\u{0}", ["a b", "c\nd"]), ("", []),
    ])
  func list(text: String, paths: [String]) {
    #expect(PathList.paths(in: Array(text.utf8)) == paths)
  }
}
