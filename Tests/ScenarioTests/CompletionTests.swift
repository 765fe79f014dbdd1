import Testing

@testable import screenreadout

private let hasBash = FileStatus.exists("/bin/bash")
private let zshPath = ["/usr/bin/zsh", "/bin/zsh"].first(where: FileStatus.exists)

/// What the shells themselves make of the completion scripts, where they are installed.
@Suite struct CompletionTests {
  @Test(
    "bash completes", .enabled(if: hasBash),
    arguments: [
      (["screenreadout", "ke"], ["keys"]),
      (["screenreadout", "rulebook", ""], ["check", "new", "test"]),
      (["screenreadout", "rulebook", "check", "fo"], ["folder one"]),
      (["screenreadout", "completions", ""], ["bash", "zsh"]),
      (["screenreadout", "audit", "--fail-on", "n"], ["never", "note"]),
      (["screenreadout", "audit", "--fail-on", "=", "w"], ["warning"]),
      (["screenreadout", "audit", "--fail-on", "="], ["error", "never", "note", "warning"]),
      (["screenreadout", "--format", "js"], ["json"]),
      (["screenreadout", "audit", "--report", "js"], ["json="]),
      (["screenreadout", "audit", "--report", "json", "=", "a"], ["a b.xml"]),
      (["screenreadout", "audit", "--severity", "x", "=", "o"], ["off"]),
      (["screenreadout", "audit", "--severity", "=", "x", "=", "o"], ["off"]),
      (["screenreadout", "keys", "--allow"], ["--allow-no-match"]),
      (["screenreadout", "keys", "a"], ["a b.xml"]),
      (["screenreadout", "keys", "--color", "never", ""], ["a b.xml", "folder one"]),
      (["screenreadout", "audit", "--screen", ""], []),
    ])
  func bashCompletes(words: [String], expected: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "work/a b.xml")
    try folder.makeFolder("work/folder one")
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source <(screenreadout completions bash)
      COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1)
      _screenreadout
      ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort
      true
      """
    let outcome = try ChildProcess.run(script, shell: "/bin/bash", in: folder)
    #expect(outcome.errors == "")
    #expect(outcome.output.split(separator: "\n").map(String.init) == expected)
  }

  @Test("zsh takes its script and completes", .enabled(if: zshPath != nil))
  func zshCompletes() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("work")
    // compadd is replaced, so that what would be offered is printed instead of shown on a terminal.
    let script = """
      source <(screenreadout completions zsh | sed '/^compdef /d')
      _arguments() { print -rl -- "$@" }
      words=(screenreadout keys --co) CURRENT=3
      _screenreadout
      words=(screenreadout rulebook check x) CURRENT=4
      _screenreadout
      _describe() { print commands }
      _files() { print files }
      for taken in 0 1; do for CURRENT in 2 3; do print "$taken $CURRENT: $(_screenreadout_first | xargs)"; done; done
      """
    let outcome = try ChildProcess.run(script, shell: try #require(zshPath), in: folder)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("--files-from=[read further paths") && $0.hasSuffix("]:FILE:_files") })
    #expect(lines.contains("*:PATH:_files"))
    #expect(lines.contains("1:DIR:_files -/"))
    // A command is the first word or none.
    #expect(lines.suffix(4) == ["0 2: commands files", "0 3: files", "1 2: files", "1 3: files"])
    #expect(lines.contains { $0.hasSuffix(":auto|always|never:(auto always never)") })
  }
}
