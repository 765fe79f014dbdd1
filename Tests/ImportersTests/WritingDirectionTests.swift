import Importers
import Testing
import ViewHierarchy

/// Few exports state their direction; letters and language tell it.
@Suite("The direction that letters tell")
struct WritingDirectionTests {
  private func header(
    _ labels: [String], language: String? = nil, direction: LayoutDirection? = nil, attributes: String = ""
  ) throws
    -> (header: ScreenHeader, warnings: [String])
  {
    let texts = labels.enumerated().map { index, label in
      "<text element=\"true\" label=\"\(label)\" x=\"16\" y=\"\(50 * index)\" width=\"200\" height=\"24\"/>"
    }
    var options = ImportOptions()
    options.language = language
    options.direction = direction
    let screen = "<screen platform=\"ios\" width=\"390\" height=\"844\" \(attributes)>\(texts.joined())</screen>"
    let capture = try ExportForTests.capture(screen, options)
    return (capture.header, capture.warnings)
  }

  @Test(
    "Hebrew and Arabic run from the right, digits and marks before them or not",
    arguments: [["הזמנות", "1. כרטיס", "• סיום", "PayPal תשלום"], ["طلبات", "تذكرة", "خروج"]])
  func rightToLeft(labels: [String]) throws {
    let found = try header(labels + ["עוד", "עוד"])
    #expect(found.header.direction == .rtl)
    #expect(found.header.isDirectionGuessed)
    #expect(found.warnings.contains { $0.contains("--direction ltr") })
  }

  @Test(
    "A chat in Arabic does not turn an app in English, nor do two words a screen",
    arguments: [
      ["Chats", "Search", "مرحبا بك يا صديقي", "كيف حالك اليوم", "10:42"], ["شكرا", "مرحبا"],
      ["Ångström", "Привет", "→", "42"],
      ["ภาษา", "ไทย", "ค้นหา", "ตั้งค่า", "עברית", "العربية", "فارسی"],
      ["भाषा", "हिन्दी", "खोज", "सेटिंग", "עברית", "العربية", "فارسی"],
      ["ბეჭდვა", "தமிழ்", "አማርኛ", "বাংলা", "עברית", "العربية", "فارسی"],
      ["օրինակ", "և այլն", "քաղաք", "ֆիլմ", "փոստ"],
    ])
  func leftToRight(labels: [String]) throws {
    let found = try header(labels)
    #expect(found.header.direction == nil)
    #expect(found.warnings.isEmpty)
  }

  private static func elements(_ type: String, _ labels: some Sequence<String>) -> String {
    labels.map { label in
      "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" label=\"\(label)\" x=\"0\" y=\"9\" width=\"40\" "
        + "height=\"40\"/>"
    }.joined()
  }

  @Test(
    "Neither the keyboard nor the name of the app tells the direction",
    arguments: [
      (["Settings", "Account", "Privacy"], "ضصثقفغعهخح", false), (["حساب", "بحث", "خروج"], "qwertyuiop", true),
      (["حساب", "بحث"], "ضصثقفغعهخح", false),
    ])
  func keyboards(labels: [String], letters: String, isMirrored: Bool) throws {
    let capture = try ExportForTests.capture(
      """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="مرسال" label="مرسال" x="0" y="0" width="390" \
      height="844">\(Self.elements("Button", labels))
      <XCUIElementTypeKeyboard type="XCUIElementTypeKeyboard" x="0" y="550" width="390" height="294">
      \(Self.elements("Key", letters.map(String.init)))
      </XCUIElementTypeKeyboard></XCUIElementTypeApplication>
      """)
    #expect(capture.header.direction == (isMirrored ? .rtl : nil))
  }

  @Test("A language that is given tells it without a warning, and a direction that is given is taken")
  func given() throws {
    let hebrew = try header(["OK"], language: "he-IL")
    #expect(hebrew.header.direction == .rtl)
    #expect(hebrew.warnings.isEmpty)
    let stated = try header(["הזמנות", "כרטיס", "סיום"], direction: .ltr)
    #expect(stated.header.direction == .ltr)
    #expect(!stated.header.isDirectionGuessed)
    #expect(try header(["שלום", "תודה", "סיום"], language: "en").header.direction == nil)
  }

  @Test(
    "Letters of rarer blocks run from the right too", arguments: [["ﻣﺮﺣﺒﺎ", "ﺷﻜﺮﺍ", "ﺑﺤﺚ"], ["𞤀𞤣𞤤", "𞤆𞤵𞤤", "𞤊𞤵𞤤"]])
  func rarerBlocks(labels: [String]) throws {
    #expect(try header(labels).header.direction == .rtl)
  }

  @Test(
    "A script in the language has the last word",
    arguments: [
      ("ks-Deva", false), ("ku-Arab", true), ("uz_Arab_AF", true), ("pa-Arab", true), ("pa", false), ("ks", true),
      ("ff-Adlm", true), ("sd-Deva-IN", false), ("ar-1996", true),
    ])
  func scripts(language: String, isMirrored: Bool) throws {
    #expect(try header(["OK"], language: language).header.direction == (isMirrored ? .rtl : nil))
  }

  @Test("A screen that states its language says nothing of its texts")
  func statedLanguage() throws {
    let found = try header(["Orders", "Ticket", "Done"], attributes: "language=\"ar\"")
    #expect(found.header.direction == .rtl)
    #expect(found.warnings.isEmpty)
  }
}
