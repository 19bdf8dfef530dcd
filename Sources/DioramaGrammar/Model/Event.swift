import DioramaTree

/// Something that a view or a role reports, and whose answer a scene names.
public struct Event: Hashable, Sendable {
  /// The key in scenes.
  public let name: String
  /// When it is reported, in one sentence.
  public let summary: String
  /// What the handler is given. The type `Self` stands for the view's class.
  public let arguments: [RuntimeTree.Handler.Argument]
  /// The Swift type of the answer, or `nil`.
  public let result: String?
  /// The answer when there is no handler: a Swift expression out of a closed set.
  public let otherwise: Otherwise?
  /// Whether the handler may suspend.
  public let isAsync: Bool
  /// Whether the handler may throw.
  public let canThrow: Bool
  /// How Swift connects it.
  public let wiring: Wiring
  /// What else people call it, for whom the scene's own word is suggested.
  public let synonyms: [String]

  /// How generated Swift connects an event.
  public enum Wiring: Hashable, Sendable {
    /// Through `setHandler(_:for:)` and a case of `UIControl.Event`.
    case controlEvent(String)
    /// By assigning a closure to a property.
    case property(String)
  }

  /// What a handler that is gone would have answered.
  public enum Otherwise: Hashable, Sendable {
    /// `true` or `false`.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// `nil`.
    case none
    /// A new instance, made with `init()`.
    case instance(String)
    /// A static member of a type, such as `UITableView.automaticDimension`.
    case member(String)
    /// What an argument was, such as the row that the user tapped.
    case argument(String)
  }
}
