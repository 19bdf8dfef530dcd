/// The registered classes of a table, and the views that wait to be reused.
@MainActor
struct ReusePool {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var views: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func register(_ cellClass: AnyClass?, forCells identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  mutating func register(_ viewClass: AnyClass?, forViews identifier: String) {
    viewClasses[identifier] = viewClass as? UITableViewHeaderFooterView.Type
  }

  mutating func recycle(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func recycle(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    views[identifier, default: []].append(view)
  }

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  mutating func view(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = views[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return viewClasses[identifier]?.init(reuseIdentifier: identifier)
  }
}
