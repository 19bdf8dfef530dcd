/// What is above or below a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Identifies views that can be reused for one another.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Holds what the view shows.
  open private(set) lazy var contentView = UIView()

  /// Shows the text.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  private let storedReuseIdentifier: String?

  /// Creates a view. A subclass writes `required override init`, as for ``UITableViewCell``.
  public required init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Decodes a view.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}
}
