import Testing

@testable import Checks

/// The byte scanners behind the rules on names: what they take for a program's words, and what they leave to people.
@Suite struct NameFormsTests {
  @Test(
    "names of files, symbols and assets are recognised",
    arguments: [
      "harbour.png", "Photo.JPEG", "logo@2x", "IMG_2041", "DSC00412", "Screenshot 2024-05-01", "star.fill",
      "arrow.up.right", "ic_arrow_back", "btn-close", "3F2504E0-4F89-11D3-9A0C-0305E82C3301", "9f86d081884c7d65",
    ])
  func assetNames(_ text: String) { #expect(Self.bytes(text, AssetNames.sign) != nil) }

  @Test(
    "words for people are no names of assets",
    arguments: [
      "", "Back", "Sign-in", "Image 3 of 5", "Version 2.0", "example.com", "www.example.com", "Icon", "e.g. this",
      "Facade", "12345678", "555-0142", "deadbeef", "A picture of a .png", "Anna's photo", "Imagine 2024",
      "Asset-Allocation", "Asset-backed", "Icon-based", "Image-editing", "Image-Line", "Pic-nic", "Logo-Design",
      "BG-Bau",
      "IC-F8101", "Image 2024",
    ])
  func noAssetNames(_ text: String) { #expect(Self.bytes(text, AssetNames.sign) == nil) }

  @Test(
    "placeholders are recognised",
    arguments: [
      "%@", "Hello %@!", "%1$@ of %2$@", "%d items", "%ld", "{name}", "Hi {{user}}", "{{user.name}}",
      "Hello {{ user.first_name }}", "{user.name}", "${total}", "{0}",
      "Optional(4)", "null", "(null)", "Dear (null),", "undefined", "NaN", "<null>", "[object Object]",
      "Lorem ipsum dolor", "TODO: text", "home.header.title", "settings_title_label", "HOME_SCREEN_TITLE",
    ])
  func placeholders(_ text: String) { #expect(Self.bytes(text) { PlaceholderForms.find($0) } != nil) }

  @Test(
    "what people write is no placeholder",
    arguments: [
      "", "100 %d'accord", "50% discount", "100%", "5 % fewer", "20% des prix", "{extra cost}", "Null Grad",
      "nil desperandum",
      "TODO INCLUIDO", "Todos", "www.example.com", "com.example.app", "192.168.0.1", "12.05.2024", "v1.2.3", "a.m.",
      "The optional (second) part", "Anna_Lind", "John", "...", "_ _ _", "U.S.A.",
    ])
  func noPlaceholders(_ text: String) { #expect(Self.bytes(text) { PlaceholderForms.find($0) } == nil) }

  @Test(
    "names that programmers give are recognised",
    arguments: [
      "tab_today", "chevron_right", "close_24px", "arrow-left", "chevron-down-small", "nav_bar_left_btn",
      "close-icon-large", "myapp://open/42", "settingsBtnLeft", "a1B2c3D4e5F6g7H8i9J0k1",
    ])
  func identifiers(_ text: String) { #expect(Self.bytes(text, IdentifierForms.sign) != nil) }

  @Test(
    "names that people give are none",
    arguments: [
      "Settings", "state-of-the-art", "mother-in-law", "LinkedIn", "YouTube", "anna_lind@example.com",
      "com.Field", "@anna_lind", "#ios_dev", "LH1234", "2024-01-02", "555-12-34", "Next: step", "Größe_ändern_jetzt",
      "McDonald",
    ])
  func noIdentifiers(_ text: String) { #expect(Self.bytes(text, IdentifierForms.sign) == nil) }

  @Test(
    "short prefixes that brands have too are sure only on a view of that name",
    arguments: ["tvOS18", "txtNation", "imgFlip", "ivCover"])
  func shortPrefixes(_ text: String) { #expect(Self.bytes(text, IdentifierForms.sign) == .humps) }

  @Test(
    "words that users call themselves by too are sure only on a tab or a view of that name",
    arguments: ["john_doe", "user_42", "mia_runs"])
  func snakes(_ text: String) { #expect(Self.bytes(text, IdentifierForms.sign) == .snake) }

  @Test(
    "words, brands and years are doubtful as names of assets",
    arguments: ["PIC16", "photo2024", "IC_Markets", "icon-based", "logo-blue", "Icon_Home"])
  func doubtful(_ text: String) { #expect(Self.bytes(text, AssetNames.sign) == .doubtful) }

  @Test(
    "names with their kind in them are a program's",
    arguments: ["btnNext", "txtNameField", "android.widget.Button", "Shop.ProductCell"])
  func kinds(_ text: String) { #expect(Self.bytes(text, IdentifierForms.sign) == .kind) }

  @Test("a rating's numbers are told from its scale")
  func ratings() {
    let english = RatingText("Rated 4.5 out of 5 stars")
    #expect(english.rating?.value == 4.5 && english.scale == 5)
    let german = RatingText("4,5 von 5 Sternen")
    #expect(german.rating?.value == 4.5 && german.scale == 5)
    #expect(RatingText("3/5").scale == 5)
    #expect(RatingText("Average rating, out of 5 stars").rating == nil)
    #expect(RatingText("80 %").rating?.isPercent == true)
    #expect(RatingText("4 Sterne").rating?.isOfStars == true)
    #expect(RatingText("3.2,").isCutOff)
    #expect(RatingText("").numbers.isEmpty)
  }

  private static func bytes<Result>(_ text: String, _ body: (Bytes.Text) -> Result) -> Result {
    var text = text
    return text.withUTF8(body)
  }
}
