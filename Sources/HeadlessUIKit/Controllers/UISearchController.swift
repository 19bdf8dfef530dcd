/// A controller with a search bar in a navigation bar.
@MainActor
open class UISearchController: UIViewController {
  /// Creates a controller that shows results in another controller; `nil` to show them in the one that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    searchBar.searchTextField.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
  }

  /// Decodes a controller.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The controller with the results.
  open private(set) var searchResultsController: UIViewController?

  /// The object that is informed when the text changes, and when a search begins or ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Whether the user is searching. Ending a search clears the text.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive {
        searchBar.searchTextField.resignFirstResponder()
        searchBar.text = ""
      }
      update()
    }
  }

  /// Whether the searched content is dimmed.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true

  /// The search bar.
  public let searchBar = UISearchBar()

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// Shows the results of a search.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the text has changed, or a search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}
