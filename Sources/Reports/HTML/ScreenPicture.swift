import Audit
import ScreenModel
import ViewHierarchy

/// The screen drawn from its frames as SVG: outlines, texts, and the numbered stops along the path of the screen reader.
///
/// Presentation attributes and classes only, so that it needs no inline style. The list beside it says the same.
struct ScreenPicture {
  private let screen: Screen
  private let stops: [Readout.Stop]
  /// The rows of the stops in the proposed order; empty where it changes nothing.
  private let proposed: [Int]
  /// The worst severity on each node that has a finding.
  private let faults: [Int: Severity]
  private let area: Rect
  private let screenshot: ShownScreenshot?

  /// More elements make a picture that nobody can read and a page that is slow to open.
  private static let mostNodes = 400
  private static let mostStops = 200
  /// How much of what lies below the screen is drawn, in screens.
  private static let mostScreens = 4.0
  /// The radius of a badge in points: 12, so that the link in it is a target of 24 by 24 (WCAG 2.2, 2.5.8).
  private static let badge = 12.0

  init(_ screen: Screen, audit: ScreenAudit, readout: Readout, proposal: ProposedOrder?) {
    self.screen = screen
    stops = Array(readout.stops.prefix(Self.mostStops))
    proposed = proposal.map { $0.sequence.prefix(Self.mostStops).map(\.index) } ?? []
    var faults: [Int: Severity] = [:]
    for finding in audit.findings {
      let row = finding.element.node.index
      faults[row] = max(faults[row] ?? .note, finding.severity)
    }
    self.faults = faults
    screenshot = ShownScreenshot(screen.picture)
    area = Self.area(of: screen)
  }

  var html: HTML {
    guard area.width > 0, area.height > 0 else { return "<p>The export states no frames, so there is no picture.</p>" }
    var html: HTML = """
      <svg viewBox="\(area.x) \(area.y) \(area.width) \(area.height)" role="img" \
      aria-label="Wireframe of the screen with \(stops.count) numbered stops; the list of stops says the same">
      <rect class="paper" x="\(area.x)" y="\(area.y)" width="\(area.width)" height="\(area.height)"/>

      """
    if let screenshot { html += screenshot.image }
    var drawn = 0
    for node in screen.tree.nodes where drawn < Self.mostNodes {
      guard screen.visibility.isVisible[node.index], let frame = frame(node) else { continue }
      let outline = outline(node, frame)
      if outline.isEmpty { continue }
      html += outline
      drawn += 1
    }
    html += path("reading", through: stops.map(\.node))
    html += path("proposed", through: proposed)
    for (index, stop) in stops.enumerated() { html += badge(stop, number: index + 1) }
    return html + "</svg>"
  }

  // MARK: Pieces

  /// What is worth an outline: stops, units, images and texts.
  private func outline(_ node: NodeID, _ frame: Rect) -> HTML {
    let row = node.index
    let role = screen.roles.role[row]
    let isStop = screen.stops.isStop[row]
    let kind: String
    switch role {
    case .card, .cell, .row: kind = "unit"
    case .image, .icon, .rating: kind = "image"
    case .text, .heading: kind = "text"
    default:
      guard isStop || faults[row] != nil else { return "" }
      kind = "control"
    }
    let fault: HTML = faults[row].map { " \($0.rawValue)" } ?? ""
    let place: HTML = "x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
    var html: HTML = "<rect class=\"\(kind)\(isStop ? " stop" : "")\(fault)\" \(place)/>\n"
    // The screenshot shows what is drawn.
    if screenshot != nil { return html }
    if kind == "image", frame.width > 8, frame.height > 8 {
      html += """
        <path class="cross" d="M\(frame.x) \(frame.y)L\(frame.maxX) \(frame.maxY)M\(frame.maxX) \(frame.y)\
        L\(frame.x) \(frame.maxY)"/>

        """
    }
    if kind == "text" || kind == "control" { html += words(node, frame) }
    return html
  }

  /// The drawn text, in the size of its frame, shortened to fit.
  private func words(_ node: NodeID, _ frame: Rect) -> HTML {
    let tree = screen.tree
    let text = tree.text[node.index].hasBytes ? tree.text[node.index] : tree.label[node.index]
    guard let words = tree.string(text), !words.isEmpty, frame.height >= 6 else { return "" }
    let size = min(max(frame.height * 0.6, 6), 17)
    // Letters of a sans-serif face are about half as wide as high.
    let fitting = max(1, Int(min(frame.width / (size * 0.55), 200)))
    let shown = words.count > fitting ? words.prefix(max(1, fitting - 1)) + "…" : words[...]
    let baseline = frame.y + min(frame.height, size * 1.4) / 2 + size * 0.35
    return """
      <text class="words" aria-hidden="true" x="\(frame.x + 2)" y="\(baseline)" font-size="\(size)">\(String(shown))</text>

      """
  }

  /// A line through the badges of stops.
  private func path(_ kind: String, through rows: [Int]) -> HTML {
    var line: HTML = ""
    for row in rows {
      guard let centre = badgeCentre(row) else { continue }
      line += line.isEmpty ? "M\(centre.x) \(centre.y)" : "L\(centre.x) \(centre.y)"
    }
    return line.isEmpty ? "" : "<path class=\"\(kind)\" d=\"\(line)\"/>\n"
  }

  private func badge(_ stop: Readout.Stop, number: Int) -> HTML {
    guard let centre = badgeCentre(stop.node) else { return "" }
    let fault: HTML = faults[stop.node].map { " \($0.rawValue)" } ?? ""
    return """
      <g class="badge\(fault)" data-node="\(stop.node)"><circle cx="\(centre.x)" cy="\(centre.y)" r="\(Self.badge)"/>\
      <text x="\(centre.x)" y="\(centre.y + 4)" text-anchor="middle" font-size="11">\(number)</text></g>

      """
  }

  // MARK: Geometry

  /// Where the badge of a stop is: at the end of its first line, so that it covers little of what is drawn.
  private func badgeCentre(_ row: Int) -> (x: Double, y: Double)? {
    guard let frame = frame(NodeID(row)) else { return nil }
    let inset = min(frame.width / 2, Self.badge + 2)
    let isMirrored = screen.header.direction == .rtl
    return (isMirrored ? frame.x + inset : frame.maxX - inset, frame.y + min(frame.height / 2, Self.badge + 10))
  }

  /// The part of a node's frame that is drawn; nil where there is none.
  private func frame(_ node: NodeID) -> Rect? {
    guard let frame = screen.tree.statedFrame(node), frame.width > 0, frame.height > 0 else { return nil }
    let x = max(frame.x, area.x)
    let y = max(frame.y, area.y)
    let width = min(frame.maxX, area.maxX) - x
    let height = min(frame.maxY, area.maxY) - y
    return width > 0 && height > 0 ? Rect(x: x, y: y, width: width, height: height) : nil
  }

  /// The screen and what its stops reach beyond it, within bounds.
  private static func area(of screen: Screen) -> Rect {
    var width = screen.header.width
    var height = screen.header.height
    var right = 0.0
    var bottom = 0.0
    for stop in screen.order.sequence {
      guard let frame = screen.tree.statedFrame(stop), frame.maxX.isFinite, frame.maxY.isFinite else { continue }
      right = max(right, frame.maxX)
      bottom = max(bottom, frame.maxY)
    }
    if width <= 0 { width = min(right, 2_000) }
    if height <= 0 { height = min(bottom, 2_000) }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(x: 0, y: 0, width: width, height: min(max(height, bottom), height * mostScreens))
  }
}
