import Audit
import Testing

/// What the runner says of pages whose examples are wrong.
@Suite struct ExampleRunnerTests {
  /// A declarative rule about buttons whose label is "Go".
  private static func page(
    passing: String = "<text element=\"true\" label=\"Home\" x=\"16\" y=\"100\" width=\"44\" height=\"44\"/>",
    failing: String, header: String = "", select: String = "//button", assert: String = "@label != 'Go'"
  ) -> String {
    """
    ---
    id: button-go
    category: buttons
    impact: moderate
    basis: best-practice
    default: on
    needs: label
    since: 0.1
    sources: wcag-4.1.2
    select: \(select)
    assert: \(assert)
    message: {role} "{name}" ({identifier}, {@label}) does not say where
    \(header)---
    # Button does not say where

    ## Why

    Nobody knows.

    ## How to fix

    Say it.

    ## Passing

    ```xml
    <screen width="390" height="844">
    \(passing)
    </screen>
    ```

    ## Failing

    ```xml
    <screen width="390" height="844">
    \(failing)
    </screen>
    ```

    ## Limits

    None.

    ## Sources

    A guide.

    """
  }

  private static let go =
    "traits=\"button\" element=\"true\" label=\"Go\" x=\"16\" y=\"100\" width=\"44\" height=\"44\""
  private static let right = """
    <!-- finding: button "Go" (go, Go) does not say where -->
    <button id="go" \(go)/>
    """

  private static func failures(_ text: String) throws -> [String] {
    var book = try Rulebook.embedded()
    try book.add(path: "mine/buttons/button-go.md", text: text)
    let page = try #require(book["button-go"])
    return try ExampleRunner.reading(book).failures(of: page).map(\.description)
  }

  @Test("a page whose examples come out has no failure")
  func right() throws {
    #expect(try Self.failures(Self.page(failing: Self.right)) == [])
  }

  @Test("a mark without a finding is told with its line")
  func missing() throws {
    let failing = Self.right + "\n<!-- finding: nothing -->\n<text label=\"x\"/>"
    #expect(
      try Self.failures(Self.page(failing: failing)) == [
        "mine/buttons/button-go.md:38: example failing-1: not found: nothing"
      ])
  }

  @Test("a finding without a mark is told with its line, its rule and its message")
  func unexpected() throws {
    let failing = Self.right + "\n<button id=\"b\" value=\"2\" \(Self.go.replacing("x=\"16\"", with: "x=\"116\""))/>"
    #expect(
      try Self.failures(Self.page(failing: failing)) == [
        "mine/buttons/button-go.md:38: example failing-1: found, but not marked: button-go: "
          + "button \"Go\" (b, Go) does not say where"
      ])
  }

  @Test("a finding of another rule that is on by default needs a mark too")
  func otherRule() throws {
    let failing = Self.right.replacing("width=\"44\" height=\"44\"", with: "width=\"20\" height=\"20\"")
    let failures = try Self.failures(Self.page(failing: failing))
    #expect(failures.count == 1 && failures[0].contains("not marked: touch-target-recommended"), "\(failures)")
  }

  @Test("a failing example in which the rule itself finds nothing is told")
  func silent() throws {
    let failing = """
      <!-- finding: recommended -->
      <button id="go" traits="button" element="true" label="On" x="16" y="100" width="20" height="20"/>
      """
    let failures = try Self.failures(Self.page(failing: failing))
    #expect(failures.contains("mine/buttons/button-go.md:35: example failing-1: the rule itself finds nothing here"))
  }

  @Test("an example that cannot be read is told with its line")
  func unreadable() throws {
    let failures = try Self.failures(Self.page(failing: Self.right + "\n<buton/>"))
    #expect(failures.count == 1 && failures[0].contains(":38: ") && failures[0].contains("buton"), "\(failures)")
  }

  @Test("a rule that cannot run in its example is told")
  func notRun() throws {
    let page = Self.page(failing: Self.right).replacing(
      "<screen width=\"390\" height=\"844\">", with: "<screen width=\"390\" height=\"844\" facts=\"type frames\">")
    let failures = try Self.failures(page)
    #expect(failures.contains { $0.contains("the rule could not run: the example does not carry label") })
  }

  @Test(
    "a rule that a transform changes is told, unless the page opts out",
    arguments: [
      ("@x = 16 and @label = 'Go'", "mirrored"), ("@y = 100 and @label = 'Go'", "shifted"),
      ("@id = 'go'", "renamed"), ("not(../../view) and @label = 'Go'", "wrapped"),
      ("not(/screen/@scale) and @label = 'Go'", "scaled"),
    ])
  func transforms(condition: String, transform: String) throws {
    let assert = "not(\(condition))"
    let failures = try Self.failures(Self.page(failing: Self.right, assert: assert))
    #expect(failures.count == 1 && failures[0].contains("example failing-1, \(transform): button-go is not found"))
    let excused = Self.page(failing: Self.right, header: "transforms: -\(transform) it is so\n", assert: assert)
    #expect(try Self.failures(excused) == [])
  }

  @Test("an opt-out that is not needed is told with its line")
  func needless() throws {
    let page = Self.page(failing: Self.right, header: "transforms: -mirrored it is not\n")
    #expect(
      try Self.failures(page) == [
        "mine/buttons/button-go.md:13: mirrored: every example passes this transform; the opt-out is not needed"
      ])
  }

  @Test(
    "a fault in an expression is told with its line before anything runs",
    arguments: [("//[", "1", 10), ("//button", "nope()", 11), ("//button", "1 +", 11)])
  func expressions(select: String, assert: String, line: Int) throws {
    var book = Rulebook()
    let error = #expect(throws: PageError.self) {
      try book.add(
        path: "mine/buttons/button-go.md", text: Self.page(failing: Self.right, select: select, assert: assert))
    }
    #expect(error?.line == line)
  }

  @Test(
    "an expression that fails on a screen stops with its line",
    arguments: [("count(//*)", "1", 10), ("//button", "@label = $x", 11)])
  func failing(select: String, assert: String, line: Int) throws {
    let error = #expect(throws: PageError.self) {
      try Self.failures(Self.page(failing: Self.right, select: select, assert: assert))
    }
    #expect(error?.line == line && error?.page == "mine/buttons/button-go.md")
  }

  @Test("expressions that would run for hours end with their line")
  func endless() throws {
    let texts = String(repeating: "<text label=\"a\"/>", count: 300)
    let page = Self.page(
      failing: Self.right + texts, select: "//*", assert: "count(//*[count(//*[count(//*) > 0]) > 0]) > 0")
    let error = #expect(throws: PageError.self) { try Self.failures(page) }
    #expect(error?.line == 11 && error?.message.contains("steps") == true)
  }

  @Test("a placeholder that does not exist is a fault of the page", arguments: ["{nam}", "{@lable}", "{", "a } b"])
  func placeholders(piece: String) {
    var book = Rulebook()
    let text = Self.page(failing: Self.right).replacing("{role}", with: piece)
    let error = #expect(throws: PageError.self) { try book.add(path: "mine/buttons/button-go.md", text: text) }
    #expect(error?.line == 12)
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = String(rest).firstRange(of: old) {
      let text = String(rest)
      result += text[..<range.lowerBound] + new
      rest = text[range.upperBound...]
    }
    return result + rest
  }
}
