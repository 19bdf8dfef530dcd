/// An action with a closure that a control calls.
@MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }
  private var shownTitle: String

  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }
  private var shownImage: UIImage?

  /// A longer title for places with more space.
  open var discoverabilityTitle: String?

  /// The attributes of the action.
  open var attributes: UIMenuElement.Attributes

  /// The state of the action.
  open var state: UIMenuElement.State

  /// The action's identifier.
  public let identifier: Identifier

  /// The object that sent the action.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    shownTitle = title
    shownImage = image
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

/// A menu entry.
@MainActor
open class UIMenuElement: NSObject {
  /// The attributes of a menu entry.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Creates attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The entry is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The state of a menu entry.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The title.
  open var title: String { "" }

  /// The image.
  open var image: UIImage? { nil }
}

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void
