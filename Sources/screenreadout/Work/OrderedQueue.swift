#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Gives out the numbers of items to threads, and gets their results back in order. A thread that is far ahead of the
/// reader waits.
///
/// Unchecked, because the compiler cannot see that every field is only touched while the lock is held.
final class OrderedQueue<Value: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let count: Int
  /// Results by item number modulo the size of the window.
  private var slots: [Value?]
  private var nextToClaim = 0
  private var nextToTake = 0
  private var isStopped = false

  init(count: Int, window: Int) {
    self.count = count
    slots = Array(repeating: nil, count: max(1, window))
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// The next item to work on; nil when there is none left.
  func claim() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while !isStopped, nextToClaim < count, nextToClaim >= nextToTake + slots.count {
      pthread_cond_wait(changed, lock)
    }
    guard !isStopped, nextToClaim < count else { return nil }
    nextToClaim += 1
    return nextToClaim - 1
  }

  func deliver(_ result: Value, for index: Int) {
    pthread_mutex_lock(lock)
    slots[index % slots.count] = result
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(lock)
  }

  /// Waits for the result of an item; items are taken in order.
  func take(_ index: Int) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let result = slots[index % slots.count] {
        slots[index % slots.count] = nil
        nextToTake = index + 1
        pthread_cond_broadcast(changed)
        return result
      }
      pthread_cond_wait(changed, lock)
    }
  }

  func stop() {
    pthread_mutex_lock(lock)
    isStopped = true
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(lock)
  }
}
