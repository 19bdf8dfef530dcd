import HeadlessUIKit
import Testing

private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    recorder.note("cell \(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.recorder = recorder
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    recorder.note("selected \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if indexPath.item > 0 { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Share") { _ in }])
    }
  }
}

private final class NumberCell: UICollectionViewCell {
  var recorder: Recorder?

  override func prepareForReuse() {
    super.prepareForReuse()
    recorder?.note("reuse")
  }
}

/// A data source with two sections, the second of which has a header.
private final class Headed: UICollectionViewDiffableDataSource<Int, Int> {}

/// Tests of the views that a layout puts next to the items of sections.
@MainActor
struct CollectionHeaders {
  private let recorder = Recorder()
  private let view: UICollectionView
  private let source: Headed

  init() {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { number, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        if number == 1 {
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
          ]
        }
        return section
      }, configuration: UICollectionViewCompositionalLayoutConfiguration())
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.numberOfItemsOnScreen = 3
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kind = UICollectionView.elementKindSectionHeader
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    source = Headed(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { [recorder] view, kind, path in
      recorder.note("header \(path.section)")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    show([0, 1])
  }

  private func show(_ sections: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section * 10..<section * 10 + 5), toSection: section)
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
  }

  private func header(_ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  @Test func onlySectionsOnTheScreenHaveHeaders() {
    #expect(recorder.lines == [] && header(0) == nil && header(1) == nil)
    view.scroll(to: IndexPath(item: 0, section: 1))
    #expect(recorder.lines == ["header 1"] && header(1) != nil && header(0) == nil)
    view.scroll(to: IndexPath(item: 0, section: 0))
    #expect(header(1) == nil)
  }

  @Test func sectionsOfASnapshotAreKnownByTheirPlaces() {
    show([7, 3])
    #expect(source.sectionIdentifier(for: 1) == 3 && source.sectionIdentifier(for: 2) == nil)
  }
}

/// Tests of items, their cells and their selection.
@MainActor
struct CollectionItems {
  private let recorder = Recorder()
  private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  private let numbers: Numbers
  private let window = UIWindow()

  init() {
    numbers = Numbers(recorder)
    window.addSubview(view)
    window.isHidden = false
    view.numberOfItemsOnScreen = 2
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = numbers
    view.delegate = numbers
    view.layoutIfNeeded()
  }

  @Test func onlyVisibleItemsHaveCells() {
    #expect(recorder.lines == ["cell 0", "cell 1"])
    #expect(view.cellForItem(at: IndexPath(item: 50, section: 0)) == nil)
  }

  @Test func aCollectionCellIsPreparedBeforeItIsReused() {
    let lines = recorder.during { view.scroll(to: IndexPath(item: 10, section: 0)) }
    #expect(lines == ["cell 9", "reuse", "cell 10", "reuse"])
  }

  @Test func aTapSelectsAnItem() {
    let path = IndexPath(item: 1, section: 0)
    view.tapItem(at: path)
    #expect(recorder.lines.last == "selected 1")
    #expect(view.indexPathsForSelectedItems == [path])
    view.deselectItem(at: path, animated: false)
    #expect(view.indexPathsForSelectedItems == [])
    #expect(recorder.lines.last == "selected 1")
  }

  @Test func aLongPressOpensTheMenuOfAnItem() {
    #expect(view.openMenu(at: IndexPath(item: 0, section: 0))?.children.count == 1)
    #expect(view.openMenu(at: IndexPath(item: 1, section: 0)) == nil)
  }
}
