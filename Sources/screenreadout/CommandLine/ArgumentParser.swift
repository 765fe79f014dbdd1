/// Turns the words of the command line into a checked `Invocation`, by the command table alone.
struct ArgumentParser {
  /// Whether a word names something on disk; given so that tests need no files.
  let exists: (String) -> Bool

  /// - Parameter words: the command line without the program's name.
  func parse(_ words: [String]) throws(UsageError) -> Invocation {
    let end = words.firstIndex(of: "--") ?? words.count
    // Help and version are answered however wrong the rest is: whoever asks is looking for the right form.
    for word in words[..<end] {
      switch word {
      case "-V", OptionName.version.dashed: return .version
      case "-h", OptionName.help.dashed: return .help(topic(of: words, before: end))
      default: continue
      }
    }
    let (name, rest) = try command(of: words, before: end)
    return .command(try options(of: CommandTable.spec(name), in: rest))
  }

  /// What the help should be about: the command where there is one.
  private func topic(of words: [String], before end: Int) -> HelpTopic {
    guard let index = firstWord(in: words, before: end) else { return .general }
    if CommandTable.groups.contains(words[index]), index + 1 < end {
      let both = "\(words[index]) \(words[index + 1])"
      if let name = CommandName(rawValue: both) { return .command(name) }
    }
    if CommandTable.groups.contains(words[index]) { return .group(words[index]) }
    return CommandName(rawValue: words[index]).map { .command($0) } ?? .general
  }

  /// Finds the command: a command name wins; else a path, a pattern, or a word with a slash or a dot is an input
  /// of `audit`; anything else is a misspelt command.
  private func command(of words: [String], before end: Int) throws(UsageError) -> (CommandName, [String]) {
    guard let index = firstWord(in: words, before: end) else { return (.audit, words) }
    let word = words[index]
    var rest = words
    if CommandTable.groups.contains(word) {
      let members = CommandTable.members(of: word).map { $0.words[1] }
      guard index + 1 < end, !words[index + 1].hasPrefix("-") else {
        throw UsageError("\(word) needs one of: \(members.joined(separator: ", "))")
      }
      let second = words[index + 1]
      guard let name = CommandName(rawValue: "\(word) \(second)") else {
        throw UsageError.unknown("command", "\"\(word) \(second)\"", typed: second, among: members, listing: true)
      }
      rest.removeSubrange(index...(index + 1))
      return (name, rest)
    }
    if let name = CommandName(rawValue: word) {
      rest.remove(at: index)
      return (name, rest)
    }
    let looksLikePath = word == "-" || word.utf8.contains { Self.pathBytes.contains($0) }
    if looksLikePath || exists(word) { return (.audit, words) }
    // Behind a misspelt option the word may be its value, so the option is the fault to tell.
    let audit = CommandTable.spec(.audit)
    for option in words[..<index] where option.hasPrefix("-") {
      _ = try find(ValueKind.split(option)?.key ?? option, in: audit)
    }
    throw UsageError.unknown(
      "command", "\"\(word)\"", typed: word,
      among: CommandTable.firstWords + [OptionName.help.dashed, OptionName.version.dashed])
  }

  /// A slash or a dot makes a word a path, the others make it a pattern.
  private static let pathBytes: [UInt8] = Array("/.*?[{".utf8)

  /// The first word that is neither an option nor the value of one.
  private func firstWord(in words: [String], before end: Int) -> Int? {
    var index = 0
    while index < end {
      guard words[index].hasPrefix("-"), words[index] != "-" else { return index }
      index += takesNextWord(words[index]) ? 2 : 1
    }
    return nil
  }

  /// Options of one name take a value in all commands or in none, so the command need not be known.
  private func takesNextWord(_ word: String) -> Bool {
    guard word.hasPrefix("--"), !word.contains("=") else { return false }
    let options = CommandTable.commands.flatMap(\.allOptions)
    return options.contains { $0.name.dashed == word && $0.value != .flag }
  }

  private func options(of spec: CommandSpec, in words: [String]) throws(UsageError) -> ParsedCommand {
    var given: [(name: OptionName, value: String)] = []
    var arguments: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        arguments += words[index...]
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      let (typed, attached) = ValueKind.split(word).map { ($0.key, Optional($0.value)) } ?? (word, nil)
      let option = try find(typed, in: spec)
      var value = ""
      if option.value != .flag {
        if let attached {
          value = attached
        } else if index < words.count, Self.canBeValue(words[index]) {
          value = words[index]
          index += 1
        }
        try option.value.check(value, of: option.name.dashed)
      } else if attached != nil {
        throw UsageError("\(typed) takes no value")
      }
      given.append((option.name, value))
    }
    let parsed = ParsedCommand(name: spec.name, arguments: arguments, given: given)
    try check(parsed, against: spec)
    return parsed
  }

  private func find(_ typed: String, in spec: CommandSpec) throws(UsageError) -> OptionSpec {
    let options = spec.allOptions
    let match = options.first { $0.name.dashed == typed || $0.short.map { "-\($0)" } == typed }
    if let match { return match }
    throw UsageError.unknown(
      "option", "\(typed) of \(spec.name.rawValue)", typed: typed, among: options.map(\.name.dashed))
  }

  /// A word that begins like an option is not taken for a value; `--option=-value` says that it is meant.
  private static func canBeValue(_ word: String) -> Bool {
    word == "-" || !word.hasPrefix("-")
  }

  private func check(_ parsed: ParsedCommand, against spec: CommandSpec) throws(UsageError) {
    let name = spec.name.rawValue
    guard let argument = spec.argument else {
      if let extra = parsed.arguments.first {
        let hint = spec.name.words[0] == "config" ? "; the config is named by \(OptionName.config.dashed) FILE" : ""
        throw UsageError("\(name) takes no argument, but got \"\(extra)\"\(hint)")
      }
      return
    }
    switch argument.count {
    case .one where parsed.arguments.isEmpty, .many where parsed.arguments.isEmpty,
      .two where parsed.arguments.count != 2:
      throw UsageError("\(name) needs \(argument.label): \(argument.help)")
    case .one where parsed.arguments.count > 1, .optional where parsed.arguments.count > 1:
      throw UsageError("\(name) takes one \(argument.value.placeholder), but got also \"\(parsed.arguments[1])\"")
    default:
      break
    }
    for word in parsed.arguments { try argument.value.check(word, of: name) }
  }
}
