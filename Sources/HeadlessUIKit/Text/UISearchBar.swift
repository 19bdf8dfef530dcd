/// A text field for a search, with a cancel button.
@MainActor
open class UISearchBar: UIView {
  /// The look of a search bar.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  /// Creates a search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes a search bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(searchTextField)
    let events: [(UIControl.Event, @MainActor (UISearchBar) -> Void)] = [
      (.editingDidBegin, { $0.delegate?.searchBarTextDidBeginEditing($0) }),
      (.editingChanged, { $0.delegate?.searchBar($0, textDidChange: $0.text ?? "") }),
      (.editingDidEnd, { $0.delegate?.searchBarTextDidEndEditing($0) }),
    ]
    for (event, report) in events {
      let action = UIAction { [weak self] _ in
        if let self { report(self) }
      }
      searchTextField.addAction(action, for: event)
    }
  }

  /// The text field.
  public let searchTextField = UISearchTextField()

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The placeholder, which is shown while the bar is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field.
  open var prompt: String?

  /// Whether the cancel button is shown.
  open var showsCancelButton = false

  /// The look of the bar.
  open var searchBarStyle = UISearchBar.Style.default

  /// The background colour.
  open var barTintColor: UIColor?

  /// Whether the bar is translucent.
  open var isTranslucent = true

  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// Whether the keyboard replaces straight quotes.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  /// Whether the keyboard replaces hyphens with dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  /// Whether spaces are adjusted after pasting and deleting.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// The content type of the text.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  /// The look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// When the keyboard capitalizes automatically.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether the keyboard corrects automatically.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { propertyObservers.announce(\UISearchBar.delegate) }
  }

  /// The controller that the bar belongs to.
  weak var controller: UISearchController?
}

/// The text field of a search bar.
@MainActor
open class UISearchTextField: UITextField {}

/// Handles the events of a search bar. All methods are optional.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called after editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called after the user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Called after the user has tapped the search button.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called after the user has tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
