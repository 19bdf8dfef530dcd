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
