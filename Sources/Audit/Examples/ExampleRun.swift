import ViewHierarchy

/// One example, imported, with the rules that are to judge it.
struct ExampleRun {
  private let example: RuleExample
  private let page: RulePage
  private let captures: [Capture]
  private let auditor: Auditor
  private let marks: [FindingMark]

  init(_ example: RuleExample, of page: RulePage, _ captures: [Capture], _ auditor: Auditor) {
    self.example = example
    self.page = page
    self.captures = captures
    self.auditor = auditor
    marks = FindingMark.marks(in: example.text)
  }

  /// What is wrong with the example as it stands, and what was found.
  func plainFailures() throws(PageError) -> (failures: [ExampleFailure], outcome: ExampleOutcome) {
    let outcome = try ExampleOutcome(example.shown(captures), auditor)
    var failures: [ExampleFailure] = []
    if let notRun = outcome.notRun.first(where: { $0.rule == page.id }) {
      let facts = notRun.missing.map(\.name).joined(separator: ", ")
      failures.append(failure(nil, nil, "the rule could not run: the example does not carry \(facts)"))
    } else if example.expectation == .failing, !outcome.places.contains(where: { $0.rule == page.id }) {
      failures.append(failure(nil, nil, "the rule itself finds nothing here"))
    }
    return (failures + differences(outcome, nil), outcome)
  }

  /// What changes under a transform.
  func failures(
    under transform: ExampleTransform, comparedWith plain: ExampleOutcome
  ) throws(PageError) -> [ExampleFailure] {
    let outcome = try ExampleOutcome(example.shown(captures.map(transform.apply)), auditor)
    var failures: [ExampleFailure] = []
    var rest = outcome.places
    for place in plain.places {
      if let index = rest.firstIndex(where: { $0.isSame(as: place) }) {
        rest.remove(at: index)
      } else {
        failures.append(failure(place.position, transform, "\(place.rule) is not found any more: \(place.message)"))
      }
    }
    failures += rest.map { failure($0.position, transform, "\($0.rule) is found now: \($0.message)") }
    return failures.isEmpty ? differences(outcome, transform) : failures
  }

  /// The marks compared with what was found, both ways.
  ///
  /// JSON has no comments, so its failing examples expect whatever the page's own rule finds.
  private func differences(_ outcome: ExampleOutcome, _ transform: ExampleTransform?) -> [ExampleFailure] {
    var rest = outcome.places
    if marks.isEmpty, example.expectation == .failing { rest.removeAll { $0.rule == page.id } }
    var failures: [ExampleFailure] = []
    for mark in marks {
      guard let target = mark.target(in: captures) else {
        failures.append(failure(mark.position, transform, "no element follows the mark"))
        continue
      }
      let index = rest.firstIndex {
        $0.position == target && (transform?.undone(in: $0.message) ?? $0.message).holds(mark.text)
      }
      if let index {
        rest.remove(at: index)
      } else {
        failures.append(failure(mark.position, transform, "not found: \(mark.text)"))
      }
    }
    return failures + rest.map { failure($0.position, transform, "found, but not marked: \($0.rule): \($0.message)") }
  }

  private func failure(
    _ position: SourcePosition?, _ transform: ExampleTransform?, _ message: String
  ) -> ExampleFailure {
    ExampleFailure(
      page: page.path, line: example.line + max(0, Int(position?.line ?? 1) - 1), example: example.name,
      transform: transform, message: message)
  }
}

extension String {
  /// Whether a text occurs in it, compared byte by byte.
  fileprivate func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    var rest = Array(utf8)[...]
    while rest.count >= wanted.count {
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
