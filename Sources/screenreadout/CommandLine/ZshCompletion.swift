/// The completion script for zsh, written from the command table.
enum ZshCompletion {
  static func script() -> String {
    var text = """
      #compdef screenreadout
      # zsh completion for screenreadout: screenreadout completions zsh > "${fpath[1]}/_screenreadout"
      _screenreadout_first() {
        local -a commands
        commands=(

      """
    text += descriptions(CommandTable.firstWords.map { ($0, summary(ofFirst: $0)) }, indent: "    ")
    text += """
        )
        (( taken == 0 && CURRENT == 2 )) && _describe -t commands command commands
        _files
      }
      _screenreadout() {
        local scope=audit
        local -i taken=0

      """
    let single = CommandName.allCases.filter { $0.words.count == 1 }
    text += "  if (( CURRENT > 2 )); then\n    case \"$words[2]\" in\n"
    text += "      \(single.map(\.rawValue).joined(separator: "|"))) scope=$words[2]; taken=1 ;;\n"
    for group in CommandTable.groups {
      text += "      \(group)) scope=\(group); taken=1 ;;\n"
    }
    text += "    esac\n  fi\n"
    for group in CommandTable.groups {
      let members = CommandTable.members(of: group)
      text += "  if [[ $scope == \(group) ]]; then\n    if (( CURRENT == 3 )); then\n"
      text += "      local -a commands\n      commands=(\n"
      text += descriptions(members.map { ($0.words[1], CommandTable.spec($0).summary) }, indent: "        ")
      text += "      )\n      _describe -t commands command commands\n      return\n    fi\n"
      text += "    scope=\"\(group) $words[3]\"; taken=2\n  fi\n"
    }
    text += """
        words=("$words[1]" "${(@)words[taken + 2, -1]}")
        (( CURRENT -= taken ))
        case "$scope" in

      """
    for spec in CommandTable.commands { text += arguments(spec) }
    return text + "  esac\n}\ncompdef _screenreadout screenreadout\n"
  }

  private static func summary(ofFirst word: String) -> String {
    if let name = CommandName(rawValue: word) { return CommandTable.spec(name).summary }
    return CommandTable.members(of: word).map { CommandTable.spec($0).summary }.joined(separator: "; ")
  }

  private static func descriptions(_ rows: [(String, String)], indent: String) -> String {
    rows.map { "\(indent)\(quoted("\($0.0):\(escaped($0.1))"))\n" }.joined()
  }

  private static func arguments(_ spec: CommandSpec) -> String {
    var text = "    \(quoted(spec.name.rawValue)))\n      _arguments -S"
    for option in spec.allOptions {
      for name in [option.name.dashed] + (option.short.map { ["-\($0)"] } ?? []) {
        let star = option.repeatable ? "*" : ""
        let equals = option.value != .flag && name.hasPrefix("--") ? "=" : ""
        let value = option.value == .flag ? "" : ":\(escaped(option.value.placeholder)):\(action(option.value))"
        text += " \\\n        " + quoted("\(star)\(name)\(equals)[\(escaped(option.help))]\(value)")
      }
    }
    if let argument = spec.argument {
      // `audit` may stay unsaid, so its first word may also be a command.
      let choice = spec.name == .audit ? "_screenreadout_first" : action(argument.value)
      let star = argument.takesSeveral ? "*" : "1"
      text += " \\\n        " + quoted("\(star):\(escaped(argument.value.placeholder)):\(choice)")
    }
    return text + "\n      ;;\n"
  }

  private static func action(_ value: ValueKind) -> String {
    switch value {
    case .choice(_, let values): "(\(values.joined(separator: " ")))"
    case .file: "_files"
    case .folder: "_files -/"
    case .pair(let key, _) where !key.choices.isEmpty: "(\(key.choices.map { "\($0)=" }.joined(separator: " ")))"
    case .flag, .text, .number, .decimal, .pair: " "
    }
  }

  /// Colons and brackets part the fields of a specification.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if ":[]\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text { result += character == "'" ? "'\\''" : String(character) }
    return result + "'"
  }
}
