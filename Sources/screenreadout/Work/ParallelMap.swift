#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Does the same work for many items on several threads, and hands over the results in the order of the items, so
/// that nothing depends on which thread was faster.
enum ParallelMap {
  /// The number of processors that are on.
  static var defaultJobs: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// All results, by slot.
  static func results<Value: Sendable>(
    _ count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    var results: [Value] = []
    results.reserveCapacity(count)
    inOrder(count, jobs: jobs, work: work) { _, result in
      results.append(result)
      return true
    }
    return results
  }

  /// Hands each result over on the calling thread, in order, and forgets it: only a few results are held, however
  /// many items there are.
  /// - Parameters:
  ///   - jobs: the number of threads; with 1 the work is done on the calling thread.
  ///   - consume: false stops the work; items that were not begun are left out.
  static func inOrder<Value: Sendable>(
    _ count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Value, consume: (Int, Value) -> Bool
  ) {
    guard jobs > 1, count > 1 else {
      for index in 0..<max(0, count) where !consume(index, work(index)) { return }
      return
    }
    let threads = min(jobs, count)
    // Far enough ahead that one slow item does not stop the others, near enough to bound the memory.
    let queue = OrderedQueue<Value>(count: count, window: threads * 4)
    let workers = (0..<threads).compactMap { _ in
      WorkerThread {
        while let index = queue.claim() { queue.deliver(work(index), for: index) }
      }
    }
    if workers.isEmpty {
      // The system gives no thread: the work is done here, one item after the other.
      for index in 0..<count where !consume(index, work(index)) { return }
      return
    }
    for index in 0..<count where !consume(index, queue.take(index)) { break }
    queue.stop()
    for worker in workers { worker.join() }
  }
}
