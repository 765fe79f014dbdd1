/// Plain containers that hold something else in their midst: what lies in the gap between two of their parts is not
/// theirs, and reading them in one go would tear it out of its place. Threads of comments and pages with absolute
/// frames have such containers.
struct TornGroups {
  private let problem: OrderProblem
  private let spans: [Span]
  private let nesting: GroupNesting
  /// Group by group, with one slot more for the top: what lies directly in it.
  private var members: [[Span]]
  private var inner: [[Int]]
  /// Union of what each group holds; nil for empty ones.
  private var extent: [Span?]

  /// Containers with more parts are lists; they have no midst.
  private static let mostParts = 64

  init(_ problem: OrderProblem, _ spans: [Span]) {
    self.problem = problem
    self.spans = spans
    nesting = GroupNesting(problem.groups)
    let top = problem.groups.count
    members = Array(repeating: [], count: top + 1)
    inner = Array(repeating: [], count: top + 1)
    extent = Array(repeating: nil, count: top)
    for (index, item) in problem.items.enumerated() { members[nesting.home(item.group)].append(spans[index]) }
    for group in nesting.innermostFirst {
      guard let first = members[group].first else { continue }
      let whole = members[group].dropFirst().reduce(first) { $0.union($1) }
      extent[group] = whole
      members[nesting.outer(group)].append(whole)
      inner[nesting.outer(group)].append(group)
    }
  }

  /// The groups of the problem; torn ones are not contiguous.
  func groups() -> [OrderGroup] {
    var groups = problem.groups
    for parent in members.indices where members[parent].count <= Self.mostParts {
      for group in inner[parent] where groups[group].kind == .plain && isTorn(group, by: members[parent]) {
        groups[group].isContiguous = false
      }
    }
    return groups
  }

  private func isTorn(_ group: Int, by neighbours: [Span]) -> Bool {
    guard let whole = extent[group], members[group].count <= Self.mostParts else { return false }
    return neighbours.contains { other in
      other != whole && other.area <= whole.area && whole.holdsMiddle(of: other)
        && !members[group].contains { $0.overlapX(other) > 0 && $0.overlapY(other) > 0 }
    }
  }
}

extension Span {
  fileprivate func holdsMiddle(of other: Span) -> Bool {
    other.middleX2 > 2 * x0 && other.middleX2 < 2 * x1 && other.middleY2 > 2 * y0 && other.middleY2 < 2 * y1
  }
}
