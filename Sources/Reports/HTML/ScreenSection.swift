import Audit
import Gate
import ScreenModel

/// The page of a screen: its picture with the path of the screen reader, what is heard, the findings.
struct ScreenSection {
  private let report: Report
  private let number: Int
  private let screen: ScreenRecord
  /// Indices into the findings of the run.
  private let findings: [Int]
  private let texts: RuleTexts
  private let links: ScreenLinks

  init(_ report: Report, screen: Int, findings: [Int], texts: RuleTexts, links: ScreenLinks) {
    self.report = report
    number = screen
    self.screen = report.run.screens[screen]
    self.findings = findings
    self.texts = texts
    self.links = links
  }

  /// Picture and readout, made while the screen is at hand.
  static func part(of audited: AuditedScreen) -> HTML {
    let screen = audited.screen
    let readout = Readout(screen)
    let proposal = ProposedList(screen)
    var html = columns(
      ScreenPicture(screen, audit: audited.audit, readout: readout, proposal: proposal),
      ReadoutList(readout, proposal: proposal, language: screen.header.language), isChanged: proposal != nil)
    if let screenshot = ShownScreenshot(screen.picture) { html += screenshot.parts(audited.audit.findings) }
    return html
  }

  /// The same from a run file, which holds no hints and no words of containers.
  static func part(ofStored screen: StoredScreen, findings: [Finding]) -> HTML {
    let readout = Readout(screen)
    let proposal = ProposedList(screen)
    return columns(
      ScreenPicture(screen, findings: findings, readout: readout, proposal: proposal),
      ReadoutList(readout, proposal: proposal, language: nil), isChanged: proposal != nil)
  }

  private static func columns(_ picture: ScreenPicture, _ list: ReadoutList, isChanged: Bool) -> HTML {
    let change: HTML =
      isChanged ? " The dashed green line is the proposed order; stops that move have a dashed green ring." : ""
    return """
      <div class="columns">
      <figure>
      \(picture.html)
      <figcaption>The screen as its export frames it. Numbers are stops, in the order in which they are read along the \
      violet line.\(change) Thick outlines have findings; dashed ones are cards and cells.</figcaption>
      </figure>
      \(list.html)
      </div>

      """
  }

  func html(part: HTML) -> HTML {
    let input = report.run.inputs[screen.input]
    // Anchors of a screen's stops are unique in a page of its own; the one-file report tells them apart by the screen.
    let slug = ScreenLinks.slug(screen.key)
    var html: HTML = """
      <section class="screen" id="screen-\(slug)" aria-labelledby="title-\(slug)">
      <p class="pages"><a href="\(links.overview)">Overview</a>\(neighbours)</p>
      \(heading(slug))
      <p>From <code>\(input.path)</code>\(format(input)), \(screen.nodes) nodes, \(screen.stops) stops.</p>

      """
    if screen.isInterrupted { html += "<p class=\"caution\">Another app lay over this screen and was left out.</p>\n" }
    if screen.isTruncated {
      html += "<p class=\"caution\">The driver cut this capture; what lies deeper is unknown.</p>\n"
    }
    html += part.isEmpty ? Self.nothingStored : part.filled(slug)
    html += "\(subheading("Findings"))\n"
    if findings.isEmpty { html += "<p>Nothing was found on this screen.</p>\n" }
    for index in findings {
      html += FindingArticle(report.run.findings[index], report, texts, level: links.findingLevel).html
    }
    html += notRun
    return html + "</section>\n"
  }

  /// Links to the screens before and after, to look through all of them.
  private var neighbours: HTML {
    let screens = report.run.screens
    var html: HTML = ""
    if number > 0 { html += neighbour("Previous", screens[number - 1].key) }
    if number + 1 < screens.count { html += neighbour("Next", screens[number + 1].key) }
    return html
  }

  private func neighbour(_ word: String, _ key: String) -> HTML {
    let address =
      switch links {
      case .inPage: links.screen(key)
      case .pages: ScreenLinks.fileName(key)
      }
    return " <a href=\"\(address)\">\(word): <bdi>\(key)</bdi></a>"
  }

  private static let nothingStored: HTML = """
    <p class="caution">There is no picture and no readout: the run file that this report was made from does not hold \
    them.</p>

    """

  private func heading(_ slug: String) -> HTML {
    switch links {
    case .pages: "<h1 id=\"title-\(slug)\"><bdi>\(screen.key)</bdi></h1>"
    case .inPage: "<h2 id=\"title-\(slug)\">Screen <bdi>\(screen.key)</bdi></h2>"
    }
  }

  private func subheading(_ text: String) -> HTML {
    switch links {
    case .pages: "<h2>\(text)</h2>"
    case .inPage: "<h3>\(text)</h3>"
    }
  }

  private func format(_ input: InputRecord) -> HTML { input.format.map { " (\($0))" } ?? "" }

  private var notRun: HTML {
    guard !screen.notRun.isEmpty else { return "" }
    var items: HTML = ""
    for rule in screen.notRun {
      items += """
        <li>\(rule.rule) (missing: \(rule.missing.map(\.name).joined(separator: ", "))): <bdi>\(rule.how)</bdi></li>

        """
    }
    return """
      <details><summary>\(TextReporter.counted(screen.notRun.count, "rule")) could not run on this screen</summary><ul>
      \(items)</ul></details>

      """
  }
}

extension ScreenLinks {
  /// The level of a finding's heading.
  var findingLevel: Int {
    switch self {
    case .pages: 3
    case .inPage: 4
    }
  }
}
