/// Keeps a forwarder in place of a view's delegate. The forwarder passes on to whatever object the app sets there,
/// before or later; so setting `nil` removes the app's object and leaves the handlers.
@MainActor
final class DelegateSlot<View: UIView, Forwarder: DelegateStandIn> {
  let forwarder: Forwarder
  private weak var view: View?
  private let property: ReferenceWritableKeyPath<View, Forwarder.Delegate?>
  private let delegate: Forwarder.Delegate
  private var observation: NSKeyValueObservation?
  private var isInstalling = false

  /// Creates the slot of a view's property. The forwarder is given twice, since Swift cannot tell that it is a
  /// delegate.
  init(
    _ view: View, _ property: ReferenceWritableKeyPath<View, Forwarder.Delegate?>, _ forwarder: Forwarder,
    as delegate: Forwarder.Delegate
  ) {
    self.view = view
    self.property = property
    self.forwarder = forwarder
    self.delegate = delegate
  }

  /// Whether the forwarder is in place.
  var isInstalled: Bool { observation != nil }

  /// Puts the forwarder in place of the app's object and keeps it there. Each time, UIKit asks the forwarder again
  /// which methods it has.
  func install() {
    guard let view, !isInstalling else { return }
    isInstalling = true
    defer { isInstalling = false }
    take(view[keyPath: property])
    view[keyPath: property] = nil
    view[keyPath: property] = delegate
    if observation == nil {
      observation = view.observe(property) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.install() }
      }
    }
  }

  /// Restores the app's object.
  func remove() {
    observation = nil
    guard let view, isForwarder(view[keyPath: property]) else { return }
    view[keyPath: property] = forwarder.original
  }

  private func take(_ current: Forwarder.Delegate?) {
    if !isForwarder(current) {
      // The forwarder of another view would ask in the name of that view's handlers.
      forwarder.original = (current as? Forwarder).map(\.original) ?? current
    }
    #if canImport(UIKit)
      forwarder.prepare()
      ReleaseObserver.attach(to: forwarder.original, for: self) { [weak self] in self?.install() }
    #endif
  }

  private func isForwarder(_ delegate: Forwarder.Delegate?) -> Bool {
    delegate.flatMap { $0 as? Forwarder } === forwarder
  }
}

#if canImport(UIKit)
  /// Reports that an object has been released. UIKit caches which methods a delegate has, so it must ask again when the
  /// object with those methods is gone.
  final class ReleaseObserver {
    private let released: @MainActor () -> Void

    private init(_ released: @escaping @MainActor () -> Void) { self.released = released }

    /// Calls a closure when an object is released. Replaces an earlier closure of the same listener.
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
