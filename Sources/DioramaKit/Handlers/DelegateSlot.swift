/// Installs a forwarder as a view's delegate. It forwards to the app's delegate, which can be set before or after.
/// Setting `nil` removes the app's delegate and keeps the handlers.
@MainActor
final class DelegateSlot<View: UIView, Forwarder: ForwardingDelegate> {
  let forwarder: Forwarder
  private weak var view: View?
  private let property: ReferenceWritableKeyPath<View, Forwarder.Delegate?>
  private let delegate: Forwarder.Delegate
  private var observation: NSKeyValueObservation?
  private var isInstalling = false

  /// Creates the slot for a view's property. The forwarder is passed twice, since Swift cannot infer that it is a
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

  /// Whether the forwarder is installed.
  var isInstalled: Bool { observation != nil }

  /// Installs the forwarder in place of the app's delegate and keeps it installed. Each time, UIKit asks the forwarder
  /// again which methods it implements.
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

  /// Restores the app's delegate.
  func remove() {
    observation = nil
    guard let view, isForwarder(view[keyPath: property]) else { return }
    view[keyPath: property] = forwarder.original
  }

  private func take(_ current: Forwarder.Delegate?) {
    if !isForwarder(current) {
      // The forwarder of another view would call that view's handlers.
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
  /// Calls a closure when an object is freed. UIKit caches which methods a delegate implements, so it must ask again
  /// once the object with those methods has been freed.
  final class ReleaseObserver {
    private let released: @MainActor () -> Void

    private init(_ released: @escaping @MainActor () -> Void) { self.released = released }

    /// Calls a closure when an object is freed. Replaces the listener's earlier closure.
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

/// Replaces the app's delegate: calls handlers, and forwards messages that have no handler.
@MainActor
class DelegateForwarder: NSObject {
  private var forwardedCalls: [(name: String, arguments: [Any])] = []

  /// Returns the result of the handler or, if there is none, of the app's delegate; `nil` if there is neither. A
  /// delegate that forwards the call back to the forwarder is not called again.
  ///
  /// The arguments need not be hashable, because Core Graphics' types are hashable only from iOS 18.
  func answer<each Argument: Equatable, Answer>(
    _ handler: (@MainActor (repeat each Argument) -> Answer)?,
    _ method: ((repeat each Argument) -> Answer)?,
    _ argument: repeat each Argument,
    to name: String = #function
  ) -> Answer? {
    if let handler { return handler(repeat each argument) }
    guard let method else { return nil }
    for call in forwardedCalls where call.name == name {
      var areEqual: [Bool] = []
      repeat areEqual.append(isEqual(each argument, call.arguments[areEqual.count]))
      if areEqual.allSatisfy(\.self) { return nil }
    }
    var arguments: [Any] = []
    repeat arguments.append(each argument)
    forwardedCalls.append((name, arguments))
    defer { forwardedCalls.removeLast() }
    return method(repeat each argument)
  }

  private func isEqual<Argument: Equatable>(_ argument: Argument, _ other: Any) -> Bool {
    other as? Argument == argument
  }

  #if canImport(UIKit)
    private nonisolated(unsafe) weak var target: NSObject?
    private nonisolated(unsafe) var unhandled: Set<Selector> = []
    private nonisolated(unsafe) var hidden: Set<Selector> = []
    private nonisolated(unsafe) var isAskingTarget = false

    /// Sets the object that messages are forwarded to, and which of the forwarder's own methods currently have a
    /// handler.
    ///
    /// UIKit asks which methods exist when the delegate is set, and changes its behaviour for some that do.
    ///
    /// - Parameter hidden: Methods of later systems that UIKit would call instead of ones that have a handler.
    func forward(
      to original: (any NSObjectProtocol)?, unless answers: [Selector: Bool], hiding hidden: [String] = []
    ) {
      target = original as? NSObject
      unhandled = Set(answers.filter { !$0.value }.keys)
      self.hidden = Set(hidden.map { Selector($0) })
    }

    nonisolated override func responds(to selector: Selector!) -> Bool {
      if hidden.contains(selector) { return false }
      if super.responds(to: selector), !unhandled.contains(selector) { return true }
      guard !isAskingTarget else { return false }
      isAskingTarget = true
      defer { isAskingTarget = false }
      return target?.responds(to: selector) == true
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { target }
  #endif
}

/// A forwarder for one delegate protocol.
@MainActor
protocol ForwardingDelegate: DelegateForwarder {
  /// The protocol of the delegate.
  associatedtype Delegate

  /// The app's delegate, which is held weakly.
  var original: Delegate? { get set }

  #if canImport(UIKit)
    /// Forwards messages without a handler to the app's delegate.
    func prepare()
  #endif
}
