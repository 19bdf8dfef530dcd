import DioramaKit
import Testing

/// Rows that the app changes while the table shows them.
@MainActor
@Suite struct ChangingRowTests {
  /// A delegate that shows fewer rows while a row is about to be displayed.
  @Test func rowsThatChangeWhileTheyAreShownAreMadeAgain() {
    final class Shrinking: NSObject, UITableViewDelegate {
      var shrink: (() -> Void)?

      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        let shrink = shrink
        self.shrink = nil
        shrink?()
      }
    }
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    func show(_ items: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
    }
    let delegate = Shrinking()
    delegate.shrink = { show([2, 3]) }
    table.delegate = delegate
    show([1, 2, 3, 4])
    table.layoutIfNeeded()
    let texts = table.visibleCells.map { $0.textLabel?.text }
    #expect(texts == ["2", "3"] && table.visibleCells.allSatisfy { $0.superview === table })
  }
}
