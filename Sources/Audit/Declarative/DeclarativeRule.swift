import Markup
import ScreenModel
import ViewHierarchy

/// A rule that is three expressions of its page: which nodes it looks at, what must hold for them, what else is said.
struct DeclarativeRule: Sendable {
  private let page: String
  private let assertion: RulePage.Assertion
  private let fix: Fix?

  /// Nil for a page of a rule that has Swift code.
  init?(_ page: RulePage) {
    guard let assertion = page.assertion else { return nil }
    self.page = page.path
    self.assertion = assertion
    fix = Fix(pageSection: page.text(under: .howToFix))
  }

  /// Steps that one rule may take on one screen: ten times those of one expression, some ten seconds.
  private static let operationLimit = UInt(XPathExpression.operationLimit) * 10

  /// Compiles the expressions, to tell faults before anything is audited.
  func validate() throws(PageError) { _ = try Compiled(self) }

  /// Looks at the nodes that the rule selects; every one for which the assertion does not hold is a fault.
  func run(_ screen: Screen, _ tree: XMLTree, _ verdicts: inout Verdicts) throws(PageError) {
    let compiled = try Compiled(self)
    let start = tree.operations
    for row in try at(.select, { () throws(MarkupError) in try compiled.select.nodes(in: tree) }) {
      let node = NodeID(row)
      let holds = try at(.assert) { () throws(MarkupError) in try compiled.assert.boolean(in: tree, at: row) }
      if holds {
        verdicts.pass()
      } else {
        let message = try at(.message) { () throws(MarkupError) in
          try compiled.message.filled(for: node, of: screen, tree)
        }
        var fault = Fault(node, message)
        fault.fix = fix
        verdicts.fault(fault)
      }
      guard tree.operations - start <= Self.operationLimit else {
        throw error(
          .assert,
          "the rule takes more than \(Self.operationLimit) steps on one screen; select fewer nodes or make it simpler")
      }
    }
  }

  /// The expressions, for one screen: they are not to be shared by several tasks.
  private struct Compiled {
    let select: XPathExpression
    let assert: XPathExpression
    let message: MessageTemplate

    init(_ rule: DeclarativeRule) throws(PageError) {
      select = try rule.at(.select) { () throws(MarkupError) in
        try XPathExpression(compiling: rule.assertion.select)
      }
      assert = try rule.at(.assert) { () throws(MarkupError) in
        try XPathExpression(compiling: rule.assertion.assert)
      }
      do {
        message = try MessageTemplate(rule.assertion.message)
      } catch {
        throw rule.error(.message, error.message)
      }
    }
  }

  /// The keys of the page, in the order of their lines.
  private enum Key: Int {
    case select, assert, message
  }

  private func at<Result>(_ key: Key, _ body: () throws(MarkupError) -> Result) throws(PageError) -> Result {
    do {
      return try body()
    } catch {
      throw self.error(key, error.message)
    }
  }

  private func error(_ key: Key, _ message: String) -> PageError {
    PageError(page: page, line: assertion.line + key.rawValue, column: nil, message: message)
  }
}
