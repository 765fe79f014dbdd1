import Audit
import Testing

/// Masks take out what changes from day to day.
struct MaskTests {
  @Test(
    "numbers in identifiers become one mark",
    arguments: [("card-12", "card-#"), ("row_3_of_40", "row_#_of_#"), ("title", "title"), ("", "")])
  func masksIdentifiers(_ text: String, _ masked: String) {
    #expect(Masks.identifier(text) == masked)
  }

  @Test(
    "prices and counts in labels become one mark each, case and white space are folded",
    arguments: [("From 1,299.00 €", "from # €"), ("3  New\nMessages", "# new messages"), ("12:45", "#")])
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
