import Audit
import ScreenModel
import ViewHierarchy

/// Stops that something opaque in front covers.
public struct ObscuredElement: Check {
  public static let id = "obscured-element"
  private let minCover: Double
  /// How many views around the topmost one are asked whether they are the cover.
  private static let levels = 64

  public init(_ parameters: RuleParameters) { minCover = parameters["minCover"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let opaque = opaqueRows(screen)
    let areas = screen.tree.nodes.compactMap { node -> Topmost.Area? in
      guard opaque[node.index], let frame = screen.visibility.clippedFrame(screen.tree, node), !frame.isEmpty else {
        return nil
      }
      return Topmost.Area(row: node.row, frame: frame)
    }
    let stops = screen.stops.nodes.filter { isConcerned(screen, $0) }
    guard !areas.isEmpty else { return stops.isEmpty ? () : verdicts.pass() }
    // A cover of nearly all of a stop holds its middle and the points close to its corners, so it, or a part of it, is
    // on top at one of them unless five other views lie there.
    let topmost = Topmost.rows(at: stops.flatMap { points(screen, $0) }, among: areas)
    var covered: [Int32: [NodeID]] = [:]
    for (index, stop) in stops.enumerated() {
      let tops = topmost[5 * index..<5 * index + 5]
      if let cover = cover(screen, stop, tops, opaque) {
        covered[cover.row, default: []].append(stop)
      } else {
        verdicts.pass()
      }
    }
    for (row, stops) in covered.sorted(by: { $0.key < $1.key }) {
      verdicts.fault(fault(screen, NodeID(Int(row)), stops))
    }
  }

  /// What the export itself calls visible on iOS was hit by a probe there.
  private func isConcerned(_ screen: Screen, _ stop: NodeID) -> Bool {
    screen.visibility.isVisible[stop.index]
      && screen.roles.surroundings[stop.index].isDisjoint(with: [.system, .webView])
      && !(screen.header.platform == .ios && screen.tree.flags[stop.index].isTrue(.visible))
      && screen.tree.has(.frame, stop)
  }

  /// Views with a full background, and pictures that are no decoration, with nothing around them that lets light
  /// through.
  private func opaqueRows(_ screen: Screen) -> [Bool] {
    let tree = screen.tree
    var isClear = [Bool](repeating: false, count: tree.count)
    var opaque = [Bool](repeating: false, count: tree.count)
    for property in tree.properties where property.key == .alpha && property.number < 1 {
      isClear[property.node.index] = true
    }
    for node in tree.nodes {
      let row = node.index
      if let parent = tree.parent(of: node), isClear[parent.index] { isClear[row] = true }
      guard !isClear[row], screen.visibility.isVisible[row], tree.has(.properties, node),
        !screen.roles.surroundings[row].contains(.effect)
      else { continue }
      let isPicture = screen.roles.role[row] == .image && tree.property(.asset, node) != nil
      opaque[row] = screen.opacity(node) == 1 || (isPicture && !Decoration.isNamedDecorative(screen, node))
    }
    return opaque
  }

  private func points(_ screen: Screen, _ stop: NodeID) -> [Topmost.Point] {
    let frame = screen.visibility.clippedFrame(screen.tree, stop) ?? .zero
    let (dx, dy) = (frame.width * (1 - minCover), frame.height * (1 - minCover))
    return [
      Topmost.Point(x: frame.midX, y: frame.midY), Topmost.Point(x: frame.minX + dx, y: frame.minY + dy),
      Topmost.Point(x: frame.maxX - dx, y: frame.minY + dy), Topmost.Point(x: frame.minX + dx, y: frame.maxY - dy),
      Topmost.Point(x: frame.maxX - dx, y: frame.maxY - dy),
    ]
  }

  /// The outermost opaque view among those on top and what they lie in that covers the stop and is drawn after it.
  private func cover(_ screen: Screen, _ stop: NodeID, _ tops: ArraySlice<Int32>, _ opaque: [Bool]) -> NodeID? {
    guard let frame = screen.visibility.clippedFrame(screen.tree, stop), !frame.isEmpty else { return nil }
    let end = screen.tree.subtreeEnd[stop.index]
    var last: Int32 = -1
    for top in tops where top >= end && top != last {
      last = top
      var found: NodeID?
      var view: NodeID? = NodeID(Int(top))
      for _ in 0..<Self.levels {
        guard let here = view, here.row >= end, !screen.tree.isAncestor(here, of: stop) else { break }
        if opaque[here.index], let other = screen.visibility.clippedFrame(screen.tree, here),
          other.intersection(frame).area >= minCover * frame.area
        {
          found = here
        }
        view = screen.tree.parent(of: here)
      }
      if let found { return found }
    }
    return nil
  }

  private func fault(_ screen: Screen, _ cover: NodeID, _ stops: [NodeID]) -> Fault {
    var fault = Fault(
      stops[0],
      "\(screen.titles(stops)) \(stops.count == 1 ? "is" : "are") covered by \(screen.title(cover)), "
        + "and the screen reader lands there all the same",
      confidence: .review)
    fault.data = [Datum("stops", stops.count)]
    fault.related =
      [RelatedNode(cover, why: "lies in front")] + stops.dropFirst().map { RelatedNode($0, why: "covered too") }
    fault.fix = Fix(
      "hide it from assistive technology while it is covered",
      code: FixSnippets.hidden(
        screen.header.platform, view: screen.variable(stops[0]), isLeaf: screen.tree.isLeaf(stops[0])))
    return fault
  }
}
