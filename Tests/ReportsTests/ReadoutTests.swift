import Importers
import ScreenModel
import Testing

@testable import Reports

@Suite struct ReadoutTests {
  private func readout(_ nodes: String, _ attributes: String = "", hints: Bool = true) throws -> Readout {
    let text = "<screen platform=\"ios\" width=\"390\" height=\"844\" \(attributes)>\(nodes)</screen>"
    return Readout(Screen(try #require(Export.read(Array(text.utf8)).captures.first)), hints: hints)
  }

  private func text(_ label: String, _ y: Int) -> String {
    "<text element=\"true\" label=\"\(label)\" x=\"0\" y=\"\(y)\" width=\"90\" height=\"20\"/>"
  }

  private func lines(_ form: ReadoutForm, _ readout: Readout) -> [String] {
    var bytes: [UInt8] = []
    var output = ReportOutput { bytes += $0 }
    var writer = ReadoutWriter(form)
    writer.write(readout, key: "home", to: &output)
    writer.finish(&output)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  @Test func `containers open once and close when they are left`() throws {
    let readout = try readout(
      "<table id=\"t\"><cell>\(text("a", 0))\(text("b", 20))</cell><cell>\(text("c", 50))</cell></table>\(text("d", 90))"
    )
    #expect(
      ReadoutSnapshot.lines(readout, key: "home") == [
        "# schema: screenreadout-readout/1", "# screen: home", "# reader: voiceover", "", "table \"t\"", "  cell",
        "    - a",
        "    - b", "  cell", "    - c", "- d",
      ])
  }

  @Test func `a silent stop is told, and is an empty line for a synthesiser`() throws {
    let readout = try readout(
      "<other element=\"true\" traits=\"\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>\(text("a", 90))")
    #expect(lines(.plain, readout) == ["", "a", ""])
    #expect(lines(.text, readout)[1] == "  1  (silence)  [other, top left, 0.0 s]")
  }

  @Test func `hints are utterances of their own and can be left out`() throws {
    let field = "<field element=\"true\" label=\"Name\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    #expect(lines(.plain, try readout(field)) == ["Name. Text Field.", "Double tap to edit.", ""])
    #expect(lines(.plain, try readout(field, hints: false)) == ["Name. Text Field.", ""])
  }

  @Test func `a screen without a stop is told`() throws {
    #expect(lines(.text, try readout("<view/>"))[1].contains("no stop"))
  }

  @Test func `what the export does not carry is told once`() throws {
    let readout = try readout(text("a", 0), "facts=\"element-flag label frames screen-size\"")
    #expect(readout.missing == [.traits, .value, .hint, .customActions])
    #expect(
      lines(.text, readout).contains(
        "note: partial: the export carries no traits, no values, no hints, no custom actions; a device may say more"))
    // The text states its traits, so only the others are missing.
    let stated = "<text element=\"true\" label=\"a\" traits=\"header\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    #expect(try self.readout(stated, "facts=\"label frames\"").stops[0].missing == [.value, .hint, .customActions])
  }

  @Test("texts cannot inject lines, terminal sequences or markup", arguments: [ReadoutForm.text, .plain, .markdown])
  func injection(form: ReadoutForm) throws {
    let hostile =
      "<text element=\"true\" label=\"&lt;b&gt;|x&#x202E;y\" id=\"&#x9B;2J\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let text = lines(form, try readout(hostile)).joined(separator: "\n")
    #expect(!text.contains("\u{202E}") && !text.contains("\u{9B}"))
    if form == .markdown { #expect(text.contains("&lt;b\\>\\|x")) }
  }

  @Test(
    "nothing in a key leads out of the folder",
    arguments: [
      ("home", "home.readout.txt"), ("shop/home", "shop/home.readout.txt"), ("../../etc/x", "etc/x.readout.txt"),
      ("/abs", "abs.readout.txt"), ("..", "screen.readout.txt"), ("a\\..\\b", "a/b.readout.txt"),
      ("", "screen.readout.txt"),
      ("a\nb:c*", "a_b_c_.readout.txt"), ("menü #2", "menü #2.readout.txt"),
    ])
  func paths(key: String, path: String) { #expect(ReadoutSnapshot.path(key: key) == path) }

  @Test func `a stored readout masks the app's numbers, not the screen reader's`() throws {
    func tab(_ label: String, _ x: Int) -> String {
      "<tab element=\"true\" label=\"\(label)\" x=\"\(x)\" y=\"0\" width=\"9\" height=\"9\"/>"
    }
    let readout = try readout("<tab-bar>\(tab("Cart 3", 0))\(tab("Home", 50))</tab-bar>")
    #expect(
      ReadoutSnapshot.lines(readout, key: "k").suffix(2) == ["  - Cart #. Tab. 1 of 2.", "  - Home. Tab. 2 of 2."])
  }
}
