/// A button of a navigation bar or a toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    case plain, bordered, done
  }

  /// The buttons that the system provides.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl,
      close
  }

  /// Creates a button without a title.
  public override init() { super.init() }

  /// Decodes a button.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a title, an image, a primary action and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a button that the system provides.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// The style of the button.
  open var style = UIBarButtonItem.Style.plain

  /// The width in points; 0 for the width of the content.
  open var width: CGFloat = 0

  /// The view that replaces the button.
  open var customView: UIView?

  /// The tint colour; `nil` for the bar's.
  open var tintColor: UIColor?

  /// The action for a tap. Setting it also sets the title and the image, unless the system provides the button.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, systemItem == nil else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// The menu of the button.
  open var menu: UIMenu?

  private(set) var systemItem: SystemItem?
}

/// An item of a bar, with a title and an image.
@MainActor
open class UIBarItem: NSObject {
  /// Creates an item without a title.
  public override init() { super.init() }

  /// Decodes an item.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// Whether the user can use the item.
  open var isEnabled = true

  /// A number that identifies the item in code.
  open var tag = 0

  /// The text that VoiceOver reads.
  open var accessibilityLabel: String?

  /// An identifier for tests.
  open var accessibilityIdentifier: String?
}

/// A tab of a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
  /// Creates an item without a title.
  public override init() { super.init() }

  /// Decodes an item.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// The image while the tab is selected.
  open var selectedImage: UIImage?

  /// The text on the badge; `nil` for none.
  open var badgeValue: String?

  /// The colour of the badge.
  open var badgeColor: UIColor?
}
