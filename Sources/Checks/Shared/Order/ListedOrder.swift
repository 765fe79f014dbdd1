import ScreenModel
import ViewHierarchy

/// What a container lists and is read, in the listed order, each at the frame of its stops.
///
/// Bars keep their place wherever they are listed, a button that floats over the contents has none, and of close and
/// back buttons rule `dismiss-control-late` speaks.
struct ListedOrder {
  let nodes: [NodeID]
  let frames: [Rect]

  /// More stops do not make the place of a listed group clearer; it keeps nested lists cheap.
  private static let countedStops = 256

  /// Nil where the order is none that is read or that the app decides.
  init?(_ screen: Screen, _ order: ExplicitOrder) {
    guard Self.isConcerned(screen, order.container) else { return nil }
    var seen: Set<NodeID> = []
    let items = order.elements.compactMap { element -> (node: NodeID, frame: Rect)? in
      guard let element, element != order.container, seen.insert(element).inserted,
        screen.roles.surroundings[element.index].isDisjoint(with: [.bar, .system]), !screen.isBar(element),
        !screen.isFloating(element), !screen.isDismissing(element)
      else { return nil }
      let stops = screen.stops.isStop[element.index] ? [element] : Array(screen.stops(in: element))
      let frames = stops.prefix(Self.countedStops).compactMap { stop -> Rect? in
        guard screen.visibility.isVisible[stop.index], let frame = screen.visibility.clippedFrame(screen.tree, stop),
          !frame.isEmpty
        else { return nil }
        return frame
      }
      return frames.reduce(nil) { $0?.union($1) ?? $1 }.map { (element, $0) }
    }
    nodes = items.map(\.node)
    frames = items.map(\.frame)
  }

  /// The order of bars is the system's; an element's list is not read at all.
  private static func isConcerned(_ screen: Screen, _ container: NodeID) -> Bool {
    !screen.isBar(container) && screen.roles.role[container.index] != .keyboard
      && screen.stops.obstacle[container.index] == .notElement
      && screen.roles.surroundings[container.index].isDisjoint(with: [.bar, .system])
  }
}
