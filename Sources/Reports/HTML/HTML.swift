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
      var text = PlainText.safe(PlainText.shortened(text, to: HTML.longestText))
      text.withUTF8 { XMLWriter.appendEscaped($0, inAttribute: true, to: &bytes) }
    }

    /// Code: as text, but with its lines.
    mutating func appendInterpolation(lines text: String) {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { bytes.append(0x0A) }
        appendInterpolation(String(line))
      }
    }

    mutating func appendInterpolation(_ number: Int) { appendInteger(number, to: &bytes) }

    mutating func appendInterpolation(_ number: Double) { appendNumber(number, to: &bytes) }

    mutating func appendInterpolation(_ html: HTML) { bytes += html.bytes }
  }
}
