/// The layouts of collections.
extension UICollectionViewLayout {
  /// Items one below the other, as high as their content.
  public static var list: UICollectionViewLayout { ItemLayout(.list) }

  /// Items in columns of the same width.
  public static var grid: UICollectionViewLayout { ItemLayout(.grid) }

  /// Items next to each other, as high as the collection, which scrolls to the sides.
  public static var row: UICollectionViewLayout { ItemLayout(.row) }
}

/// The arrangement of items. It has an effect on collections with a layout of DioramaKit.
extension UICollectionView {
  /// The number of columns of a grid.
  public var columns: Int {
    get { arrangement?.columns ?? 2 }
    set { arrange { $0.columns = newValue } }
  }

  /// The least width of an item, or 0 for none. A grid has as many columns as fit; in a row, it is an item's width until
  /// its content is known.
  public var minimumItemWidth: CGFloat {
    get { arrangement?.minimumItemWidth ?? 0 }
    set { arrange { $0.minimumItemWidth = newValue.finite } }
  }

  /// The distance between items.
  public var itemSpacing: CGFloat {
    get { arrangement?.spacing ?? 0 }
    set { arrange { $0.spacing = newValue.finite } }
  }

  /// The distances of the items from the edges.
  public var itemInsets: NSDirectionalEdgeInsets {
    get { arrangement?.insets ?? .zero }
    set { arrange { $0.insets = newValue.finite } }
  }

  private var arrangement: ItemArrangement? { (collectionViewLayout as? ItemLayout)?.arrangement }

  private func arrange(_ change: (ItemArrangement) -> Void) {
    guard let arrangement else { return }
    change(arrangement)
    collectionViewLayout.invalidateLayout()
  }
}

/// A layout whose items have the height, or in a row the width, of their content.
final class ItemLayout: UICollectionViewCompositionalLayout {
  fileprivate let arrangement: ItemArrangement

  fileprivate init(_ kind: ItemArrangement.Kind) {
    let arrangement = ItemArrangement(kind)
    self.arrangement = arrangement
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if kind == .row { configuration.scrollDirection = .horizontal }
    super.init(
      sectionProvider: { _, environment in
        arrangement.section(within: environment.container.effectiveContentSize.width)
      }, configuration: configuration)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// How the items of a collection are arranged.
@MainActor
private final class ItemArrangement {
  enum Kind { case list, grid, row }

  var columns = 2
  var minimumItemWidth: CGFloat = 0
  var spacing: CGFloat = 0
  var insets = NSDirectionalEdgeInsets.zero
  private let kind: Kind

  private static let maximumColumns = 100

  init(_ kind: Kind) { self.kind = kind }

  /// Returns the layout of the items.
  func section(within width: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: kind == .row
        ? .estimated(minimumItemWidth > 0 ? minimumItemWidth : 100) : .fractionalWidth(1),
      heightDimension: kind == .row ? .fractionalHeight(1) : .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size),
      count: kind == .grid ? columnCount(within: width) : 1)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    return section
  }

  private func columnCount(within width: CGFloat) -> Int {
    guard minimumItemWidth > 0 else { return min(max(columns, 1), Self.maximumColumns) }
    let room = width - insets.leading - insets.trailing + spacing
    let fitting = room / max(minimumItemWidth + spacing, 1)
    return Int(min(max(fitting, 1), CGFloat(Self.maximumColumns)))
  }
}
