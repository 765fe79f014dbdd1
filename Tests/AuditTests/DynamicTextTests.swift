import Audit
import Testing

@Suite struct DynamicTextTests {
  @Test(
    "what changes from day to day is masked, the rest stays",
    arguments: [
      ("6 lamps", "# lamps"), ("€1,299.00", "¤#"), ("12:30", "#"), ("4.5 out of 5.", "# out of #."), ("99 EUR", "# ¤"),
      ("EUR", "EUR"), ("Friday 14 June", "@ # @"), ("12 May", "# @"), ("May we?", "May we?"), ("march on", "march on"),
      ("Due tomorrow.", "Due @."), ("mara@example.com", "&"), ("see https://a.b/c?d=1, then", "see &, then"),
      ("  a \n b ", "a b"), ("٣ مصابيح", "# مصابيح"), ("Sun", "Sun"), ("Sun, 3 Aug", "@, # @"), ("", ""),
      ("a@b", "a@b"),
      ("Step 2: v2.1-beta", "Step #: v#-beta"),
    ])
  func masked(text: String, expected: String) { #expect(DynamicText.masked(text.utf8) == expected) }

  @Test func `masking what is masked changes nothing`() {
    let once = DynamicText.masked("Friday 14 June, €5 to mara@example.com".utf8)
    #expect(DynamicText.masked(once.utf8) == once)
  }
}
