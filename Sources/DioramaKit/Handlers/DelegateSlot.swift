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

/// Stands in for the app's delegate: answers with handlers, and passes on what has no handler.
@MainActor
class DelegateForwarder: NSObject {
  private var questions: Set<[AnyHashable]> = []

  /// The answer of a handler or, without one, of the app's object; `nil` without either. An object that passes the call
  /// back to the forwarder is not asked again.
  func answer<each Argument: Hashable, Answer>(
    _ handler: (@MainActor (repeat each Argument) -> Answer)?,
    _ method: ((repeat each Argument) -> Answer)?,
    _ argument: repeat each Argument,
    to name: String = #function
  ) -> Answer? {
    if let handler { return handler(repeat each argument) }
    guard let method else { return nil }
    var question: [AnyHashable] = [name]
    repeat question.append(each argument)
    guard questions.insert(question).inserted else { return nil }
    defer { questions.remove(question) }
    return method(repeat each argument)
  }

  #if canImport(UIKit)
    private nonisolated(unsafe) weak var target: NSObject?
    private nonisolated(unsafe) var unanswered: Set<Selector> = []
    private nonisolated(unsafe) var isAskingTarget = false

    /// Sets where messages go, and which of the forwarder's own methods have an answer of their own at present. UIKit
    /// asks for them when the delegate is set, and a method changes its behaviour by being there.
    func forward(to original: (any NSObjectProtocol)?, unless answers: [Selector: Bool]) {
      target = original as? NSObject
      unanswered = Set(answers.filter { !$0.value }.keys)
    }

    override func responds(to selector: Selector!) -> Bool {
      if super.responds(to: selector), !unanswered.contains(selector) { return true }
      guard !isAskingTarget else { return false }
      isAskingTarget = true
      defer { isAskingTarget = false }
      return target?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? { target }
  #endif
}

/// A forwarder for a kind of delegate.
@MainActor
protocol DelegateStandIn: DelegateForwarder {
  /// The protocol of the delegate.
  associatedtype Delegate

  /// The app's object, which is not kept alive.
  var original: Delegate? { get set }

  #if canImport(UIKit)
    /// Routes messages without a handler to the app's object.
    func prepare()
  #endif
}
