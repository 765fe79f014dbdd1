import Audit
import ScreenModel
import ViewHierarchy

/// What `order` tells about a screen, complete in itself.
public struct OrderSheet: Sendable {
  /// A stop as it is called in the two columns.
  struct Stop: Sendable {
    let node: Int
    let title: String
  }

  /// A step from today's order to the proposed one.
  struct Move: Sendable {
    let nodes: [Int]
    let after: Int?
    let what: String
    let why: String
    let saved: Int
    let confidence: Double
  }

  /// A container that must state its order, with the code that does it.
  struct Edit: Sendable {
    let container: Int
    let title: String
    let elements: [Int]
    let code: [FixCode]
  }

  let direction: String
  let isStated: Bool
  let current: [Stop]
  let proposed: [Stop]
  let costs: (current: Int, proposed: Int, lowerBound: Int)
  let isOptimal: Bool
  let moves: [Move]
  let edits: [Edit]
  /// Whether the export tells where things are; without that nothing is proposed.
  let hasFrames: Bool

  /// The sheet of a screen.
  /// - Parameter framework: what the code is for; nil for all that the screen may be built with.
  public init(_ screen: Screen, framework: FixCode.Framework? = nil) {
    let order = screen.proposedOrder
    let sequence = order?.sequence ?? screen.order.sequence
    direction = screen.direction.rawValue
    isStated = screen.order.isStated
    current = screen.order.sequence.map { Stop(node: $0.index, title: screen.title($0)) }
    proposed = sequence.map { Stop(node: $0.index, title: screen.title($0)) }
    costs = (order?.currentCost ?? 0, order?.cost ?? 0, order?.lowerBound ?? 0)
    isOptimal = order?.isOptimal ?? true
    hasFrames = order != nil
    moves = (order?.moves ?? []).map { move in
      Move(
        nodes: move.nodes.map(\.index), after: move.after?.index, what: screen.sentence(for: move),
        why: screen.reason(for: move), saved: move.saved, confidence: move.confidence)
    }
    edits = (order.map(screen.edits) ?? []).map { edit in
      Edit(
        container: edit.container.index, title: screen.title(edit.container), elements: edit.elements.map(\.index),
        code: OrderCode.code(for: edit, on: screen, framework: framework))
    }
  }
}
