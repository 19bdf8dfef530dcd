import DioramaKit
import Testing

@MainActor
struct SearchBarHandlerTests {
  private let bar = UISearchBar()

  @MainActor
  private final class AppDelegate: NSObject, UISearchBarDelegate {
    var calls: [String] = []

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
  }

  @MainActor
  private final class Calls {
    var list: [String] = []
  }

  private let calls = Calls()

  @Test func eachEventCallsItsHandler() {
    bar.textChangedHandler = { [calls] in calls.list.append("text \($0.text ?? "-")") }
    bar.searchHandler = { [calls] _ in calls.list.append("search") }
    bar.cancelHandler = { [calls] _ in calls.list.append("cancel") }
    bar.didBeginEditingHandler = { [calls] _ in calls.list.append("began") }
    bar.didEndEditingHandler = { [calls] _ in calls.list.append("ended") }
    bar.searchTextField.type("ab")
    bar.tapSearch()
    bar.tapCancel()
    bar.searchTextField.resignFirstResponder()
    #expect(calls.list == ["began", "text a", "text ab", "search", "cancel", "ended"])
    bar.searchHandler = nil
    bar.tapSearch()
    #expect(calls.list.count == 6 && bar.searchHandler == nil && bar.cancelHandler != nil)
  }

  @Test func changesByCodeAreNotReported() {
    bar.textChangedHandler = { [calls] _ in calls.list.append("text") }
    bar.editedText = "Oslo"
    #expect(bar.text == "Oslo" && bar.editedText == "Oslo" && calls.list == [])
  }

  @Test func theAppsDelegateIsCalledForTheRest() {
    let delegate = AppDelegate()
    bar.delegate = delegate
    bar.searchHandler = { _ in }
    bar.searchTextField.type("a")
    bar.tapSearch()
    bar.tapCancel()
    bar.searchTextField.resignFirstResponder()
    #expect(delegate.calls == ["began", "a", "cancel", "ended"])
    bar.searchHandler = nil
    bar.tapSearch()
    #expect(delegate.calls.last == "search")
  }

  @Test func oneHandlerIsEnough() {
    bar.cancelHandler = { [calls] _ in calls.list.append("cancel") }
    bar.tapCancel()
    #expect(calls.list == ["cancel"])
  }

  @Test func theAppsDelegateIsRestoredWhenTheHandlersAreRemoved() {
    let delegate = AppDelegate()
    bar.delegate = delegate
    bar.searchHandler = { _ in }
    #expect(bar.delegate !== delegate)
    for case let decorator as any ViewDecorator in bar.subviews { decorator.removeFromSuperview() }
    #expect(bar.delegate === delegate && bar.searchHandler == nil)
  }

  @Test func aScreenReportsWhatTheUserSearches() {
    let screen = UIViewController()
    #expect(screen.sceneSearchText == "" && screen.navigationItem.searchController == nil)
    screen.sceneSearchText = ""
    #expect(screen.navigationItem.searchController == nil)
    screen.sceneSearchPlaceholder = "Cities"
    screen.sceneSearchChangedHandler = { [calls] in calls.list.append("text \($0.sceneSearchText ?? "-")") }
    screen.sceneSearchHandler = { [calls] _ in calls.list.append("search") }
    screen.sceneSearchCancelHandler = { [calls] _ in calls.list.append("cancel") }
    guard let search = screen.navigationItem.searchController else {
      Issue.record("there is no search")
      return
    }
    #expect(search.searchBar.placeholder == "Cities" && !search.obscuresBackgroundDuringPresentation)
    #expect(screen.definesPresentationContext)
    #expect(screen.sceneSearchPlaceholder == "Cities" && screen.sceneSearchHandler != nil)
    #expect(screen.sceneSearchCancelHandler != nil)
    screen.sceneSearchText = "Oslo"
    screen.sceneSearchText = ""
    #expect(search.searchBar.text == "")
    screen.sceneSearchText = "Bergen"
    #expect(calls.list == [] && search.searchBar.text == "Bergen")
    search.searchBar.searchTextField.type("s")
    search.searchBar.tapSearch()
    search.searchBar.tapCancel()
    #expect(calls.list == ["text Bergens", "search", "cancel", "text "])
    #expect(screen.sceneSearchText == "" && !search.isActive)
  }

  /// The text that was composed last is shown, not one that the scene has replaced since.
  @Test func aScreenShowsTheTextThatWasSetLast() throws {
    let screen = UIViewController()
    screen.sceneSearchPlaceholder = "Cities"
    let field = try #require(screen.navigationItem.searchController).searchBar.searchTextField
    field.compose("ni")
    for text in ["x", "ni"] { screen.sceneSearchText = text }
    field.commitComposition(as: "ni")
    #expect(screen.sceneSearchText == "ni")
  }

  @Test func aSearchOfTheAppReportsItsText() {
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    #expect(screen.sceneSearchChangedHandler == nil)
    screen.sceneSearchChangedHandler = { [calls] in calls.list.append("text \($0.sceneSearchText ?? "-")") }
    search.searchBar.searchTextField.type("a")
    #expect(calls.list == ["text a"])
    screen.sceneSearchChangedHandler?(screen)
    #expect(calls.list == ["text a", "text a"])
    screen.sceneSearchChangedHandler = nil
    #expect(screen.sceneSearchChangedHandler == nil)
  }

  @Test func nothingIsKeptAlive() {
    weak var freed: UIViewController?
    do {
      let screen = UIViewController()
      screen.sceneSearchChangedHandler = { _ in }
      screen.sceneSearchCancelHandler = { _ in }
      screen.navigationItem.searchController?.searchBar.searchTextField.type("a")
      screen.navigationItem.searchController?.isActive = false
      freed = screen
    }
    #expect(freed == nil)
  }
}
