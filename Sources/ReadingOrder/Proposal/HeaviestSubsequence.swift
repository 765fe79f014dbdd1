/// The heaviest increasing subsequence: what can stay in place while the rest moves.
public enum HeaviestSubsequence {
  /// Indices of the chosen keys, rising; O(n log n). Keys must differ.
  public static func find(keys: [Int], weights: [Int]) -> [Int] {
    let n = keys.count
    // The place of each key among all, from 1.
    var slot = Array(repeating: 1, count: n)
    for (place, index) in keys.indices.sorted(by: { keys[$0] < keys[$1] }).enumerated() { slot[index] = place + 1 }
    // A Fenwick tree of the best chain that ends at a key up to here.
    var best: [(weight: Int, end: Int)] = Array(repeating: (0, -1), count: n + 1)
    var before = Array(repeating: -1, count: n)
    var top: (weight: Int, end: Int) = (0, -1)
    for index in 0..<n {
      var at = slot[index] - 1
      var chain: (weight: Int, end: Int) = (0, -1)
      while at > 0 {
        if best[at].weight > chain.weight { chain = best[at] }
        at -= at & -at
      }
      before[index] = chain.end
      chain = (chain.weight + weights[index], index)
      if chain.weight > top.weight { top = chain }
      at = slot[index]
      while at <= n {
        if chain.weight > best[at].weight { best[at] = chain }
        at += at & -at
      }
    }
    var chosen: [Int] = []
    var at = top.end
    while at >= 0 {
      chosen.append(at)
      at = before[at]
    }
    return chosen.reversed()
  }
}
