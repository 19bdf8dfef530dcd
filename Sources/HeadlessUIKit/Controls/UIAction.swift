/// An entry of a menu.
@MainActor
open class UIMenuElement: NSObject {
  /// How an entry looks and can be used.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Creates attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The entry destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark beside an entry.
  public enum State: Int, Sendable {
    /// None.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure that a control calls.
@MainActor
open class UIAction: UIMenuElement {
  /// By what two actions are the same.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The words of the action.
  open var title: String

  /// The picture of the action.
  open var image: UIImage?

  /// The words of the action where there is room for more.
  open var discoverabilityTitle: String?

  /// How the action looks and can be used.
  open var attributes: UIMenuElement.Attributes

  /// The mark beside the action.
  open var state: UIMenuElement.State

  /// By what the action is told from others.
  public let identifier: Identifier

  /// Who is sending the action.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
