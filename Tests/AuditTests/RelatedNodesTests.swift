import Audit
import TestSupport
import Testing

/// What a finding points to besides its own element; the examples of the pages judge the messages alone.
@Suite struct RelatedNodesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let screen: String
    /// The labels of the related nodes with the reason of each, in order.
    let related: [String]
    let testDescription: String
  }

  /// A row whose text grows and wraps, with attributes that fix heights.
  private static func fixedRow(list: String, cell: String, text: String) -> String {
    """
    <table label="Letters" element="false" \(list) x="0" y="100" width="390" height="700">
      <cell label="Letter" element="true" \(cell) x="0" y="100" width="390" height="72">
        <text label="On its way" element="false" text="On its way" font-style="body" dynamic-type="true" lines="0"
            \(text) x="16" y="110" width="358" height="44"/>
      </cell>
    </table>
    """
  }

  /// A text that grows in a bar, with attributes that fix heights.
  private static func boxed(view: String, text: String) -> String {
    """
    <view label="Bar" element="false" \(view) x="0" y="100" width="390" height="28">
      <text element="true" text="Next departure" font-style="body" dynamic-type="true" lines="1" \(text) x="16" y="104"
          width="358" height="20"/>
    </view>
    """
  }

  static let cases = [
    Case(
      rule: "element-missing-label",
      screen: """
        <view element="true" traits="" x="16" y="104" width="358" height="140">
          <heading label="Basket" x="32" y="112" width="200" height="24"/>
          <text label="Total 89 euro" x="32" y="144" width="200" height="24"/>
          <text label="Gone" hidden="true" x="32" y="176" width="200" height="24"/>
          <image label="Van" x="32" y="208" width="24" height="24"/>
        </view>
        """,
      related: ["Basket: hidden text", "Total 89 euro: hidden text"],
      testDescription: "a silent wrapper points to the texts that it hides, not to what is hidden anyway"),
    Case(
      rule: "container-lists-twice",
      screen: """
        <view label="Stay" element="false" order="name book" x="16" y="104" width="358" height="120">
          <text ref="name" element="true" label="Hotel Alfama" x="32" y="120" width="200" height="24"/>
          <view label="Actions" element="false" order="book" x="32" y="160" width="326" height="48">
            <button ref="book" element="true" traits="button" label="Book" x="32" y="160" width="96" height="48"/>
          </view>
        </view>
        """,
      related: ["Book: listed twice", "Stay: lists it as well"],
      testDescription: "an element in two lists points to the other list"),
    Case(
      rule: "container-lists-twice",
      screen: """
        <view label="Stay" element="false" order="name book name" x="16" y="104" width="358" height="120">
          <text ref="name" element="true" label="Hotel Alfama" x="32" y="120" width="200" height="24"/>
          <button ref="book" element="true" traits="button" label="Book" x="32" y="160" width="96" height="48"/>
        </view>
        """,
      related: ["Hotel Alfama: listed twice"],
      testDescription: "an element twice in one list points to nothing else"),
    Case(
      rule: "list-cell-fixed-height", screen: fixedRow(list: #"row-height="72""#, cell: "", text: ""),
      related: ["On its way: grows", "Letters: fixed height"],
      testDescription: "a row of fixed height points to the list that fixes it"),
    Case(
      rule: "list-cell-fixed-height", screen: fixedRow(list: "", cell: #"fixed-height="72""#, text: ""),
      related: ["On its way: grows"], testDescription: "a row that fixes its own height points to its text alone"),
    Case(
      rule: "list-cell-fixed-height", screen: fixedRow(list: "", cell: "", text: #"fixed-height="44""#),
      related: ["On its way: grows"], testDescription: "a text of fixed height in a row is pointed to once"),
    Case(
      rule: "card-image-unlabelled",
      screen: """
        <card class="MDCCard" element="false" label="News" x="16" y="120" width="358" height="320">
          <image element="true" traits="image" x="16" y="120" width="358" height="180"/>
          <text element="true" label="New bridge opens" x="32" y="316" width="326" height="24"/>
          <button element="true" traits="button" label="Read the article" x="32" y="372" width="160" height="48"/>
        </card>
        """,
      related: ["News: card"], testDescription: "a picture that is a stop without a word points to its card"),
    Case(
      rule: "text-fixed-box", screen: boxed(view: #"fixed-height="28""#, text: ""), related: ["Bar: fixed height"],
      testDescription: "a text in a low bar points to the bar"),
    Case(
      rule: "text-fixed-box", screen: boxed(view: "", text: #"fixed-height="20""#), related: [],
      testDescription: "a text that is low itself points to nothing else"),
  ]

  @Test("a finding points to the nodes that belong to it, and says why", arguments: cases)
  func related(_ item: Case) throws {
    let screen = try ScreenSketch.screen(item.screen)
    let findings = try SketchAudit.of(item.rule, on: item.screen).findings
    #expect(findings.count == 1)
    #expect(
      findings.flatMap(\.related).map { related in
        "\(screen.tree.string(screen.tree.label[related.place.node.index]) ?? ""): \(related.why)"
      } == item.related)
  }
}
