import Audit
import Testing

/// The figures that a finding carries, where they depend on the element. The examples of the pages compare messages.
@Suite struct FindingDataTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let screen: String
    /// The names of the figures, in order.
    let names: [String]
    let testDescription: String
  }

  private static func rating(_ stars: String) -> String {
    """
    <view class="StarRatingView" element="true" traits="" clickable="true" label="Your rating, out of 3 stars"
        value="2" x="16" y="104" width="156" height="48">\(stars)</view>
    """
  }

  private static let stars = [16, 70, 124].map {
    "<button traits=\"button\" asset=\"star.fill\" x=\"\($0)\" y=\"104\" width=\"48\" height=\"48\"/>"
  }

  static let cases = [
    Case(
      rule: "rating-input-not-adjustable", screen: rating(stars.joined()), names: ["stars"],
      testDescription: "a rating of stars tells how many there are"),
    Case(
      rule: "rating-input-not-adjustable", screen: rating(""), names: [],
      testDescription: "a rating without stars of its own tells none"),
    Case(
      rule: "text-truncated",
      screen: """
        <text element="true" text="The long night of the museums in the old town" font-size="17" lines="1" x="16"
            y="104" width="100" height="22"/>
        """, names: ["width", "room", "lines"],
      testDescription: "a text that is cut tells how many lines it may take"),
  ]

  @Test("a finding carries the figures that its element has", arguments: cases)
  func data(_ item: Case) throws {
    let finding = try #require(SketchAudit.of(item.rule, on: item.screen).findings.first)
    #expect(finding.data.map(\.name) == item.names)
  }
}
