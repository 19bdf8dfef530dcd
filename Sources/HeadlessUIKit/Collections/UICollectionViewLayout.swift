/// Where the items of a collection are. In this implementation, a layout decides nothing.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that the layout belongs to.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {}

  /// Decodes a layout.
  public required init?(coder: NSCoder) {}

  /// Determines the places anew.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}

/// The direction in which a collection scrolls.
extension UICollectionView {
  /// A direction.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }
}

/// What holds for all sections of a layout.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// Creates a configuration.
  public override init() {}
}

/// Returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of groups of items, one after the other.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration

  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  /// Creates a layout whose sections are laid out by a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Decodes a layout.
  public required init?(coder: NSCoder) { nil }
}
