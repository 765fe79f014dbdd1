import Audit
import Gate
import ScreenModel
import ViewHierarchy

/// The screen drawn from its frames as SVG: outlines, texts, and the numbered stops along the path of the screen
/// reader.
///
/// Presentation attributes and classes only, so that it needs no inline style. The list beside it says the same.
struct ScreenPicture {
  /// A node as it is drawn.
  struct Shape {
    let row: Int
    /// What decides how it looks: `unit`, `image`, `text`, `control`.
    let kind: String
    let isStop: Bool
    let frame: Rect
    /// The text drawn in it; empty for none.
    let words: String
  }

  private let shapes: [Shape]
  /// The rows of the stops in reading order, and in the proposed one; the latter empty where it changes nothing.
  private let stops, proposed: [Int]
  private let moved: Set<Int>
  /// Where the badges of the stops are.
  private let badges: [Int: (x: Double, y: Double)]
  /// The worst severity on each node that has a finding.
  private let faults: [Int: Severity]
  private let area: Rect
  private let isMirrored: Bool
  private let screenshot: ShownScreenshot?

  /// More elements make a picture that nobody can read and a page that is slow to open.
  private static let mostNodes = 400
  private static let mostStops = 200
  /// How much of what lies below the screen is drawn, in screens.
  private static let mostScreens = 4.0
  /// The radius of a badge in points: 12, so that the link in it is a target of 24 by 24 (WCAG 2.2, 2.5.8).
  private static let badge = 12.0

  init(_ screen: Screen, audit: ScreenAudit, readout: Readout, proposal: ProposedList?) {
    let tree = screen.tree
    let nodes = tree.nodes.lazy.filter { screen.visibility.isVisible[$0.index] }.map { node in
      let text = tree.text[node.index].hasBytes ? tree.text[node.index] : tree.label[node.index]
      return Node(
        row: node.index, role: screen.roles.role[node.index], isStop: screen.stops.isStop[node.index],
        frame: tree.statedFrame(node), words: { tree.string(text) ?? "" })
    }
    self.init(
      nodes, size: (screen.header.width, screen.header.height), isMirrored: screen.header.direction == .rtl,
      findings: audit.findings, readout: readout, proposal: proposal, screenshot: screen.picture
    ) { tree.statedFrame(NodeID($0)) }
  }

  init(_ screen: StoredScreen, findings: [Finding], readout: Readout, proposal: ProposedList?) {
    let tree = screen.tree
    let roles = Dictionary(Kind.allCases.map { ("\($0.name)", $0) }) { first, _ in first }
    let nodes = tree.enumerated().lazy.filter { !$0.element.isHidden }.map { row, node in
      Node(
        row: row, role: roles[node.role] ?? .other, isStop: node.isStop, frame: node.frame,
        words: { node.name })
    }
    self.init(
      nodes, size: screen.size, isMirrored: false, findings: findings, readout: readout, proposal: proposal,
      screenshot: nil
    ) { tree.indices.contains($0) ? tree[$0].frame : nil }
  }

  /// A node that may be drawn; its words are asked for only then.
  private struct Node {
    let row: Int
    let role: Role
    let isStop: Bool
    let frame: Rect?
    let words: () -> String
  }

  private init(
    _ nodes: some Sequence<Node>, size: (width: Double, height: Double), isMirrored: Bool, findings: [Finding],
    readout: Readout, proposal: ProposedList?, screenshot: Picture?, frame: (Int) -> Rect?
  ) {
    stops = readout.stops.prefix(Self.mostStops).map(\.node)
    proposed = proposal.map { Array($0.sequence.prefix(Self.mostStops)) } ?? []
    moved = proposal?.moved ?? []
    var faults: [Int: Severity] = [:]
    for finding in findings {
      let row = finding.element.node.index
      faults[row] = max(faults[row] ?? .note, finding.severity)
    }
    let area = Self.area(size, readout.stops.compactMap { frame($0.node) })
    var badges: [Int: (x: Double, y: Double)] = [:]
    for row in stops + proposed where badges[row] == nil {
      badges[row] = frame(row).flatMap { Self.clipped($0, area) }.map { Self.badgeCentre($0, isMirrored) }
    }
    var shapes: [Shape] = []
    for node in nodes {
      guard let frame = node.frame.flatMap({ Self.clipped($0, area) }),
        let kind = Self.kind(node.role, isShown: node.isStop || faults[node.row] != nil)
      else { continue }
      let words = kind == "text" || kind == "control" ? node.words() : ""
      shapes.append(Shape(row: node.row, kind: kind, isStop: node.isStop, frame: frame, words: words))
      if shapes.count == Self.mostNodes { break }
    }
    (self.faults, self.area, self.badges, self.shapes) = (faults, area, badges, shapes)
    self.isMirrored = isMirrored
    self.screenshot = screenshot.flatMap(ShownScreenshot.init)
  }

  var html: HTML {
    guard area.width > 0, area.height > 0 else { return "<p>The export states no frames, so there is no picture.</p>" }
    var html: HTML = """
      <svg viewBox="\(area.x) \(area.y) \(area.width) \(area.height)" width="\(area.width)" \
      height="\(area.height)" role="img" \
      aria-label="Wireframe of the screen with \(stops.count) numbered stops; the list of stops says the same">
      <rect class="paper" x="\(area.x)" y="\(area.y)" width="\(area.width)" height="\(area.height)"/>

      """
    if let screenshot { html += screenshot.image }
    for shape in shapes { html += outline(shape) }
    html += path("reading", through: stops)
    html += path("proposed", through: proposed)
    for (index, stop) in stops.enumerated() { html += badge(stop, number: index + 1) }
    return html + "</svg>"
  }

  // MARK: Pieces

  /// What is worth an outline: stops, units, images and texts.
  private static func kind(_ role: Role, isShown: Bool) -> String? {
    switch role {
    case .card, .cell, .row: "unit"
    case .image, .icon, .rating: "image"
    case .text, .heading: "text"
    default: isShown ? "control" : nil
    }
  }

  private func outline(_ shape: Shape) -> HTML {
    let frame = shape.frame
    let fault: HTML = faults[shape.row].map { " \($0.rawValue)" } ?? ""
    let place: HTML = "x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
    var html: HTML = "<rect class=\"\(shape.kind)\(shape.isStop ? " stop" : "")\(fault)\" \(place)/>\n"
    // The screenshot shows what is drawn.
    if screenshot != nil { return html }
    if shape.kind == "image", frame.width > 8, frame.height > 8 {
      html += """
        <path class="cross" d="M\(frame.x) \(frame.y)L\(frame.maxX) \(frame.maxY)M\(frame.maxX) \(frame.y)\
        L\(frame.x) \(frame.maxY)"/>

        """
    }
    return html + words(shape)
  }

  /// The drawn text, in lines that fit its frame.
  private func words(_ shape: Shape) -> HTML {
    let frame = shape.frame
    guard !shape.words.isEmpty, frame.height >= 6 else { return "" }
    let isControl = shape.kind == "control"
    let text = DrawnText(shape.words, width: frame.width - 4, height: frame.height, most: isControl ? 12 : 17)
    // Words on controls stand in the middle, all others begin at the edge.
    let x = isControl ? frame.x + frame.width / 2 : isMirrored ? frame.maxX - 2 : frame.x + 2
    let anchor: HTML = isControl ? " text-anchor=\"middle\"" : isMirrored ? " text-anchor=\"end\"" : ""
    var y = frame.y + max(0, frame.height - text.height) / (isControl ? 2 : 8) + text.size
    var html: HTML = ""
    for line in text.lines {
      html += """
        <text class="words" aria-hidden="true" x="\(x)" y="\(y)" font-size="\(text.size)"\(anchor)>\(line)</text>

        """
      y += text.size * DrawnText.leading
    }
    return html
  }

  /// A line through the badges of stops.
  private func path(_ kind: String, through rows: [Int]) -> HTML {
    var line: HTML = ""
    for row in rows {
      guard let centre = badges[row] else { continue }
      line += line.isEmpty ? "M\(centre.x) \(centre.y)" : "L\(centre.x) \(centre.y)"
    }
    return line.isEmpty ? "" : "<path class=\"\(kind)\" d=\"\(line)\"/>\n"
  }

  private func badge(_ row: Int, number: Int) -> HTML {
    guard let centre = badges[row] else { return "" }
    let fault: HTML = faults[row].map { " \($0.rawValue)" } ?? ""
    let move: HTML = moved.contains(row) ? " moved" : ""
    return """
      <g class="badge\(fault)\(move)" data-node="\(row)"><circle cx="\(centre.x)" cy="\(centre.y)" r="\(Self.badge)"/>\
      <text x="\(centre.x)" y="\(centre.y + 4)" text-anchor="middle" font-size="11">\(number)</text></g>

      """
  }

  // MARK: Geometry

  /// Where the badge of a stop is: at the end of its first line, so that it covers little of what is drawn.
  private static func badgeCentre(_ frame: Rect, _ isMirrored: Bool) -> (x: Double, y: Double) {
    let inset = min(frame.width / 2, badge + 2)
    return (isMirrored ? frame.x + inset : frame.maxX - inset, frame.y + min(frame.height / 2, badge + 10))
  }

  /// The part of a frame that is drawn; nil where there is none.
  private static func clipped(_ frame: Rect, _ area: Rect) -> Rect? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let x = max(frame.x, area.x)
    let y = max(frame.y, area.y)
    let width = min(frame.maxX, area.maxX) - x
    let height = min(frame.maxY, area.maxY) - y
    return width > 0 && height > 0 ? Rect(x: x, y: y, width: width, height: height) : nil
  }

  /// The screen and what its stops reach beyond it, within bounds.
  private static func area(_ size: (width: Double, height: Double), _ frames: some Sequence<Rect>) -> Rect {
    var (width, height) = size
    var right = 0.0
    var bottom = 0.0
    for frame in frames where frame.maxX.isFinite && frame.maxY.isFinite {
      right = max(right, frame.maxX)
      bottom = max(bottom, frame.maxY)
    }
    if width <= 0 { width = min(right, 2_000) }
    if height <= 0 { height = min(bottom, 2_000) }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return Rect(x: 0, y: 0, width: width, height: min(max(height, bottom), height * mostScreens))
  }
}
