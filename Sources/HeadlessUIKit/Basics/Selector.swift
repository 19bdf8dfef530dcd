#if !canImport(ObjectiveC)
  /// The name of a method. Without Objective-C, there is no `#selector`, so a selector also contains the call.
  public struct Selector: Hashable, Sendable {
    /// The method's name.
    public let name: String
    private let call: @MainActor @Sendable (AnyObject, Any?) -> Bool

    /// Creates a selector for a method without arguments.
    public init<Target: AnyObject>(_ name: String, _ method: @escaping @MainActor @Sendable (Target) -> Void)
    {
      self.init(name) { (target: Target, _: Any?) in method(target) }
    }

    /// Creates a selector for a method whose argument is the sender.
    public init<Target: AnyObject>(
      _ name: String, _ method: @escaping @MainActor @Sendable (Target, Any?) -> Void
    ) {
      self.name = name
      call = { target, sender in
        guard let target = target as? Target else { return false }
        method(target, sender)
        return true
      }
    }

    /// Returns whether both selectors have the same name.
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Calls the method, and returns whether the target has it.
    @MainActor func perform(on target: AnyObject, sender: Any?) -> Bool { call(target, sender) }
  }
#else
  extension Selector {
    /// Calls the method, and returns whether the target has it.
    @MainActor func perform(on target: AnyObject, sender: Any?) -> Bool {
      guard target.responds(to: self) else { return false }
      _ = target.perform(self, with: sender)
      return true
    }
  }
#endif
