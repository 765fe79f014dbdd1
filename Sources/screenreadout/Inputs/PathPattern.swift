/// A pattern of paths that is matched against a path, not against the disk: parts as in ``GlobPattern``, `**` for any
/// folders, `{a,b}`; a pattern without a slash is matched against the name alone.
struct PathPattern: Sendable {
  private let choices: [[String]]
  private let isOfNames: Bool

  init(_ pattern: String) {
    isOfNames = !pattern.contains("/")
    choices = (BraceExpansion.patterns(of: pattern) ?? [pattern]).map(Self.parts)
  }

  func matches(_ path: String) -> Bool {
    let parts = Self.parts(path)
    let subject = isOfNames ? Array(parts.suffix(1)) : parts
    return choices.contains { Self.matches($0[...], subject[...]) }
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  /// Only the last `**` needs another try, as with the stars of one part.
  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    var (p, w) = (pattern.startIndex, path.startIndex)
    var retry: (pattern: Int, path: Int)?
    while w < path.endIndex {
      if p < pattern.endIndex, pattern[p] == "**" {
        retry = (p + 1, w)
        p += 1
      } else if p < pattern.endIndex, GlobPattern(pattern[p]).matches(path[w]) {
        p += 1
        w += 1
      } else if let (start, mark) = retry {
        retry = (start, mark + 1)
        p = start
        w = mark + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "**" }
  }
}
