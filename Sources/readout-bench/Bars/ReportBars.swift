/// Measures what each report costs beside the audit itself, on 1,000 screens with about 20,000 findings: time, memory,
/// and the largest page.
struct ReportBars {
  /// The program that is measured.
  let program: String
  /// Where the generated exports are (``BarInputs``) and the reports go.
  let folder: String

  private static let formats = [
    "json", "run", "xml", "ndjson", "sarif", "junit", "junit-gitlab", "markdown", "github", "gitlab", "checkstyle",
    "rdjson", "xcode", "csv", "wcag", "html",
  ]
  private static let pairs = 3

  /// The lines of the report, and whether every bar is met.
  func run() -> (report: String, areMet: Bool) {
    var sheet = BarSheet()
    let inputs = BarInputs(folder: folder).faulty
    for format in Self.formats {
      let name = "report-\(format)"
      var costs: [(cpu: Double, memory: Double)] = []
      for _ in 0..<Self.pairs {
        guard let alone = audit(inputs, []), let own = audit(inputs, ["--report", "\(format)=\(folder)/\(name)"]) else {
          return ("\(program): cannot be run\n", false)
        }
        costs.append((own.cpu - alone.cpu, Double(own.memory - alone.memory) / 1e6))
      }
      sheet.add("\(format): CPU beside the audit", costs.map(\.cpu).sorted()[Self.pairs / 2], atMost: 2, "s")
      sheet.add(
        "\(format): largest resident set beside the audit", costs.map(\.memory).sorted()[Self.pairs / 2], atMost: 100,
        "MB")
    }
    let page = largestPage
    sheet.add("html: largest page", Double(page ?? .max) / 1e6, atMost: 1, "MB")
    return (sheet.text, sheet.areMet)
  }

  /// The bytes of the largest page of the web report; nil where one is missing.
  private var largestPage: Int? {
    let screens = BarInputs(folder: folder).faulty.indices.map { "screens/faulty-\($0).html" }
    let sizes = (["index.html"] + screens).map { BenchFile.size("\(folder)/report-html/\($0)") }
    return sizes.contains(nil) ? nil : sizes.compactMap(\.self).max()
  }

  private func audit(_ paths: [String], _ reports: [String]) -> ProcessCost? {
    ProcessCost.of([program, "audit", "--format", "text", "--quiet", "--fail-on", "never"] + reports + paths)
  }
}
