import TestSupport
import Testing
import ViewHierarchy

@testable import Importers

@Suite("The table of the canonical form")
struct CanonicalTableTests {
  /// What exporters and users' rules rely on: names and order stay.
  private static let promised = """
    id class element stop label value hint text placeholder traits x y width height hidden alpha visible enabled \
    selected checked focused clickable long-clickable focusable scrollable modal elements-hidden group container \
    order ref language asset font-style font-size font-weight dynamic-type lines line-break text-color \
    background-color content-description heading-level pane-title live-region row column row-span column-span rows \
    columns activation-x activation-y input-labels line
    """

  /// What design files and Android trees state beyond it.
  private static let additions = """
    runtime-dependent fixed-width fixed-height error traversal-before traversal-after row-height \
    estimated-row-height alignment semantic-content pinned-left pinned-right pinned-screen-top \
    pinned-screen-bottom adjusts-insets content-type labelled-by stroke-color
    """

  @Test("names the promised attributes in the promised order, additions behind them")
  func keepsItsPromise() {
    let names = (Self.promised + " " + Self.additions).split(separator: " ").map(String.init)
    #expect(CanonicalField.all.map { "\($0.name)" } == names)
  }

  @Test("leaves out no flag and no property but those of child elements")
  func nothingIsLeftOut() {
    let fields = Set(CanonicalField.all)
    let children: [PropertyKey] = [.action, .contentLabel, .contentValue, .contentImportant]
    #expect(Flag.allCases.filter { !fields.contains(.flag($0)) }.isEmpty)
    #expect(PropertyKey.allCases.filter { !fields.contains(.property($0)) } == children)
  }

  @Test("every kind survives both forms", arguments: Kind.allCases)
  func kindsSurvive(_ kind: Kind) throws {
    for text in [
      "<screen><\(kind.name) label=\"a\"/></screen>",
      "{\"kind\": \"screen\", \"children\": [{\"kind\": \"\(kind.name)\", \"label\": \"a\"}]}",
    ] {
      let capture = try CanonicalSamples.capture(text)
      #expect(capture.tree.kind == [kind])
      for form in CanonicalSamples.forms { #expect(CanonicalSamples.again(capture, form)?.tree.kind == [kind]) }
    }
  }

  @Test("every attribute survives both forms, alone and as XML and JSON alike", arguments: CanonicalField.all)
  func attributesSurvive(_ field: CanonicalField) throws {
    let value = Self.sample(field.form)
    let frame: [CanonicalField] = [.x, .y, .width, .height]
    let names = frame.contains(field) ? frame.map { "\($0.name)" } : ["\(field.name)"]
    let xml = names.map { " \($0)=\"\(value)\"" }.joined()
    let isText =
      if case .text = field.form { true } else if case .word = field.form { true } else { "\(field.name)" == "traits" }
    let json = names.map { ", \"\($0)\": \(isText ? "\"\(value)\"" : value)" }.joined()
    let fromXML = try CanonicalSamples.capture("<screen><view\(xml)/></screen>")
    let fromJSON = try CanonicalSamples.capture(
      "{\"kind\": \"screen\", \"children\": [{\"kind\": \"view\"\(json)}]}")
    #expect(TreeDifference.first(fromXML.tree, fromJSON.tree) == nil)
    for form in CanonicalSamples.forms {
      let text = CanonicalSamples.text(fromXML, form)
      #expect(text.contains(form == .xml ? xml : json))
    }
  }

  @Test("every attribute of a screen survives both forms")
  func headersSurvive() throws {
    var header = ScreenHeader(
      platform: .android, sourceFormat: "uiautomator-xml", facts: [Facts(.label), Facts(.frames)])
    header.key = "cart \"1\""
    header.width = 411.5
    header.height = 891
    header.scale = 3
    header.density = 2.625
    header.direction = .rtl
    header.language = "ar-EG"
    header.app = "org.example.shop"
    header.framePrecision = .roundedOut
    header.truncated = true
    header.interrupted = true
    header.textSize = "ax3"
    let capture = Capture(header: header, tree: ViewTreeBuilder().finish())
    for form in CanonicalSamples.forms {
      let text = CanonicalSamples.text(capture, form)
      for field in CanonicalHeaderField.allCases {
        #expect(text.contains(form == .xml ? " \(field.name)=\"" : "\"\(field.name)\": "))
      }
      #expect(try CanonicalSamples.capture(text).header == header)
    }
  }

  @Test("a file without facts carries all, one with empty facts none")
  func factsAreAllUnlessStated() throws {
    #expect(try CanonicalSamples.capture("<screen/>").header.facts == .all)
    #expect(try CanonicalSamples.capture("<screen facts=\"\"/>").header.facts == [])
    #expect(try CanonicalSamples.capture("<screen facts=\"label frames\"/>").header.facts.facts == [.label, .frames])
  }

  @Test("absent is not stated, empty is stated empty")
  func absentIsNotEmpty() throws {
    let tree = try CanonicalSamples.capture("<screen><view label=\"\" traits=\"\"/><view/></screen>").tree
    #expect(tree.label[0].isStated && !tree.label[0].hasBytes)
    #expect(!tree.label[1].isStated)
    #expect(tree.statedTraits(NodeID(0)) == [])
    #expect(tree.statedTraits(NodeID(1)) == nil)
  }

  private static func sample(_ form: CanonicalForm) -> String {
    switch form {
    case .text, .facts: "some"
    case .flag: "true"
    case .traits: "button selected"
    case .number: "12.125"
    case .word(let words): words.last ?? ""
    }
  }
}
