/// A row of a table with static rows.
public enum TableRow: ExpressibleByStringInterpolation {
  /// A row that shows a text.
  case text(String)
  /// A cell.
  case cell(UITableViewCell)

  /// Creates a row that shows a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension TableRow {
  /// Returns the cell that shows the row in a table.
  @MainActor func cell(in tableView: UITableView) -> UITableViewCell {
    switch self {
    case .cell(let cell):
      return cell
    case .text(let text):
      let identifier = "diorama.text"
      let cell =
        tableView.dequeueReusableCell(withIdentifier: identifier)
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      cell.textLabel?.text = text
      return cell
    }
  }
}

extension UITableView {
  /// Shows static rows in one section.
  public func setRows(_ rows: [TableRow]) {
    self[\.rows] = rows
    reloadData()
  }

  /// Shows static texts in one section. Accepts any collection, so an empty literal means no rows.
  public func setRows(_ texts: some Collection<String>) { setRows(texts.map(TableRow.text)) }
}

/// Holds the closure of a cell.
final class CellDecorator: UIView, ViewDecorator {
  var select: (@MainActor (UITableViewCell) -> Void)?

  init(object: UITableViewCell) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A cell of any class. The protocol passes the cell to closures with its own type.
@MainActor
public protocol HandlingCell: UITableViewCell {}

extension UITableViewCell: HandlingCell {}

extension HandlingCell {
  /// The closure that is called when the user selects the cell's row in a table with static rows. Such a row does not
  /// stay selected.
  ///
  /// The closure gets the cell and need not capture it: `{ _ in cell.accessoryType = .checkmark }` leaks, and `{ cell
  /// in cell.accessoryType = .checkmark }` does not.
  public var selectHandler: (@MainActor (Self) -> Void)? {
    get {
      guard let handler = self[decorator: \CellDecorator.select] else { return nil }
      return { cell in handler(cell) }
    }
    set {
      var handler: (@MainActor (UITableViewCell) -> Void)?
      if let newValue {
        handler = { cell in
          if let cell = cell as? Self { newValue(cell) }
        }
      }
      self[decorator: \CellDecorator.select] = handler
    }
  }
}

extension UITableViewCell {
  /// The closure that is called when the user selects the cell's row, for a closure that does not need the cell.
  @_disfavoredOverload
  public var selectHandler: (@MainActor () -> Void)? {
    get {
      guard let handler = self[decorator: \CellDecorator.select] else { return nil }
      return { [weak self] in
        if let self { handler(self) }
      }
    }
    set { selectHandler = newValue.map(ignoringArgument) }
  }
}

extension UITableView {
  /// Calls the closure of a row's cell, if it has one, and deselects the row.
  func performSelectHandler(at indexPath: IndexPath) {
    guard let cell = cellForRow(at: indexPath),
      let handler = cell[decorator: \CellDecorator.select]
    else { return }
    deselectRow(at: indexPath, animated: true)
    handler(cell)
  }
}
