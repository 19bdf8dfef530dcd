/// The search bar that a scene adds to its navigation bar.
@_spi(Generated)
extension UIViewController {
  /// The text of the search bar, which is never `nil`.
  public var sceneSearchText: String! {
    get { navigationItem.searchController?.searchBar.text ?? "" }
    set {
      guard sceneSearchBar != nil || newValue?.isEmpty == false else { return }
      search.searchBar.editedText = newValue
    }
  }

  /// The search bar's placeholder.
  public var sceneSearchPlaceholder: String? {
    get { sceneSearchBar?.placeholder }
    set { search.searchBar.placeholder = newValue }
  }

  /// Called when the user has changed the text of the search bar, and when the search ends, which clears the text.
  public var sceneSearchChangedHandler: (@MainActor (UIViewController) -> Void)? {
    get {
      guard let bar = sceneSearchBar, let handler = bar.textChangedHandler else { return nil }
      return { _ in handler(bar) }
    }
    set {
      let bar = search.searchBar
      guard let newValue else { return bar.textChangedHandler = nil }
      bar.textChangedHandler = { [weak self] _ in
        if let self { newValue(self) }
      }
    }
  }

  /// Called when the user taps the search button.
  public var sceneSearchHandler: (@MainActor (UISearchBar) -> Void)? {
    get { sceneSearchBar?.searchHandler }
    set { search.searchBar.searchHandler = newValue }
  }

  /// Called when the user cancels the search.
  public var sceneSearchCancelHandler: (@MainActor (UISearchBar) -> Void)? {
    get { sceneSearchBar?.cancelHandler }
    set { search.searchBar.cancelHandler = newValue }
  }

  /// Not `searchBar`, which would also be that of a search controller.
  private var sceneSearchBar: UISearchBar? { navigationItem.searchController?.searchBar }

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
  func updateSearchResults(for searchController: UISearchController) {
    searchBar.searchTextField.existingViewDecorator(type: TextEditing.self)?.follow(.editingChanged)
  }
}
