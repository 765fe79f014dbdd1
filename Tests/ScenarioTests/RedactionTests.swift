import Audit
import Markup
import TestSupport
import Testing
import ViewHierarchy

@testable import screenreadout

/// `--redact`: what the app says never leaves the machine, and all else stays what it is.
@Suite struct RedactionTests {
  @Test(
    "a shape tells kind and length, and is its own shape",
    arguments: [
      ("Lake 12", "Xxxx 99"), ("49.90 €", "99.99 €"), ("Straße", "Xxxxχx"), ("予約", "ｘｘ"), ("👍 ok…", "𝗑 xx…"),
      ("Élan", "Χxxx"), ("", ""),
    ])
  func shapes(_ text: String, _ shape: String) {
    #expect(TextShape.text(text) == shape)
    #expect(TextShape.text(shape) == shape)
    #expect(shape.utf8.count == text.utf8.count)
  }

  /// A screen whose every text has words that stand nowhere else.
  private static let screen = """
    <screen key="home" platform="ios" width="390" height="844">
     <heading element="true" traits="header" label="Quokka ledger" x="16" y="50" width="200" height="30"/>
     <button id="pay-now" element="true" traits="button" x="16" y="100" width="20" height="20"/>
     <button element="true" traits="button" label="Wombat remittance" hint="Double tap to zorple Wombat remittance" \
    x="16" y="160" width="20" height="20"><text text="Gnarled" x="16" y="160" width="20" height="20"/></button>
     <image element="true" traits="image" label="image of Ptarmigan" x="16" y="200" width="100" height="100"/>
     <text element="true" label="Say &quot;flummox&quot; ÆØÅ" x="16" y="310" width="200" height="20"/>
     <text element="true" label="Say &quot;flummox&quot; ÆØÅ" x="16" y="340" width="200" height="20"/>
     <field element="true" label="Iban" value="DE89 3704 0044" placeholder="Dweomer" x="16" y="380" width="300" height="48"/>
     <switch element="true" label="Xylograph" value="1" x="16" y="440" width="51" height="31"><action name="Befuddle"/></switch>
    </screen>
    """
  private static let secrets = [
    "quokka", "ledger", "wombat", "remittance", "zorple", "gnarled", "ptarmigan", "flummox", "æøå", "iban", "3704",
    "dweomer", "xylograph", "befuddle",
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.screen, to: "work/home.xml")
    return folder
  }

  @Test("no report holds a word of the app, and identifiers stay", arguments: CommandTable.reportFormats)
  func hidesTexts(_ format: String) throws {
    let outcome = try ChildProcess.run(
      "screenreadout audit home.xml --redact --preset all --verbose --format \(format)", in: try folder())
    let text = outcome.output.lowercased() + outcome.errors.lowercased()
    #expect(outcome.output.count > 40)
    for secret in Self.secrets { #expect(!text.contains(secret), "\(secret)") }
    if !["github", "wcag", "text", "markdown"].contains(format) { #expect(text.contains("pay-now")) }
  }

  @Test("findings keep their ids, so that open and redacted runs know each other's, and a baseline needs no texts")
  func keepsIdentity() throws {
    let folder = try folder()
    func ids(_ options: String) throws -> [String] {
      let outcome = try ChildProcess.run("screenreadout audit home.xml --format json \(options)", in: folder)
      let root = try JSONDocument.parse(Array(outcome.output.utf8)).root
      return root["findings"]?.elements.compactMap { $0["id"]?.string } ?? []
    }
    let open = try ids("--report run=open.json")
    #expect(open.count > 3)
    #expect(try ids("--redact --report run=redacted.json") == open)
    for (then, now) in [("open", "redacted"), ("redacted", "open"), ("redacted", "redacted")] {
      let outcome = try ChildProcess.run("screenreadout diff \(then).json \(now).json", in: folder)
      #expect(outcome.output == "0 new, 0 worse, \(open.count) unchanged, 0 fixed, 0 not examined\n", "\(then) \(now)")
    }
    let outcome = try ChildProcess.run(
      "screenreadout baseline create home.xml && cat .screenreadout-baseline.json && "
        + "screenreadout audit home.xml --redact --baseline .screenreadout-baseline.json --quiet && "
        + "screenreadout audit home.xml --redact --against open.json --quiet", in: folder)
    #expect(outcome.status == 0, "\(outcome.output)")
    for secret in Self.secrets { #expect(!outcome.output.lowercased().contains(secret), "\(secret)") }
  }

  @Test("code to paste says where a text of the app belongs, instead of holding a shape that nobody wants in an app")
  func marksCode() throws {
    let outcome = try ChildProcess.run(
      "screenreadout audit home.xml --redact --format json --only image-label-redundant-word", in: try folder())
    let root = try JSONDocument.parse(Array(outcome.output.utf8)).root
    let findings = root["findings"]?.elements.map { $0 } ?? []
    let code = findings.flatMap { finding in
      finding["fix"]?["code"]?.elements.compactMap { $0["text"]?.string } ?? []
    }
    #expect(!code.isEmpty)
    for text in code { #expect(text.contains("\"[redacted text: Xxxxxxxxx]\""), "\(text)") }
  }

  @Test("a label that a fix makes of an identifier can be pasted, though its words stand on the screen")
  func keepsSuggestions() throws {
    let folder = try folder()
    try folder.write(
      """
      <screen platform="ios" width="390" height="844">
       <button id="pay-now" element="true" traits="button" x="16" y="100" width="44" height="44"/>
       <text element="true" label="Pay for the quokka now" x="16" y="700" width="200" height="20"/>
      </screen>
      """, to: "work/home.xml")
    let outcome = try ChildProcess.run(
      "screenreadout audit home.xml --redact --only control-missing-label --exit-zero", in: folder)
    #expect(outcome.output.contains("accessibilityLabel = \"Pay now\""), "\(outcome.output)")
  }

  @Test("no word of a sample's texts stands in the redacted reports on it")
  func hidesSamples() throws {
    let outcome = try ChildProcess.run(
      "screenreadout audit \(RepositoryFiles.root)/Samples/appium-ios-xml --redact --format run --fail-on never",
      in: try folder())
    // XCTest gives the title of a navigation bar as its identifier, which stays.
    for word in ["Porto", "Ember wall", "Cleo desk", "Shipping is free"] {
      #expect(!outcome.output.contains(word), "\(word)")
    }
  }
}
