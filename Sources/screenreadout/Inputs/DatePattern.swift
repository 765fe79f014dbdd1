/// Dates, times and UUIDs in file names; each function gives the end of what begins at a place, or nil.
/// The rules stand at `KeyScanner`.
enum DatePattern {
  /// A UUID of RFC 9562 in its usual form.
  static func identifier(_ text: [UInt8], at start: Int) -> Int? {
    let groups = [8, 4, 4, 4, 12]
    guard text.count - start >= 36, start == 0 || !text[start - 1].isWordByte else { return nil }
    var index = start
    for (number, length) in groups.enumerated() {
      if number > 0 {
        guard text[index] == UInt8(ascii: "-") else { return nil }
        index += 1
      }
      guard text[index..<(index + length)].allSatisfy(isHexadecimal) else { return nil }
      index += length
    }
    return index == text.count || !text[index].isWordByte ? index : nil
  }

  static func date(_ text: [UInt8], at start: Int) -> Int? {
    let end = KeyScanner.digits(text, from: start)
    switch end - start {
    case 8:
      return isDay(text, year: start, month: start + 4, day: start + 6) ? end : nil
    case 14:
      // A date with its time in one number: 20260801102233.
      let isTime = isClock(text, [start + 8, start + 10, start + 12])
      return isTime && isDay(text, year: start, month: start + 4, day: start + 6) ? end : nil
    case 4:
      guard let fields = fields(text, at: start, lengths: [4, 2, 2]) else { return nil }
      return isDay(text, year: start, month: fields.starts[1], day: fields.starts[2]) ? fields.end : nil
    case 2:
      guard let fields = fields(text, at: start, lengths: [2, 2, 4]) else { return nil }
      return isDay(text, year: fields.starts[2], month: fields.starts[1], day: start) ? fields.end : nil
    default: return nil
    }
  }

  /// A time that stands alone: three pairs, or a count since 1970.
  static func time(_ text: [UInt8], at start: Int) -> Int? {
    if let fields = fields(text, at: start, lengths: [2, 2, 2]), isClock(text, fields.starts) {
      return tail(text, at: fields.end)
    }
    let end = KeyScanner.digits(text, from: start)
    // Ten digits that begin with 1 are the seconds from 2001 to 2033.
    return [10, 13, 16].contains(end - start) && text[start] == UInt8(ascii: "1") ? end : nil
  }

  /// A time that follows a date, with what parts them.
  static func timeBehindDate(_ text: [UInt8], at start: Int) -> Int? {
    var index = start
    while index < text.count, KeyScanner.isSeparator(text[index]) { index += 1 }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "t") {
      index += 1
    } else if index + 1 < text.count, text[index] | 0x20 == UInt8(ascii: "a"),
      text[index + 1] | 0x20 == UInt8(ascii: "t")
    {
      index += 2
    }
    while index < text.count, KeyScanner.isSeparator(text[index]) { index += 1 }
    guard index > start else { return nil }
    let end = KeyScanner.digits(text, from: index)
    switch end - index {
    case 4 where isClock(text, [index, index + 2]): return tail(text, at: end)
    // Behind the seconds there may be milliseconds or microseconds without a point.
    case 6 where isClock(text, [index, index + 2, index + 4]), 9 where isClock(text, [index, index + 2, index + 4]),
      12 where isClock(text, [index, index + 2, index + 4]):
      return tail(text, at: end)
    case 2:
      for lengths in [[2, 2, 2], [2, 2]] {
        if let fields = fields(text, at: index, lengths: lengths), isClock(text, fields.starts) {
          return tail(text, at: fields.end)
        }
      }
      return nil
    default: return nil
    }
  }

  /// A fraction of a second, `AM` or `PM`, and a zone.
  private static func tail(_ text: [UInt8], at start: Int) -> Int {
    var end = start
    if end < text.count, [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-")].contains(text[end]) {
      let fraction = KeyScanner.digits(text, from: end + 1)
      if [3, 6, 9].contains(fraction - end - 1) { end = fraction }
    }
    let half = end < text.count && text[end] == UInt8(ascii: " ") ? end + 1 : end
    if half + 1 < text.count, [UInt8(ascii: "a"), UInt8(ascii: "p")].contains(text[half] | 0x20),
      text[half + 1] | 0x20 == UInt8(ascii: "m"), half + 2 == text.count || !text[half + 2].isWordByte
    {
      end = half + 2
    }
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "z"), end + 1 == text.count || !text[end + 1].isWordByte {
      return end + 1
    }
    if end < text.count, text[end] == UInt8(ascii: "+") {
      let hours = KeyScanner.digits(text, from: end + 1)
      if hours - end - 1 == 4 { return hours }
      if hours - end - 1 == 2 { return fields(text, at: end + 1, lengths: [2, 2])?.end ?? hours }
    }
    return end
  }

  /// Fields of digits of exactly these lengths with one and the same separator between them.
  private static func fields(_ text: [UInt8], at start: Int, lengths: [Int]) -> (starts: [Int], end: Int)? {
    var starts: [Int] = []
    var index = start
    var separator: UInt8?
    for length in lengths {
      if !starts.isEmpty {
        guard index < text.count, isDateSeparator(text[index]), text[index] == separator ?? text[index] else {
          return nil
        }
        separator = text[index]
        index += 1
      }
      let end = KeyScanner.digits(text, from: index)
      guard end - index == length else { return nil }
      starts.append(index)
      index = end
    }
    return (starts, index)
  }

  private static func isDay(_ text: [UInt8], year: Int, month: Int, day: Int) -> Bool {
    (1990...2099).contains(number(text, year, 4)) && (1...12).contains(number(text, month, 2))
      && (1...31).contains(number(text, day, 2))
  }

  /// Hours, minutes and, where given, seconds (60 is a leap second).
  private static func isClock(_ text: [UInt8], _ starts: [Int]) -> Bool {
    zip(starts, [23, 59, 60]).allSatisfy { number(text, $0, 2) <= $1 }
  }

  /// The digits are known to be there.
  private static func number(_ text: [UInt8], _ start: Int, _ length: Int) -> Int {
    text[start..<(start + length)].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  private static func isDateSeparator(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte.isDigit || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }
}
