import Audit
import Gate

/// The first page: the verdict with its reasons, the causes, what was not examined, the screens, the rules.
struct OverviewPage {
  private let report: Report
  private let run: RunRecord
  private let links: ScreenLinks

  /// More rows make the page too large to open with pleasure (under 1 MB is the aim).
  private static let mostRows = 1_000
  /// A cause on more screens than this names none.
  private static let mostScreens = 50

  init(_ report: Report, links: ScreenLinks) {
    self.report = report
    run = report.run
    self.links = links
  }

  var html: HTML {
    var html: HTML = """
      <header>
      <h1>Screen Readout</h1>
      <p class="verdict \(report.verdict.pass ? "pass" : "fail")"><strong>\
      \(report.verdict.pass ? "✓ The gate passed" : "✗ The gate failed")</strong></p>

      """
    html += list(report.verdict.reasons)
    html += """
      <ul class="tiles">
      \(tile(run.screens.count, "screen"))\(tile(run.count(.error), "error"))\(tile(run.count(.warning), "warning"))\
      \(tile(run.count(.note), "note"))\(tile(run.causes.count, "cause"))</ul>
      <p>Version \(run.version), preset \(run.preset).\
      \(run.redactionNote.map { " \($0)." } ?? "")</p>
      </header>

      """
    html += filters
    html += causes
    html += notExamined
    html += screens
    html += rules
    return html
  }

  private func tile(_ count: Int, _ noun: String) -> HTML {
    "<li class=\"\(noun)\"><strong>\(count)</strong> \(count == 1 ? noun : noun + "s")</li>\n"
  }

  /// The form that the script brings to life; hidden without it.
  private var filters: HTML {
    var options: HTML = ""
    for rule in Set(run.causes.map(\.rule)).sorted() { options += "<option>\(rule)</option>" }
    return """
      <form id="filters" class="filters" hidden>
      <fieldset><legend>Show only</legend>
      <label>Severity <select name="severity"><option value="">all</option><option>error</option>\
      <option>warning</option><option>note</option></select></label>
      <label>Rule <select name="rule"><option value="">all</option>\(options)</select></label>
      <label>State <select name="state"><option value="">all</option><option>new</option><option>unchanged</option>\
      <option>updated</option><option>suppressed</option><option>dismissed</option></select></label>
      <label>Screen <input name="screen" type="search" autocomplete="off"></label>
      <label>Text <input name="text" type="search" autocomplete="off"></label>
      <button type="reset">Show everything</button>
      </fieldset></form>

      """
  }

  /// The table states its roles, because a narrow page lays its rows out anew, which takes them from it in some
  /// browsers.
  private var causes: HTML {
    guard !run.causes.isEmpty else { return "<section><h2>Causes</h2><p>Nothing was found.</p></section>\n" }
    var html: HTML = """
      <section aria-labelledby="causes"><h2 id="causes">Causes</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of causes"><table role="table" class="causes">
      <caption>One row is one thing to fix, the worst first.</caption>
      <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Severity</th>\
      <th role="columnheader" scope="col">What is wrong</th><th role="columnheader" scope="col">Rule</th>\
      <th role="columnheader" scope="col">Places</th><th role="columnheader" scope="col">Screens</th></tr></thead>\
      <tbody role="rowgroup">

      """
    var screensOf = [Set<Int>](repeating: [], count: run.causes.count)
    for item in run.findings { screensOf[item.cause].insert(item.screen) }
    // Regressions have no page, so no row in the table of rules.
    let known = Set(run.rules.map(\.page.id))
    for index in run.rankedCauses.prefix(Self.mostRows) {
      let cause = run.causes[index]
      let item = run.findings[cause.first]
      let rule: HTML =
        known.contains(cause.rule) ? "<a href=\"#rule-\(cause.rule)\">\(cause.rule)</a>" : "\(cause.rule)"
      html += """
        <tr role="row" data-severity="\(cause.severity.rawValue)" data-rule="\(cause.rule)" \
        data-state="\(item.finding.state.rawValue)"\(screenNumbers(screensOf[index]))>\
        <td role="cell">\(SeverityMark.html(cause.severity))</td>\
        <td role="cell"><a href="\(links.finding(item))"><bdi>\(cause.message)</bdi></a></td>\
        <td role="cell">\(rule)</td>\
        <td role="cell" class="number">\(cause.places)</td><td role="cell" class="number">\(cause.screens)</td></tr>

        """
    }
    return html + "</tbody></table></div>\(rest(run.causes.count, "cause"))</section>\n"
  }

  /// What the verdict says nothing about: files that were not read, captures that are not whole, rules that did not
  /// run.
  private var notExamined: HTML {
    var items: HTML = ""
    for input in run.inputs.filter({ $0.error != nil }).prefix(Self.mostRows) {
      guard let error = input.error else { continue }
      let place = error.line > 0 ? "\(input.path):\(error.line):\(max(1, error.column))" : input.path
      items += "<li><code>\(place)</code> was not read: <bdi>\(error.message)</bdi></li>\n"
    }
    for screen in run.screens.filter({ $0.isInterrupted || $0.isTruncated }).prefix(Self.mostRows) {
      let why = screen.isInterrupted ? "another app lay over it" : "the driver cut it at its depth limit"
      items += "<li><a href=\"\(links.screen(screen.key))\"><bdi>\(screen.key)</bdi></a> is not whole: \(why)</li>\n"
    }
    let skipped = run.inputs.count { $0.status == .skipped }
    if skipped > 0 { items += "<li>\(counted(skipped, "file")) in the folders are no exports</li>\n" }
    for (rule, screens, how) in notRun {
      items += """
        <li>The rule <a href="#rule-\(rule)">\(rule)</a> did not run on \(counted(screens, "screen")): \
        <bdi>\(how)</bdi></li>

        """
    }
    guard !items.isEmpty else { return "" }
    return """
      <section aria-labelledby="unexamined"><h2 id="unexamined">Not examined</h2>
      <details><summary>What this report cannot say, and how to get it</summary><ul>
      \(items)</ul></details></section>

      """
  }

  /// Each rule that did not run everywhere: on how many screens, and how to get what it lacks on the first.
  private var notRun: [(rule: String, screens: Int, how: String)] {
    var found: [String: (screens: Int, how: String)] = [:]
    for screen in run.screens {
      for rule in screen.notRun { found[rule.rule, default: (0, rule.how)].screens += 1 }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.screens, $0.value.how) }
  }

  private var screens: HTML {
    var counts = [[Severity: Int]](repeating: [:], count: run.screens.count)
    for item in run.findings where item.finding.state.counts && counts.indices.contains(item.screen) {
      counts[item.screen][item.finding.severity, default: 0] += 1
    }
    var html: HTML = """
      <section aria-labelledby="screens"><h2 id="screens">Screens</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of screens"><table>
      <caption>What was found on each screen.</caption>
      <thead><tr><th scope="col">Screen</th><th scope="col">Errors</th><th scope="col">Warnings</th>\
      <th scope="col">Notes</th><th scope="col">Stops</th><th scope="col">Rules not run</th></tr></thead><tbody>

      """
    for (number, screen) in run.screens.prefix(Self.mostRows).enumerated() {
      let count = counts[number]
      html += """
        <tr data-screen="\(number)"><th scope="row"><a href="\(links.screen(screen.key))"><bdi>\(screen.key)</bdi></a></th>\
        <td class="number">\(count[.error] ?? 0)</td><td class="number">\(count[.warning] ?? 0)</td>\
        <td class="number">\(count[.note] ?? 0)</td><td class="number">\(screen.stops)</td>\
        <td class="number">\(screen.notRun.count)</td></tr>

        """
    }
    return html + "</tbody></table></div>\(rest(run.screens.count, "screen"))</section>\n"
  }

  private var rules: HTML {
    var html: HTML = """
      <section aria-labelledby="rules"><h2 id="rules">Rules</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of rules"><table>
      <caption>How often each rule came to which outcome.</caption>
      <thead><tr><th scope="col">Rule</th><th scope="col">What it finds</th><th scope="col">WCAG</th>\
      <th scope="col">Violations</th><th scope="col">For review</th><th scope="col">Passed</th>\
      <th scope="col">Not run</th></tr></thead><tbody>

      """
    for (rule, outcome) in zip(run.rules, run.outcomes) {
      html += """
        <tr id="rule-\(rule.page.id)"><th scope="row">\(rule.page.id)</th><td>\(rule.page.title)</td>\
        <td>\(rule.page.wcag.joined(separator: " "))</td><td class="number">\(outcome.violation)</td>\
        <td class="number">\(outcome.review)</td><td class="number">\(outcome.pass)</td>\
        <td class="number">\(outcome.notRun)</td></tr>

        """
    }
    return html + "</tbody></table></div></section>\n"
  }

  /// The screens of a cause, for the filter; of one that is all over the app nothing is said, so that it always stays.
  private func screenNumbers(_ numbers: Set<Int>) -> HTML {
    numbers.count > Self.mostScreens
      ? "" : " data-screens=\"\(numbers.sorted().map(String.init).joined(separator: " "))\""
  }

  private func rest(_ count: Int, _ noun: String) -> HTML {
    count > Self.mostRows
      ? "<p>… and \(counted(count - Self.mostRows, "more \(noun)")), which the JSON report lists.</p>\n" : ""
  }

  private func list(_ sentences: [String]) -> HTML {
    guard !sentences.isEmpty else { return "" }
    var html: HTML = "<ul>\n"
    for sentence in sentences { html += "<li><bdi>\(sentence)</bdi></li>\n" }
    return html + "</ul>\n"
  }

  private func counted(_ count: Int, _ noun: String) -> String { TextReporter.counted(count, noun) }
}

extension HTML {
  static func + (left: HTML, right: HTML) -> HTML {
    var html = left
    html += right
    return html
  }
}

/// A severity as sign and word, so that nobody depends on its colour.
enum SeverityMark {
  static func html(_ severity: Severity) -> HTML {
    let sign =
      switch severity {
      case .error: "✗"
      case .warning: "▲"
      case .note: "●"
      }
    return
      "<span class=\"severity \(severity.rawValue)\"><span aria-hidden=\"true\">\(sign)</span> \(severity.rawValue)</span>"
  }
}
