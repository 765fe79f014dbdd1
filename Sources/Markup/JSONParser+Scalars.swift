extension JSONParser {
  /// Skips white space and, where allowed, comments.
  @inline(__always)
  mutating func skipSpace() throws(MarkupError) {
    if current == 0x20 { cursor += 1 }
    guard current <= 0x20 || current == UInt8(ascii: "/") else { return }
    try skipSpaceSlowly()
  }

  private mutating func skipSpaceSlowly() throws(MarkupError) {
    while cursor < bytes.count {
      switch bytes[cursor] {
      case 0x20:
        cursor += 1
        while let word = bytes.word(at: cursor), word == 0x20 &* .everyByte { cursor += 8 }
      case 0x09, 0x0A, 0x0D: cursor += 1
      case UInt8(ascii: "/") where options.comments: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(MarkupError) {
    if bytes.holds("//", at: cursor) {
      cursor = bytes.firstIndex(of: 0x0A, from: cursor)
    } else if bytes.holds("/*", at: cursor) {
      let start = cursor
      cursor += 2
      repeat {
        cursor = bytes.firstIndex(of: UInt8(ascii: "/"), from: cursor) + 1
        guard cursor <= bytes.count else { throw error(.truncated, "a comment has no end; write */", at: bytes.count) }
      } while cursor < start + 4 || bytes[cursor - 2] != UInt8(ascii: "*")
    } else {
      throw fault("a value was expected", at: cursor)
    }
  }

  /// Reads a string from its opening quote.
  mutating func string() throws(MarkupError) {
    let quote = cursor
    var kind = JSONCell.Kind.plainString
    cursor += 1
    while true {
      while let word = bytes.word(at: cursor) {
        let marks = word.marks(UInt8(ascii: "\""), UInt8(ascii: "\\"))
        if marks != 0 {
          cursor += marks.trailingZeroBitCount >> 3
          break
        }
        cursor += 8
      }
      guard cursor < bytes.count else { throw fault("a closing \" was expected", at: cursor) }
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        kind = .escapedString
        try skipEscape()
      } else if byte < 0x20 {
        throw fault("a control character stands in a string; write it as \\u and four digits", at: cursor)
      } else if byte < 0x80 {
        cursor += 1
      } else {
        try skipCharacter()
      }
    }
    try append(kind, offset: quote + 1, extent: cursor - quote - 1)
    cursor += 1
  }

  private mutating func skipEscape() throws(MarkupError) {
    guard cursor + 1 < bytes.count else { throw fault("an escape was expected", at: bytes.count) }
    switch bytes[cursor + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      cursor += 2
    case UInt8(ascii: "u"):
      for index in (cursor + 2)..<(cursor + 6) {
        guard index < bytes.count else { throw fault("four hexadecimal digits were expected", at: index) }
        guard JSONText.hexDigit(bytes[index]) != nil else {
          throw fault("four hexadecimal digits were expected behind \\u", at: cursor)
        }
      }
      cursor += 6
    default: throw fault("this escape does not exist in JSON; write a backslash as \\\\", at: cursor)
    }
  }

  private mutating func skipCharacter() throws(MarkupError) {
    let length = UTF8Characters.length(in: bytes, at: cursor)
    guard length > 0 else {
      if cursor - length == bytes.count && bytes[cursor] >= 0xC2 && bytes[cursor] <= 0xF4 {
        throw fault("a closing \" was expected", at: bytes.count)
      }
      throw error(.encoding, "the bytes are not valid UTF-8; save the file as UTF-8", at: cursor)
    }
    cursor += length
  }

  /// Reads a number: `-? int frac? exp?`.
  mutating func number() throws(MarkupError) {
    let start = cursor
    if current == UInt8(ascii: "-") { cursor += 1 }
    if current == UInt8(ascii: "0") {
      cursor += 1
      guard !isDigit(current) else { throw fault("a number does not begin with 0; leave the 0 out", at: start) }
    } else {
      try digits()
    }
    if current == UInt8(ascii: ".") {
      cursor += 1
      try digits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      cursor += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { cursor += 1 }
      try digits()
    }
    try append(.number, offset: start, extent: cursor - start)
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private mutating func digits() throws(MarkupError) {
    guard isDigit(current) else { throw fault("a digit was expected", at: cursor) }
    repeat { cursor += 1 } while isDigit(current)
  }
}
