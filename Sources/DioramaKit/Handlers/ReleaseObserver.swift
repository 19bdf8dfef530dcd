#if canImport(UIKit)
  /// Tells that an object is gone. UIKit remembers which methods a delegate has, so it has to be told when the object
  /// that has them is no longer there to answer.
  final class ReleaseObserver {
    private let released: @MainActor () -> Void

    private init(_ released: @escaping @MainActor () -> Void) { self.released = released }

    /// Calls a closure when an object is released, in the place of an earlier closure for the same listener.
    @MainActor
    static func attach(
      to object: Any?, for listener: AnyObject, _ released: @escaping @MainActor () -> Void
    ) {
      guard let object = object as? NSObject else { return }
      let key = UnsafeRawPointer(Unmanaged.passUnretained(listener).toOpaque())
      objc_setAssociatedObject(object, key, ReleaseObserver(released), .OBJC_ASSOCIATION_RETAIN)
    }

    deinit {
      let released = released
      if Thread.isMainThread {
        MainActor.assumeIsolated { released() }
      } else {
        Task { @MainActor in released() }
      }
    }
  }
#endif
