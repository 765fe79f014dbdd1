import Audit
import Testing

/// What the fix of a finding says, where it depends on the element. The examples of the pages compare messages only.
@Suite struct FixDetailTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let screen: String
    /// Stands in the summary of the fix or in its code.
    let expected: String
    var testDescription: String { "\(rule): \(expected)" }
  }

  /// A row whose text grows and wraps, with attributes that fix heights.
  private static func row(in list: String, cell: String, text: String) -> String {
    """
    <\(list) element="false" x="0" y="100" width="390" height="700">
      <cell element="true" \(cell) x="0" y="100" width="390" height="72">
        <text element="false" text="On its way" font-style="body" dynamic-type="true" lines="0" \(text) x="16" y="110"
            width="358" height="44"/>
      </cell>
    </\(list)>
    """
  }

  static let cases = [
    Case(
      rule: "rating-as-characters",
      screen: #"<text element="true" label="Boots, ★★★½☆, 12" x="16" y="104" width="120" height="24"/>"#,
      expected: "Boots, 3.5 out of 5 stars, 12"),
    Case(
      rule: "rating-as-characters",
      screen: #"<text element="true" label="4.5 ★ (120)" x="16" y="104" width="120" height="24"/>"#,
      expected: "4.5 stars (120)"),
    Case(
      rule: "field-missing-label",
      screen: """
        <screen platform="android" width="411" height="731">
          <text text="Password" x="16" y="40" width="379" height="20"/>
          <secure-field clickable="true" focusable="true" text="" placeholder="••••" x="16" y="64" width="320"
              height="48"/>
        </screen>
        """, expected: "set the label \"Password\""),
    Case(
      rule: "control-missing-label",
      screen: """
        <screen platform="android" width="411" height="731">
          <text text="Password" x="16" y="40" width="379" height="20"/>
          <secure-field clickable="true" focusable="true" placeholder="Password" x="16" y="64" width="320" height="48"/>
          <button clickable="true" focusable="true" x="347" y="64" width="48" height="48"/>
        </screen>
        """, expected: "set a label that says what the button does"),
    Case(
      rule: "control-missing-label",
      screen: """
        <screen platform="android" width="411" height="731">
          <button clickable="true" focusable="true" x="16" y="140" width="379" height="56"/>
          <text text="Unit" x="32" y="132" width="60" height="16"/>
        </screen>
        """, expected: "\"Unit\" suggests itself from the text beside it"),
    Case(
      rule: "rating-value-malformed",
      screen: #"<rating element="true" label="Rating" value="4.512 of 5" x="16" y="104" width="120" height="24"/>"#,
      expected: "say \"4.5 of 5\""),
    Case(
      rule: "rating-value-malformed",
      screen: #"<rating element="true" label="Rating" value="7 of 5" x="16" y="104" width="120" height="24"/>"#,
      expected: "let the value be one number between 0 and the scale"),
    Case(
      rule: "reading-order-field-label-after",
      screen: """
        <screen platform="android" width="412" height="892">
          <view clickable="false" x="16" y="112" width="380" height="48">
            <switch id="dark" clickable="true" focusable="true" checked="true" text="Dark theme" x="124" y="112"
                width="96" height="48"/>
            <text text="Dark theme" x="16" y="124" width="100" height="24"/>
          </view>
        </screen>
        """, expected: "labelFor"),
    Case(
      rule: "reading-order-jump",
      screen: """
        <view element="false" order="total note lead" x="0" y="56" width="390" height="788">
          <text ref="lead" element="true" label="Two nights in Porto" x="16" y="104" width="358" height="24"/>
          <text ref="total" element="true" label="240 euro" x="16" y="500" width="358" height="24"/>
          <text ref="note" element="true" label="Taxes included" x="16" y="540" width="358" height="24"/>
        </view>
        """, expected: #"read before text "240 euro""#),
    Case(
      rule: "card-image-unlabelled",
      screen: """
        <screen platform="android" width="412" height="892">
          <card class="com.google.android.material.card.MaterialCardView" x="16" y="120" width="380" height="320">
            <image class="android.widget.ImageView" x="16" y="120" width="380" height="180"/>
            <text class="android.widget.TextView" text="New bridge opens" x="32" y="316" width="326" height="24"/>
            <text class="android.widget.TextView" text="From Friday" x="32" y="344" width="326" height="24"/>
          </card>
        </screen>
        """, expected: "if the picture says more than the texts, describe it"),
    Case(
      rule: "container-lists-twice",
      screen: """
        <view element="false" order="name book name" x="16" y="104" width="358" height="120">
          <text ref="name" id="hotel" element="true" label="Hotel Alfama" x="32" y="120" width="200" height="24"/>
          <button ref="book" id="book" element="true" traits="button" label="Book" x="32" y="160" width="96"
              height="48"/>
        </view>
        """, expected: "accessibilityElements = [hotel, book]"),
    Case(
      rule: "control-missing-label",
      screen: """
        <text element="true" label="Dark theme" x="16" y="116" width="200" height="24"/>
        <switch element="true" traits="button" x="224" y="104" width="52" height="48"/>
        """, expected: #""Dark theme" suggests itself"#),
    Case(
      rule: "field-missing-label",
      screen: """
        <text element="true" label="E-mail" x="16" y="112" width="358" height="20"/>
        <field element="true" x="16" y="136" width="358" height="48"/>
        """, expected: #"set the label "E-mail""#),
    Case(
      rule: "list-cell-fixed-height", screen: row(in: "table", cell: "", text: #"fixed-height="44""#),
      expected: "label.heightAnchor"),
    Case(
      rule: "list-cell-fixed-height", screen: row(in: "collection", cell: #"fixed-height="72""#, text: ""),
      expected: "estimatedItemSize"),
    Case(
      rule: "list-cell-fixed-height", screen: row(in: "table", cell: #"fixed-height="72""#, text: ""),
      expected: "tableView.estimatedRowHeight = 72"),
    Case(
      rule: "list-semantics-missing",
      screen: """
        <screen platform="android" width="412" height="892">
          <view x="0" y="104" width="412" height="180">
            <row id="a" clickable="true" label="Rossio" x="0" y="104" width="412" height="60"/>
            <row id="b" clickable="true" label="Graça" x="0" y="164" width="412" height="60"/>
            <row id="c" clickable="true" label="Estrela" x="0" y="224" width="412" height="60"/>
          </view>
        </screen>
        """, expected: "CollectionInfo"),
    Case(
      rule: "field-missing-label",
      screen: """
        <screen platform="android" width="412" height="892">
          <text text="Street" x="16" y="112" width="380" height="20"/>
          <field clickable="true" focusable="true" placeholder="" x="16" y="136" width="380" height="56"/>
        </screen>
        """, expected: "textField.hint = \"Street\""),
    Case(
      rule: "field-missing-label",
      screen: """
        <screen platform="android" width="412" height="892">
          <text text="€" x="16" y="146" width="20" height="20"/>
          <field clickable="true" focusable="true" placeholder="" x="48" y="136" width="348" height="56"/>
        </screen>
        """, expected: "set a label that says what to enter"),
    Case(
      rule: "field-missing-label",
      screen: """
        <screen platform="android" width="412" height="892">
          <view clickable="true" focusable="true" x="16" y="60" width="380" height="64">
            <text text="Opening hours" x="16" y="100" width="200" height="20"/>
          </view>
          <field clickable="true" focusable="true" placeholder="" x="16" y="136" width="380" height="56"/>
        </screen>
        """, expected: "set a label that says what to enter"),
    Case(
      rule: "touch-target-overlap",
      screen: """
        <screen platform="android" width="412" height="892">
          <button clickable="true" focusable="true" label="Minus" x="16" y="104" width="64" height="64"/>
          <button clickable="true" focusable="true" label="Plus" x="60" y="104" width="64" height="64"/>
        </screen>
        """, expected: "android:layout_marginStart"),
    Case(
      rule: "duplicate-adjacent",
      screen: """
        <screen platform="ios" width="390" height="844">
          <button element="true" traits="button" label="Visits" x="16" y="104" width="64" height="64"/>
          <button element="true" traits="button" label="Visits" x="96" y="104" width="64" height="64"/>
        </screen>
        """, expected: "say in each label what it acts on"),
    Case(
      rule: "list-semantics-missing",
      screen: """
        <view id="stops" element="false" x="0" y="104" width="390" height="180">
          <row id="a" element="true" label="Rossio" x="0" y="104" width="390" height="60"/>
          <row id="b" element="true" label="Graça" x="0" y="164" width="390" height="60"/>
          <row id="c" element="true" label="Estrela" x="0" y="224" width="390" height="60"/>
        </view>
        """, expected: "stops.accessibilityContainerType = .list"),
  ]

  @Test("Code for Compose comes first where the view is written with it")
  func composeFirst() throws {
    func frameworks(_ host: String) throws -> [FixCode.Framework] {
      let audit = try SketchAudit.of(
        "control-missing-label",
        on: """
          <screen platform="android" width="412" height="892">
            <view class="\(host)" x="0" y="0" width="412" height="892">
              <view class="android.view.View" clickable="true" focusable="true" x="16" y="104" width="48" height="48"/>
            </view>
          </screen>
          """)
      return try #require(audit.findings.first?.fix).code.map(\.framework)
    }
    #expect(try frameworks("androidx.compose.ui.platform.ComposeView") == [.compose, .views])
    #expect(try frameworks("android.widget.FrameLayout") == [.views, .compose])
  }

  @Test("a fix says what is right for the element and its platform", arguments: cases)
  func fix(_ item: Case) throws {
    let finding = try #require(SketchAudit.of(item.rule, on: item.screen).findings.first)
    let fix = try #require(finding.fix)
    #expect(([fix.summary] + fix.code.map(\.text)).contains { $0.contains(item.expected) })
  }
}
