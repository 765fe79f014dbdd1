import ViewHierarchy

/// Runs the examples of rule pages, as they stand and under every transform.
///
/// An example is audited with its page's own rule and with all rules that are on by default: what the marks in it
/// expect must be found, and nothing else.
public struct ExampleRunner: Sendable {
  /// Reads an example as a format; importing is the caller's, since this room knows no formats.
  public typealias Reading = @Sendable (_ text: String, _ format: String) throws(ExampleError) -> [Capture]

  private let book: Rulebook
  private let checks: [any Check.Type]
  private let read: Reading

  /// A runner for the pages of a book.
  public init(book: Rulebook, checks: [any Check.Type], read: @escaping Reading) {
    self.book = book
    self.checks = checks
    self.read = read
  }

  /// Everything that does not come out as the page says, in the order of its examples.
  /// - Throws: where an expression of a declarative rule fails.
  public func failures(of page: RulePage) throws(PageError) -> [ExampleFailure] {
    var failures: [ExampleFailure] = []
    var excused: Set<ExampleTransform> = []
    for example in page.examples {
      let outcome = try run(example, of: page)
      failures += outcome.failures
      excused.formUnion(outcome.excused)
    }
    return failures + (failures.isEmpty ? Self.needless(page, excused) : [])
  }

  /// What does not come out in one example.
  /// - Throws: where an expression of a declarative rule fails.
  public func failures(in example: RuleExample, of page: RulePage) throws(PageError) -> [ExampleFailure] {
    try run(example, of: page).failures
  }

  /// The failures of an example, and the transforms under which it fails and may, as the page opts out of them.
  private func run(
    _ example: RuleExample, of page: RulePage
  ) throws(PageError) -> (failures: [ExampleFailure], excused: Set<ExampleTransform>) {
    let captures: [Capture]
    do {
      captures = try read(example.text, example.format)
    } catch {
      let failure = ExampleFailure(
        page: page.path, line: example.line + max(0, error.line - 1), example: example.name, transform: nil,
        message: error.message)
      return ([failure], [])
    }
    let run = ExampleRun(example, of: page, captures, auditor(for: example, of: page))
    var (failures, plain) = try run.plainFailures()
    // What is wrong as it stands would only be told again under each transform.
    guard failures.isEmpty else { return (failures, []) }
    var excused: Set<ExampleTransform> = []
    for transform in ExampleTransform.allCases {
      let found = try run.failures(under: transform, comparedWith: plain)
      if !page.optOuts.contains(where: { $0.transform == transform }) {
        failures += found
      } else if !found.isEmpty {
        excused.insert(transform)
      }
    }
    return (failures, excused)
  }

  /// The findings in an example as it stands, for tests of their wording.
  public func findings(in example: RuleExample, of page: RulePage) throws(PageError) -> [Finding] {
    do {
      return try ExampleOutcome(
        example.shown(try read(example.text, example.format)), auditor(for: example, of: page)
      ).findings
    } catch let error as PageError {
      throw error
    } catch {
      return []
    }
  }

  private func auditor(for example: RuleExample, of page: RulePage) -> Auditor {
    Auditor(
      rules: book.pages.filter { $0.isOnByDefault || $0.id == page.id }.compactMap { other in
        ActiveRule(page: other, checks: checks, parameters: other.id == page.id ? example.parameters : nil)
      })
  }

  /// Opt-outs without which every example passes too.
  private static func needless(_ page: RulePage, _ excused: Set<ExampleTransform>) -> [ExampleFailure] {
    page.optOuts.filter { !excused.contains($0.transform) }.map { optOut in
      ExampleFailure(
        page: page.path, line: optOut.line, example: nil, transform: optOut.transform,
        message: "every example passes this transform; the opt-out is not needed")
    }
  }
}
