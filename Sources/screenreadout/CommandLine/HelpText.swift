/// The help, written from the command table.
enum HelpText {
  /// Help is as wide as the narrowest terminal in use, whatever the terminal, so that it can be quoted and tested.
  private static let width = 80
  /// Where the second column begins.
  private static let column = 30

  static func text(_ topic: HelpTopic) -> String {
    switch topic {
    case .general: general()
    case .group(let group): section("commands", CommandTable.members(of: group).map(row))
    case .command(let name): command(CommandTable.spec(name))
    }
  }

  private static func general() -> String {
    """
    screenreadout \(Version.current): audits exported mobile view hierarchies for accessibility

    usage: screenreadout [audit] [options] PATH...
           screenreadout COMMAND [options] [arguments]


    """
      + section("commands", CommandName.allCases.map(row)) + "\n"
      + section("options", CommandTable.common.map(row)) + "\n"
      + section("exit codes", ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }) + "\n"
        + """
        The options of a command: screenreadout COMMAND --help

        """
  }

  private static func command(_ spec: CommandSpec) -> String {
    var usage = "screenreadout \(spec.name.rawValue) [options]"
    if let argument = spec.argument { usage += " \(argument.label)" }
    let title = wrap("\(spec.name.rawValue): \(spec.summary)", to: width).joined(separator: "\n")
    var text = "\(title)\n\nusage: \(usage)\n\n"
    if let argument = spec.argument {
      text += section("arguments", [(argument.value.placeholder, argument.help)]) + "\n"
    }
    return text + section("options", spec.allOptions.map(row))
  }

  private static func row(_ name: CommandName) -> (String, String) {
    (name.rawValue, CommandTable.spec(name).summary)
  }

  private static func row(_ option: OptionSpec) -> (String, String) {
    var notes: [String] = []
    let unlisted = option.value.unlistedChoices
    if !unlisted.isEmpty { notes.append("one of: \(unlisted.joined(separator: ", "))") }
    if let fallback = option.fallback { notes.append("default: \(fallback)") }
    if option.repeatable { notes.append("repeatable") }
    let help = notes.isEmpty ? option.help : "\(option.help) (\(notes.joined(separator: "; ")))"
    return (option.label, help)
  }

  /// A heading and its rows in two columns.
  private static func section(_ title: String, _ rows: [(String, String)]) -> String {
    var text = "\(title):\n"
    for (label, help) in rows {
      let start = "  \(label)"
      var lines = wrap(help, to: width - column)
      // A label that reaches into the second column stands on a line of its own.
      if start.utf8.count + 2 > column {
        text += start + "\n"
      } else if !lines.isEmpty {
        text += start + String(repeating: " ", count: column - start.utf8.count) + lines.removeFirst() + "\n"
      }
      for line in lines { text += String(repeating: " ", count: column) + line + "\n" }
    }
    return text
  }

  /// Breaks at spaces into lines of at most that many bytes.
  private static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
