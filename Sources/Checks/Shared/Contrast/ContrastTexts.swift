import Audit
import ScreenModel
import ViewHierarchy

/// The texts whose contrast counts, and where a screenshot shows each of them.
struct ContrastTexts {
  private let screen: Screen
  /// The texts that something drawn later lies on; none without a screenshot.
  private var covered: Set<Int32> = []
  /// Rows before it lie behind something that looks modal, and are dimmed.
  private var front = 0

  /// A dialog covers at least this share of the screen, as for `modal-not-isolated`.
  private static let dialogShare = 0.2
  /// From it on, a control has room around its text, in points.
  private static let roomyHeight = 30.0
  /// The part of a control's height in which round corners show what is behind it: an arc whose radius is half the
  /// height leaves the corner of the square inside 0.15 of it.
  private static let cornerShare = 0.15
  /// The most that borders and corners take, in points.
  private static let mostCorner = 8.0

  init(_ screen: Screen) {
    self.screen = screen
    guard screen.picture != nil else { return }
    let looks = ModalLooks(screen, minCover: Self.dialogShare)
    for node in screen.tree.nodes.reversed() {
      if let modal = looks.modal(node) {
        front = modal.front
        break
      }
    }
    covered = Self.covered(screen)
  }

  /// In document order.
  var nodes: some Sequence<NodeID> { screen.tree.nodes.lazy.filter(isConcerned) }

  private func isConcerned(_ node: NodeID) -> Bool {
    guard screen.visibility.isVisible[node.index], screen.drawnText(node) != nil || hasContent(node),
      screen.isEnabled(node), screen.roles.surroundings[node.index].isDisjoint(with: [.system, .webView])
    else { return false }
    // A button of the app's own class paints itself.
    if screen.header.framePrecision == .designTime, screen.roles.role[node.index] == .button,
      screen.tree.className[node.index] != 0, screen.tree.name(node) != "UIButton"
    {
      return false
    }
    // A disabled control's title is faded on purpose.
    return !(screen.tree.parent(of: node).map { !screen.isEnabled($0) } ?? false)
  }

  private func hasContent(_ node: NodeID) -> Bool { screen.picture != nil && content(of: node) != nil }

  /// What a field shows: what was written into it, else its placeholder, whose colours no export states.
  func content(of node: NodeID) -> TextRef? {
    switch screen.roles.role[node.index] {
    case .field, .searchField, .textArea: break
    default: return nil
    }
    return [screen.tree.value[node.index], screen.tree.placeholder[node.index]].first {
      $0.hasBytes && !screen.tree.withBytes($0, Blank.isBlank)
    }
  }

  /// Where the screenshot shows the text and nothing else; nil with the reason where it does not.
  func area(of node: NodeID) -> (area: Rect?, why: String) {
    guard let frame = uncut(node) else { return (nil, "outside") }
    if covered.contains(node.row) || node.index < front { return (nil, "covered") }
    return (Self.inner(screen, node, frame), "")
  }

  /// The frame of anything that is not cut and lies behind no dialog; nil for the rest.
  func whole(of node: NodeID) -> Rect? {
    guard screen.visibility.isVisible[node.index], node.index >= front else { return nil }
    return uncut(node)
  }

  /// The frame of what nothing scrolls away in part.
  private func uncut(_ node: NodeID) -> Rect? {
    guard let frame = screen.tree.statedFrame(node),
      let shown = screen.visibility.clippedFrame(screen.tree, node), shown.isNear(frame, within: 1)
    else { return nil }
    return frame
  }

  /// A control's frame without its border and corners, and without what rounding has added; texts have no border.
  private static func inner(_ screen: Screen, _ node: NodeID, _ frame: Rect) -> Rect {
    var inset = screen.header.framePrecision == .roundedOut ? min(1, frame.shortSide / 8) : 0
    if screen.isInteractive(node), frame.height >= roomyHeight {
      inset = min(mostCorner, frame.shortSide * cornerShare)
    }
    return Rect(
      x: frame.x + inset, y: frame.y + inset, width: frame.width - 2 * inset, height: frame.height - 2 * inset)
  }

  /// The texts whose middle lies below another text, image or control that comes later.
  private static func covered(_ screen: Screen) -> Set<Int32> {
    var areas: [Topmost.Area] = []
    var texts: [(row: Int32, point: Topmost.Point)] = []
    for node in screen.tree.nodes {
      guard screen.visibility.isVisible[node.index], let frame = screen.tree.statedFrame(node), !frame.isEmpty,
        !screen.roles.surroundings[node.index].contains(.effect)
      else { continue }
      let isText = screen.tree.text[node.index].hasBytes || screen.isWritten(node)
      if isText { texts.append((node.row, Topmost.Point(x: frame.midX, y: frame.midY))) }
      if isText || screen.tree.isLeaf(node) && draws(screen, node) {
        areas.append(Topmost.Area(row: node.row, frame: frame))
      }
    }
    let tops = Topmost.rows(at: texts.map(\.point), among: areas)
    var covered: Set<Int32> = []
    for (text, top) in zip(texts, tops) where top > text.row {
      // What lies in a control is a part of it.
      if top >= screen.tree.subtreeEnd[Int(text.row)] { covered.insert(text.row) }
    }
    return covered
  }

  private static func draws(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .image, .icon, .button, .map, .toggle, .checkbox, .radio: true
    default: false
    }
  }
}
