import ReadingOrder

/// Compares the solver with the best of all permutations on small random instances.
enum ReadingOrderBrute {
  /// What happened, and whether all agreed.
  static func run(_ instances: Int, seed: UInt64) -> (report: String, agrees: Bool) {
    var random = Random(state: seed)
    var wrong = 0
    var cyclic = 0
    for _ in 0..<instances {
      let size = 2 + random.below(7)
      let check = SmallOrder.check(size: size) { random.below($0) }
      if check.found != check.best { wrong += 1 }
      if check.best > check.floor { cyclic += 1 }
    }
    let report = "\(instances) instances of 2 to 8 children, \(cyclic) with cyclic preferences, \(wrong) not optimal"
    return (report, wrong == 0)
  }

  /// SplitMix64.
  struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      z ^= z >> 31
      return limit > 0 ? Int(z % UInt64(limit)) : 0
    }
  }
}
