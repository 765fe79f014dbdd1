import Testing

@testable import Checks

/// Which names the rules about equal names take for the same.
@Suite struct HeardNamesTests {
  @Test(
    "signs that are spoken or meant make another name",
    arguments: [
      ("+", "="), ("+", "-"), ("<", ">"), ("▲", "▼"), ("👍", "👎"), ("C", "C#"), ("C++", "C#"), ("-15", "+15"),
      ("5°", "-5°"), ("$", "$$"), ("A+", "A"), ("A", "A-"), ("A*", "A"), ("18-", "18+"), ("10 %", "10 €"),
      ("10 %", "10"),
      ("#1", "1"), ("1.5", "15"), ("12:30", "12.30"), ("3/4", "3 4"), ("...", "?"), ("x2", "x²"), ("日", "月"),
      ("Group A+, Anna", "Group A-, Anna"),
    ])
  func others(one: String, other: String) { #expect(HeardNames.of(one) != HeardNames.of(other)) }

  @Test(
    "case, white space, stops, quotes and signs that part words make no other name",
    arguments: [
      ("Edit", "edit…"), ("Edit", "“Edit”"), ("Really?", "Really!"), ("Sign-in", "Sign in"), ("10 %", "10%"),
      ("-5°", "−5°"), ("５＋５", "5+5"), ("Email *", "Email"), ("Email*", "Email"), ("A – B", "A B"), ("A · B", "A B"),
      ("A | B", "A B"), ("⭐\u{FE0F}", "⭐"), ("Star™", "Star"), ("Don’t", "Don't"), ("Name:", "Name"), ("(1)", "1"),
      ("555-0142", "555 0142"), ("COVID-19", "COVID 19"), ("soft\u{AD}ware", "software"),
    ])
  func same(one: String, other: String) { #expect(HeardNames.of(one) == HeardNames.of(other)) }
}
