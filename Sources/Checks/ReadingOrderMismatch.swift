import Audit
import ScreenModel
import ViewHierarchy

/// A container whose stated order differs from what is seen.
public struct ReadingOrderMismatch: Check {
  public static let id = "reading-order-mismatch"
  private let minElements: Double
  private let maxTau: Double
  private let minInversions: Double

  public init(_ parameters: RuleParameters) {
    minElements = parameters["minElements"]
    maxTau = parameters["maxTau"]
    minInversions = parameters["minInversions"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for order in screen.tree.orders
    where Double(order.elements.count) >= minElements && isConcerned(screen, order.container) {
      let items = items(screen, order)
      guard Double(items.count) >= minElements else { continue }
      let promoted = promoted(screen, order.container, items.map(\.node))
      guard let worst = worst(screen, items.map(\.frame), promoted) else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, order.container, items.map(\.node), worst))
    }
  }

  /// The order of bars is the system's; an element's list is not read at all.
  private func isConcerned(_ screen: Screen, _ container: NodeID) -> Bool {
    switch screen.roles.role[container.index] {
    case .navigationBar, .tabBar, .toolbar, .statusBar, .keyboard: return false
    default: break
    }
    return screen.stops.obstacle[container.index] == .notElement
      && screen.roles.surroundings[container.index].isDisjoint(with: [.bar, .system])
  }

  /// What the container lists and is read, each at the frame of its stops. Bars keep their place wherever they are
  /// listed, and a button that floats over the contents has none.
  private func items(_ screen: Screen, _ order: ExplicitOrder) -> [(node: NodeID, frame: Rect)] {
    var seen: Set<NodeID> = []
    return order.elements.compactMap { element in
      guard let element, element != order.container, seen.insert(element).inserted,
        screen.roles.surroundings[element.index].isDisjoint(with: [.bar, .system]), isInFlow(screen, element)
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
  }

  private func isInFlow(_ screen: Screen, _ element: NodeID) -> Bool {
    switch screen.roles.role[element.index] {
    case .navigationBar, .tabBar, .toolbar, .statusBar: return false
    default: break
    }
    guard let frame = screen.tree.statedFrame(element), screen.isInteractive(element), !screen.bounds.isEmpty,
      frame.longSide <= Self.floatingSide
    else { return true }
    let isAtCorner = frame.maxY > screen.bounds.maxY - 2 * Self.floatingSide
    return !(isAtCorner && (frame.minX < Self.floatingSide || frame.maxX > screen.bounds.maxX - Self.floatingSide))
  }

  /// A floating button is at most this large, in points (rule `reading-order-jump`).
  private static let floatingSide = 72.0

  /// More stops do not make the place of a listed group clearer; it keeps nested lists cheap.
  private static let countedStops = 256

  private typealias Disorder = (tau: Double, inversions: Int, visual: [Int])

  /// The disorder of the container, or of its worst block of rows: a fault in one block is not thinned out by the
  /// order of the others (evidence C2).
  private func worst(_ screen: Screen, _ frames: [Rect], _ promoted: Set<Int>) -> Disorder? {
    func inversions(of visual: [Int]) -> Int { Self.inversions(of: visual, except: promoted) }
    let order = VisualOrder(frames: frames, isRightToLeft: screen.direction == .rtl)
    let blocks = order.blocks().map { block in
      // Columns may be read one after the other or row by row; the reader's choice counts.
      [order.byRows(block), order.byColumns(block)].min { inversions(of: $0) < inversions(of: $1) } ?? block
    }
    let visual = blocks.flatMap { $0 }
    let worst = ([visual] + blocks).map { part in (part, inversions(of: part)) }
      .filter { part, count in
        Double(part.count) >= minElements && Double(count) >= minInversions && tau(count, part.count) > maxTau
      }
      .max { tau($0.1, $0.0.count) < tau($1.1, $1.0.count) }
    return worst.map { (tau($0.1, $0.0.count), $0.1, visual) }
  }

  /// Items are numbered in the stated order, so a visual order that equals it rises. Pairs do not count in which a
  /// promoted item is read before one that is seen before it.
  private static func inversions(of visual: [Int], except promoted: Set<Int>) -> Int {
    let all = VisualOrder.inversions(visual)
    if all == 0 || promoted.isEmpty { return all }
    let forgiven = visual.enumerated().reduce(0) { sum, seen in
      guard promoted.contains(seen.element) else { return sum }
      return sum + visual[..<seen.offset].lazy.filter { $0 > seen.element }.count
    }
    return all - forgiven
  }

  /// On a card the title and the controls may come before what stands above them: the Cards guide asks for that.
  private func promoted(_ screen: Screen, _ container: NodeID, _ nodes: [NodeID]) -> Set<Int> {
    guard screen.roles.role[container.index] == .card, nodes.count <= Self.mostPromoted else { return [] }
    return Set(
      nodes.indices.filter { index in
        let node = nodes[index]
        return screen.isInteractive(node) || screen.roles.role[node.index] == .heading
          || screen.parts.part[node.index] == .headerText
      })
  }

  /// Cards that list more have no order that a guide speaks of; it keeps the work linear.
  private static let mostPromoted = 64

  private func tau(_ inversions: Int, _ count: Int) -> Double {
    Double(inversions) / (Double(count) * Double(count - 1) / 2)
  }

  private func fault(_ screen: Screen, _ container: NodeID, _ nodes: [NodeID], _ worst: Disorder) -> Fault {
    let percent = (worst.tau * 100).rounded()
    var fault = Fault(
      container,
      "\(screen.title(container)) is read in another order than it is seen: \(Figures.text(percent)) % of the pairs are turned round",
      confidence: .review)
    fault.data = [Datum("tau", (worst.tau * 1000).rounded() / 1000), Datum("inversions", worst.inversions)]
    let visual = worst.visual.map { nodes[$0] }
    fault.related = visual.map { RelatedNode($0, why: "in visual order") }
    fault.fix = Fix(
      "list the elements as they are seen: \(visual.prefix(8).map(screen.title).joined(separator: ", "))",
      code: FixSnippets.order(screen.header.platform, view: screen.reference(container), screen.references(visual)))
    return fault
  }
}
