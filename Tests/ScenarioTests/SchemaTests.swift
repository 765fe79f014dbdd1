import Audit
import Markup
import Reports
import TestSupport
import Testing
import ViewHierarchy

@testable import screenreadout

/// The schemas describe what is written, and nothing that is written is missing from them.
@Suite struct SchemaTests {
  static let samples = RepositoryFiles.files(below: "Samples").filter { $0.hasSuffix(".xml") }

  @Test func `the XSD has every kind, attribute, trait and fact of the canonical form`() throws {
    let schema = try #require(Schemas.text(of: "hierarchy-xml"))
    let elements = Self.names("<xs:element name=\"", in: Self.part("<xs:group name=\"node\">", of: schema))
    #expect(Set(elements) == Set(Kind.allCases.map { "\($0.name)" }))
    let attributes = Self.names("<xs:attribute name=\"", in: Self.part("<xs:complexType name=\"node\">", of: schema))
    let derived = DerivedAttributes.names.map { "\($0)" }
    #expect(attributes == CanonicalField.all.map { "\($0.name)" } + derived)
    let header = Self.names("<xs:attribute name=\"", in: Self.part("<xs:element name=\"screen\">", of: schema))
    #expect(header == CanonicalHeaderField.allCases.map { "\($0.name)" })
    let traits = Self.names("<xs:enumeration value=\"", in: Self.part("<xs:simpleType name=\"trait\">", of: schema))
    #expect(traits == Traits.named.map { "\($0.name)" })
    let facts = Self.names("<xs:enumeration value=\"", in: Self.part("<xs:simpleType name=\"fact\">", of: schema))
    #expect(facts == Fact.allCases.map(\.name))
  }

  @Test func `the JSON schema has every kind and attribute of the canonical form`() throws {
    let schema = try Self.schema("hierarchy-json").root
    let node = try #require(schema["$defs"]?["node"]?["properties"])
    let kinds = try #require(node["kind"]?["enum"]).elements.compactMap(\.string)
    #expect(Set(kinds) == Set(Kind.allCases.map { "\($0.name)" }))
    let names = node.members.compactMap { $0.key.string }
    #expect(names == ["kind"] + CanonicalField.all.map { "\($0.name)" } + ["children"])
    let header = try #require(schema["properties"]).members.compactMap { $0.key.string }
    #expect(header == ["kind"] + CanonicalHeaderField.allCases.map { "\($0.name)" } + ["children"])
  }

  @Test(
    "a converted sample is valid by the XSD", .enabled(if: FileStatus.exists("/usr/bin/xmllint")),
    arguments: Self.samples)
  func xml(sample: String) throws {
    let outcome = try Self.run(
      """
      screenreadout schema hierarchy-xml > schema.xsd
      screenreadout convert '\(RepositoryFiles.root)/Samples/\(sample)' --to xml > screens.xml
      awk '/^<screen/ { n++ } n { print > ("screen-" n ".xml") }' screens.xml
      xmllint --noout --schema schema.xsd screen-*.xml
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(
    "what the reader refuses is not valid by the XSD either", .enabled(if: FileStatus.exists("/usr/bin/xmllint")),
    arguments: [
      "<screen><buton/></screen>", "<screen><button lable=\"a\"/></screen>", "<screen><view hidden=\"1\"/></screen>",
      "<screen><view x=\"wide\" y=\"0\" width=\"1\" height=\"1\"/></screen>", "<screen facts=\"sight\"/>",
      "<screen><view><action/></view></screen>", "<screen><view width=\"-1\" height=\"1\" x=\"0\" y=\"0\"/></screen>",
      "<screen platform=\"web\"/>", "<screen><view container=\"box\"/></screen>",
    ])
  func wrongXML(text: String) throws {
    let outcome = try Self.run(
      """
      screenreadout schema hierarchy-xml > schema.xsd
      cat > screen.xml
      screenreadout convert screen.xml > converted.xml 2>&1 && exit 100
      xmllint --noout --schema schema.xsd screen.xml
      """, input: text)
    // 3: validation error, in xmllint's own counting.
    #expect(outcome.status == 3, "\(outcome.errors)")
  }

  @Test("a converted sample is valid by the JSON schema", arguments: Self.samples)
  func json(sample: String) throws {
    let outcome = try Self.run("screenreadout convert '\(RepositoryFiles.root)/Samples/\(sample)' --to json")
    #expect(outcome.status == 0)
    #expect(SchemaCheck(try Self.schema("hierarchy-json"), try Self.parse(outcome.output).root).faults == [])
  }

  @Test func `the report is valid by its schema`() throws {
    let outcome = try Self.run(
      "screenreadout audit --format json --fail-on never '\(RepositoryFiles.root)/Samples' \(Self.wrongInputs)")
    let report = try Self.parse(outcome.output).root
    #expect(report["findings"]?.elements.contains { _ in true } == true)
    #expect(SchemaCheck(try Self.schema("report-json"), report).faults == [])
  }

  @Test func `proposed orders are valid by their schema`() throws {
    let outcome = try Self.run("screenreadout order --format json '\(RepositoryFiles.root)/Samples'")
    let orders = try Self.parse(outcome.output).root
    let moves = orders["screens"]?.elements.filter { $0["moves"]?.elements.contains { _ in true } == true }
    #expect((moves?.count ?? 0) > 7)
    #expect(SchemaCheck(try Self.schema("order-json"), orders).faults == [])
  }

  @Test("proposed orders are valid by the XSD", .enabled(if: FileStatus.exists("/usr/bin/xmllint")))
  func ordersXML() throws {
    let outcome = try Self.run(
      """
      screenreadout schema order-xml > schema.xsd
      screenreadout order --format xml '\(RepositoryFiles.root)/Samples' > orders.xml
      xmllint --noout --schema schema.xsd orders.xml 2>&1
      """)
    #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
  }

  @Test func `the check of schemas sees wrong values`() throws {
    let schema = try Self.schema("hierarchy-json")
    for text in [
      #"{"kind": "view"}"#, #"{"kind": "screen", "platform": "web"}"#, #"{"kind": "screen", "with": 3}"#,
      #"{"kind": "screen", "width": "3"}"#, #"{"kind": "screen", "children": [{"kind": "view", "x": 1e9}]}"#,
      #"{"kind": "screen", "children": [{"kind": "action"}]}"#, #"{}"#,
    ] {
      #expect(!SchemaCheck(schema, try Self.parse(text).root).faults.isEmpty, "\(text)")
    }
  }

  /// One input that is missing and one that is no export, for the parts of a report that tell of them.
  private static let wrongInputs = "missing.xml stdin-is-no-export || true"

  private static func run(_ command: String, input: String = "") throws -> ChildProcess.Outcome {
    let folder = try TemporaryFolder()
    try folder.makeFolder("work")
    return try ChildProcess.run(command, input: input, in: folder)
  }

  private static func schema(_ name: String) throws -> JSONDocument {
    try parse(try #require(Schemas.text(of: name)))
  }

  private static func parse(_ text: String) throws -> JSONDocument {
    try JSONDocument.parse(Array(text.utf8))
  }

  /// From a line on to the next line that is indented like it.
  private static func part(_ start: String, of schema: String) -> [Substring] {
    let lines = schema.split(separator: "\n").drop { !$0.hasSuffix(start) }
    return Array(lines.dropFirst().prefix { $0.hasPrefix("  ") })
  }

  /// What stands between the quotation marks of the lines that begin with a tag.
  private static func names(_ tag: String, in lines: [Substring]) -> [String] {
    lines.compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix(tag) else { return nil }
      return line.dropFirst(tag.count).split(separator: "\"").first.map(String.init)
    }
  }
}
