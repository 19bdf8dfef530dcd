import Synchronization

/// Threads that share independent pieces of work.
package struct Workers: Sendable {
  /// The maximum number of threads, including the calling one; `nil` for the number of processors.
  let limit: Int?

  /// How many elements a thread takes at a time: enough to be efficient, and few enough that all threads finish at
  /// about the same time.
  private static let portions = 8...16

  /// The stack size of a thread. Some systems give all threads except the first a smaller one.
  private static let stackSize = 8 << 20

  /// ``limit``, or the number of processors.
  private var count: Int { limit ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private func threadCount(for elementCount: Int) -> Int {
    let wanted = min(count, elementCount / Self.portions.lowerBound)
    return wanted > 1 ? min(wanted, Self.affordableCount) : wanted
  }

  /// How many bytes of address space a thread uses: its stack, and what the system reserves for its allocations.
  private static let addresses = stackSize + 64 << 20

  /// The maximum number of threads where the address space of a process is limited. The work continues without a thread
  /// that cannot be started, but a thread that takes the last addresses leaves no memory for the others.
  private static var affordableCount: Int {
    let limits = addressLimits.compactMap { resource -> UInt64? in
      var limit = rlimit()
      return getrlimit(resource, &limit) == 0 ? UInt64(limit.rlim_cur) : nil
    }
    return Int(clamping: (limits.min() ?? .max) / 2 / UInt64(addresses))
  }

  /// These workers, limited so that each can keep a folder and a file open where a process may have only 64 open files.
  var holdingFolders: Workers { Workers(limit: min(count, 16)) }

  /// Returns the result for each element, in the order of the elements.
  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    map(elements, with: { _ in }, { _, element in transform(element) })
  }

  /// Returns the result for each element, in the order of the elements. Each thread has its own tools.
  ///
  /// - Parameter makeTools: Creates the tools of a thread. Its argument is whether that is the calling thread.
  func map<Element: Sendable, Result: Sendable, Tools>(
    _ elements: [Element], with makeTools: @escaping @Sendable (_ isCaller: Bool) -> Tools,
    _ transform: @escaping @Sendable (inout Tools, Element) -> Result
  ) -> [Result] {
    mapPortions(elements, with: makeTools) { tools, portion in portion.map { transform(&tools, $0) } }
  }

  /// Returns the result for each element, in the order of the elements. Each thread has its own tools.
  ///
  /// - Parameters:
  ///   - makeTools: Creates the tools of a thread. Its argument is whether that is the calling thread.
  ///   - transform: Returns the results for some consecutive elements, one for each.
  func mapPortions<Element: Sendable, Result: Sendable, Tools>(
    _ elements: [Element], with makeTools: @escaping @Sendable (_ isCaller: Bool) -> Tools,
    _ transform: @escaping @Sendable (inout Tools, ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    let threads = threadCount(for: elements.count)
    let fair = elements.count / max(1, 2 * threads)
    let portion = min(max(fair, Self.portions.lowerBound), Self.portions.upperBound)
    guard threads > 1 else {
      var tools = makeTools(true)
      return stride(from: 0, to: elements.count, by: portion).flatMap { start in
        transform(&tools, elements[start..<min(start + portion, elements.count)])
      }
    }
    let portions = Portions<Result>()
    let work: @Sendable (Bool) -> Void = { isCaller in
      var tools = makeTools(isCaller)
      while true {
        let start = portions.next.add(portion, ordering: .relaxed).oldValue
        guard start < elements.count else { return }
        let results = transform(&tools, elements[start..<min(start + portion, elements.count)])
        portions.done.withLock { $0[start] = results }
      }
    }
    let others = (1..<threads).compactMap { _ in Self.start { work(false) } }
    work(true)
    for thread in others { pthread_join(thread, nil) }
    return portions.done.withLock { done in done.sorted { $0.key < $1.key }.flatMap(\.value) }
  }

  /// The state that the threads share.
  private final class Portions<Result: Sendable>: Sendable {
    /// The first element that no thread has taken.
    let next = Atomic(0)
    /// The results, by the first element of each portion.
    let done = Mutex<[Int: [Result]]>([:])
  }

  /// Starts a thread, or returns `nil` if the system has none left.
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

/// The limits on the address space of a process.
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
