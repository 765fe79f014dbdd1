import Audit
import Gate

/// A finding with all that its reader needs: what is heard, why it matters, the fix, the element.
struct FindingArticle {
  private let item: RunFinding
  private let finding: Finding
  private let report: Report
  private let texts: RuleTexts
  private let level: Int

  init(_ item: RunFinding, _ report: Report, _ texts: RuleTexts, level: Int) {
    self.item = item
    finding = item.finding
    self.report = report
    self.texts = texts
    self.level = level
  }

  var html: HTML {
    let state: HTML = finding.state == .new ? "" : ", \(finding.state.rawValue)"
    let review: HTML = finding.confidence == .review ? ", for review" : ""
    var html: HTML = """
      <article class="finding" id="\(ScreenLinks.anchor(item))" data-severity="\(finding.severity.rawValue)" \
      data-rule="\(finding.rule)" data-state="\(finding.state.rawValue)" data-screens="\(item.screen)">
      <h\(level)>\(SeverityMark.html(finding.severity))\(review)\(state): <bdi>\(finding.message)</bdi></h\(level)>
      <p>Rule <code>\(finding.rule)</code>, impact \(finding.impact.rawValue)\(texts.criteria(finding)).</p>

      """
    if let spoken = finding.spoken { html += "<p class=\"heard\">Heard now: <q><bdi>\(spoken)</bdi></q></p>\n" }
    if let why = texts.why[finding.rule] { html += "<p>Why: \(why)</p>\n" }
    if let fix = finding.fix { html += fixed(fix) }
    html += facts
    return html + "</article>\n"
  }

  private func fixed(_ fix: Fix) -> HTML {
    var html: HTML = "<p class=\"fix\">Fix: <bdi>\(fix.summary)</bdi></p>\n"
    for (index, code) in fix.code.enumerated() {
      html += """
        <details class="code"\(index == 0 ? " open" : "")><summary>\(Self.name(code.framework)), \(Self.name(code.language))</summary>
        <pre tabindex="0"><code>\(lines: code.text)</code></pre></details>

        """
    }
    return html
  }

  private static func name(_ framework: FixCode.Framework) -> String {
    switch framework {
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .views: "Android views"
    case .compose: "Compose"
    case .reactNative: "React Native"
    case .flutter: "Flutter"
    }
  }

  private static func name(_ language: FixCode.Language) -> String {
    switch language {
    case .swift: "Swift"
    case .objc: "Objective-C"
    case .kotlin: "Kotlin"
    case .java: "Java"
    case .xml: "XML"
    case .jsx: "JSX"
    case .dart: "Dart"
    }
  }

  private var facts: HTML {
    let element = finding.element
    let source: HTML = item.source == nil ? "" : "<dt>Source</dt><dd><code>\(report.run.place(of: item))</code></dd>\n"
    var html: HTML = """
      <details><summary>The element</summary><dl>
      \(source)<dt>Export</dt><dd><code>\(report.run.exportPlace(of: item))</code></dd>
      <dt>Role</dt><dd>\(element.role)</dd>
      <dt>Path</dt><dd><code>\(element.path)</code></dd>

      """
    if let identifier = element.identifier { html += "<dt>Identifier</dt><dd><code>\(identifier)</code></dd>\n" }
    html += "<dt>Name</dt><dd>\(element.name.isEmpty ? "(none)" : element.name)</dd>\n"
    if let frame = element.frame {
      html += "<dt>Frame</dt><dd>\(frame.x), \(frame.y), \(frame.width) × \(frame.height)</dd>\n"
    }
    if finding.occurrences > 1 {
      let lines = finding.others.filter { $0.line > 0 }.map { "\($0.line)" }.joined(separator: ", ")
      html +=
        "<dt>Further places</dt><dd>\(finding.occurrences - 1)\(lines.isEmpty ? "" : ", in lines \(lines)")</dd>\n"
    }
    for related in finding.related where related.place.line > 0 {
      html += "<dt>Related</dt><dd>line \(related.place.line): \(related.why)</dd>\n"
    }
    return html + "<dt>Id</dt><dd><code>\(item.id)</code></dd>\n</dl></details>\n"
  }
}
