/// What a command line asks for.
enum Invocation: Sendable {
  case version
  case help(HelpTopic)
  case command(ParsedCommand)
}

/// What the help is about.
enum HelpTopic: Equatable, Sendable {
  case general
  /// The first word of nested commands, such as `rulebook`.
  case group(String)
  case command(CommandName)
}
