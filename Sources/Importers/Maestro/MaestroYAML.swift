import ViewHierarchy

/// Maestro's compact YAML: a list of elements, of which `c` holds the children, with the keys of the compact JSON.
///
/// Only what Jackson writes of such a list is read: block lists, and scalars that are plain or in double quotes.
struct MaestroYAML {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private let document: Document
  private var reading: MaestroReading
  /// The element at hand with the indent of its dash: it is complete once the next begins.
  private var pending: (node: MaestroNode, dash: Int, position: SourcePosition)?

  static func read(_ document: Document) -> ImportResult {
    var yaml = MaestroYAML(document)
    return yaml.read()
  }

  private init(_ document: Document) {
    self.document = document
    reading = MaestroReading(document)
  }

  private mutating func read() -> ImportResult {
    var error: ImportError?
    document.bytes.withUnsafeBufferPointer { bytes in
      var isInElements = false
      var readTo = 0
      for line in TextLines(document) where line.start >= readTo {
        let text = bytes.part(line.start, line.end)
        guard isInElements else {
          isInElements = text.has("elements:", at: 0)
          continue
        }
        error = document.excess(reading.builder.count, line: line.number)
        if error != nil { return }
        readTo = take(bytes, line) ?? line.end
      }
      add()
    }
    return error.map { ImportResult(error: $0) } ?? reading.result()
  }

  /// Takes a line; gives the end of its value where that goes on over further lines.
  private mutating func take(_ bytes: Bytes, _ line: TextLines.Line) -> Int? {
    var index = line.start
    while index < line.end, bytes[index] == 0x20 { index += 1 }
    if bytes.part(index, line.end).has("- ", at: 0) {
      add()
      pending = (MaestroNode(), dash: index - line.start, line.position(index))
      index += 2
    }
    guard pending != nil, let colon = bytes.part(0, line.end).first(":", from: index),
      let field = MaestroNode.field(bytes.part(index, colon))
    else { return nil }
    var start = colon + 1
    while start < line.end, bytes[start] == 0x20 { start += 1 }
    guard start < line.end, bytes[start] == UInt8(ascii: "\"") else {
      pending?.node.set(field, bytes.part(start, line.end), &reading.builder)
      return nil
    }
    let quoted = YAMLString(bytes, start)
    quoted.text.withUnsafeBufferPointer { pending?.node.set(field, $0, &reading.builder) }
    return quoted.end
  }

  /// Adds the element at hand.
  private mutating func add() {
    guard let (node, dash, position) = pending else { return }
    pending = nil
    reading.add(node, depth: dash, at: position)
  }
}

/// A scalar in double quotes (YAML 1.2, 7.3.1), over as many lines as it takes.
private struct YAMLString {
  private(set) var text: [UInt8] = []
  /// One past the closing quote, or the end of the file.
  private(set) var end: Int

  /// - Parameter start: the opening quote.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
    end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\"), end + 1 < bytes.count {
        end += 1
        takeEscape(bytes)
      } else if bytes[end] == 0x0A {
        skipBreak(bytes)
        text.append(0x20)
      } else {
        text.append(bytes[end])
        end += 1
      }
    }
    end = min(end + 1, bytes.count)
  }

  /// A line break and the indent behind it.
  private mutating func skipBreak(_ bytes: UnsafeBufferPointer<UInt8>) {
    end += 1
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
  }

  private static let letters: [UInt8: String] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]

  private mutating func takeEscape(_ bytes: UnsafeBufferPointer<UInt8>) {
    let letter = bytes[end]
    if letter == 0x0A { return skipBreak(bytes) }
    end += 1
    let digits = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8][letter] ?? 0
    if digits > 0 {
      let number = UInt32(String(decoding: bytes.part(end, end + digits), as: UTF8.self), radix: 16)
      end = min(end + digits, bytes.count)
      let character = number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      text.append(contentsOf: String(character).utf8)
    } else if let known = Self.letters[letter] {
      text.append(contentsOf: known.utf8)
    } else {
      text.append(letter)
    }
  }
}
