// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A controller whose view is a table.
@MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  /// Whether the selection is cleared when the table appears.
  open var clearsSelectionOnViewWillAppear = true

  private let style: UITableView.Style

  /// Creates a controller for a table with a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Decodes a controller.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Creates the table, with the controller as its data source and delegate.
  open override func loadView() {
    let table = UITableView(frame: .zero, style: style)
    view = table
    table.dataSource = self
    table.delegate = self
  }

  /// Clears the selection, unless ``clearsSelectionOnViewWillAppear`` is off.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.selection { tableView.deselectRow(at: path, animated: animated) }
  }

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
