/// Stands in for a delegate that the app has set, and passes on whatever it has no answer to.
@MainActor
class DelegateForwarder: NSObject {
  #if canImport(UIKit)
    private nonisolated(unsafe) weak var target: NSObject?
    private nonisolated(unsafe) var unanswered: Set<Selector> = []

    /// Says where messages go, and which of the forwarder's own methods have an answer of their own at present.
    func forward(to original: (any NSObjectProtocol)?, unless answers: [Selector: Bool]) {
      target = original as? NSObject
      unanswered = Set(answers.filter { !$0.value }.keys)
    }

    override func responds(to selector: Selector!) -> Bool {
      let hasAnswer = super.responds(to: selector) && !unanswered.contains(selector)
      return hasAnswer || target?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? { target }
  #endif
}
