import Audit
import Importers
import ScreenModel
import Testing
import ViewHierarchy

/// The samples that are read in a bad order: the proposal is what their designer would say.
@Suite struct OrderSamplesTests {
  struct Expected: Sendable, CustomTestStringConvertible {
    let screen: String
    /// What is read, by name.
    let order: [String]
    /// The container whose code is given, and a line of it.
    let container: String
    let code: String
    var testDescription: String { screen }
  }

  private static let expected = [
    // Title and price below a long text come before it, the actions after it.
    Expected(
      screen: "trip-card", order: ["Home", "Trips", "Lisbon", "€490.00", "Three nights", "Book", "Details"],
      container: "trip", code: "trip.accessibilityElements = [tripName, tripPrice, tripTerms, book, more]"),
    // Two cards side by side without containers: one after the other.
    Expected(
      screen: "plan-cards",
      order: [
        "Home", "Plans", "Basic", "€4.00 a month", "One lamp, two scenes", "Choose Basic", "Family", "€9.00 a month",
        "Six lamps, all scenes", "Choose Family",
      ], container: "plans",
      code: "basic.shouldGroupAccessibilityChildren = true\nfamily.shouldGroupAccessibilityChildren = true"),
    // Labels come before their fields.
    Expected(
      screen: "address-form", order: ["Basket", "Address", "Name", "Name", "Street", "Street", "City", "City"],
      container: "address-form",
      code: "addressForm.accessibilityElements = [nameLabel, name, streetLabel, street, cityLabel, city]"),
    // Rows of a right-to-left grid begin at the right.
    Expected(
      screen: "lamp-tiles-rtl",
      order: [
        "בית", "מנורות", "מנורת שולחן", "מנורת לילה", "מנורת רצפה", "מנורת קיר", "מנורת תקרה", "נר חשמלי",
      ], container: "lamps", code: "lamps.accessibilityElements = [aria, luna, sol, vega, nova, mira]"),
    // A toolbar over the lower half of what scrolls comes after all of it.
    Expected(
      screen: "journal-tools",
      order: ["Home", "Journal", "Monday", "Tuesday", "Wednesday", "Thursday", "Write", "Find", "Share"],
      container: "journal", code: "journal.accessibilityElements = [entries, tools]"),
    // The close button belongs to the title beside it.
    Expected(
      screen: "offer-sheet",
      order: ["A gift for you", "Close", "Ten euros off your next lamp", "Code HARBOUR", "Apply the code"],
      container: "offer-sheet",
      code: "offerSheet.accessibilityElements = [offerTitle, closeOffer, offerText, offerCode, applyOffer]"),
    // A table of labels and values is read row by row, each row in one piece.
    Expected(
      screen: "measure-table",
      order: ["Lamps", "Aria", "Height", "42 cm", "Shade", "Linen", "Bulb", "E27", "Weight", "1.2 kg"],
      container: "measures",
      code: "measures.accessibilityElements = [heightLabelRow, shadeLabelRow, bulbLabelRow, weightLabelRow]"),
  ]

  @Test("the proposal for the bad twin is the designer's order", arguments: expected)
  func bad(sample: Expected) throws {
    let screen = try Self.screen(sample.screen, "bad")
    let proposal = try #require(screen.proposedOrder)
    #expect(Self.heard(proposal.sequence, on: screen, like: sample.order) == sample.order)
    #expect(proposal.isOptimal && proposal.cost < proposal.currentCost)
    #expect(proposal.moves.allSatisfy { $0.confidence >= 0.8 })
  }

  @Test("the good twin is read in that order, and nothing is proposed", arguments: expected)
  func good(sample: Expected) throws {
    let screen = try Self.screen(sample.screen, "good")
    let proposal = try #require(screen.proposedOrder)
    #expect(Self.heard(proposal.current, on: screen, like: sample.order) == sample.order)
    #expect(proposal.moves.isEmpty)
    #expect(screen.edits(for: proposal).isEmpty)
  }

  @Test("one container states the order, in the fewest words", arguments: expected)
  func code(sample: Expected) throws {
    let screen = try Self.screen(sample.screen, "bad")
    let edits = screen.edits(for: try #require(screen.proposedOrder))
    try #require(edits.count == 1)
    #expect(screen.tree.string(screen.tree.identifier[edits[0].container.index]) == sample.container)
    let code = try #require(OrderCode.code(for: edits[0], on: screen).first)
    #expect(code.framework == .uikit && code.text.hasSuffix(sample.code), "\(code.text)")
  }

  private static func screen(_ name: String, _ twin: String) throws -> Screen {
    let sample = Sample(format: "canonical-xml", screen: name, twin: twin, fileType: "xml")
    return Screen(try #require(Export.read(sample.bytes()).captures.first))
  }

  /// The names, cut to what is expected in their places.
  private static func heard(_ stops: [NodeID], on screen: Screen, like expected: [String]) -> [String] {
    stops.enumerated().map { place, stop in
      let name = screen.name(stop)
      return expected.indices.contains(place) && name.hasPrefix(expected[place]) ? expected[place] : name
    }
  }
}
