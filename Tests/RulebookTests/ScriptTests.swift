import Testing
import ViewHierarchy

@testable import Checks

@Suite("Writing systems")
struct ScriptTests {
  @Test(
    "knows the script of a letter",
    arguments: [
      ("a", Script.latin), ("Ü", .latin), ("ž", .latin), ("λ", .greek), ("я", .cyrillic), ("ש", .hebrew),
      ("م", .arabic), ("अ", .devanagari), ("ก", .thai), ("한", .hangul), ("か", .kana), ("漢", .han),
    ])
  func letters(_ letter: String, _ script: Script) {
    #expect(letter.unicodeScalars.map { Script.of($0.value) } == [script])
  }

  @Test("takes figures, signs and emoji for no script", arguments: ["7", " ", "-", "×", "÷", "€", "😀", "٣"])
  func others(_ text: String) { #expect(text.unicodeScalars.allSatisfy { Script.of($0.value) == nil }) }

  @Test("reads the scripts of a language off its tag")
  func languages() {
    #expect(Script.scripts(of: "de-AT") == [.latin])
    #expect(Script.scripts(of: "ja_JP") == [.kana, .han])
    #expect(Script.scripts(of: "sr") == [.cyrillic, .latin])
    #expect(Script.scripts(of: "sr-Latn-RS") == [.latin])
    #expect(Script.scripts(of: "AR-eg") == [.arabic])
    #expect(Script.scripts(of: "tlh") == nil)
    #expect(Script.scripts(of: "") == nil)
  }

  @Test(
    "a language runs from right to left where the scripts of its texts do",
    arguments: [
      "he", "iw", "yi", "ar", "fa-IR", "ur", "ps", "ar-Latn", "uz-Arab", "uz-Cyrl", "sr", "en-GB", "ja", "zh",
    ])
  func directions(_ language: String) throws {
    let scripts = try #require(Script.scripts(of: language))
    #expect(RightToLeft.holds(language: language) == !scripts.isDisjoint(with: [.hebrew, .arabic]))
  }

  @Test("counts letters by script, and those from right to left")
  func counting() {
    let count = Self.count("Wi-Fi מחובר 5")
    #expect(count.total == 9)
    #expect(count.rightToLeft == 5)
    #expect(count.main?.script == .hebrew)
    #expect(Self.count("12 %").main == nil)
  }

  @Test("finds the script that a text is written in, and none in a mixture")
  func shares() {
    #expect(Self.count("Привет, мир").script(ofShare: 0.7) == .cyrillic)
    #expect(Self.count("Привет Bergen").script(ofShare: 0.7) == nil)
    // A sign of Chinese says what three letters say; kana and han are one script in Japanese.
    #expect(Self.count("東京駅へ go").script(ofShare: 0.7) == .han)
    #expect(Self.count("").script(ofShare: 0.7) == nil)
  }

  private static func count(_ text: String) -> Script.Count {
    var count = Script.Count()
    var text = text
    text.withUTF8 { count.add($0) }
    return count
  }
}
