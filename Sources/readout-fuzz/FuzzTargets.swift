import Audit
import Checks
import Gate
import Importers
import Markup
import ReadingOrder
import Reports
import ScreenModel
import ViewHierarchy

/// What is fuzzed: everything that takes bytes which somebody else wrote.
enum FuzzTargets {
  static var names: [String] { ["any", "json", "config", "baseline", "page", "solver"] + formats }

  private static let formats = Export.importers.map { $0.format }

  /// The target of a name; the name of a format reads the bytes as that format.
  static func named(_ name: String) -> (@Sendable ([UInt8]) -> Void)? {
    switch name {
    case "any": { audit($0, as: nil) }
    case "json": { _ = try? JSONDocument.parse($0) }
    case "config": readConfig
    case "baseline": { _ = try? BaselineReader.read($0) }
    case "page": { _ = try? RulePageParser.parse(path: "page.md", text: String(decoding: $0, as: UTF8.self)) }
    case "solver": { _ = ReadingOrderSolver.solve(OrderBytes.problem($0)) }
    default: formats.contains(name) ? { audit($0, as: name) } : nil
    }
  }

  private static let auditor: Auditor? = {
    var selection = RuleSelection()
    selection.includesOff = true
    return (try? Rulebook.embedded()).map { Auditor(rules: selection.rules(of: $0, checks: allChecks)) }
  }()

  /// Reads, judges and reports, as an audit does.
  private static func audit(_ bytes: [UInt8], as format: String?) {
    var options = ImportOptions()
    options.format = format
    for capture in Export.read(bytes, options: options).captures where capture.tree.count > 0 {
      let screen = Screen(capture)
      guard let audit = auditor?.audit(screen, key: "fuzz") else { continue }
      let audited = AuditedScreen(screen: screen, audit: audit, notRun: [])
      _ = JSONReporter.part(of: audited)
      _ = XMLReporter.part(of: audited)
    }
  }

  /// A config is read from a file, and may extend others.
  private static func readConfig(_ bytes: [UInt8]) {
    guard FuzzFile.write(bytes) else { return }
    _ = try? ConfigReader.read(FuzzFile.path)
  }
}
