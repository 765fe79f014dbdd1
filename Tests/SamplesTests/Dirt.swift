/// What happens to exports on their way: every way in which tools, shells and people dirty them.
enum Dirt: String, CaseIterable {
  case byteOrderMark, windowsLines, littleEndian, bigEndian, littleEndianUnmarked, blankLines
  case noiseBefore, noiseBehind, noiseOnTheLastLine, fence, fenceOfAnAgent
  case response, jsonString, pythonText, pythonBytes
  case twice, forbiddenCharacter, junkBehind, nulBytes

  /// How many documents there are afterwards.
  var documents: Int { self == .twice ? 2 : 1 }

  /// Whether the export lies in the file in another spelling, so that all its lines may be one.
  var isWrapped: Bool {
    switch self {
    case .response, .jsonString, .pythonText, .pythonBytes: true
    default: false
    }
  }

  /// Whether it can happen to such an export.
  func befalls(_ text: String) -> Bool {
    switch self {
    // Control characters in JSON are another fault, which no producer commits.
    case .forbiddenCharacter: text.hasPrefix("<")
    // A table has no end of its own, so that a second one or junk behind it would be rows.
    case .twice, .junkBehind, .noiseBehind, .noiseOnTheLastLine: !text.hasPrefix("element_num")
    default: true
    }
  }

  /// The lines that come in front.
  private var front: String {
    switch self {
    case .blankLines: "\n\n  \n"
    case .noiseBefore: "* daemon not running; starting now at tcp:5037\n* daemon started successfully\n"
    case .fence: "```\n"
    case .fenceOfAnAgent: "Page source retrieved successfully:\n```xml\n"
    default: ""
    }
  }

  /// By how many lines the export moves down.
  var offset: Int { front.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

  /// The dirty file.
  func applied(to clean: String) -> [UInt8] {
    var text = front + clean
    switch self {
    case .byteOrderMark: text = "\u{FEFF}" + text
    case .windowsLines: text = Self.windowsLines(text)
    case .littleEndian: return [0xFF, 0xFE] + Self.units(text, isLittle: true)
    case .bigEndian: return [0xFE, 0xFF] + Self.units(text, isLittle: false)
    case .littleEndianUnmarked: return Self.units(text, isLittle: true)
    case .noiseBehind: text += "\nUI hierchary dumped to: /dev/tty\n"
    case .noiseOnTheLastLine: text = Self.trimmed(text) + "UI hierchary dumped to: /dev/tty\n"
    case .fence, .fenceOfAnAgent: text += "```\n"
    case .response: text = "{\"sessionId\": \"S\", \"value\": \"\(Self.escaped(text))\"}\n"
    case .jsonString: text = "\"\(Self.escaped(text))\"\n"
    case .pythonText: text = "'\(Self.python(text))'\n"
    case .pythonBytes: return Self.pythonBytes(text)
    case .twice: text += "\n" + clean
    case .forbiddenCharacter: return Self.withForbidden(text)
    case .junkBehind: text += "\n$ exit\n"
    case .nulBytes: text += "\0\0\0"
    case .blankLines, .noiseBefore: break
    }
    return Array(text.utf8)
  }

  private static func windowsLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == "\n" }.reversed())
  }

  /// UTF-16, as PowerShell's `>` writes it.
  private static func units(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return isLittle ? [low, high] : [high, low]
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\n": result += "\\n"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += "\\/"
      case "€": result += "\\u20ac"
      default: result.append(character)
      }
    }
  }

  /// What `repr` makes of a text.
  private static func python(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\n": result += "\\n"
      case "'": result += "\\'"
      case "\\": result += "\\\\"
      default: result.append(character)
      }
    }
  }

  /// What `repr` makes of bytes: everything beyond ASCII as `\xe2`.
  private static func pythonBytes(_ text: String) -> [UInt8] {
    let body = python(text).utf8.flatMap { byte -> [UInt8] in
      if byte < 0x80 { return [byte] }
      let digits = String(byte, radix: 16)
      return Array("\\x\(digits)".utf8)
    }
    return Array("b'".utf8) + body + Array("'\n".utf8)
  }

  /// A control character in the blanks behind the first tag, and a reference to another in a comment's place.
  private static func withForbidden(_ text: String) -> [UInt8] {
    guard let root = text.range(of: ">\n") else { return Array(text.utf8) }
    return Array((text[..<root.upperBound] + "\u{1}\u{1F}" + text[root.upperBound...]).utf8)
  }
}

extension String {
  /// Where the words stand for the second time: behind the declaration and a root's start tag.
  fileprivate func range(of words: String) -> Range<Index>? {
    var hits = indices.lazy.filter { self[$0...].hasPrefix(words) }.makeIterator()
    _ = hits.next()
    guard let start = hits.next() else { return nil }
    return start..<index(start, offsetBy: words.count)
  }
}
