/// One option of one command: parsing, help and completions all read this and nothing else.
struct OptionSpec: Sendable {
  let name: OptionName
  /// The one-letter form, typed with a single dash.
  let short: Character?
  let value: ValueKind
  /// Whether each occurrence adds a value; otherwise the last one wins, so that a wrapper script can be overridden.
  let repeatable: Bool
  let help: String
  /// The value that stands when the option is not given, in the form in which it would be typed.
  let fallback: String?

  init(
    _ name: OptionName, short: Character? = nil, _ value: ValueKind, repeatable: Bool = false,
    default fallback: String? = nil, _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.repeatable = repeatable
    self.help = help
    self.fallback = fallback
  }

  /// A flag.
  init(_ name: OptionName, short: Character? = nil, _ help: String) {
    self.init(name, short: short, .flag, help)
  }

  /// As the help shows it: `-q, --quiet` or `--jobs N`.
  var label: String {
    let long = value == .flag ? name.dashed : "\(name.dashed) \(value.placeholder)"
    return short.map { "-\($0), \(long)" } ?? long
  }
}
