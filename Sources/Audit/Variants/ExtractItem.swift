import ScreenModel
import ViewHierarchy

/// A stop, drawn text or cell of a capture, with what a finding about it needs.
public struct ExtractItem: Sendable {
  /// Its number in the view tree.
  public let node: NodeID
  /// What it is for.
  public let role: Role
  /// Its name; empty where it has none.
  public let name: String
  /// Its identifier; nil where it has none.
  public var identifier: String? { element.identifier }
  /// Its frame; nil where none is stated.
  public var frame: Rect? { element.frame }
  /// How messages call it.
  public let title: String
  /// Whether the screen reader lands on it.
  public let isStop: Bool
  /// Whether it is a text that is drawn.
  public let isText: Bool
  /// Whether it is a control.
  public let isInteractive: Bool
  /// Whether it lies in something that scrolls, where it may be out of sight.
  public let isScrolled: Bool
  /// Whether its size and text are the system's: bars, alerts, keyboards, web pages.
  public let isSystem: Bool
  /// Whether a scroll view or the screen's edge cuts it.
  public let isCut: Bool
  /// The card or cell that it lies in or is; nil outside.
  public let unit: NodeID?
  /// Its place in the reading order; nil for what is no stop.
  public let rank: Int?

  let element: ElementDescription
  let identity: IdentityParts
  let position: SourcePosition
  let spoken: String?

  init(_ screen: Screen, _ node: NodeID, isText: Bool, _ description: NodeDescription) {
    let row = node.index
    self.node = node
    self.isText = isText
    role = screen.roles.role[row]
    title = screen.title(node)
    isStop = screen.stops.isStop[row]
    isInteractive = screen.isInteractive(node)
    let around = screen.roles.surroundings[row]
    isScrolled = !around.isDisjoint(with: [.scroll, .collection, .webView])
    isSystem = !around.isDisjoint(with: [.system, .bar, .alert, .webView, .compositeControl])
    unit = screen.roles.unit(of: node)
    rank = isStop ? Int(screen.order.rank[row]) : nil
    element = description.element(node)
    name = element.name
    identity = description.identity(node)
    position = screen.tree.position[row]
    spoken = isStop ? screen.spoken(node) : nil
    isCut =
      element.frame.map { frame in
        screen.visibility.clippedFrame(screen.tree, node).map { !frame.isNear($0, within: 0.5) } ?? false
      } ?? false
  }

  var place: PlaceDescription { PlaceDescription(node: node, line: Int(position.line), identifier: identifier) }
}
