import Audit
import ScreenModel
import ViewHierarchy

/// A screen on which the screen reader finds nothing, or next to nothing of what is drawn.
public struct ScreenHasNoElements: Check {
  public static let id = "screen-has-no-elements"
  private let maxElements: Double
  private let minContent: Double
  private let minArea: Double
  /// A view larger than this share of the screen is its background.
  private static let backgroundShare = 0.9
  /// Pictures of less than a touch target of Apple's guidelines, in points, are icons.
  private static let iconSide = 44.0

  public init(_ parameters: RuleParameters) {
    maxElements = parameters["maxElements"]
    minContent = parameters["minContent"]
    minArea = parameters["minArea"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let heard = Array(screen.stops.nodes.lazy.filter { isHeard(screen, $0) }.prefix(Int(min(maxElements, 64)) + 1))
    guard Double(heard.count) <= maxElements else { return verdicts.pass() }
    // What was cut off or covered while the capture was made may hold everything.
    if screen.header.truncated || screen.header.interrupted || hasLostFrames(screen) { return verdicts.cannotTell() }
    if let web = emptyWebView(screen) { return verdicts.fault(fault(screen, web: web)) }
    let content = drawnContent(screen)
    if heard.isEmpty {
      if let place = largest(screen) { verdicts.fault(fault(screen, place, content.count)) }
    } else if Double(content.count) < minContent {
      verdicts.pass()
    } else if screen.carries(.elementFlag) || screen.carries(.stopFlag) {
      verdicts.fault(fault(screen, content, heard))
    } else {
      verdicts.cannotTell()
    }
  }

  /// The bars of the system are on every screen; a nameless stop that does nothing says nothing.
  private func isHeard(_ screen: Screen, _ stop: NodeID) -> Bool {
    screen.roles.surroundings[stop.index].isDisjoint(with: [.system, .effect])
      && (screen.isInteractive(stop) || screen.hasName(stop) || screen.tree.value[stop.index].hasBytes)
  }

  /// Elements of exactly 0 × 0 show that the capture lost its frames.
  private func hasLostFrames(_ screen: Screen) -> Bool {
    (0..<screen.tree.count).contains { row in
      let flags = screen.tree.flags[row]
      return screen.stops.obstacle[row] == .notDrawn && (flags.isTrue(.element) || flags.isTrue(.stop))
        && screen.tree.presence[row].contains(.frame) && screen.tree.frame[row].width == 0
        && screen.tree.frame[row].height == 0
    }
  }

  private func emptyWebView(_ screen: Screen) -> NodeID? {
    screen.roles.nodes(.webView).first { web in
      screen.visibility.isVisible[web.index] && screen.stops(in: web).isEmpty
    }
  }

  /// What a sighted user gets: texts, pictures that are no decoration, and views that fill a part of the screen.
  private func drawnContent(_ screen: Screen) -> [NodeID] {
    screen.tree.nodes.filter { node in
      guard screen.visibility.isVisible[node.index], screen.tree.isLeaf(node), !screen.stops.isStop[node.index],
        screen.roles.surroundings[node.index].isDisjoint(with: [.system, .effect])
      else { return false }
      switch screen.roles.role[node.index] {
      case .text, .heading: return screen.hasOwnText(node)
      case .image: return !isIcon(screen, node) && !Decoration.isNamedDecorative(screen, node)
      default:
        guard let frame = screen.visibility.clippedFrame(screen.tree, node) else { return false }
        let share = screen.bounds.isEmpty ? 0 : frame.area / screen.bounds.area
        return share > minArea && share < Self.backgroundShare
      }
    }
  }

  private func isIcon(_ screen: Screen, _ image: NodeID) -> Bool {
    screen.tree.statedFrame(image).map { $0.longSide < Self.iconSide } ?? false
  }

  /// The largest view that can be seen and has nothing inside, where what is drawn most likely is; where nothing is
  /// seen, the first that has nothing inside.
  private func largest(_ screen: Screen) -> NodeID? {
    var best: (area: Double, node: NodeID)?
    for node in screen.tree.nodes where screen.tree.isLeaf(node) && screen.visibility.isVisible[node.index] {
      guard let frame = screen.tree.statedFrame(node), frame.area > best?.area ?? 0,
        screen.roles.surroundings[node.index].isDisjoint(with: [.system, .effect])
      else { continue }
      best = (frame.area, node)
    }
    return best?.node ?? screen.tree.nodes.first(where: screen.tree.isLeaf)
  }

  private func fault(_ screen: Screen, _ place: NodeID, _ content: Int) -> Fault {
    let drawn = content == 0 ? "" : ", though there is something to see in \(Figures.count(content, "place"))"
    var fault = Fault(
      place, "the screen reader finds nothing on this screen, in \(screen.title(place))\(drawn)", confidence: .review)
    fault.data = [Datum("elements", 0), Datum("content", content)]
    fault.fix = fix(screen, place)
    return fault
  }

  private func fault(_ screen: Screen, _ content: [NodeID], _ heard: [NodeID]) -> Fault {
    var fault = Fault(
      content[0],
      "the screen reader finds only \(screen.titles(heard)) on this screen, though \(screen.titles(content)) "
        + "show\(content.count == 1 ? "s" : "") something too", confidence: .review)
    fault.data = [Datum("elements", heard.count), Datum("content", content.count)]
    fault.related =
      heard.map { RelatedNode($0, why: "found") } + content.dropFirst().map { RelatedNode($0, why: "not found") }
    fault.fix = fix(screen, content[0])
    return fault
  }

  private func fix(_ screen: Screen, _ view: NodeID) -> Fix {
    Fix(
      "make what is drawn accessibility elements; a view that draws its content itself states them",
      code: FixSnippets.drawn(screen.header.platform, view: screen.variable(view)))
  }

  /// That a page was not captured is the export's gap, and a note.
  private func fault(_ screen: Screen, web: NodeID) -> Fault {
    var fault = Fault(
      web, "the page in \(screen.title(web)) is not in the export, so nothing can be said of it", confidence: .review)
    fault.severity = .note
    fault.detail = "web"
    fault.fix = Fix("export again when the page has loaded, or audit the page with a tool for web pages")
    return fault
  }
}
