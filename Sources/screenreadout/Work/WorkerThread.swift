#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// One thread of the operating system. It has to be joined.
struct WorkerThread {
  private let thread: pthread_t

  /// What the thread does; a class because the system passes on one pointer.
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// 8 MB, in bytes, as the main thread has: the default of other threads is 512 KB on macOS and 128 KB with musl.
  private static let stackSize = 8 << 20

  /// Nil where the system gives no further thread.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    #if canImport(Darwin)
      var created: pthread_t?
      let status = pthread_create(&created, &attributes, { Self.start($0) }, body.toOpaque())
      let made = created
    #else
      var created = pthread_t()
      let status = pthread_create(&created, &attributes, { $0.flatMap { Self.start($0) } }, body.toOpaque())
      let made: pthread_t? = created
    #endif
    guard status == 0, let made else {
      body.release()
      return nil
    }
    thread = made
  }

  func join() {
    pthread_join(thread, nil)
  }

  private static func start(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
    return nil
  }
}
