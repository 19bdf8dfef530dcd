@_spi(Generated) import DioramaKit
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

  private let trace = Trace()

  @Test func eachEventCallsItsHandler() {
    bar.textChangedHandler = { [trace] in trace.note("text \($0.text ?? "-")") }
    bar.searchHandler = { [trace] _ in trace.note("search") }
    bar.cancelHandler = { [trace] _ in trace.note("cancel") }
    bar.didBeginEditingHandler = { [trace] _ in trace.note("began") }
    bar.didEndEditingHandler = { [trace] _ in trace.note("ended") }
    bar.searchTextField.type("ab")
    bar.tapSearch()
    bar.tapCancel()
    bar.searchTextField.resignFirstResponder()
    #expect(trace.lines == ["began", "text a", "text ab", "search", "cancel", "ended"])
    bar.searchHandler = nil
    bar.tapSearch()
    #expect(trace.lines.count == 6 && bar.searchHandler == nil && bar.cancelHandler != nil)
  }

  @Test func changesByCodeAreNotReported() {
    bar.textChangedHandler = { [trace] _ in trace.note("text") }
    bar.editedText = "Oslo"
    #expect(bar.text == "Oslo" && bar.editedText == "Oslo" && trace.lines == [])
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
    bar.cancelHandler = { [trace] _ in trace.note("cancel") }
    bar.tapCancel()
    #expect(trace.lines == ["cancel"])
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
    screen.sceneSearchChangedHandler = { [trace] in trace.note("text \($0.sceneSearchText ?? "-")") }
    screen.sceneSearchHandler = { [trace] _ in trace.note("search") }
    screen.sceneSearchCancelHandler = { [trace] _ in trace.note("cancel") }
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
    #expect(trace.lines == [] && search.searchBar.text == "Bergen")
    search.searchBar.searchTextField.type("s")
    search.searchBar.tapSearch()
    search.searchBar.tapCancel()
    #expect(trace.lines == ["text Bergens", "search", "cancel", "text "])
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
    screen.sceneSearchChangedHandler = { [trace] in trace.note("text \($0.sceneSearchText ?? "-")") }
    search.searchBar.searchTextField.type("a")
    #expect(trace.lines == ["text a"])
    screen.sceneSearchChangedHandler?(screen)
    #expect(trace.lines == ["text a", "text a"])
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
