import Markup
import Testing

@Suite("XML limits")
struct XMLLimitTests {
  private static func limits(_ change: (inout XMLLimits) -> Void) -> XMLLimits {
    var limits = XMLLimits()
    change(&limits)
    return limits
  }

  @Test("100,000 levels are read, a million are refused")
  func depth() {
    let deep = String(repeating: "<a>", count: 100_000)
    let fine = Recording(deep + String(repeating: "</a>", count: 100_000))
    #expect(fine.error == nil)
    #expect(fine.tags.count == 100_000)
    let refused = Recording(String(repeating: "<a>\n", count: 1_000_000))
    #expect(refused.error?.kind == .depth)
    #expect(refused.error?.line == 100_001)
    #expect(refused.tags.count == 100_000)
  }

  @Test("As many elements as allowed pass, one more does not")
  func nodes() {
    let limits = Self.limits { $0.nodes = 3 }
    #expect(Recording("<a><b/><b/></a>", limits: limits).error == nil)
    let error = Recording("<a><b/><b/>\n<b/></a>", limits: limits).error
    #expect(error?.kind == .nodes)
    #expect(error?.line == 2)
  }

  @Test("As many attributes as allowed pass, one more does not", arguments: [3, 800, 4_096, 5_000])
  func attributes(limit: Int) {
    let limits = Self.limits { $0.attributes = limit }
    let list = { (count: Int) in (0..<count).map { " n\($0)='='" }.joined() }
    #expect(Recording("<a>\n<b\(list(limit))/></a>", limits: limits).error == nil)
    let error = Recording("<a>\n<b\(list(limit + 1))/></a>", limits: limits).error
    #expect(error?.kind == .attributes)
    #expect(error?.line == 2)
    #expect(error?.column == 1)
  }

  @Test("A hundred thousand attributes are refused before libxml2 compares them")
  func attributeFlood() {
    let list = (0..<300_000).map { " n\($0)=''" }.joined()
    let clock = ContinuousClock()
    var error: MarkupError?
    let time = clock.measure { error = Recording("<a><b/><b\(list)/></a>").error }
    #expect(error?.kind == .attributes)
    #expect(error?.column == 8)
    // libxml2 2.9 would take more than a minute.
    #expect(time < .seconds(10))
  }

  @Test("Equals signs in comments, text and a following document are no attributes")
  func noAttributes() {
    let signs = String(repeating: "= ", count: 30_000)
    let comment = Recording("<!-- <b \(signs) --><a><!-- <b \(signs) --><![CDATA[<b \(signs)]]>\(signs)<b/></a>")
    #expect(comment.error == nil)
    #expect(comment.tags == ["a", "b"])
    #expect(Recording("<!-- \(signs) --><a/>").error == nil)
    let list = (0..<9_000).map { " n\($0)=''" }.joined()
    let follower = Recording("<a></a><b\(list)/>")
    #expect(follower.error == nil)
    #expect(follower.end == 7)
  }

  @Test("Values and texts have a longest length")
  func values() {
    let limits = Self.limits { $0.valueBytes = 10 }
    #expect(Recording("<a x='1234567890'>1234567890<b/>1234567890</a>", limits: limits).error == nil)
    #expect(Recording("<a x='12345678901'/>", limits: limits).error?.kind == .value)
    #expect(Recording("<a>12345&amp;78901</a>", limits: limits).error?.kind == .value)
  }

  @Test("A value of eleven million bytes is refused, one of nine million read")
  func longValues() {
    #expect(Recording("<a x='\(String(repeating: "v", count: 9_000_000))'/>").values.first?.utf8.count == 9_000_000)
    #expect(Recording("<a x='\(String(repeating: "v", count: 11_000_000))'/>").error?.kind == .value)
  }

  @Test("Namespaces in force are limited, those gone out of force do not count")
  func namespaces() {
    let limits = Self.limits { $0.namespaces = 2 }
    let fine = "<a xmlns:m='m'><b xmlns:n='n'/><b xmlns:n='n'/><b xmlns:n='n'/></a>"
    #expect(Recording(fine, limits: limits).error == nil)
    let refused = "<a xmlns:m='m'><b xmlns:n='n'><b xmlns:o='o'/></b></a>"
    #expect(Recording(refused, limits: limits).error?.kind == .attributes)
  }
}
