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
