/// Every option of the command table, so that a misspelt option in a command's code does not compile.
/// The raw value is the name as typed, without the dashes.
enum OptionName: String, CaseIterable, Sendable {
  case against
  case allowNoMatch = "allow-no-match"
  case app
  case baseline
  case basis
  case check
  case ci
  case color
  case compare
  case config
  case density
  case direction
  case embedScreenshots = "embed-screenshots"
  case exitZero = "exit-zero"
  case failOn = "fail-on"
  case failOnNew = "fail-on-new"
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
  case noCIDetect = "no-ci-detect"
  case noConfig = "no-config"
  case only
  case origin
  case plain
  case platform
  case preset
  case progress
  case quiet
  case reader
  case reason
  case redact
  case report
  case rulebook
  case run
  case screen
  case screenshot
  case severity
  case shard
  case skip
  case sources
  case stdinFormat = "stdin-format"
  case standard
  case strict
  case tag
  case to
  case today
  case verbose
  case version
  case write

  /// As it is typed: `--files-from`.
  var dashed: String { "--" + rawValue }
}
