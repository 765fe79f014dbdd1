/// Proposes the order in which a screen should be read.
///
/// Groups, stated and inferred, are read in one go. Within a group each pair of children has a cost for either order;
/// the proposal is the order of least cost, and of those the one closest to the existing order. The result depends on
/// the problem alone, not on the order in which items are listed.
public enum ReadingOrderSolver {
  public static func solve(_ problem: OrderProblem) -> OrderProposal {
    var builder = TreeBuilder(problem: problem)
    let arranger = Arranger(builder.build(), problem: problem)
    let isRanked = !problem.items.isEmpty && arranger.existing.count == problem.items.count
    let cost = arranger.cost
    return OrderProposal(
      sequence: arranger.sequence(of: arranger.tree.root),
      existingCost: isRanked ? arranger.existingCost : nil,
      proposedCost: cost, lowerBound: arranger.lowerBound,
      status: arranger.lowerBound >= cost ? .optimal : .bounded,
      moves: MoveFinder(arranger).moves(),
      inferredGroups: inferredGroups(arranger),
      conflicts: ConflictFinder(arranger, problem).conflicts())
  }

  private static func inferredGroups(_ arranger: Arranger) -> [OrderProposal.InferredGroup] {
    let tree = arranger.tree
    return tree.nodes.indices.reversed().compactMap { id in
      let node = tree[id]
      guard node.item < 0, node.group < 0, id != tree.root, node.parent >= 0,
        tree[node.parent].children.contains(id)
      else { return nil }
      let arrangement: OrderProposal.InferredGroup.Arrangement
      switch node.axis {
      case .stack, .leaf, .stated: arrangement = .stack
      case .row: arrangement = .row
      case .knot: arrangement = .overlap
      }
      return OrderProposal.InferredGroup(
        items: arranger.sequence(of: id), arrangement: arrangement,
        confidence: Double(node.certainty.min() ?? 50) / 100)
    }
  }
}
