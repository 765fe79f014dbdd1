/// Every option of the command table, so that a misspelt option in a command's code does not compile.
/// The raw value is the name as typed, without the dashes.
enum OptionName: String, CaseIterable, Sendable {
  case allowNoMatch = "allow-no-match"
  case app
  case check
  case color
  case compare
  case density
  case direction
  case exitZero = "exit-zero"
  case failOn = "fail-on"
  case filesFrom = "files-from"
  case format
  case framework
  case help
  case hints
  case inputFormat = "input-format"
  case jobs
  case language
  case max
  case maxDepth = "max-depth"
  case maxNodes = "max-nodes"
  case maxSize = "max-size"
  case minSeverity = "min-severity"
  case noConfig = "no-config"
  case only
  case plain
  case platform
  case preset
  case progress
  case quiet
  case reader
  case report
  case rulebook
  case screen
  case severity
  case skip
  case strict
  case to
  case verbose
  case version
  case write

  /// As it is typed: `--files-from`.
  var dashed: String { "--" + rawValue }
}
