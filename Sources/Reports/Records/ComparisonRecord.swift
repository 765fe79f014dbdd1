import Gate

/// What became of known findings, in a report.
enum ComparisonRecord {
  static func write(_ comparison: Comparison, to writer: inout RecordWriter) {
    list("fixed", comparison.fixed, to: &writer)
    list("not-examined", comparison.notExamined, to: &writer)
    guard !comparison.renamed.isEmpty else { return }
    writer.array("renamed") { writer in
      for (from, to) in comparison.renamed {
        writer.item("screen") { writer in
          writer.member("from", from)
          writer.member("to", to)
        }
      }
    }
  }

  private static func list(_ name: StaticString, _ findings: [KnownFinding], to writer: inout RecordWriter) {
    guard !findings.isEmpty else { return }
    writer.array(name) { writer in
      for finding in findings {
        writer.item("known") { writer in
          writer.member("id", finding.id)
          writer.member("rule", finding.rule)
          writer.member("severity", finding.severity.rawValue)
          writer.member("screen", finding.screen)
          writer.member("hint", finding.hint)
        }
      }
    }
  }
}
