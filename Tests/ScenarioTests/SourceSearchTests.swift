import Markup
import Testing

@testable import screenreadout

/// Findings lead to the source code that makes their element.
@Suite struct SourceSearchTests {
  private static func button(_ id: String, _ y: Int) -> String {
    "<button id=\"\(id)\" element=\"true\" traits=\"button\" x=\"16\" y=\"\(y)\" width=\"100\" height=\"48\"/>"
  }

  /// Audits buttons without names and gives the location of each by its identifier.
  private func locations(
    _ ids: [String], _ sources: [String: String], config: String = "{}"
  ) throws -> [String: (place: String, export: String?)] {
    let folder = try TemporaryFolder()
    let buttons = ids.enumerated().map { Self.button($1, 100 + $0 * 60) }.joined(separator: "\n")
    try folder.write(
      "<screen key=\"home\" platform=\"ios\" width=\"390\" height=\"844\">\n\(buttons)</screen>", to: "work/home.xml")
    try folder.write(config, to: "work/.screenreadout.json")
    for (name, text) in sources { try folder.write(text, to: "work/app/\(name)") }
    try folder.makeFolder("work/app")
    let outcome = try ChildProcess.run(
      "screenreadout audit home.xml --only control-missing-label --sources app --format json", in: folder)
    #expect(outcome.status == 1, "\(outcome.errors)")
    let report = try JSONDocument.parse(Array(outcome.output.utf8)).root
    var found: [String: (place: String, export: String?)] = [:]
    for finding in try #require(report["findings"]).elements {
      let location = finding["location"]
      func number(_ key: StaticString) -> Int { Int(location?[key]?.number ?? 0) }
      let line = location?["line"] == nil ? "" : ":\(number("line")):\(number("column"))"
      found[finding["element"]?["identifier"]?.string ?? ""] = (
        (location?["file"]?.string ?? "") + line, finding["export"]?["file"]?.string
      )
    }
    return found
  }

  @Test("the one literal with the identifier becomes the location, and the export the related one")
  func findsLiterals() throws {
    let found = try locations(
      ["save", "twice", "none", "commented"],
      [
        "Home.swift": "// \"commented\"\nlet a = 1\n  save.accessibilityIdentifier = \"save\"\nlet b = \"twice\"\n",
        "More.m": "/* @\"commented\" */ x = @\"twice\";\n",
      ])
    #expect(found["save"]?.place == "app/Home.swift:3:34")
    #expect(found["save"]?.export == "home.xml")
    for id in ["twice", "none", "commented"] {
      #expect(found[id]?.place.hasPrefix("home.xml:") == true, "\(id)")
      #expect(found[id]?.export == nil)
    }
  }

  @Test(
    "a literal with a value in it is found by the rest",
    arguments: [
      ("Row.swift", "id(\"row-\\(index(of: item))\")"), ("Row.kt", "testTag(\"row-$index\")"),
      ("Row.tsx", "testID={`row-${item.id}`}"), ("Row.m", "format:@\"row-%ld\""),
    ])
  func findsPatterns(_ file: String, _ code: String) throws {
    #expect(try locations(["row-7"], [file: code])["row-7"]?.place.hasPrefix("app/\(file):1:") == true)
  }

  @Test("a resource is found where it is defined, else at its one use")
  func findsResources() throws {
    let found = try locations(
      ["org.example:id/save", "org.example:id/share"],
      [
        "main.xml": "<a>\n<Button android:id=\"@+id/save\" b='don\"t'/>\n<!-- \"@+id/share\" --></a>",
        "Main.kt": "find(R.id.save); find(R.id.save_all)\nfind(R.id.share)",
      ])
    #expect(found["org.example:id/save"]?.place == "app/main.xml:2:20")
    #expect(found["org.example:id/share"]?.place == "app/Main.kt:2:6")
  }

  @Test("the config names the file of a screen, which decides between several places")
  func heedsConfig() throws {
    let found = try locations(
      ["both", "none"], ["A.swift": "\"both\"", "B.swift": "\n\"both\""],
      config: "{\"screens\": [{\"match\": \"ho*\", \"source\": \"app/B.swift\"}]}")
    #expect(found["both"]?.place == "app/B.swift:2:1")
    #expect(found["none"]?.place == "app/B.swift")
    #expect(found["none"]?.export == "home.xml")
  }

  @Test("what tools fetch or build, other files and binary ones are passed over")
  func passesOver() throws {
    let found = try locations(
      ["save"],
      [
        "Pods/A.swift": "\"save\"", "node_modules/b/C.jsx": "\"save\"", ".build/D.swift": "\"save\"",
        "E.md": "\"save\"", "F.swift": "\u{0}\"save\"", "G.dart": "\n\n'save'",
      ])
    #expect(found["save"]?.place == "app/G.dart:3:1")
  }

  @Test(
    "every format leads to the source and names the export beside it",
    arguments: [
      ("sarif", "app/Home.swift", "home.xml"), ("github", "file=app/Home.swift,line=1,", "home.xml:2"),
      ("checkstyle", "<file name=\"app/Home.swift\"", "home.xml:2"), ("rdjson", "app/Home.swift", "home.xml"),
      ("gitlab", "app/Home.swift", "home.xml:2"), ("xcode", "app/Home.swift:1:", "home.xml:2"),
      ("markdown", "app/Home.swift:1", "home.xml:2"), ("html", "app/Home.swift:1:", "home.xml:2"),
      ("text", "app/Home.swift:1:", "home.xml:2"),
      ("xml", "<location file=\"app/Home.swift\"", "<export file=\"home.xml\""),
    ])
  func leadsToSource(_ format: String, _ source: String, _ export: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<screen platform=\"ios\" width=\"390\" height=\"844\">\n\(Self.button("save", 100))</screen>",
      to: "work/home.xml")
    try folder.write("id = \"save\"", to: "work/app/Home.swift")
    let outcome = try ChildProcess.run("screenreadout audit home.xml --sources app --format \(format)", in: folder)
    #expect(outcome.output.contains(source) && outcome.output.contains(export), "\(outcome.output.prefix(2_000))")
  }

  @Test("a folder that is not there is wrong usage")
  func refusesNoFolder() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("work")
    let outcome = try ChildProcess.run("screenreadout audit x.xml --sources nowhere", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("nowhere"))
  }
}
