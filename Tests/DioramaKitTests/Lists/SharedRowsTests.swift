@_spi(Generated) @testable import DioramaKit
import Testing

/// Cells, views, lists and sections that are to be shown in two places.
@MainActor @Suite(.serialized) struct SharedRowsTests {
  private let rows = ComponentRows<CountedRow>()
  private let window = UIWindow()
  private let controller = UIViewController()

  init() {
    window.rootViewController = controller
    window.isHidden = false
    rows.entries = [CountedRow.State(id: 1, title: "1"), CountedRow.State(id: 2, title: "2")]
  }

  private func collection() -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: .list)
    controller.view.addSubview(collection)
    return collection
  }

  private func titles(_ collection: UICollectionView) -> [String] {
    collection.layoutIfNeeded()
    return collection.visibleCells.map {
      ($0 as? ComponentCollectionCell<CountedRow>)?.component?.label.text ?? "view"
    }
  }

  /// The faults that a closure causes.
  private func faults(_ body: () -> Void) -> [String] {
    let former = SceneFault.write
    defer { SceneFault.write = former }
    var faults: [String] = []
    SceneFault.write = { faults.append($0 + $1) }
    body()
    return faults
  }

  private let repeated = "several rows or items are the same cell, view or list; only the last is shown"
  private let moved = "only one table or collection can show a list; the list has left the first one"

  @Test func aListIsInOneTable() {
    let (first, second) = (CountedTable(), CountedTable())
    first.table.setRows([.list(rows), "first"])
    #expect(first.titles == ["1", "2", "first"])
    let faults = faults { second.table.setRows([.list(rows)]) }
    #expect(faults == [moved] && first.titles == ["first"] && second.titles == ["1", "2"])
    rows.entries.append(CountedRow.State(id: 3, title: "3"))
    #expect(first.titles == ["first"] && second.titles == ["1", "2", "3"])
    var selected: [Int] = []
    rows.selectHandler = { selected.append($0.id) }
    second.table.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(selected == [3])
  }

  @Test func aListIsInOneCollection() {
    let (first, second) = (collection(), collection())
    first.setItems([.list(rows)])
    #expect(titles(first) == ["1", "2"])
    let faults = faults { second.setItems([.list(rows)]) }
    #expect(faults == [moved] && titles(first) == [] && titles(second) == ["1", "2"])
  }

  @Test func aTableCanGetItsListAgain() {
    let shown = CountedTable()
    let faults = faults {
      for _ in 0..<2 {
        shown.table.setRows([.list(rows), "last"])
        #expect(shown.titles == ["1", "2", "last"])
      }
      let collection = collection()
      let other = ComponentRows<CountedRow>()
      other.entries = rows.entries
      for _ in 0..<2 {
        collection.setItems([.list(other)])
        #expect(titles(collection) == ["1", "2"])
      }
    }
    #expect(faults == [])
    rows.entries[0].title = "one"
    #expect(shown.titles == ["one", "2", "last"])
  }

  @Test func aTableShowsAListAndACellOnce() {
    let shown = CountedTable()
    let cell = UITableViewCell()
    cell.textLabel?.text = "cell"
    #expect(faults { shown.table.setRows([.list(rows), "text", .list(rows), "text"]) } == [repeated])
    #expect(shown.titles == ["text", "1", "2", "text"])
    rows.entries[0].title = "one"
    #expect(shown.titles == ["text", "one", "2", "text"])
    #expect(faults { shown.table.setRows([.cell(cell), "text", .cell(cell)]) } == [repeated])
    #expect(shown.titles == ["text", "cell"])
  }

  @Test func aCollectionShowsAListAndAViewOnce() {
    let collection = collection()
    let view = UILabel()
    #expect(faults { collection.setItems([.view(view), .list(rows), .view(view)]) } == [repeated])
    #expect(titles(collection) == ["1", "2", "view"])
    #expect(faults { collection.setItems([.list(rows), .view(view), .list(rows)]) } == [repeated])
    #expect(titles(collection) == ["view", "1", "2"])
    let (first, second) = (CollectionSection(), CollectionSection())
    first.setItems([.view(view)])
    second.setItems([.list(rows)])
    collection.setSections([first, second])
    #expect(faults { second.setItems([.view(view), .list(rows)]) } == [repeated])
    #expect(titles(collection) == ["view", "1", "2"])
  }

  @Test func aSectionIsInOneCollection() {
    let (first, second) = (collection(), collection())
    let (stays, moves) = (CollectionSection(), CollectionSection())
    stays.setItems([.list(rows)])
    moves.setItems([.view(UILabel())])
    first.setSections([stays, moves])
    #expect(titles(first) == ["1", "2", "view"])
    second.setSections([moves])
    #expect(titles(first) == ["1", "2"] && titles(second) == ["view"])
    stays.isShown = false
    moves.setItems([.view(UILabel()), .view(UILabel())])
    #expect(titles(first) == [] && titles(second) == ["view", "view"])
    stays.isShown = true
    #expect(titles(first) == ["1", "2"])
  }
}
