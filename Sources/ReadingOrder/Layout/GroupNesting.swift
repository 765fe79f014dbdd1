/// Which stated groups count, and where each lies: dissolved groups are skipped, broken parent links lead to the top.
struct GroupNesting {
  /// Groups that stay contiguous, inner ones before outer ones.
  private(set) var innermostFirst: [Int] = []
  private var homes: [Int] = []
  private var outers: [Int] = []
  private let top: Int

  init(_ groups: [OrderGroup]) {
    top = groups.count
    homes = Array(repeating: top, count: groups.count)
    outers = homes
    var depth = Array(repeating: -1, count: groups.count)
    for start in groups.indices where depth[start] < 0 {
      // Climb to a group of known depth, marking the way; a marked group met again is a ring, which ends at the top.
      var path: [Int] = []
      var at = start
      while groups.indices.contains(at), depth[at] == -1 {
        depth[at] = -2
        path.append(at)
        at = groups[at].parent
      }
      var known = groups.indices.contains(at) && depth[at] >= 0
      var base = known ? depth[at] : 0
      for group in path.reversed() {
        let parent = groups[group].parent
        base += 1
        depth[group] = base
        let outer = known ? parent : top
        outers[group] = outer == top ? top : homes[outer]
        homes[group] = groups[group].isContiguous ? group : outers[group]
        known = true
      }
    }
    innermostFirst = groups.indices.filter { groups[$0].isContiguous }
      .sorted { depth[$0] != depth[$1] ? depth[$0] > depth[$1] : $0 < $1 }
  }

  /// The contiguous group that `group` stands for; the number of groups means the top.
  func home(_ group: Int) -> Int {
    homes.indices.contains(group) ? homes[group] : top
  }

  /// The contiguous group around a group.
  func outer(_ group: Int) -> Int { outers[group] }
}
