import Reports

/// `schema`: the schema of a form that the program reads or writes.
enum SchemaCommand {
  static func run(_ command: ParsedCommand, console: Console) -> ExitCode {
    guard let text = Schemas.text(of: command.arguments.first ?? "") else {
      console.failure("the schema is not part of this build")
      return .fault
    }
    console.write(text)
    return .passed
  }
}
