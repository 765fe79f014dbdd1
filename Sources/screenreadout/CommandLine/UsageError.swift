/// A wrong call: the command line, a config or a rule page. The program prints the message and exits 2.
struct UsageError: Error, Equatable {
  /// What is wrong and what to do, without a final period.
  let message: String
  /// Further things that are wrong, each a message of its own.
  let further: [String]

  init(_ message: String, further: [String] = []) {
    self.message = message
    self.further = further
  }

  /// A word that is none of the known ones, with the nearest of them.
  /// - Parameters:
  ///   - kind: what the word should have been, such as `command` or `rule`.
  ///   - shown: how the message calls it.
  ///   - listing: whether the message lists all known words.
  static func unknown(
    _ kind: String, _ shown: String, typed: String, among names: [String], listing: Bool = false
  ) -> UsageError {
    var message = "unknown \(kind) \(shown)"
    if let nearest = NearestName.find(typed, among: names) {
      message += nearest.isClose ? "; did you mean \(nearest.name)?" : "; the nearest is \(nearest.name)"
    }
    if listing { message += " (one of: \(names.joined(separator: ", ")))" }
    return UsageError(message)
  }

  /// A rule, or a pattern of rules, that there is not.
  static func unknownRule(_ name: String, among ids: [String]) -> UsageError {
    let error =
      name.contains("*")
      ? UsageError("no rule fits \"\(name)\"") : unknown("rule", "\"\(name)\"", typed: name, among: ids)
    return UsageError("\(error.message); `screenreadout rules` lists them")
  }
}
