/// The completion script for bash 3.2 (the bash of macOS) and later, written from the command table.
enum BashCompletion {
  static func script() -> String {
    let specs = CommandTable.commands
    var text = """
      # bash completion for screenreadout: source <(screenreadout completions bash)
      _screenreadout() {
        local IFS=$'\\n' current previous key="" command="" scope word index
        COMPREPLY=()
        current="${COMP_WORDS[COMP_CWORD]}"
        previous="${COMP_WORDS[COMP_CWORD - 1]}"
        # bash hands over "--option=value" as three words
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" ]] && ((COMP_CWORD >= 2)); then
          previous="${COMP_WORDS[COMP_CWORD - 2]}"
        fi
        if [[ $previous != -* ]] && ((COMP_CWORD >= 3)) && [[ ${COMP_WORDS[COMP_CWORD - 1]} == "=" ]]; then
          key="="
          previous="${COMP_WORDS[COMP_CWORD - 3]}"
          if [[ $previous == "=" ]] && ((COMP_CWORD >= 4)); then previous="${COMP_WORDS[COMP_CWORD - 4]}"; fi
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          word="${COMP_WORDS[index]}"
          case "$command:$word" in

      """
    for word in CommandTable.firstWords { text += "      \":\(word)\") command=\"\(word)\" ;;\n" }
    for group in CommandTable.groups {
      for name in CommandTable.members(of: group) {
        text += "      \"\(group):\(name.words[1])\") command=\"\(name.rawValue)\" ;;\n"
      }
    }
    text += """
          esac
        done
        scope="${command:-audit}"
        case "$scope $previous$key" in

      """
    for spec in specs {
      for option in spec.allOptions where option.value != .flag {
        text += valueCase("\(spec.name.rawValue) \(option.name.dashed)", option.value)
      }
    }
    text += "  esac\n  if [[ $current == -* ]]; then\n    case \"$scope\" in\n"
    for spec in specs {
      let names = spec.allOptions.map(\.name.dashed)
      text += "      \"\(spec.name.rawValue)\") \(words(names)) ;;\n"
    }
    text += "    esac\n    return\n  fi\n"
    text += """
        if [[ -z $command ]]; then
          COMPREPLY=($(compgen -W \(quoted(CommandTable.firstWords)) -- "$current"; compgen -f -- "$current"))
          return
        fi
        case "$scope" in

      """
    for group in CommandTable.groups {
      text += "    \"\(group)\") \(words(CommandTable.members(of: group).map { $0.words[1] })) ;;\n"
    }
    for spec in specs {
      guard let argument = spec.argument, let action = action(argument.value) else { continue }
      text += "    \"\(spec.name.rawValue)\") \(action) ;;\n"
    }
    return text + "  esac\n}\ncomplete -o filenames -F _screenreadout screenreadout\n"
  }

  /// What to offer after an option; free text is not completed, not even with file names.
  private static func valueCase(_ label: String, _ value: ValueKind) -> String {
    guard case .pair(let key, let rest) = value else {
      return "    \"\(label)\") \(action(value).map { "\($0); " } ?? "")return ;;\n"
    }
    let keys = key.choices.map { "\($0)=" }
    return "    \"\(label)\") \(keys.isEmpty ? "" : words(keys) + "; ")return ;;\n"
      + "    \"\(label)=\") \(action(rest).map { "\($0); " } ?? "")return ;;\n"
  }

  private static func action(_ value: ValueKind) -> String? {
    switch value {
    case .choice(_, let values): words(values)
    case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .flag, .text, .number, .decimal, .pair: nil
    }
  }

  private static func words(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \(quoted(words)) -- \"$current\"))"
  }

  /// The words on lines of their own, because the script splits at line breaks only (file names may hold spaces).
  private static func quoted(_ words: [String]) -> String {
    "$'" + words.joined(separator: "\\n") + "'"
  }
}
