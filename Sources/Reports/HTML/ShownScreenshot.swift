import Audit
import ViewHierarchy

/// A screenshot in the HTML report: under the frames, and the parts of it that have findings.
struct ShownScreenshot {
  private let frame: Rect
  private let file: [UInt8]

  /// More parts make a page that nobody looks through.
  private static let mostParts = 50
  /// What is shown around an element, in points.
  private static let margin = 8.0

  /// Nil where there is none to show.
  init?(_ picture: Picture?) {
    guard let picture, let file = picture.file else { return nil }
    frame = picture.frame
    self.file = file
  }

  /// The picture, in the coordinates of the screen.
  var image: HTML {
    """
    <image id="shot-\(HTML.hole)" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)" \
    preserveAspectRatio="none" href="data:image/png;base64,\(HTML(raw: Self.base64(file)))"/>

    """
  }

  /// The elements with findings, each cut out of the picture.
  func parts(_ findings: [Finding]) -> HTML {
    var parts: HTML = ""
    for finding in findings.prefix(Self.mostParts) {
      guard let part = finding.element.frame, part.isPlausible, !part.isEmpty, part.intersects(frame) else { continue }
      let (width, height) = (part.width + 2 * Self.margin, part.height + 2 * Self.margin)
      parts += """
        <figure><svg viewBox="\(part.x - Self.margin) \(part.y - Self.margin) \(width) \(height)" width="\(width)" \
        height="\(height)" aria-hidden="true"><use href="#shot-\(HTML.hole)"/></svg>
        <figcaption><bdi>\(finding.message)</bdi></figcaption></figure>

        """
    }
    return parts.isEmpty ? "" : "<details><summary>The findings in the screenshot</summary>\n\(parts)</details>\n"
  }

  /// RFC 4648, section 4.
  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= 8 * UInt32(3 - group.count)
      for place in 0..<4 {
        text.append(place <= group.count ? letters[Int(bits >> (18 - 6 * UInt32(place)) & 63)] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
