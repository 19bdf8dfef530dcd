/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
  /// The layout of a cell's texts.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text on the left, and another one on the right.
    case value1 = 1
    /// A small text on the left, and another one next to it.
    case value2 = 2
    /// A text with a smaller one below it.
    case subtitle = 3
  }

  /// The accessory on the right.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// A disclosure arrow.
    case disclosureIndicator = 1
    /// A disclosure arrow and a detail button.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// The system's default.
    case `default` = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case singleLine = 1
    /// A thin line that grouped tables of old systems engraved.
    case singleLineEtched = 2
  }

  /// How the user can edit a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Delete it.
    case delete = 1
    /// Insert one.
    case insert = 2
  }

  /// The identifier of cells that can be reused for each other.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The view with the cell's content.
  open private(set) lazy var contentView = UIView()

  /// The label with the text.
  open private(set) lazy var textLabel: UILabel? = contentLabel()

  /// The label with the second text; `nil` if the style has none.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : contentLabel()

  /// The view with an image.
  open private(set) lazy var imageView: UIImageView? = contentImageView()

  /// The accessory on the right.
  open var accessoryType = AccessoryType.none

  /// The view on the right, in place of the standard accessory.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryView.map(addSubview)
    }
  }

  /// The look of the cell when it is selected.
  open var selectionStyle = SelectionStyle.default

  /// The distances of the line below the row from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// Whether the cell is indented in editing mode.
  open var shouldIndentWhileEditing = true

  /// How far the content is indented.
  open var indentationLevel = 0

  /// The width of one level of indentation.
  open var indentationWidth: CGFloat = 10

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is under a finger.
  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  private var storedSelection = false
  private var storedHighlight = false

  private let style: CellStyle
  private let storedReuseIdentifier: String?

  /// Creates a cell.
  ///
  /// Tables create cells of registered classes with this initializer, so Swift needs it to be `required`. A subclass
  /// writes `required override init`, which UIKit accepts, too.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Decodes a cell.
  public required init?(coder: NSCoder) {
    style = .default
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a cell with one text.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { storedSelection = selected }

  /// Turns the cell's highlight on or off.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { storedHighlight = highlighted }

  private func contentLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  private func contentImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    return view
  }
}

/// A view above or below a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier of views that can be reused for each other.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The view with this view's content.
  open private(set) lazy var contentView = UIView()

  /// The label with the text.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  private let storedReuseIdentifier: String?

  /// Creates a view. A subclass writes `required override init`, as for ``UITableViewCell``.
  public required init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Decodes a view.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}
}

/// The registered classes of a table, and the views that are ready to be reused.
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
