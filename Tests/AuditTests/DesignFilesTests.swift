import Audit
import Checks
import Importers
import ScreenModel
import Testing

/// How sure findings on storyboards and xibs are, by what code can reach.
struct DesignFilesTests {
  private struct Told: Equatable, CustomStringConvertible {
    let rule: String
    let severity: Severity
    let confidence: Confidence

    var description: String { "\(rule) \(severity.rawValue) \(confidence)" }
  }

  private func audit(_ content: String, _ connections: String = "") throws -> [Told] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections)</connections></placeholder>
      \(content)</objects></document>
      """
    let file = Export.read(Array(text.utf8))
    if let error = file.error { throw error }
    let auditor = Auditor(rules: RuleSelection().rules(of: try Rulebook.embedded(), checks: allChecks))
    return file.captures.flatMap { auditor.audit(Screen($0), key: "").findings }.map {
      Told(rule: $0.rule, severity: $0.severity, confidence: $0.confidence)
    }
  }

  private static func view(_ content: String) -> String {
    "<view id='r'><rect key='frame' x='0' y='0' width='390' height='844'/><subviews>\(content)</subviews></view>"
  }

  private static func button(_ inner: String, _ size: String = "width='80' height='44'") -> String {
    "<button id='b'><rect key='frame' x='20' y='100' \(size)/>\(inner)</button>"
  }

  private static let outlet = "<outlet property='action' destination='b' id='o'/>"
  private static let image = "<state key='normal' image='bin'/>"

  @Test("A control without a name is certain without an outlet, and with one where it is but an image")
  func controls() throws {
    func told(_ inner: String, _ connections: String) throws -> [Told] {
      try audit(Self.view(Self.button(inner)), connections)
    }
    let certain = [Told(rule: "control-missing-label", severity: .error, confidence: .certain)]
    let review = [Told(rule: "control-missing-label", severity: .warning, confidence: .review)]
    #expect(try told("", "") == certain)
    #expect(try told("", Self.outlet) == review)
    #expect(try told(Self.image, Self.outlet) == certain)
    #expect(try told("<state key='normal' image='trash' catalog='system'/>", "") == review)
    #expect(try told("<state key='normal' title='Delete' image='bin'/>", "") == [])
  }

  @Test("A label that is lost on an image is certain, and a warning at most")
  func lostLabels() throws {
    let image =
      "<imageView id='i' image='bell'><rect key='frame' x='20' y='100' width='24' height='24'/>"
      + "<accessibility key='accessibilityConfiguration' label='Unread'><bool key='isElement' value='NO'/>"
      + "</accessibility></imageView>"
    #expect(
      try audit(Self.view(image)) == [Told(rule: "label-on-non-element", severity: .warning, confidence: .certain)])
  }

  @Test("A size is certain where constraints fix both sides, else for review; fields are a note")
  func sizes() throws {
    func told(_ constraints: String) throws -> [Told] {
      let inner = "<state key='normal' title='Go'/><constraints>\(constraints)</constraints>"
      return try audit(Self.view(Self.button(inner, "width='30' height='30'")))
    }
    let width = "<constraint firstAttribute='width' constant='30' id='w'/>"
    let height = "<constraint firstAttribute='height' constant='30' id='h'/>"
    #expect(
      try told(width + height) == [Told(rule: "touch-target-recommended", severity: .warning, confidence: .certain)])
    #expect(try told(width) == [Told(rule: "touch-target-recommended", severity: .note, confidence: .review)])
    let field =
      "<textField id='f' placeholder='Name'><rect key='frame' x='20' y='100' width='200' height='30'/><constraints>"
      + "\(width)\(height)</constraints></textField>"
    #expect(
      try audit(Self.view(field)).filter { $0.rule.hasPrefix("touch-") }.map(\.severity) == [.note])
  }

  @Test("A card read in parts is certain only where the file switches it off")
  func cards() throws {
    func told(_ flag: String) throws -> [Told] {
      let block = "<accessibility key='accessibilityConfiguration'>\(flag)</accessibility>"
      return try audit(
        "<collectionViewCell id='c' reuseIdentifier='Card'><rect key='frame' x='0' y='0' width='170' height='200'/>\(block)"
          + "<view key='contentView'><subviews><label id='l' text='Title' adjustsFontForContentSizeCategory='YES'><rect key='frame' x='0' y='0' width='90' height='20'/>"
          + "</label><label id='m' text='Price' adjustsFontForContentSizeCategory='YES'><rect key='frame' x='0' y='40' width='90' height='20'/></label></subviews></view>"
          + "</collectionViewCell>")
    }
    #expect(try told("") == [Told(rule: "card-not-aggregated", severity: .note, confidence: .review)])
    #expect(
      try told("<bool key='isElement' value='NO'/>") == [
        Told(rule: "card-not-aggregated", severity: .warning, confidence: .certain)
      ])
  }

  @Test("A control inside an element is certain unless code reaches one of the two")
  func hiddenControls() throws {
    let block =
      "<accessibility key='accessibilityConfiguration' label='Comments'><bool key='isElement' value='YES'/></accessibility>"
    let inner =
      "<view id='v'><rect key='frame' x='0' y='100' width='390' height='120'/>\(block)<subviews>"
      + "\(Self.button("<state key='normal' title='Reply'/>"))</subviews></view>"
    #expect(try audit(Self.view(inner)).map(\.confidence) == [.certain])
    #expect(try audit(Self.view(inner), Self.outlet).map(\.confidence) == [.review])
  }
}
