/// A button of a navigation bar or a toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// Like most buttons.
    case plain = 0
    /// With a border, which systems from iOS 7 on do not draw.
    case bordered = 1
    /// Like the button that completes a task.
    case done = 2
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// A pencil on paper.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// A box with an arrow.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// A page that curls, which iOS no longer draws.
    case pageCurl = 23
    /// Close.
    case close = 24
  }

  /// Creates a button without a title.
  public override init() { super.init() }

  /// Decodes a button.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a title, an image and what a tap does.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a button that the system knows.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// How the button looks.
  open var style = UIBarButtonItem.Style.plain

  /// The width; 0 for that of the content.
  open var width: CGFloat = 0

  /// The view that takes the place of the button.
  open var customView: UIView?

  /// The colour; `nil` for that of the bar.
  open var tintColor: UIColor?

  /// What a tap does. Setting it sets the title and the image, too, unless the system knows the button.
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

/// What bars show: a title and an image.
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

  /// A number by which code finds the item.
  open var tag = 0

  /// The text that VoiceOver reads.
  open var accessibilityLabel: String?

  /// The name by which tests find the item.
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
