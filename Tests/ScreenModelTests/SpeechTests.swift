import ScreenModel
import Testing

@Suite struct SpeechTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let node: String
    let spoken: String
    let hint: String
    var testDescription: String { "\(node) says \(spoken)" }

    init(_ node: String, _ spoken: String, hint: String = "") {
      self.node = node
      self.spoken = spoken
      self.hint = hint
    }
  }

  static let toggle = "Double tap to toggle setting."
  static let adjust = "Swipe up or down with one finger to adjust the value."

  @Test(
    "a stop says its texts, then its traits, then its hint",
    arguments: [
      Case("label=\"Rating\" value=\"4.5 out of 5\" traits=\"image\"", "Rating: 4.5 out of 5. Image."),
      Case(
        "label=\"Rating\" value=\"4 out of 5\" traits=\"adjustable\"", "Rating: 4 out of 5. Adjustable.", hint: adjust),
      Case("traits=\"button\"", "Button."),
      Case("label=\"Buy\" traits=\"button\"", "Buy. Button."),
      Case("label=\"Done.\" traits=\"button\"", "Done. Button."),
      Case("label=\"Plain\" traits=\"static-text\"", "Plain"),
      Case("value=\"only\" traits=\"\"", "only"),
      Case("label=\"Same\" value=\"Same\" traits=\"\"", "Same"),
      Case("traits=\"\"", ""),
      Case("label=\"Day\" traits=\"selected button\"", "Selected: Day. Button."),
      Case("label=\"Day\" traits=\"selected\"", "Selected: Day"),
      Case("traits=\"selected button\"", "Selected. Button."),
      Case("label=\"Day\" traits=\"button\" selected=\"true\"", "Selected: Day. Button."),
      Case("label=\"Buy\" traits=\"button not-enabled\"", "Buy. Dimmed. Button."),
      Case("label=\"Buy\" traits=\"button\" enabled=\"false\"", "Buy. Dimmed. Button."),
      Case("label=\"q\" traits=\"button keyboard-key\"", "q"),
      Case("label=\"Home\" traits=\"button tab-bar-item\"", "Home. Tab."),
      Case("label=\"Title\" traits=\"header link image\"", "Title. Heading. Link. Image."),
      Case("label=\"Find\" traits=\"search-field\"", "Find. Search Field."),
      Case(
        "label=\"x\" traits=\"static-text updates-frequently summary-element plays-sound starts-media-session\"", "x"),
      Case("label=\"x\" traits=\"allows-direct-interaction causes-page-turn\"", "x"),
      Case(
        "label=\"All\" traits=\"not-enabled button header link adjustable image search-field\"",
        "All. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field."),
    ])
  func traits(_ expected: Case) throws {
    let (spoken, hint) = try Heard.one("<other element=\"true\" \(expected.node)/>")
    #expect(spoken == expected.spoken)
    #expect(hint == expected.hint)
  }

  @Test(
    "a back button does not say Back twice",
    arguments: [
      Case("label=\"Back\" traits=\"button back-button\"", "Back Button."),
      Case("label=\"BACK\" traits=\"back-button\"", "Back Button."),
      Case("label=\"Basket\" traits=\"button back-button\"", "Basket. Back Button."),
    ])
  func backButton(_ expected: Case) throws { try traits(expected) }

  @Test(
    "a switch says its state as a word, whatever its value",
    arguments: [
      Case("label=\"Sound\" value=\"1\" traits=\"button switch-button\"", "Sound. Switch Button. On.", hint: toggle),
      Case("label=\"Sound\" value=\"0\" traits=\"button toggle-button\"", "Sound. Switch Button. Off.", hint: toggle),
      Case("label=\"Sound\" value=\"2\" traits=\"button switch-button\"", "Sound. Switch Button. Mixed.", hint: toggle),
      Case("label=\"Sound\" value=\"1\" traits=\"switch-button\"", "Sound. On.", hint: toggle),
      Case(
        "label=\"Sound\" value=\"Loud\" traits=\"button switch-button\"", "Sound. Switch Button. Loud", hint: toggle),
      Case(
        "label=\"Sound\" value=\"1\" hint=\"Plays it.\" traits=\"button switch-button\"", "Sound. Switch Button. On.",
        hint: "Plays it. \(toggle)"),
      Case(
        "label=\"Sound\" value=\"1\" hint=\"Plays it\" traits=\"button switch-button\"", "Sound. Switch Button. On.",
        hint: "Plays it. \(toggle)"),
      Case(
        "label=\"Sound\" value=\"1\" traits=\"button switch-button not-enabled\"", "Sound. Dimmed. Switch Button. On."),
      Case(
        "label=\"Sound\" traits=\"button switch-button\" checked=\"true\"", "Sound. Switch Button. On.", hint: toggle),
    ])
  func switches(_ expected: Case) throws { try traits(expected) }

  @Test(
    "fields say what they take, and how they are used in place of any hint",
    arguments: [
      Case(
        "label=\"Email\" value=\"a@b.c\" traits=\"text-entry\"", "Email: a@b.c. Text Field.",
        hint: "Double tap to edit."),
      Case("label=\"Email\" hint=\"Yours\" traits=\"text-entry\"", "Email. Text Field.", hint: "Double tap to edit."),
      Case(
        "label=\"Email\" hint=\"Yours\" traits=\"text-entry not-enabled\"", "Email. Dimmed. Text Field.", hint: "Yours"),
      Case(
        "label=\"PIN\" traits=\"text-entry secure-text-field\"", "PIN. Secure Text Field.", hint: "Double tap to edit."),
      Case(
        "label=\"Email\" traits=\"text-entry is-editing\"", "Email. Text Field. Is editing.",
        hint: "Use the rotor to access Misspelled Words"),
      Case(
        "label=\"Note\" traits=\"text-entry text-area\"", "Note. Text Field.",
        hint: "Double tap to edit., Use the rotor to access Misspelled Words"),
      Case(
        "label=\"Name\" placeholder=\"Full name\" traits=\"text-entry\"", "Name: Full name. Text Field.",
        hint: "Double tap to edit."),
    ])
  func fields(_ expected: Case) throws { try traits(expected) }

  @Test(
    "a hint that stands alone is said as the description",
    arguments: [
      Case("hint=\"Opens it\" traits=\"button\"", "Opens it. Button."),
      Case("hint=\"Sets it\" traits=\"adjustable\"", "Sets it. Adjustable."),
      Case(
        "label=\"Volume\" hint=\"Sets it.\" traits=\"adjustable\"", "Volume. Adjustable.", hint: "Sets it. \(adjust)"),
      Case("label=\"Volume\" traits=\"adjustable not-enabled\"", "Volume. Dimmed. Adjustable."),
      Case("label=\"Pay\" hint=\"Charges the card\" traits=\"button\"", "Pay. Button.", hint: "Charges the card"),
      Case("hint=\"Opens it\" traits=\"selected\"", "Selected.", hint: "Opens it"),
    ])
  func hints(_ expected: Case) throws { try traits(expected) }

  @Test(
    "types stand for traits that are not stated",
    arguments: [
      ("<button element=\"true\" label=\"a\"/>", "a. Button."), ("<link element=\"true\" label=\"a\"/>", "a. Link."),
      ("<image element=\"true\" label=\"a\"/>", "a. Image."),
      ("<heading element=\"true\" label=\"a\"/>", "a. Heading."),
      ("<slider element=\"true\" label=\"a\" value=\"5\"/>", "a: 5. Adjustable."),
      ("<field element=\"true\" label=\"a\"/>", "a. Text Field."),
      ("<secure-field element=\"true\" label=\"a\"/>", "a. Secure Text Field."),
      ("<search-field element=\"true\" label=\"a\"/>", "a. Search Field."),
      ("<switch element=\"true\" label=\"a\" value=\"1\"/>", "a. Switch Button. On."),
      ("<tab element=\"true\" label=\"a\"/>", "a. Tab."), ("<text element=\"true\" label=\"a\"/>", "a"),
      ("<button element=\"true\" label=\"a\" traits=\"\"/>", "a"),
    ])
  func types(node: String, spoken: String) throws {
    #expect(try Heard.one(node).spoken == spoken)
  }

  @Test func `actions and content are told after the description`() throws {
    let node =
      "<button element=\"true\" label=\"Cafe\"><action name=\"Share\"/><content label=\"Distance\" value=\"300 m\" important=\"true\"/>"
      + "<content label=\"Open\" value=\"till 5\"/></button>"
    let screen = try Heard.screen(node)
    let stop = try #require(screen.order.sequence.first)
    #expect(screen.spoken(stop) == "Cafe. Button.")
    #expect(screen.remarks(stop) == "Distance, 300 m. Actions available. More Content.")
    #expect(try Heard.screen("<button element=\"true\" label=\"a\"/>").remarks(stop) == "")
  }

  @Test func `white space is folded`() throws {
    #expect(try Heard.one("<text element=\"true\" label=\"  a&#10; b  \"/>").spoken == "a b")
  }

  @Test func `what is said is written behind what the buffer holds`() throws {
    let screen = try Heard.screen("<button element=\"true\" label=\"Buy\"/>")
    var bytes = Array("before ".utf8)
    let end = screen.appendSpoken(screen.order.sequence[0], to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "before Buy. Button.")
    #expect(String(decoding: bytes[..<end], as: UTF8.self) == "before Buy")
  }

  @Test("seconds count characters, not bytes")
  func seconds() {
    #expect(Speech.seconds("ααααααααααααααα".utf8) == 1)
  }
}
