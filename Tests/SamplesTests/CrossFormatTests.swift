import Audit
import Checks
import Importers
import ScreenModel
import Testing
import ViewHierarchy

/// The same screen with the same faults, written in every format: what each of them lets the audit see.
@Suite("The shop grid in every format")
struct CrossFormatTests {
  /// What comes of a fault in a format.
  enum Outcome: Equatable {
    /// The rule finds it where it is.
    case found
    /// Another rule finds it: the card is a button there, or a row.
    case foundAs(String)
    /// The rule says that a fact is missing.
    case notRun
    /// The format does not list what is wrong: of a card that is taken apart there are only the parts.
    case absent
  }

  /// The faults: rule and element. A card without a name, one that is taken apart, one that hides its button, a button
  /// without a name, and one that is too small.
  private static let faults: [(rule: String, element: String)] = [
    ("card-label-missing", "product-boro"), ("card-not-aggregated", "product-cleo"),
    ("element-hides-interactive", "product-fern"), ("control-missing-label", "cart"),
    ("touch-target-recommended", "cleo-favourite"),
  ]

  static let table: [(sample: String, outcomes: [Outcome])] = [
    ("canonical-xml/shop-grid", [.found, .found, .found, .found, .found]),
    ("canonical-json/shop-grid", [.found, .found, .found, .found, .found]),
    ("appium-ios-xml/shop-grid", [.found, .found, .found, .found, .found]),
    ("wda-json/shop-grid", [.found, .found, .found, .found, .found]),
    ("wda-json/shop-grid-accessible", [.foundAs("list-cell-label-missing"), .notRun, .absent, .found, .notRun]),
    ("idb-json/shop-grid", [.foundAs("control-missing-label"), .absent, .absent, .found, .found]),
    ("axe-json/shop-grid", [.foundAs("control-missing-label"), .absent, .absent, .found, .found]),
    ("accessibility-snapshot-json/shop-grid", [.foundAs("control-missing-label"), .notRun, .notRun, .found, .found]),
    ("flutter-semantics/shop-grid", [.foundAs("control-missing-label"), .absent, .absent, .found, .found]),
    ("xcui-debug-description/shop-grid", [.notRun, .notRun, .notRun, .found, .found]),
    ("maestro-json/shop-grid", [.notRun, .notRun, .notRun, .found, .found]),
    ("maestro-json/shop-grid-tree", [.notRun, .notRun, .notRun, .notRun, .notRun]),
    ("maestro-json/shop-grid-csv", [.notRun, .notRun, .notRun, .notRun, .notRun]),
    ("detox-xml/shop-grid", [.notRun, .notRun, .notRun, .found, .found]),
    ("uiview-description/shop-grid", [.notRun, .notRun, .notRun, .notRun, .found]),
  ]

  @Test("finds the same wherever the facts are the same, and says what it cannot decide", arguments: table)
  func outcomes(sample: String, outcomes: [Outcome]) throws {
    let (capture, audit) = try Self.audit(sample)
    var found = Set(audit.findings.map { "\($0.rule) \(Self.name($0.element.node, capture.tree))" })
    let notRun = Set(audit.notRun.map(\.rule))
    var came: [Outcome] = []
    for (rule, element) in Self.faults {
      if found.remove("\(rule) \(element)") != nil {
        came.append(.found)
      } else if let other = found.first(where: { $0.hasSuffix(" \(element)") }) {
        found.remove(other)
        came.append(.foundAs(String(other.prefix { $0 != " " })))
      } else {
        came.append(notRun.contains(rule) ? .notRun : .absent)
      }
    }
    #expect(came == outcomes)
    // Activation points are stated in one format only, whose sample has a fault of its own.
    #expect(found.allSatisfy { $0.hasPrefix("activation-point-outside ") }, "beyond the faults: \(found.sorted())")
  }

  @Test("has the same findings at the same views in both of Android's formats")
  func android() throws {
    let found = try ["uiautomator-xml", "appium-android-xml"].map { format in
      let (capture, audit) = try Self.audit("\(format)/shop-grid")
      return audit.findings.map { "\($0.rule) \($0.element.node.row) \(Self.name($0.element.node, capture.tree))" }
    }
    #expect(found[0] == found[1])
    #expect(found[0].count == 4)
  }

  @Test("is there in every format of which there are samples")
  func completeness() {
    let listed = Set(Self.table.map(\.sample))
    let there = Sample.all.filter { $0.screen.hasPrefix("shop-grid") && $0.screen != "shop-grid-rtl" }
    let ios = there.filter { !["uiautomator-xml", "appium-android-xml"].contains($0.format) }
    #expect(Set(ios.map { "\($0.format)/\($0.screen)" }) == listed)
  }

  /// Audits the bad twin; where a format shows none of the faults there is none, and the good one serves.
  private static func audit(_ sample: String) throws -> (capture: Capture, audit: ScreenAudit) {
    let twins = Sample.all.filter { "\($0.format)/\($0.screen)" == sample }
    let bytes = try #require(twins.first { $0.twin == "bad" } ?? twins.first).bytes()
    let capture = try #require(Export.read(bytes, options: SampleOptions(bytes).options).captures.first)
    let auditor = Auditor(rules: RuleSelection().rules(of: try Rulebook.embedded(), checks: allChecks))
    return (capture, auditor.audit(Screen(capture), key: ""))
  }

  /// The identifier; the views of a debugger's description have none and are known by their place.
  private static func name(_ node: NodeID, _ tree: ViewTree) -> String {
    if let name = tree.string(tree.identifier[node.index]), !name.isEmpty { return name }
    return tree.statedFrame(node).map { $0.x == 148 && $0.y == 452 } == true ? "cleo-favourite" : "\(node.row)"
  }
}
