import Audit
import Gate
import ScreenModel

/// The HTML report in one file: style and script inside, pages after each other, for mails and artefacts.
///
/// ``HTMLFolder`` writes the same as a folder of pages, which needs neither inline style nor script.
public enum HTMLReporter: Reporter {
  public static let format = "html"

  public static func part(of screen: AuditedScreen) -> [UInt8] { ScreenSection.part(of: screen).bytes }

  public static func part(ofStored screen: StoredScreen, findings: [Finding]) -> [UInt8] {
    screen.tree.isEmpty ? [] : ScreenSection.part(ofStored: screen, findings: findings).bytes
  }

  public static func write(_ report: Report, to output: inout ReportOutput) {
    let overview = OverviewPage(report, links: .inPage)
    output.write(PageFrame.head(title: "Screen Readout", style: .inline).bytes)
    output.write(overview.html.bytes)
    let findings = report.run.findingsOfScreens
    let texts = RuleTexts(report.run)
    report.parts { index, part in
      let section = ScreenSection(report, screen: index, findings: findings[index], texts: texts, links: .inPage)
      output.write(section.html(part: HTML(raw: part)).bytes)
    }
    output.write(PageFrame.foot(script: .inline).bytes)
  }
}

/// The HTML report as a folder: an overview, a page for each screen, the style sheet and the script beside them.
///
/// Jenkins and others serve artefacts without inline style and without scripts; everything can be read then, too.
public enum HTMLFolder {
  /// What is written directly below the folder.
  public static let names: Set = ["screens", "report.css", "report.js", "index.html"]

  /// Writes the files one after the other; `open` gives the output for a path below the folder.
  public static func write(_ report: Report, open: (_ path: String) -> ReportOutput) {
    let findings = report.run.findingsOfScreens
    let texts = RuleTexts(report.run)
    report.parts { number, part in
      let key = report.run.screens[number].key
      var page = open("screens/\(ScreenLinks.fileName(key))")
      page.write(PageFrame.head(title: "\(key) – Screen Readout", style: .linked("../report.css")).bytes)
      let section = ScreenSection(report, screen: number, findings: findings[number], texts: texts, links: .pages)
      page.write(section.html(part: HTML(raw: part)).bytes)
      page.write(PageFrame.foot(script: .linked("../report.js")).bytes)
    }
    var style = open("report.css")
    style.write(PageFrame.asset("report.css"))
    var script = open("report.js")
    script.write(PageFrame.asset("report.js"))
    // Last, so that it leads nowhere before its pages are there.
    var index = open("index.html")
    index.write(PageFrame.head(title: "Screen Readout", style: .linked("report.css")).bytes)
    index.write(OverviewPage(report, links: .pages).html.bytes)
    index.write(PageFrame.foot(script: .linked("report.js")).bytes)
  }
}

extension RunRecord {
  /// The indices of the findings of each screen.
  fileprivate var findingsOfScreens: [[Int]] {
    var found = [[Int]](repeating: [], count: screens.count)
    for (index, item) in findings.enumerated() where found.indices.contains(item.screen) {
      found[item.screen].append(index)
    }
    return found
  }
}
