import Audit
import Testing

/// Masks take out what changes from day to day.
struct MaskTests {
  @Test(
    "numbers in identifiers become one mark",
    arguments: [
      ("card-12", "card-#"), ("UIView-3F2A9C11-77AB-4C12-9E00-AABBCCDDEEFF", "UIView-#"), ("decade42", "decade#"),
      ("cell_0a1b2c3d4e", "cell_#"), ("row_3_of_40", "row_#_of_#"), ("title", "title"), ("", ""),
    ])
  func masksIdentifiers(_ text: String, _ masked: String) {
    #expect(Masks.identifier(text) == masked)
  }

  @Test(
    "prices, counts, days and addresses in labels become one mark each, case and white space are folded",
    arguments: [
      ("From 1,299.00 €", "from # ¤"), ("3  New\nMessages", "# new messages"), ("12:45", "#"),
      ("Due Monday", "due @"), ("Ask help@example.org", "ask &"),
    ])
  func masksLabels(_ text: String, _ masked: String) {
    #expect(Masks.text(text) == masked)
  }

  @Test(
    "a pattern's star stands for any characters",
    arguments: [
      ("card-*", "card-label-missing", true), ("*-missing", "card-label-missing", true), ("card", "card-x", false),
      ("*", "anything", true), ("a*b*c", "axxbyyc", true), ("a*b*c", "axxbyy", false), ("", "", true), ("", "x", false),
    ])
  func matchesPatterns(_ pattern: String, _ word: String, _ isMatch: Bool) {
    #expect(Pattern.matches(pattern, word) == isMatch)
  }
}
