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
