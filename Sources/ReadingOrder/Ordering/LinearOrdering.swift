/// Finds the cheapest order of the children of one group.
///
/// Only strongly connected components of the strict preferences need a search: everything else falls into place, and
/// where all components are single the pairwise lower bound is met, whatever the number of children.
struct LinearOrdering {
  struct Result {
    var order: [Int]
    var cost: OrderCost
    /// No order costs less than this; equal to `cost` where the order is proven best.
    var lowerBound: OrderCost
  }

  let costs: CostMatrix
  /// Largest component that is solved by dynamic programming over subsets.
  static let subsetLimit = 14

  func solve(warmStart: [Int] = []) -> Result {
    let components = StrongComponents(costs).inReadingOrder
    var order: [Int] = []
    order.reserveCapacity(costs.count)
    var slack = OrderCost.zero
    for component in components {
      if component.count == 1 {
        order += component
      } else if component.count <= LinearOrdering.subsetLimit {
        order += SubsetOrdering(costs: costs, members: component).best()
      } else {
        let place = Dictionary(warmStart.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
        let start = component.sorted { (place[$0] ?? $0, $0) < (place[$1] ?? $1, $1) }
        let search = BranchAndBound(costs: costs, members: component).best(from: start)
        order += search.order
        slack += search.cost - search.lowerBound
      }
    }
    let cost = costs.total(order)
    return Result(order: order, cost: cost, lowerBound: slack == .zero ? cost : cost - slack)
  }
}
