import Testing

@testable import Checks

/// What the characters of stars in a text are taken for, and which words are proposed for them.
@Suite struct StarTests {
  @Test(
    "a row of stars is put in words, with the number that says the same",
    arguments: [
      ("★½", "1.5 stars"), ("★\u{FE0F}★\u{FE0F}☆\u{FE0E}", "2 out of 3 stars"), ("⭐\u{FE0F}⭐", "2 stars"),
      ("★★★¾", "3.75 stars"), ("★★ ½", "2.5 stars"), ("★½☆☆☆", "1.5 out of 5 stars"), ("★ ★ ☆", "2 out of 3 stars"),
      ("★\u{200B}★\u{200B}★", "3 stars"), ("★\u{200D}★", "2 stars"), ("4.5 ★★★★★", "4.5 out of 5 stars"),
      ("4 ★★★★☆", "4 out of 5 stars"), ("Rating: ★★★★☆ 4.0", "Rating: 4.0 out of 5 stars"), ("5.0 ★★★★★", "5.0 stars"),
      ("Boots, ★★★★☆ (120)", "Boots, 4 out of 5 stars (120)"), ("Michelin ★★", "Michelin 2 stars"),
    ])
  func rows(text: String, words: String) throws {
    let stars = try #require(StarCharacters(text))
    #expect(!stars.isForTheWord && stars.inWords == words)
  }

  @Test(
    "a star beside a number stands for the word",
    arguments: [
      ("4.5★", "4.5 stars"), ("★ 4,8 (120 reviews)", "4,8 stars (120 reviews)"), ("1★", "1 star"), ("½ ★", "0.5 stars"),
      ("4½ ★", "4.5 stars"), ("٤★", "٤ stars"), ("★ 4.7, 25 min", "4.7 stars, 25 min"), ("★5", "5 stars"),
      ("4.8 ★ (120)", "4.8 stars (120)"), ("Hiking boots, 4 ★", "Hiking boots, 4 stars"),
    ])
  func words(text: String, words: String) throws {
    let stars = try #require(StarCharacters(text))
    #expect(stars.isForTheWord && stars.inWords == words)
  }

  @Test(
    "where the words would not read well none are proposed",
    arguments: [
      "5★ hotel", "★★★★☆ 120", "2024 ★★★", "Level 3 ★", "★ 4.8/5", "★ 4.8 reviews", "4.8 ★ 120 reviews",
      "Boots ★★★, hat ★★", "2 ★★★★★",
    ])
  func unsound(text: String) throws { #expect(try #require(StarCharacters(text)).inWords == nil) }

  @Test(
    "ornaments and numbers of other things are no ratings",
    arguments: [
      "★ 3 km away", "Level 5 ★ unlocked", "5 ★ 3", "2024 ★ 5", "🌟🌟 Winner 🌟🌟", "★☆ Sale ☆★", "★ 1 day",
      "⭐ 10 points", "★ Bestseller ★", "1200 ★", "★", "v4.5.1 ★", "US★A", "★ 11", "WiFi ★ Pool ★ Spa",
    ])
  func ornaments(text: String) { #expect(StarCharacters(text) == nil) }
}
