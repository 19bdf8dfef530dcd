/// A view that a collection reuses.
@MainActor
open class UICollectionReusableView: UIView {
  /// The identifier of views that can be reused for each other.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view.
  ///
  /// Collections create cells of registered classes with this initializer, so Swift needs it to be `required`. A
  /// subclass writes `required override init`, which UIKit accepts, too.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is used for something else.
  open func prepareForReuse() {}
}

/// An item of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view with the cell's content.
  open private(set) lazy var contentView = UIView()

  /// Whether the cell is selected.
  open var isSelected = false

  /// Creates a cell.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Decodes a cell.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
