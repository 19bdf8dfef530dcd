@_spi(Generated) @testable import DioramaKit
import Testing

/// The items of a collection that show the entries of a list.
@MainActor @Suite(.serialized) struct CollectionItemsTests {
  private let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: .grid)
  private let rows = ComponentRows<CountedRow>()
  private let heading = UILabel()
  private let window = UIWindow()

  init() {
    let controller = UIViewController()
    controller.view.addSubview(collection)
    window.rootViewController = controller
    window.isHidden = false
  }

  private func show(_ ids: [Int]) { rows.entries = ids.map { CountedRow.State(id: $0, title: "\($0)") } }

  private var titles: [String] {
    collection.visibleCells.map {
      ($0 as? ComponentCollectionCell<CountedRow>)?.component?.label.text ?? "view"
    }
  }

  @Test func itemsFollowTheEntries() {
    collection.setItems([.view(heading), .list(rows)])
    #expect(titles == ["view"])
    for ids in [[1, 2, 3], [3, 1], [], [4, 1, 5]] {
      show(ids)
      #expect(titles == ["view"] + ids.map(String.init))
    }
    rows.isShown = false
    #expect(titles == ["view"])
    #expect(heading.superview != nil)
  }

  /// UIKit does not accept other items while it asks for a cell.
  @Test func aChangeWhileACellIsProvidedIsShownAfterwards() async {
    rows.connect = { [rows] _, id in
      if id == 1 { rows.entries = [CountedRow.State(id: 2, title: "2")] }
    }
    collection.setItems([.list(rows)])
    show([1])
    _ = titles
    await settle()
    #expect(titles == ["2"])
    rows.connect = nil
  }

  /// UIKit raises an exception if a layout of the app gets no view.
  @Test func aViewOfAnotherKindIsEmpty() {
    collection.setItems([.view(heading)])
    let path = IndexPath(item: 0, section: 0)
    for (kind, path) in [
      ("badge", path), (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 7)),
      (UICollectionView.elementKindSectionHeader, IndexPath(index: 0)),
    ] {
      let view = collection.dataSource?.collectionView(
        collection, viewForSupplementaryElementOfKind: kind, at: path)
      #expect(view?.subviews.isEmpty == true)
    }
  }

  /// The app may replace the layout at any time, with an animation or without one.
  @Test func anotherLayoutKeepsHeadersAndTheArrangement() {
    let section = CollectionSection()
    section.header = "Counted"
    section.setItems([.view(heading)])
    collection.setSections([section])
    (collection.columns, collection.itemSpacing) = (4, 12)
    collection.collectionViewLayout = .list
    collection.layoutIfNeeded()
    #expect(collection.columns == 4 && collection.itemSpacing == 12)
    let (header, path) = (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 0))
    #expect(collection.supplementaryView(forElementKind: header, at: path) != nil)
  }

  @Test func distancesOfItemsAreFinite() {
    collection.itemInsets = NSDirectionalEdgeInsets(
      top: .infinity, leading: 1e300, bottom: -.infinity, trailing: .nan)
    let insets = collection.itemInsets
    #expect(
      [insets.top, insets.leading, insets.bottom, insets.trailing] == [1_000_000, 1_000_000, -1_000_000, 0])
    collection.itemSpacing = .infinity
    collection.minimumItemWidth = .infinity
    #expect(collection.itemSpacing == 1_000_000 && collection.minimumItemWidth == 1_000_000)
  }

  /// A collection keeps cells for reuse when its items are replaced.
  @Test func newItemsAreNotShownInEarlierCells() {
    let others = [UILabel(), UILabel()]
    for view in [heading] + others {
      collection.setItems([.view(view)])
      collection.layoutIfNeeded()
      #expect(collection.visibleCells.map { view.isDescendant(of: $0) } == [true])
      #expect(([heading] + others).count { $0 !== view && $0.isDescendant(of: collection) } == 0)
    }
  }

  @Test func aSectionThatIsRepeatedIsShownOnce() {
    let log = SceneFault.write
    defer { SceneFault.write = log }
    var faults: [String] = []
    SceneFault.write = { faults.append($0 + $1) }
    let section = CollectionSection()
    section.setItems([.view(heading)])
    collection.setSections([section, section])
    #expect(titles == ["view"] && faults.count == 1)
  }

  @Test func handlersFollowTheEntry() {
    var raised: [Int] = []
    rows.connect = { row, id in row.titleHandler = { raised.append(id) } }
    collection.setItems([.list(rows)])
    show([1, 2])
    for case let cell as ComponentCollectionCell<CountedRow> in collection.visibleCells {
      cell.component?.titleHandler?()
    }
    #expect(raised == [1, 2])
    rows.connect = nil
  }

  @Test func aViewIsInOneStackOfItsCell() {
    collection.setItems([.view(heading)])
    for _ in 0..<3 {
      collection.reloadData()
      #expect(titles == ["view"])
      #expect(collection.visibleCells.map(\.contentView.subviews.count) == [1])
    }
  }

  /// One changed entry among 10,000: one cell is configured, and each entry is compared once.
  @Test func oneChangedEntryConfiguresOneCell() {
    collection.setItems([.list(rows)])
    show(Array(0..<10_000))
    _ = titles
    CountedRow.comparisons = 0
    CountedRow.configurations = 0
    rows.entries[5].title = "new"
    #expect(titles[5] == "new")
    #expect(CountedRow.configurations == 1)
    #expect(CountedRow.comparisons <= 10_000)
  }

  @Test func selectionsAreHandledAndDoNotStay() {
    collection.setItems([.list(rows)])
    show([1, 2])
    collection.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    var selected: [Int] = []
    rows.selectHandler = { selected.append($0.id) }
    collection.tapItem(at: IndexPath(item: 1, section: 0))
    #expect(selected == [2])
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(collection.voiceOver == ["1, Button", "2, Button"])
    collection.allowsSelection = false
    #expect(collection.voiceOver == ["1", "2"])
  }

  @Test func duplicateIDsAreReportedAndLeftOut() {
    let former = SceneFault.write
    defer { SceneFault.write = former }
    var faults: [String] = []
    SceneFault.write = { faults.append($0 + $1) }
    let others = ComponentRows<CountedRow>()
    collection.setItems([.list(rows), .list(others)])
    others.entries = [CountedRow.State(id: 1, title: "other")]
    rows.entries = [
      CountedRow.State(id: 1, title: "first"), CountedRow.State(id: 2),
      CountedRow.State(id: 1, title: "second"),
    ]
    #expect(titles == ["first", "", "other"] && faults.count == 1)
    rows.entries.removeFirst()
    #expect(titles == ["", "second", "other"] && faults.count == 1)
  }

  @Test func itemsAreFreedWithTheirCollection() {
    weak var rows: ComponentRows<CountedRow>?
    weak var collection: UICollectionView?
    weak var component: CountedRow?
    weak var section: CollectionSection?
    do {
      let (shown, list, whole) = (
        UICollectionView(frame: .zero, collectionViewLayout: .list), ComponentRows<CountedRow>(),
        CollectionSection()
      )
      list.connect = { [weak list] row, _ in row.titleHandler = { list?.isShown = false } }
      whole.header = "Counted"
      whole.setItems([.list(list)])
      shown.setSections([whole])
      list.entries = [CountedRow.State(id: 1)]
      shown.layoutIfNeeded()
      let cell = shown.cellForItem(at: IndexPath(item: 0, section: 0)) as? ComponentCollectionCell<CountedRow>
      (rows, collection, component, section) = (list, shown, cell?.component, whole)
      #expect(component != nil)
    }
    #expect(rows == nil && collection == nil && component == nil && section == nil)
  }

  /// Headers, footers and items can be set in any order, and again.
  @Test func sectionsAreShownInTheirOrder() {
    let (first, second) = (CollectionSection(), CollectionSection())
    collection.setSections([first, second])
    #expect(collection.numberOfSections == 2)
    second.setItems([.list(rows)])
    first.setItems([.view(heading)])
    show([1, 2])
    #expect(titles == ["view", "1", "2"])
    first.isShown = false
    #expect(titles == ["1", "2"] && collection.numberOfSections == 1)
    first.setItems([.view(heading), .view(UILabel())])
    first.isShown = true
    #expect(titles == ["view", "view", "1", "2"])
    let (header, path) = (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 1))
    #expect(collection.supplementaryView(forElementKind: header, at: path) == nil)
    second.header = "Counted"
    #expect(collection.supplementaryView(forElementKind: header, at: path) != nil)
    second.setHeaderViews([UILabel(), UILabel()])
    let views = collection.supplementaryView(forElementKind: header, at: path)?.subviews.first?.subviews
    #expect(views?.count == 2)
    second.setHeaderViews([])
    #expect(collection.supplementaryView(forElementKind: header, at: path) == nil)
  }

  @Test func replacedItemsNoLongerChangeTheCollection() {
    let (section, other) = (CollectionSection(), CollectionSection())
    weak var freed: ComponentRows<CountedRow>?
    collection.setSections([section, other])
    do {
      let former = ComponentRows<CountedRow>()
      former.entries = [CountedRow.State(id: 1, title: "former")]
      section.setItems([.view(heading), .list(rows), .list(former)])
      freed = former
    }
    show([1])
    #expect(titles == ["view", "1", "former"])
    other.setItems([.list(rows)])
    section.setItems([.view(UILabel())])
    #expect(titles == ["view", "1"] && freed == nil)
    let snapshots = collection.numberOfAppliedSnapshots
    heading.isHidden = true
    #expect(collection.numberOfAppliedSnapshots == snapshots)
    show([1, 2])
    #expect(titles == ["view", "1", "2"])
  }

  @Test func viewsAreShownWhileThereIsNoItem() throws {
    collection.setItems([.list(rows)])
    collection.setEmptyViews([UILabel()])
    let empty = try #require(collection.backgroundView)
    #expect(!empty.isHidden)
    show([1])
    #expect(empty.isHidden)
    show([])
    #expect(!empty.isHidden)
  }

  /// A view that is not shown is no item: it leaves no hole, and what stands for missing items is shown.
  @Test func aHiddenViewIsNoItem() throws {
    heading.sceneAlignment = .center
    heading.isHidden = true
    collection.setItems([.view(heading), .list(rows)])
    collection.setEmptyViews([UILabel()])
    let empty = try #require(collection.backgroundView)
    #expect(titles == [] && !empty.isHidden)
    heading.isHidden = false
    #expect(titles == ["view"] && empty.isHidden)
    let cell = try #require(collection.visibleCells.first)
    show([1])
    heading.isHidden = true
    heading.isHidden = true
    #expect(titles == ["1"])
    heading.isHidden = false
    #expect(titles == ["view", "1"] && heading.isDescendant(of: cell))
    let snapshots = collection.numberOfAppliedSnapshots
    TableSections.together {
      heading.isHidden = true
      rows.entries = []
    }
    #expect(collection.numberOfAppliedSnapshots == snapshots + 1 && titles == [] && !empty.isHidden)
  }

  @Test func aGridHasAsManyColumnsAsFit() {
    #expect(collection.numberOfItemsInGroup == 2)
    collection.columns = 5
    #expect(collection.numberOfItemsInGroup == 5)
    collection.minimumItemWidth = 120
    #expect(collection.numberOfItemsInGroup == 3)
    collection.itemSpacing = 30
    #expect(collection.numberOfItemsInGroup == 2)
    collection.minimumItemWidth = 4000
    #expect(collection.numberOfItemsInGroup == 1)
  }

  @Test func aPageIsAsLargeAsTheCollection() throws {
    collection.collectionViewLayout = .pages
    collection.minimumItemWidth = 120
    let page = try #require(collection.sizeOfItems)
    #expect(page.widthDimension.isFractionalWidth && page.widthDimension.dimension == 1)
    #expect(page.heightDimension.isFractionalHeight && page.heightDimension.dimension == 1)
    collection.collectionViewLayout = .row
    let item = try #require(collection.sizeOfItems)
    #expect(!item.widthDimension.isFractionalWidth && item.widthDimension.dimension == 120)
    #expect(item.heightDimension.isFractionalHeight && item.heightDimension.dimension == 1)
  }
}
