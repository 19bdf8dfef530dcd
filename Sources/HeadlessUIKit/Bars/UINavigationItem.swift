/// The item that a navigation bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject {
  /// Determines when the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The content of the back button that leads to the controller.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
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

  /// The view that replaces the title.
  open var titleView: UIView?

  /// A line above the title.
  open var prompt: String?

  /// The title of the back button that leads to the controller.
  open var backButtonTitle: String?

  /// The content of the back button that leads to the controller.
  open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default

  /// Whether the controller's back button is hidden.
  open var hidesBackButton = false

  /// Whether the items at the leading edge appear next to the back button.
  open var leftItemsSupplementBackButton = false

  /// Determines when the title is large.
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic

  /// The search controller whose search bar is in the navigation bar.
  open var searchController: UISearchController?

  /// Whether the search bar is hidden when the user scrolls.
  open var hidesSearchBarWhenScrolling = true

  /// The items at the leading edge, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The items at the trailing edge, from the edge inwards.
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
