import TestSupport
import Testing

@testable import screenreadout

/// What the README shows is what the program prints.
struct ReadmeTests {
  struct Shown: CustomTestStringConvertible, Sendable {
    let command: String
    let output: [String]
    var testDescription: String { command }
  }

  /// The `console` blocks of the README: a command after `$ `, and what it prints.
  static var shown: [Shown] {
    let text = RepositoryFiles.text(of: "README.md") ?? ""
    var blocks: [[String]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```console" {
        isInside = true
        blocks.append([])
      } else if line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(String(line))
      }
    }
    return blocks.compactMap { lines in
      guard let first = lines.first, first.hasPrefix("$ ") else { return nil }
      return Shown(command: String(first.dropFirst(2)), output: Array(lines.dropFirst()))
    }
  }

  @Test("the README shows examples")
  func showsExamples() {
    #expect(Self.shown.count >= 2)
  }

  @Test("the README's examples are true", arguments: shown)
  func isTrue(_ shown: Shown) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("work")
    let outcome = try ChildProcess.run("cd '\(RepositoryFiles.root)' && \(shown.command)", in: folder)
    let printed = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = printed.last == "" ? Array(printed.dropLast()) : printed
    let difference = LinePattern.difference(expected: shown.output, actual: lines)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
