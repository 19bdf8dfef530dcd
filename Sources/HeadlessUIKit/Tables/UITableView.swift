/// A column of rows, of which only those on the screen have cells.
@MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One below the other.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to rest when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is seen.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The height that stands for whatever the content needs.
  public class var automaticDimension: CGFloat { -1 }

  /// How sections look.
  public let style: Style

  /// Who gives the table its rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who decides about the look and hears of selections.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { if delegate !== oldValue { setNeedsLayout() } }
  }

  /// The height of rows for which nobody decides.
  open var rowHeight: CGFloat = automaticDimension

  /// The height of headers for which nobody decides.
  open var sectionHeaderHeight: CGFloat = automaticDimension

  /// The height of footers for which nobody decides.
  open var sectionFooterHeight: CGFloat = automaticDimension

  /// The view above all rows.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// The view below all rows.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  /// Whether the user can select rows.
  open var allowsSelection = true

  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false

  /// How many rows fit on the screen; a driver may change it.
  public var numberOfRowsOnScreen = 12 {
    didSet { setNeedsLayout() }
  }

  var reusePool = ReusePool()
  var shape: TableShape?
  var firstRowOnScreen = 0
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: [IndexPath] = []

  /// Creates a table.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Decodes a table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Brings the rows on the screen up to date.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateRowsOnScreen()
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    old?.removeFromSuperview()
    new.map(addSubview)
  }
}
