/// The item that a navigation bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like that of the item before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// What the button says that leads back to the controller.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, if there is room.
    case `default` = 0
    /// A word such as "Back".
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Decodes an item.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String?

  /// The view that takes the place of the title.
  open var titleView: UIView?

  /// A line above the title.
  open var prompt: String?

  /// The title of the button that leads back to the controller.
  open var backButtonTitle: String?

  /// What the button says that leads back to the controller.
  open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default

  /// Whether the button that leads back from the controller is hidden.
  open var hidesBackButton = false

  /// Whether the items at the leading edge stand beside the back button.
  open var leftItemsSupplementBackButton = false

  /// When the title is large.
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic

  /// The controller whose search bar is in the navigation bar.
  open var searchController: UISearchController?

  /// Whether the search bar is hidden when the user scrolls.
  open var hidesSearchBarWhenScrolling = true

  /// The items at the leading edge, from there on.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The items at the trailing edge, from there on.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first item at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
