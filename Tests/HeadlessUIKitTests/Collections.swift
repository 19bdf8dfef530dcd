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
