/// A row of a table whose rows never change.
public enum TableRow: ExpressibleByStringInterpolation {
  /// A row that shows a text.
  case text(String)
  /// A cell of its own.
  case cell(UITableViewCell)

  /// Creates a row that shows a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension TableRow {
  /// The cell that shows the row in a table.
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
