/// Strongly connected components of the strict preferences of a cost matrix.
struct StrongComponents {
  /// Components in an order that breaks no preference between them; of several such orders the one that follows the
  /// numbering of the children.
  private(set) var inReadingOrder: [[Int]] = []

  init(_ costs: CostMatrix) {
    let n = costs.count
    var preferred: [[Int]] = Array(repeating: [], count: n)
    for a in 0..<n {
      for b in 0..<n where a != b && costs[a, b] < costs[b, a] { preferred[a].append(b) }
    }
    let component = StrongComponents.number(preferred)
    let count = (component.max() ?? -1) + 1
    var members: [[Int]] = Array(repeating: [], count: count)
    for node in 0..<n { members[component[node]].append(node) }
    var waiting = Array(repeating: 0, count: count)
    for a in 0..<n {
      for b in preferred[a] where component[a] != component[b] { waiting[component[b]] += 1 }
    }
    var done = Array(repeating: false, count: count)
    // Repeatedly the free component that holds the lowest number.
    var lowest = (0..<count).sorted { members[$0][0] < members[$1][0] }
    while !lowest.isEmpty {
      guard let at = lowest.firstIndex(where: { waiting[$0] == 0 && !done[$0] }) else { break }
      let next = lowest.remove(at: at)
      done[next] = true
      inReadingOrder.append(members[next])
      for a in members[next] {
        for b in preferred[a] where component[b] != next { waiting[component[b]] -= 1 }
      }
    }
  }

  /// Tarjan's algorithm with its stack kept by hand.
  private static func number(_ edges: [[Int]]) -> [Int] {
    let n = edges.count
    var index = Array(repeating: -1, count: n)
    var low = Array(repeating: 0, count: n)
    var component = Array(repeating: -1, count: n)
    var open: [Int] = []
    var isOpen = Array(repeating: false, count: n)
    var calls: [(node: Int, edge: Int)] = []
    var clock = 0
    var components = 0
    for root in 0..<n where index[root] < 0 {
      calls.append((root, 0))
      while let (node, edge) = calls.popLast() {
        if edge == 0 {
          index[node] = clock
          low[node] = clock
          clock += 1
          open.append(node)
          isOpen[node] = true
        } else {
          low[node] = min(low[node], low[edges[node][edge - 1]])
        }
        var next = edge
        var descended = false
        while next < edges[node].count {
          let target = edges[node][next]
          next += 1
          if index[target] < 0 {
            calls.append((node, next))
            calls.append((target, 0))
            descended = true
            break
          }
          if isOpen[target] { low[node] = min(low[node], index[target]) }
        }
        if descended || low[node] != index[node] { continue }
        while let member = open.popLast() {
          isOpen[member] = false
          component[member] = components
          if member == node { break }
        }
        components += 1
      }
    }
    return component
  }
}
