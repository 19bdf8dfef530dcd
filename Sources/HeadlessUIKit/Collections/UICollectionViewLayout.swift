/// The layout of a collection. In this implementation, it does not position items.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that the layout belongs to.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {}

  /// Decodes a layout.
  public required init?(coder: NSCoder) {}

  /// Requests a new layout.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}

/// The direction in which a collection scrolls.
extension UICollectionView {
  /// A direction.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

/// The properties that apply to all sections of a layout.
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
  /// The properties that apply to all sections.
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

/// A length in a layout.
@MainActor
public class NSCollectionLayoutDimension: NSObject {
  let kind: Kind

  /// The kind of a length, and its value.
  enum Kind: Equatable {
    case fractionalWidth(CGFloat)
    case fractionalHeight(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
  }

  required init(kind: Kind) { self.kind = kind }

  /// The fraction of the container's length, or the length in points.
  public var dimension: CGFloat {
    switch kind {
    case .fractionalWidth(let length), .fractionalHeight(let length), .absolute(let length),
      .estimated(let length):
      length
    }
  }

  /// Whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth(dimension) }

  /// Whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight(dimension) }

  /// Returns a fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(kind: .fractionalWidth(fractionalWidth))
  }

  /// Returns a fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(kind: .fractionalHeight(fractionalHeight))
  }

  /// Returns a length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(kind: .absolute(absoluteDimension))
  }

  /// Returns an estimate in points, which is used until the content's actual length is known.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(kind: .estimated(estimatedDimension))
  }
}

/// The size of an item or a group.
@MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }
}

/// A distance between items.
@MainActor
public class NSCollectionLayoutSpacing: NSObject {
  /// The distance in points.
  public private(set) var spacing: CGFloat

  required init(spacing: CGFloat) { self.spacing = spacing }

  /// Returns a distance in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(spacing: fixedSpacing) }
}

/// An item of a layout.
@MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  open private(set) var layoutSize: NSCollectionLayoutSize

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items next to each other, or one below the other.
@MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The distance between items.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items.
  public let subitems: [NSCollectionLayoutItem]

  required init(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems
    super.init(layoutSize: layoutSize)
  }

  /// Returns a group of items next to each other.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(layoutSize: layoutSize, subitems: subitems)
  }
}

/// A supplementary view of a layout.
@MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  open private(set) var elementKind: String

  init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// A supplementary view at an edge of a section, such as a header.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge.
  open private(set) var alignment: NSRectAlignment

  /// Creates a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize, elementKind, alignment)
  }

  init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A section of a layout.
@MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The distances of the content from the edges.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0

  /// The views at the edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  let group: NSCollectionLayoutGroup

  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// The environment of a layout.
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section.
  var container: any NSCollectionLayoutContainer { get }
}

/// The container of a section.
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size inside the insets.
  var effectiveContentSize: CGSize { get }
}

extension UICollectionView {
  /// Returns the layout of a section, or `nil` if the collection's layout is not compositional.
  func layout(ofSection section: Int) -> NSCollectionLayoutSection? {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.sectionProvider(section, LayoutEnvironment(of: self))
  }

  /// Returns the kinds of the views at the edges of a section.
  func kindsOfBoundaries(ofSection section: Int) -> [String] {
    layout(ofSection: section)?.boundarySupplementaryItems.map(\.elementKind) ?? []
  }
}

private final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let effectiveContentSize: CGSize

  init(of view: UICollectionView) { effectiveContentSize = view.frame.size }

  var container: any NSCollectionLayoutContainer { self }
}
