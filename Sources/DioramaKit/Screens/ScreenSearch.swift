/// The search bar that a scene adds to its navigation bar.
extension UIViewController {
  /// The text of the search bar, which is never `nil`.
  public var sceneSearchText: String! {
    get { navigationItem.searchController?.searchBar.text ?? "" }
    set {
      if newValue != sceneSearchText { search.searchBar.editedText = newValue }
    }
  }

  /// The search bar's placeholder.
  public var sceneSearchPlaceholder: String? {
    get { searchBar?.placeholder }
    set { search.searchBar.placeholder = newValue }
  }

  /// Called when the user has changed the text of the search bar, and when the search ends, which clears the text.
  public var sceneSearchChangedHandler: (@MainActor (UIViewController) -> Void)? {
    get { (navigationItem.searchController as? SceneSearchController)?.changed }
    set {
      let search = search
      (search as? SceneSearchController)?.changed = newValue
      guard let newValue else { return search.searchBar.textChangedHandler = nil }
      search.searchBar.textChangedHandler = { [weak self] _ in
        if let self { newValue(self) }
      }
    }
  }

  /// Called when the user taps the search button.
  public var sceneSearchHandler: (@MainActor (UISearchBar) -> Void)? {
    get { searchBar?.searchHandler }
    set { search.searchBar.searchHandler = newValue }
  }

  /// Called when the user cancels the search.
  public var sceneSearchCancelHandler: (@MainActor (UISearchBar) -> Void)? {
    get { searchBar?.cancelHandler }
    set { search.searchBar.cancelHandler = newValue }
  }

  private var searchBar: UISearchBar? { navigationItem.searchController?.searchBar }

  private var search: UISearchController {
    if let search = navigationItem.searchController { return search }
    let search = SceneSearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = search
    navigationItem.searchController = search
    definesPresentationContext = true
    return search
  }
}

/// A search controller that reports the end of a search, which clears the text, as a change by the user.
private final class SceneSearchController: UISearchController, UISearchResultsUpdating {
  var changed: (@MainActor (UIViewController) -> Void)?

  func updateSearchResults(for searchController: UISearchController) {
    searchBar.searchTextField.existingViewDecorator(type: TextEditing.self)?.follow(.editingChanged)
  }
}
