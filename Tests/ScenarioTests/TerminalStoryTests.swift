import TestSupport
import Testing

@testable import screenreadout

/// What a person sees who runs the program in a terminal.
@Suite struct TerminalStoryTests {
  private static let eraseLine = "\r\u{1B}[K"
  private static let samples = RepositoryFiles.root + "/Samples/canonical-xml"

  @Test(
    "texts fit the terminal: only places, code and commands, which are pasted, may be longer", arguments: [40, 60, 80])
  func fitsWidth(_ columns: UInt16) throws {
    let outcome = try ChildProcess.run(
      "screenreadout audit \(Self.samples) --fail-on never --color never --verbose",
      on: try PseudoTerminal(columns: columns), in: try folder())
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: Self.eraseLine).last ?? "" }
    #expect(lines.count > 100)
    for line in lines where line.count > columns {
      let isPasted = line.hasPrefix("     ") || line.contains(Self.samples) || line.hasPrefix("To start from here")
      // A word is never cut.
      let isOneWord = line.split(separator: " ").count == 1
      #expect(isPasted || isOneWord, "\(line)")
    }
  }

  @Test("what is told of a finding uses the width that there is, and no more than can be read with ease")
  func usesWidth() throws {
    func longest(_ columns: UInt16) throws -> Int {
      let outcome = try ChildProcess.run(
        "screenreadout audit \(Self.samples) --fail-on never --color never",
        on: try PseudoTerminal(columns: columns), in: try folder())
      return outcome.output.split(separator: "\n").filter { $0.hasPrefix("   why: ") }.map(\.count).max() ?? 0
    }
    let (narrow, wide, wider) = (try longest(60), try longest(110), try longest(400))
    #expect(narrow > 40 && narrow <= 60)
    #expect(wide > 80 && wide <= 110)
    #expect(wider <= 120)
  }

  @Test("characters that take two columns are counted as two")
  func countsColumns() throws {
    let folder = try folder()
    let label = Array(repeating: "予約を確認", count: 30).joined(separator: " ")
    try folder.write(
      "<screen platform=\"ios\" width=\"390\" height=\"844\"><button element=\"true\" label=\"\(label)\" x=\"0\" y=\"0\" "
        + "width=\"9\" height=\"9\"/></screen>", to: "work/home.xml")
    let outcome = try ChildProcess.run(
      "screenreadout audit home.xml --color never", on: try PseudoTerminal(columns: 60), in: folder)
    let lines = outcome.output.split(separator: "\n").filter { $0.contains("予約を確認 予約を確認") }
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.count + line.unicodeScalars.count { $0.value > 0x2E80 } <= 60, "\(line)")
    }
  }

  @Test("a run over many files shows how far it is and takes that away before it ends")
  func showsProgress() throws {
    let outcome = try ChildProcess.run(
      "screenreadout audit \(Self.samples) --fail-on never --color never --report json=report.json",
      on: try PseudoTerminal(columns: 80), in: try folder())
    let shown = outcome.output.split(separator: Self.eraseLine, omittingEmptySubsequences: false).dropFirst()
    #expect(shown.contains { $0.hasPrefix("1 of ") && $0.hasSuffix(" files") })
    #expect(shown.contains("writing json"))
    #expect(shown.last?.contains("The gate passed") == true)
  }

  @Test(
    "progress is only for a terminal that can take it away, for several files, and where it is wanted",
    arguments: [
      ("--progress never", "xterm", "\(samples)"), ("--quiet", "xterm", "\(samples)"), ("", "dumb", "\(samples)"),
      ("", "xterm", "\(samples)/news-card/bad.xml"),
    ])
  func keepsQuiet(_ option: String, _ terminal: String, _ input: String) throws {
    let outcome = try ChildProcess.run(
      "screenreadout audit \(input) --fail-on never \(option)", on: try PseudoTerminal(columns: 80, name: terminal),
      in: try folder())
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("\r"))
  }

  @Test("a file or a pipe gets no progress")
  func spares() throws {
    let outcome = try ChildProcess.run(
      "screenreadout audit \(Self.samples) --fail-on never --report json=report.json", in: try folder())
    #expect(outcome.errors.isEmpty)
    #expect(!outcome.output.contains("\r"))
  }

  @Test("a narrow terminal gets a progress that does not wrap")
  func fitsProgress() throws {
    let outcome = try ChildProcess.run(
      "screenreadout audit \(Self.samples) --fail-on never --format csv >/dev/null",
      on: try PseudoTerminal(columns: 10), in: try folder())
    let shown = outcome.output.split(separator: Self.eraseLine).filter { $0.contains(" of ") }
    #expect(!shown.isEmpty)
    for text in shown { #expect(text.count < 10, "\(text)") }
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder("work")
    return folder
  }
}
