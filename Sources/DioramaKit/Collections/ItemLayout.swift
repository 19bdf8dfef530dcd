/// A layout whose items are as tall, or in a row as wide, as their content; pages are as large as the collection.
final class ItemLayout: UICollectionViewCompositionalLayout {
  fileprivate init(_ kind: SectionLayout.Kind) {
    let sections = SectionLayout(kind)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if kind.isHorizontal { configuration.scrollDirection = .horizontal }
    super.init(
      sectionProvider: { section, environment in
        sections.section(section, within: environment.container.effectiveContentSize.width)
      }, configuration: configuration)
    sections.layout = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// DioramaKit's layouts of collections.
extension UICollectionViewLayout {
  /// Items one below the other, each as tall as its content.
  public static var list: UICollectionViewLayout { ItemLayout(.list) }

  /// Items in columns of equal width.
  public static var grid: UICollectionViewLayout { ItemLayout(.grid) }

  /// Items next to each other, as tall as the collection, which scrolls horizontally.
  public static var row: UICollectionViewLayout { ItemLayout(.row) }

  /// Items next to each other, as large as the collection, which scrolls horizontally.
  public static var pages: UICollectionViewLayout { ItemLayout(.pages) }
}

/// The arrangement of items. Only DioramaKit's own layouts use it.
@_spi(Generated)
extension UICollectionView {
  /// The number of columns of a grid, from 1 to 100. A ``minimumItemWidth`` takes precedence.
  public var columns: Int {
    get { arrangement.columns }
    set { arrangement.columns = newValue }
  }

  /// The minimum width of an item in points, or 0 for none. A grid has as many columns as fit. In a row, this is the
  /// width of an item until its content is known.
  public var minimumItemWidth: CGFloat {
    get { arrangement.minimumItemWidth }
    set { arrangement.minimumItemWidth = newValue.distance }
  }

  /// The distance between items, in points.
  public var itemSpacing: CGFloat {
    get { arrangement.spacing }
    set { arrangement.spacing = newValue.distance }
  }

  /// The distances of the items from the edges, in points.
  public var itemInsets: NSDirectionalEdgeInsets {
    get { arrangement.insets }
    set { arrangement.insets = newValue.distances }
  }

  fileprivate var arrangement: ItemArrangement {
    get { self[decorator: \CollectionDecorator.arrangement] ?? ItemArrangement() }
    set {
      self[decorator: \CollectionDecorator.arrangement] = newValue
      collectionViewLayout.invalidateLayout()
    }
  }
}

/// How the items of a collection are arranged.
struct ItemArrangement {
  var columns = 2
  var minimumItemWidth: CGFloat = 0
  var spacing: CGFloat = 0
  var insets = NSDirectionalEdgeInsets.zero
}

/// Lays out the sections of the collection that a layout belongs to.
@MainActor
private final class SectionLayout {
  enum Kind {
    case list, grid, row, pages

    /// Whether the collection scrolls horizontally.
    var isHorizontal: Bool { self == .row || self == .pages }
  }

  weak var layout: ItemLayout?
  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Returns the layout of the section at an index among the visible sections.
  func section(_ number: Int, within width: CGFloat) -> NSCollectionLayoutSection {
    let arrangement = layout?.collectionView?.arrangement ?? ItemArrangement()
    let items = layout?.collectionView?[decorator: \CollectionDecorator.items]
    let size =
      kind == .pages
      ? NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      : size(estimating: arrangement.minimumItemWidth)
    let columns = kind == .grid ? arrangement.columnCount(within: width) : 1
    let item = NSCollectionLayoutItem(
      layoutSize: columns == 1
        ? size
        : NSCollectionLayoutSize(
          widthDimension: .absolute(arrangement.columnWidth(of: columns, within: width)),
          heightDimension: size.heightDimension))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: Array(repeating: item, count: columns))
    group.interItemSpacing = .fixed(arrangement.spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = arrangement.spacing
    section.contentInsets = arrangement.insets
    section.boundarySupplementaryItems = SectionEdge.allCases.filter { edge in
      items?.edge(edge, inSection: number) != nil
    }.map { edge in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: self.size(estimating: 0), elementKind: edge.elementKind, alignment: alignment(of: edge))
    }
    return section
  }

  /// Returns the size of something that is as wide, or if it scrolls horizontally as tall, as the collection.
  private func size(estimating width: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: kind.isHorizontal ? .estimated(width > 0 ? width : 100) : .fractionalWidth(1),
      heightDimension: kind.isHorizontal ? .fractionalHeight(1) : .estimated(44))
  }

  private func alignment(of edge: SectionEdge) -> NSRectAlignment {
    switch edge {
    case .header: kind.isHorizontal ? .leading : .top
    case .footer: kind.isHorizontal ? .trailing : .bottom
    }
  }
}

extension ItemArrangement {
  private static let maximumColumns = 100

  fileprivate func columnCount(within width: CGFloat) -> Int {
    guard minimumItemWidth > 0 else { return min(max(columns, 1), Self.maximumColumns) }
    let fitting = (room(within: width) + spacing) / max(minimumItemWidth + spacing, 1)
    return Int(fitting.clamped(atLeast: 1, atMost: CGFloat(Self.maximumColumns)))
  }

  /// Returns the width of columns, rounded down so that all of them fit.
  fileprivate func columnWidth(of count: Int, within width: CGFloat) -> CGFloat {
    let room = room(within: width) - spacing * CGFloat(count - 1)
    return max((room / CGFloat(count) * 100).rounded(.down) / 100, 1)
  }

  private func room(within width: CGFloat) -> CGFloat { width - insets.leading - insets.trailing }
}
