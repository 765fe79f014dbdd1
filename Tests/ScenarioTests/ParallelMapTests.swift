import Testing

@testable import screenreadout

@Suite struct ParallelMapTests {
  @Test("results come by slot, however many threads", arguments: [0, 1, 2, 3, 16])
  func order(jobs: Int) {
    let results = ParallelMap.results(1000, jobs: jobs) { index in
      // Uneven work, so that threads overtake each other.
      (0..<(index % 7) * 1000).reduce(index) { $0 ^ $1 ^ $1 }
    }
    #expect(results == Array(0..<1000))
  }

  @Test func `no item and one item are fine`() {
    #expect(ParallelMap.results(0, jobs: 4) { $0 } == [])
    #expect(ParallelMap.results(1, jobs: 4) { $0 } == [0])
    #expect(ParallelMap.results(-1, jobs: 4) { $0 } == [])
  }

  @Test("the reader may stop early", arguments: [1, 4])
  func stop(jobs: Int) {
    var seen: [Int] = []
    ParallelMap.inOrder(10_000, jobs: jobs, work: { $0 }) { index, _ in
      seen.append(index)
      return index < 9
    }
    #expect(seen == Array(0...9))
  }

  @Test func `a slow reader is not flooded with results`() {
    let queue = OrderedQueue<Int>(count: 100, window: 4)
    for _ in 0..<4 { if let index = queue.claim() { queue.deliver(index, for: index) } }
    #expect(queue.take(0) == 0)
    #expect(queue.claim() == 4)
    queue.stop()
    #expect(queue.claim() == nil)
  }

  @Test func `the machine has a processor`() {
    #expect(ParallelMap.defaultJobs >= 1)
  }
}
