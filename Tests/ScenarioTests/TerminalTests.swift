import Reports
import Testing

@testable import screenreadout

@Suite struct TerminalTests {
  @Test(
    "colour follows the option, then the environment, then the terminal",
    arguments: [
      (ColorChoice.always, false, ["NO_COLOR": "1"], true),
      (.never, true, ["FORCE_COLOR": "1"], false),
      (.auto, true, [:], true),
      (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true),
      (.auto, false, ["FORCE_COLOR": "1"], true),
      (.auto, true, ["FORCE_COLOR": "0"], false),
      (.auto, true, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, false, ["TERM": "dumb", "FORCE_COLOR": "1"], true),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func color(choice: ColorChoice, isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(choice.wantsColor(isTerminal: isTerminal, environment: { environment[$0] }) == expected)
  }

  @Test(
    "text from inputs cannot steer a terminal",
    arguments: [
      ("plain ü 漢 🙂", "plain ü 漢 🙂"), ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
      ("\u{9B}31m", "\\u{9B}31m"), ("\u{202E}abc", "\\u{202E}abc"), ("\u{7F}", "\\u{7F}"), ("\u{0}", "\\u{0}"),
    ])
  func escapes(text: String, expected: String) {
    #expect(PrintableText.escaped(text) == expected)
  }

  @Test func `ink colours words only where it is on`() {
    #expect(Ink(true).bad("x") == "\u{1B}[31mx\u{1B}[0m")
    #expect(Ink(false).bad("x") == "x")
  }

  @Test func `the worse exit code wins, whichever comes first`() {
    for (index, worse) in ExitCode.precedence.enumerated() {
      for better in ExitCode.precedence[index...] {
        #expect(worse.combined(with: better) == worse)
        #expect(better.combined(with: worse) == worse)
      }
    }
    #expect(ExitCode.precedence.map(\.rawValue) == [2, 4, 3, 1, 0])
  }
}
