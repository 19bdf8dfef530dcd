import HeadlessUIKit
import Testing

private final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate {
  let recorder: Recorder
  var count = 100
  var refused: Set<String> = []
  var identifier: String? = "number"
  var texts: (header: String?, footer: String?) = (nil, nil)

  init(_ recorder: Recorder) { self.recorder = recorder }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    recorder.note("cell \(indexPath.row)")
    let reused = identifier.flatMap { tableView.dequeueReusableCell(withIdentifier: $0) }
    let cell = reused ?? NumberCell(style: .default, reuseIdentifier: identifier)
    (cell as? NumberCell)?.recorder = recorder
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { texts.header }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { texts.footer }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !refused.contains("edit")
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    recorder.note("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    if refused.contains("move") { tableView.reloadData() }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    recorder.note("highlight?")
    return !refused.contains("highlight?")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    recorder.note("select?")
    return refused.contains("select?") ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    recorder.note("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    recorder.note("deselect?")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    recorder.note("deselected \(indexPath.row)")
  }
}

/// What a cell provider does.
@MainActor
private final class SnapshotChanges {
  var apply: () -> Void = {}
}

private final class NumberCell: UITableViewCell {
  var recorder: Recorder?

  override func prepareForReuse() {
    super.prepareForReuse()
    recorder?.note("reuse")
  }
}

/// Tests of rows, their cells and their selection.
@MainActor
struct TableRows {
  private let recorder = Recorder()
  private let table = UITableView()
  private let numbers: Numbers

  init() {
    numbers = Numbers(recorder)
    table.dataSource = numbers
    table.delegate = numbers
    table.numberOfRowsOnScreen = 2
    table.layoutIfNeeded()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func onlyVisibleRowsHaveCells() {
    #expect(recorder.lines == ["cell 0", "cell 1"])
    #expect(table.cellForRow(at: path(0)) != nil && table.cellForRow(at: path(50)) == nil)
    #expect(
      recorder.during {
        table.reloadData()
        table.layoutIfNeeded()
      }.filter { $0.hasPrefix("cell") } == ["cell 0", "cell 1"])
  }

  @Test func severalRowsAreSelectedWhileTheTableIsEdited() {
    #expect(!table.allowsMultipleSelectionDuringEditing)
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    for row in [0, 1] { table.tapRow(at: path(row)) }
    #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
    table.tapRow(at: path(0))
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func contentThatFitsIsPulledIfItBounces() {
    let scrollView = UIScrollView()
    for view in [table, scrollView] { view.refreshControl = UIRefreshControl() }
    #expect(table.pullToRefresh() && !scrollView.pullToRefresh())
    scrollView.alwaysBounceVertical = true
    #expect(scrollView.pullToRefresh())
  }

  @Test func theViewAboveAllRowsKeepsItsHeight() {
    let (header, footer) = (UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30)), UIView())
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.frame.size.width = 320
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(header.frame.size == CGSize(width: 320, height: 30))
    #expect(footer.frame.size == CGSize(width: 320, height: 0))
  }

  @Test func theViewAboveAllRowsStaysWhenItIsSetAgain() {
    final class Header: UIView {
      var moves = 0
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        moves += 1
      }
    }
    let header = Header()
    table.tableHeaderView = header
    table.tableHeaderView = header
    #expect(header.moves == 1 && header.superview === table)
  }

  @Test func aCellIsPreparedBeforeItIsReused() {
    #expect(recorder.during { table.scroll(to: path(5)) } == ["cell 4", "reuse", "cell 5", "reuse"])
  }

  @Test func aReusedCellStopsItsAnimations() {
    let (cell, item, spinner, other) = (
      UITableViewCell(), UICollectionViewCell(frame: .zero), UIActivityIndicatorView(),
      UIActivityIndicatorView()
    )
    cell.contentView.addSubview(spinner)
    item.contentView.addSubview(other)
    for view in [spinner, other] {
      view.startAnimating()
      #expect(view.isTurning)
    }
    cell.prepareForReuse()
    item.prepareForReuse()
    for view in [spinner, other] {
      view.startAnimating()
      #expect(view.isAnimating && !view.isTurning)
      view.stopAnimating()
      view.startAnimating()
      #expect(view.isTurning)
    }
  }

  @Test func anImageDoesNotLayOutACell() {
    final class Cell: UITableViewCell {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let cell = Cell()
    cell.layoutIfNeeded()
    cell.imageView?.image = UIImage(systemName: "star")
    cell.layoutIfNeeded()
    #expect(cell.layouts == 1)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.layouts == 2)
  }

  @Test func aCellWithoutIdentifierIsNotReused() {
    numbers.identifier = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(recorder.during { table.scroll(to: path(5)) } == ["cell 4", "cell 5"])
  }

  @Test func noCellIsReusedUnderAnUnknownIdentifier() {
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "known")
    let cell = table.dequeueReusableCell(withIdentifier: "known", for: path(0))
    #expect(cell.reuseIdentifier == "known")
  }

  @Test func anEmptyBatchOfChangesKeepsTheCells() {
    let cells = table.visibleCells
    var isFinished = false
    #expect(recorder.during { table.performBatchUpdates(nil) { isFinished = $0 } } == [])
    #expect(table.visibleCells == cells && isFinished)
  }

  @Test func noSnapshotIsAppliedWhileACellIsProvided() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (table, changes) = (UITableView(), SnapshotChanges())
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [changes] _, _, _ in
          changes.apply()
          return UITableViewCell()
        }
        changes.apply = { [weak source] in source?.apply(NSDiffableDataSourceSnapshot()) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
  }

  @Test func rowsOfSnapshotsAreNotEdited() {
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot)
    #expect(table.visibleCells.count == 1 && !source.tableView(table, canEditRowAt: path(0)))
    #expect(!table.swipeToDelete(at: path(0)))
  }

  @Test func insetsOfSeparatorsStayAsTheyAreSet() {
    let insets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 4)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for view in [table, cell] { view.semanticContentAttribute = .forceRightToLeft }
    (table.separatorInset, cell.separatorInset) = (insets, insets)
    #expect(table.separatorInset == insets && cell.separatorInset == insets)
  }

  @Test func aSectionHasItsHeaderAndItsFooter() {
    #expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 0) == nil)
    numbers.texts = ("First", "Last")
    numbers.count = 1
    table.reloadData()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Last")
  }

  @Test func aRowThatIsMovedStaysUnlessRowsAreShownAnew() {
    table.isEditing = true
    let first = table.cellForRow(at: path(0))
    #expect(recorder.during { table.dragRow(at: path(0), to: path(1)) } == ["move 0 1"])
    #expect(table.cellForRow(at: path(1)) === first)
    numbers.refused = ["move"]
    #expect(table.dragRow(at: path(0), to: path(1)))
    #expect(first?.superview == nil)
  }

  @Test func onlyRowsThatCanBeEditedAreMoved() {
    numbers.refused = ["edit"]
    table.isEditing = true
    #expect(!table.dragRow(at: path(0), to: path(1)))
    numbers.refused = []
    #expect(table.dragRow(at: path(0), to: path(1)))
  }

  @Test func aLongPressOpensTheMenuOfARow() {
    final class MenuDelegate: NSObject, UITableViewDelegate {
      var selected = 0

      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard indexPath.row == 0 else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [
            UIAction(title: "Off", attributes: .disabled) { _ in self.selected = -1 },
            UIMenu(children: [UIAction(title: "On") { _ in self.selected += 1 }]),
          ])
        }
      }
    }
    let delegate = MenuDelegate()
    table.delegate = delegate
    let menu = table.openMenu(at: path(0))
    #expect(menu?.select("On") == true && menu?.select("Off") == false && menu?.select("Else") == false)
    #expect(delegate.selected == 1)
    #expect(table.openMenu(at: path(1)) == nil)
  }

  @Test func selectingByCodeIsNotReported() {
    #expect(recorder.during { table.selectRow(at: path(0), animated: false, scrollPosition: .none) } == [])
    #expect(table.indexPathForSelectedRow == path(0))
    #expect(recorder.during { table.deselectRow(at: path(0), animated: false) } == [])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func aTapSelectsARow() {
    #expect(recorder.during { table.tapRow(at: path(0)) } == ["highlight?", "select?", "selected 0"])
    #expect(
      recorder.during { table.tapRow(at: path(1)) } == [
        "highlight?", "select?", "deselect?", "deselected 0", "selected 1",
      ])
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func aRefusedSelectionKeepsTheOldOne() {
    table.tapRow(at: path(0))
    numbers.refused = ["select?"]
    #expect(recorder.during { table.tapRow(at: path(1)) } == ["highlight?", "select?"])
    #expect(table.indexPathsForSelectedRows == [path(0)])
  }

  @Test func aRowThatIsNotHighlightedIsNotSelected() {
    numbers.refused = ["highlight?"]
    #expect(recorder.during { table.tapRow(at: path(0)) } == ["highlight?"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func noRowIsSelectedWhileTheTableIsEdited() {
    #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.allowsSelectionDuringEditing)
    table.isEditing = true
    #expect(recorder.during { table.tapRow(at: path(0)) } == [])
    table.allowsSelectionDuringEditing = true
    table.tapRow(at: path(0))
    #expect(table.indexPathForSelectedRow == path(0))
  }

  @Test func aTableControllerClearsTheSelectionWhenItAppears() {
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = numbers
    let window = UIWindow()
    window.rootViewController = controller
    for clears in [true, false] {
      controller.clearsSelectionOnViewWillAppear = clears
      controller.tableView.selectRow(at: path(0), animated: false, scrollPosition: .none)
      window.rootViewController = nil
      window.rootViewController = controller
      window.isHidden = false
      #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
      window.isHidden = true
    }
  }
}
