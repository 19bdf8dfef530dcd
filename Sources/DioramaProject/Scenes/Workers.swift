import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads that share independent pieces of work.
package struct Workers: Sendable {
  init(count: Int) { self.count = count }

  /// How many pieces a thread takes at a time: enough to make it worthwhile, few enough that all threads end together.
  private static let portion = 8

  /// How much stack a thread has; some systems give less to all but the first.
  private static let stackSize = 8 << 20

  /// How many threads there are, including the calling one.
  let count: Int

  private func threadCount(for elementCount: Int) -> Int {
    let wanted = min(count, elementCount / Self.portion)
    return wanted > 1 ? min(wanted, Self.affordableCount) : wanted
  }

  /// How many bytes of addresses a thread takes: its stack, and what the system reserves for its memory.
  private static let addresses = stackSize + 64 << 20

  /// How many threads there may be where the addresses of a process are limited. The work goes on without a thread that
  /// cannot be started, but a thread that takes the last addresses leaves no memory for the others.
  private static var affordableCount: Int {
    let limits = addressLimits.compactMap { resource -> UInt64? in
      var limit = rlimit()
      return getrlimit(resource, &limit) == 0 ? UInt64(limit.rlim_cur) : nil
    }
    return Int(clamping: (limits.min() ?? .max) / 2 / UInt64(addresses))
  }

  /// How many processors the machine has.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// At most so many that each may have a folder and a file open where a process may have 64 files open.
  var holdingFolders: Workers { Workers(count: min(count, 16)) }

  /// The result for each element, in the order of the elements.
  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    map(elements, with: { _ in }, { _, element in transform(element) })
  }

  /// The result for each element, in the order of the elements. Each thread has tools of its own.
  ///
  /// - Parameter makeTools: Makes the tools of a thread, given whether it is the calling one.
  func map<Element: Sendable, Result: Sendable, Tools>(
    _ elements: [Element], with makeTools: @escaping @Sendable (_ isCaller: Bool) -> Tools,
    _ transform: @escaping @Sendable (inout Tools, Element) -> Result
  ) -> [Result] {
    let threads = threadCount(for: elements.count)
    guard threads > 1 else {
      var tools = makeTools(true)
      return elements.map { transform(&tools, $0) }
    }
    let portions = Portions<Result>()
    let work: @Sendable (Bool) -> Void = { isCaller in
      var tools = makeTools(isCaller)
      while true {
        let start = portions.next.add(Self.portion, ordering: .relaxed).oldValue
        guard start < elements.count else { return }
        let results = elements[start..<min(start + Self.portion, elements.count)].map {
          transform(&tools, $0)
        }
        portions.done.withLock { $0[start] = results }
      }
    }
    let others = (1..<threads).compactMap { _ in Self.start { work(false) } }
    work(true)
    for thread in others { pthread_join(thread, nil) }
    return portions.done.withLock { done in done.sorted { $0.key < $1.key }.flatMap(\.value) }
  }

  /// What the threads share.
  private final class Portions<Result: Sendable>: Sendable {
    /// The first element that no thread has taken.
    let next = Atomic(0)
    /// What has been done, by the first element of each portion.
    let done = Mutex<[Int: [Result]]>([:])
  }

  /// Starts a thread; `nil` if the system has none left.
  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let body = Unmanaged.passRetained(ThreadBody(work)).toOpaque()
    guard pthread_create(&thread, &attributes, runThread, body) == 0 else {
      Unmanaged<ThreadBody>.fromOpaque(body).release()
      return nil
    }
    return thread
  }
}

/// The limits to the addresses of a process.
#if canImport(Glibc)
  private let addressLimits = [RLIMIT_AS, RLIMIT_DATA].map { __rlimit_resource_t($0.rawValue) }
#else
  private let addressLimits = [RLIMIT_AS, RLIMIT_DATA]
#endif

/// The work of a thread.
private final class ThreadBody: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

#if canImport(Darwin)
  private func runThread(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().work()
    return nil
  }
#else
  private func runThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().work() }
    return nil
  }
#endif
