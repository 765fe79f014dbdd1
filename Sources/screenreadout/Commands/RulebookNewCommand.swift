import Audit

/// `rulebook new`: a rule page to fill in, which parses and whose examples pass as it is.
enum RulebookNewCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    var argument = command.arguments.first ?? ""
    if argument.hasSuffix(".md") { argument.removeLast(3) }
    let parts = argument.split(separator: "/", omittingEmptySubsequences: true)
    guard let id = parts.last, let category = parts.dropLast().last else {
      throw UsageError(
        "rulebook new takes DIR/ID, where the folder's name is the category: rules/buttons/button-silent")
    }
    let path = argument + ".md"
    guard !FileStatus.exists(path) else { throw UsageError("\(path) exists already") }
    do {
      let text = try PageTemplate.text(id: String(id), category: String(category))
      let file = try AtomicFile(path, inputs: [])
      try file.append(Array(text.utf8))
      try file.commit()
    } catch let error as PageError {
      throw UsageError("\(argument): \(error.message)")
    } catch let error as WriteError {
      console.failure(error.message)
      return .fault
    } catch {
      console.failure("\(path) cannot be written")
      return .fault
    }
    console.write("\(path)\n")
    return .passed
  }
}
