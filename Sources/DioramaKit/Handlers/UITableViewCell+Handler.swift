/// Keeps the closure of a cell.
final class CellDecorator: UIView, ViewDecorator {
  var select: (@MainActor () -> Void)?

  init(object: UITableViewCell) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension UITableViewCell {
  /// Called when the user selects the cell's row in a table whose rows never change. Such a row does not stay selected.
  public var selectHandler: (@MainActor () -> Void)? {
    get { self[decorator: \CellDecorator.select] }
    set { self[decorator: \CellDecorator.select] = newValue }
  }
}

extension UITableView {
  /// Calls the closure of the cell in a row, if it has one, and ends the row's selection.
  func performSelectHandler(at indexPath: IndexPath) {
    guard let handler = cellForRow(at: indexPath)?.selectHandler else { return }
    deselectRow(at: indexPath, animated: true)
    handler()
  }
}
