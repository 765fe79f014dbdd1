/// One part of a file pattern, between two slashes: `*` any letters, `?` one letter, `[a-z]` and `[!a-z]` one of a
/// set, `\` takes the next letter as it is. `**` is a part of its own and not handled here.
struct GlobPattern {
  private enum Token {
    case letter(Unicode.Scalar)
    case anyLetter
    case anyLetters
    case set([ClosedRange<Unicode.Scalar>], negated: Bool)
  }

  private let tokens: [Token]

  init(_ part: String) {
    let scalars = Array(part.unicodeScalars)
    var tokens: [Token] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "*": tokens.append(.anyLetters)
      case "?": tokens.append(.anyLetter)
      case "\\" where index < scalars.count:
        tokens.append(.letter(scalars[index]))
        index += 1
      case "[":
        // A bracket that is never closed stands for itself.
        if let set = Self.set(in: scalars, from: &index) {
          tokens.append(set)
        } else {
          tokens.append(.letter(scalar))
        }
      default: tokens.append(.letter(scalar))
      }
    }
    self.tokens = tokens
  }

  /// Whether the word holds a letter with a meaning in patterns (braces included).
  static func isPattern(_ word: String) -> Bool {
    word.utf8.contains { Array("*?[{".utf8).contains($0) }
  }

  /// The part as a plain name, where it can match only one.
  var literal: String? {
    var name = String.UnicodeScalarView()
    for token in tokens {
      guard case .letter(let scalar) = token else { return nil }
      name.append(scalar)
    }
    return String(name)
  }

  /// A name that begins with a dot is hidden, and matched only where the pattern spells the dot.
  func matches(_ name: String) -> Bool {
    if name.hasPrefix("."), case .letter(".")? = tokens.first {} else if name.hasPrefix(".") { return false }
    let scalars = Array(name.unicodeScalars)
    var token = 0
    var position = 0
    // Where to go on when the letters behind the last star do not fit; only the last star needs another try.
    var retry: (token: Int, position: Int)?
    while position < scalars.count {
      if token < tokens.count, case .anyLetters = tokens[token] {
        retry = (token + 1, position)
        token += 1
      } else if token < tokens.count, Self.matches(tokens[token], scalars[position]) {
        token += 1
        position += 1
      } else if let (star, start) = retry {
        retry = (star, start + 1)
        token = star
        position = start + 1
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { if case .anyLetters = $0 { true } else { false } }
  }

  private static func matches(_ token: Token, _ scalar: Unicode.Scalar) -> Bool {
    switch token {
    case .letter(let letter): letter == scalar
    case .anyLetter: true
    case .anyLetters: false
    case .set(let ranges, let negated): ranges.contains { $0.contains(scalar) } != negated
    }
  }

  /// Reads a set behind its opening bracket; nil, and the index unmoved, where it is not closed.
  private static func set(in scalars: [Unicode.Scalar], from index: inout Int) -> Token? {
    var position = index
    var negated = false
    if position < scalars.count, scalars[position] == "!" || scalars[position] == "^" {
      negated = true
      position += 1
    }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    let first = position
    while position < scalars.count, scalars[position] != "]" || position == first {
      let low = scalars[position]
      if position + 2 < scalars.count, scalars[position + 1] == "-", scalars[position + 2] != "]" {
        let high = scalars[position + 2]
        if low <= high { ranges.append(low...high) }
        position += 3
      } else {
        ranges.append(low...low)
        position += 1
      }
    }
    guard position < scalars.count else { return nil }
    index = position + 1
    return .set(ranges, negated: negated)
  }
}
