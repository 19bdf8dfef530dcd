/// Handlers for search bars. The search bar holds the closures strongly: use the argument, and capture an owner of the
/// search bar weakly.
extension UISearchBar {
  /// The text, which is never `nil`. Setting it works as for a text field: it keeps the selection, and waits until a
  /// composition of marked text ends.
  @_spi(Generated)
  public var editedText: String! {
    get { searchTextField.editedText }
    set { searchTextField.editedText = newValue }
  }

  /// Called when the user has changed the text.
  public var textChangedHandler: (@MainActor (UISearchBar) -> Void)? {
    get { handler(searchTextField.textChangedHandler) }
    set { searchTextField.textChangedHandler = closure(newValue) }
  }

  /// Called when the user taps the search button.
  public var searchHandler: (@MainActor (UISearchBar) -> Void)? {
    get { self[decorator: \SearchBarDecorator.search] }
    set { self[decorator: \SearchBarDecorator.search] = newValue }
  }

  /// Called when the user taps the cancel button.
  public var cancelHandler: (@MainActor (UISearchBar) -> Void)? {
    get { self[decorator: \SearchBarDecorator.cancel] }
    set { self[decorator: \SearchBarDecorator.cancel] = newValue }
  }

  /// Called when editing begins.
  public var didBeginEditingHandler: (@MainActor (UISearchBar) -> Void)? {
    get { handler(searchTextField.handler(for: .editingDidBegin)) }
    set { searchTextField.setHandler(closure(newValue), for: .editingDidBegin) }
  }

  /// Called when editing ends.
  public var didEndEditingHandler: (@MainActor (UISearchBar) -> Void)? {
    get { handler(searchTextField.handler(for: .editingDidEnd)) }
    set { searchTextField.setHandler(closure(newValue), for: .editingDidEnd) }
  }

  /// Returns the text field's closure that calls a closure of the search bar.
  private func closure(
    _ handler: (@MainActor (UISearchBar) -> Void)?
  ) -> (@MainActor (UISearchTextField) -> Void)? {
    guard let handler else { return nil }
    return { [weak self] _ in
      if let self { handler(self) }
    }
  }

  private func handler(
    _ closure: (@MainActor (UISearchTextField) -> Void)?
  ) -> (@MainActor (UISearchBar) -> Void)? {
    guard let closure else { return nil }
    return { bar in closure(bar.searchTextField) }
  }
}

/// Holds the handlers of a search bar and replaces its delegate.
private final class SearchBarDecorator: StoringDecorator<UISearchBar>, ViewDecorator {
  private let delegate: DelegateSlot<UISearchBar, SearchBarForwarder>

  required init(object: UISearchBar) {
    let forwarder = SearchBarForwarder()
    delegate = DelegateSlot(object, \.delegate, forwarder, as: forwarder)
    super.init(object: object)
  }

  var search: (@MainActor (UISearchBar) -> Void)? {
    get { delegate.forwarder.search }
    set {
      delegate.forwarder.search = newValue
      delegate.install()
    }
  }

  var cancel: (@MainActor (UISearchBar) -> Void)? {
    get { delegate.forwarder.cancel }
    set {
      delegate.forwarder.cancel = newValue
      delegate.install()
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { delegate.remove() }
  }
}

/// Implements a search bar's delegate with a handler or with the app's delegate.
private final class SearchBarForwarder: DelegateForwarder, ForwardingDelegate, UISearchBarDelegate {
  var search: (@MainActor (UISearchBar) -> Void)?
  var cancel: (@MainActor (UISearchBar) -> Void)?
  weak var original: (any UISearchBarDelegate)?

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    _ = answer(search, original?.searchBarSearchButtonClicked(_:), searchBar)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    _ = answer(cancel, original?.searchBarCancelButtonClicked(_:), searchBar)
  }

  #if canImport(UIKit)
    func prepare() { forward(to: original, unless: [:]) }
  #else
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      original?.searchBarTextDidBeginEditing(searchBar)
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
      original?.searchBarTextDidEndEditing(searchBar)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      original?.searchBar(searchBar, textDidChange: searchText)
    }
  #endif
}
