import Audit
import Gate

/// The conformance evidence as one HTML page, for readers who send it on or print it.
public enum WCAGPage: Reporter {
  public static let format = WCAGReporter.format

  public static func part(of screen: AuditedScreen) -> [UInt8] { [] }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let run = report.run
    let evidence = CriterionEvidence.all(run)
    output.write(PageFrame.head(title: "WCAG 2.2: evidence from exported screens", style: .inline).bytes)
    output.write(head(run, evidence).bytes)
    for entry in evidence where entry.hasFindings { output.write(section(entry, run).bytes) }
    output.write(PageFrame.foot(script: nil).bytes)
  }

  private static func head(_ run: RunRecord, _ evidence: [CriterionEvidence]) -> HTML {
    var rows: HTML = ""
    for entry in evidence {
      let number = entry.criterion.number.description
      let name: HTML = "\(number) \(entry.criterion.name.description)"
      let link: HTML = entry.hasFindings ? "<a href=\"#\(anchor(entry))\">\(name)</a>" : name
      rows += """
        <tr><th scope="row">\(link)</th><td>\(entry.criterion.level.description)</td>\
        <td><span class="evidence \(entry.kind.rawValue)"><span aria-hidden="true">\(sign(entry.kind))</span> \
        \(entry.result)</span></td></tr>

        """
    }
    return """
      <header>
      <h1>WCAG 2.2: evidence from exported screens</h1>
      <p>\(TextReporter.counted(run.screens.count, "screen")) examined by Screen Readout \(run.version). \
      \(WCAGReporter.limits)</p>
      </header>
      <section aria-labelledby="criteria"><h2 id="criteria">Success criteria</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of success criteria"><table>
      <caption>Level A and AA, in the order of the standard.</caption>
      <thead><tr><th scope="col">Criterion</th><th scope="col">Level</th><th scope="col">Result</th></tr></thead><tbody>
      \(rows)</tbody></table></div></section>

      """
  }

  private static func section(_ entry: CriterionEvidence, _ run: RunRecord) -> HTML {
    let id = anchor(entry)
    var html: HTML = """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(entry.criterion.number.description) \(entry.criterion.name.description)</h2>

      """
    for (title, items) in [("Failures", entry.failures), ("Needs review", entry.forReview)] where !items.isEmpty {
      html += "<h3>\(title)</h3>\n<ul>\n"
      for item in items.prefix(WCAGReporter.quoted) {
        let heard: HTML = item.finding.spoken.map { " Heard now: <q><bdi>\($0)</bdi></q>." } ?? ""
        html += """
          <li><bdi>\(item.finding.sentence)</bdi>\(heard) Screen <bdi>\(item.finding.screen)</bdi>, \
          rule <code>\(item.finding.rule)</code>, <code>\(run.place(of: item))</code></li>

          """
      }
      html += "</ul>\n"
      if items.count > WCAGReporter.quoted { html += "<p>… and \(items.count - WCAGReporter.quoted) more.</p>\n" }
    }
    return html + "<p><a href=\"#criteria\">All criteria</a></p>\n</section>\n"
  }

  private static func anchor(_ entry: CriterionEvidence) -> String {
    "sc-\(entry.criterion.number.description.split(separator: ".").joined(separator: "-"))"
  }

  /// Beside the words, so that the table is quick to look through; never the only carrier.
  private static func sign(_ kind: CriterionEvidence.Kind) -> String {
    switch kind {
    case .fails: "✗"
    case .review: "▲"
    case .clean: "○"
    case .untested: "–"
    }
  }
}
