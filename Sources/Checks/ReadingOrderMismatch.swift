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
    for order in screen.tree.orders where Double(order.elements.count) >= minElements {
      guard let listed = ListedOrder(screen, order), Double(listed.nodes.count) >= minElements else { continue }
      let promoted = promoted(screen, order.container, listed.nodes)
      guard let worst = worst(screen, listed.frames, promoted) else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, order.container, listed.nodes, worst))
    }
  }

  private typealias Disorder = (tau: Double, inversions: Int, visual: [Int])

  /// The disorder of the container, or of its worst block of rows: a fault in one block is not thinned out by the
  /// order of the others.
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
    fault.fix = screen.proposedOrder(in: container).flatMap(screen.orderFix) ?? visualFix(screen, container, visual)
    return fault
  }

  private func visualFix(_ screen: Screen, _ container: NodeID, _ visual: [NodeID]) -> Fix {
    let edit = OrderEdit(container: container, elements: visual, moved: visual)
    return Fix(screen.orderSummary(visual), code: OrderCode.code(for: edit, on: screen))
  }
}
