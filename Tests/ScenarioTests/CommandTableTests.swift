import Testing

@testable import screenreadout

/// Parsing, help and completions are written from one table; these tests hold them to it.
@Suite struct CommandTableTests {
  @Test("the help of a command shows each of its options with its values", arguments: CommandName.allCases)
  func help(_ name: CommandName) {
    let spec = CommandTable.spec(name)
    let text = HelpText.text(.command(name))
    for option in spec.allOptions {
      #expect(text.contains("  \(option.label)"), "\(option.label)")
      for value in option.value.choices { #expect(text.contains(value)) }
    }
    if let argument = spec.argument { #expect(text.contains(argument.label)) }
  }

  @Test func `the general help shows each command and each exit code`() {
    let text = HelpText.text(.general)
    for name in CommandName.allCases { #expect(text.contains("\n  \(name.rawValue) ")) }
    for code in ExitCode.allCases { #expect(text.contains("\n  \(code.rawValue) ")) }
  }

  @Test func `no line of help is wider than 80 columns`() {
    let topics = [HelpTopic.general, .group("rulebook")] + CommandName.allCases.map { .command($0) }
    for topic in topics {
      for line in HelpText.text(topic).split(separator: "\n") { #expect(line.utf8.count <= 80, "\(line)") }
    }
  }

  @Test("each option with a value that the table calls right is taken", arguments: CommandName.allCases)
  func parsing(_ name: CommandName) throws {
    let spec = CommandTable.spec(name)
    for option in spec.options {
      var words = name.words + [option.name.dashed]
      if let example = Self.example(option.value) { words.append(example) }
      if let argument = spec.argument {
        let word = Self.example(argument.value) ?? ""
        words += argument.count == .two ? [word, word] : [word]
      }
      guard case .command(let parsed) = try ArgumentParser(exists: { _ in true }).parse(words) else {
        throw UsageError("not a command: \(words)")
      }
      #expect(parsed.name == name)
      #expect(parsed.isGiven(option.name))
    }
  }

  @Test func `defaults are values that the option takes`() throws {
    for option in CommandTable.commands.flatMap(\.allOptions) {
      if let fallback = option.fallback { try option.value.check(fallback, of: option.name.dashed) }
    }
  }

  @Test func `an option takes a value in all commands or in none, and names are unique in a command`() {
    var kinds: [OptionName: Bool] = [:]
    for spec in CommandTable.commands {
      #expect(Set(spec.allOptions.map(\.name)).count == spec.allOptions.count)
      for option in spec.allOptions {
        let isFlag = option.value == .flag
        #expect(kinds[option.name] ?? isFlag == isFlag, "\(option.name)")
        kinds[option.name] = isFlag
      }
    }
    #expect(Set(kinds.keys) == Set(OptionName.allCases))
  }

  @Test func `both completion scripts know each command and option`() {
    for script in [BashCompletion.script(), ZshCompletion.script()] {
      for spec in CommandTable.commands {
        #expect(script.contains("\(spec.name.rawValue)"))
        for option in spec.allOptions { #expect(script.contains(option.name.dashed)) }
      }
    }
  }

  @Test func `zsh goes on completing where a command takes one path after the other`() {
    #expect(ZshCompletion.script().contains("'*:PATH:_files'"))
  }

  private static func example(_ value: ValueKind) -> String? {
    switch value {
    case .flag: nil
    case .text, .file, .folder: "x"
    case .number(_, let range): String(range.lowerBound)
    case .decimal: "2.5"
    case .choice(_, let values): values.last
    case .pair(let key, let value): "\(example(key) ?? "")=\(example(value) ?? "")"
    }
  }
}
