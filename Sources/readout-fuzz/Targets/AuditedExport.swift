import Audit
import Checks
import Importers
import Markup
import Reports
import ScreenModel

/// Reads, judges and reports an export, as an audit with all rules does.
enum AuditedExport {
  private static let auditor: Auditor? = {
    var selection = RuleSelection()
    selection.preset = Preset(.all)
    return (try? Rulebook.embedded()).map { Auditor(rules: selection.rules(of: $0, checks: allChecks)) }
  }()

  /// - Parameter format: the id of a format; nil to let the export tell.
  static func audit(_ bytes: [UInt8], as format: String?) throws {
    var options = ImportOptions()
    options.format = format
    let file = Export.read(bytes, options: options)
    try BrokenPromise.check(file.error != nil || !file.captures.isEmpty, "neither a screen nor an error")
    for capture in file.captures {
      let screen = Screen(capture)
      guard let audit = auditor?.audit(screen, key: "fuzz") else { continue }
      let audited = AuditedScreen(screen: screen, audit: audit, notRun: [])
      let json = JSONReporter.part(of: audited)
      try BrokenPromise.check((try? JSONDocument.parse(json)) != nil, "the report is no JSON")
      let xml = XMLReporter.part(of: audited)
      try BrokenPromise.check(isXML(xml), "the report is no XML")
      _ = HTMLReporter.part(of: audited)
    }
  }

  private static func isXML(_ part: [UInt8]) -> Bool {
    let document = Array("<part>".utf8) + part + Array("</part>".utf8)
    return document.withUnsafeBufferPointer { buffer in
      (try? XMLReader(vocabulary: XMLVocabulary([])).read(buffer, open: { _ in .goOn }, close: {})) != nil
    }
  }
}
