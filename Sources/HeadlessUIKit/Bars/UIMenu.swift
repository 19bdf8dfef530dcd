/// A group of menu entries.
@MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries appear in the enclosing menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
  }

  open override var title: String { shownTitle }
  private let shownTitle: String

  open override var image: UIImage? { shownImage }
  private let shownImage: UIImage?

  /// The menu's identifier.
  public let identifier: Identifier

  /// The menu's options.
  public let options: Options

  /// The entries.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    shownTitle = title
    shownImage = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init()
  }
}

/// Returns the menu, given the entries that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Returns the preview above the menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The configuration of the menu that a long press opens.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The configuration's identifier.
  public let identifier: any NSCopying

  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
    super.init()
  }
}
