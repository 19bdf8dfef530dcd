import DioramaKit

/// A component that counts how often its states are compared, and how often it shows one.
final class CountedRow: UIView, SceneComponent {
  struct State: Equatable, Identifiable {
    var id: Int
    var title = ""

    static func == (first: State, second: State) -> Bool {
      CountedRow.comparisons += 1
      return first.id == second.id && first.title == second.title
    }
  }

  nonisolated(unsafe) static var comparisons = 0
  static var configurations = 0

  let label = UILabel()
  var titleHandler: (@MainActor () -> Void)?
  var state: State {
    didSet { render() }
  }

  init(state: State) {
    self.state = state
    super.init(frame: .zero)
    addSubview(label)
    render()
  }

  required init?(coder: NSCoder) { nil }

  func removeHandlers() { titleHandler = nil }

  private func render() {
    Self.configurations += 1
    label.text = state.title
  }
}

/// A table in a window, with a list of counted rows.
@MainActor
struct CountedTable {
  let table = UITableView(frame: .zero, style: .plain)
  let rows = ComponentRows<CountedRow>()
  private let window = UIWindow()

  init(_ others: [TableRow] = []) {
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.isHidden = false
    table.setRows([.list(rows)] + others)
  }

  /// The titles of the rows on the screen.
  var titles: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { cell in
      (cell as? ComponentCell<CountedRow>)?.component?.label.text ?? cell.textLabel?.text ?? "-"
    }
  }

  func show(_ ids: [Int]) { rows.entries = ids.map { CountedRow.State(id: $0, title: "\($0)") } }
}
