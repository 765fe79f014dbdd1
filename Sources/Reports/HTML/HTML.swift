import Markup

/// A piece of HTML. Literals are markup, whatever is put into them is text and escaped: an export cannot break out.
struct HTML: ExpressibleByStringInterpolation {
  private(set) var bytes: [UInt8]

  /// Nothing.
  init() { bytes = [] }

  init(stringLiteral literal: String) { bytes = Array(literal.utf8) }

  init(stringInterpolation interpolation: StringInterpolation) { bytes = interpolation.bytes }

  /// Markup that was written before.
  init(raw bytes: [UInt8]) { self.bytes = bytes }

  static func += (html: inout HTML, more: HTML) { html.bytes += more.bytes }

  var isEmpty: Bool { bytes.isEmpty }

  /// Stands for the name of a screen in what is made before that is known; no text of an export holds the byte, which
  /// ``PlainText`` takes out.
  static let hole = HTML(raw: [0])

  /// Puts a name into the holes.
  func filled(_ name: String) -> HTML {
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count + 1_024)
    var rest = bytes[...]
    while let hole = rest.firstIndex(of: 0) {
      filled += rest[..<hole]
      filled += name.utf8
      rest = rest[(hole + 1)...]
    }
    filled += rest
    return HTML(raw: filled)
  }

  /// Nobody reads a longer text in a page, which has many of them, in bytes.
  fileprivate static let longestText = 2_000
}

extension HTML {
  /// Escapes what is put in.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }

    /// Text: no markup, no control character, nothing that turns the direction of what follows.
    mutating func appendInterpolation(_ text: String) {
      var text = text
      text.withUTF8 { append($0) }
    }

    /// Code: as text, but with its lines.
    mutating func appendInterpolation(lines text: String) {
      var text = text
      text.withUTF8 { text in
        var start = 0
        while let end = text[start...].firstIndex(of: 0x0A) {
          append(UnsafeBufferPointer(rebasing: text[start..<end]))
          bytes.append(0x0A)
          start = end + 1
        }
        append(UnsafeBufferPointer(rebasing: text[start...]))
      }
    }

    /// Appends UTF-8. Nearly all texts are short and harmless, and a report has a hundred thousand of them.
    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
      if text.count <= HTML.longestText, !PlainText.holdsHarm(text) {
        return XMLWriter.appendEscaped(text, inAttribute: true, to: &bytes)
      }
      var safe = PlainText.safe(PlainText.shortened(String(decoding: text, as: UTF8.self), to: HTML.longestText))
      safe.withUTF8 { XMLWriter.appendEscaped($0, inAttribute: true, to: &bytes) }
    }

    mutating func appendInterpolation(_ number: Int) { appendInteger(number, to: &bytes) }

    mutating func appendInterpolation(_ number: Double) { appendNumber(number, to: &bytes) }

    mutating func appendInterpolation(_ html: HTML) { bytes += html.bytes }
  }
}
