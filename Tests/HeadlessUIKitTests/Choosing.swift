import HeadlessUIKit
import Testing

@MainActor
private final class Noting: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  var calls: [String] = []
  var titles = ["a", "b", "c"]

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }

  func updateSearchResults(for searchController: UISearchController) {
    calls.append("\(searchController.isActive) \(searchController.searchBar.text ?? "-")")
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    calls.append("row \(row)")
  }
}

@MainActor
struct Choosing {
  private let noting = Noting()

  @Test func aSearchBarTellsItsDelegate() {
    let bar = UISearchBar()
    bar.delegate = noting
    bar.text = "by code"
    bar.text = ""
    bar.searchTextField.type("a")
    bar.tapSearch()
    bar.tapCancel()
    bar.searchTextField.resignFirstResponder()
    #expect(noting.calls == ["began", "a", "search", "cancel", "ended"])
  }

  @Test func aSearchBarHasAField() {
    let bar = UISearchBar()
    bar.text = "Oslo"
    bar.placeholder = "City"
    #expect(bar.searchTextField.text == "Oslo" && bar.searchTextField.placeholder == "City")
    #expect(bar.searchTextField.isDescendant(of: bar))
  }

  @Test func theEndOfASearchClearsTheText() {
    let search = UISearchController(searchResultsController: nil)
    #expect(!search.isActive)
    search.searchBar.searchTextField.type("a")
    #expect(search.isActive)
    search.searchBar.tapCancel()
    #expect(!search.isActive && search.searchBar.text == "")
    #expect(!search.searchBar.searchTextField.isFirstResponder)
  }

  @Test func theUpdaterFollowsTheSearch() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = noting
    search.searchBar.searchTextField.type("a")
    search.isActive = false
    #expect(noting.calls == ["true ", "true a", "false "])
  }

  @Test func aSearchDimsItsBackground() {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.obscuresBackgroundDuringPresentation && search.hidesNavigationBarDuringPresentation)
    #expect(search.searchResultsController == nil && UINavigationItem(title: "").hidesSearchBarWhenScrolling)
  }

  @Test func onlyTheUserTellsThePickersDelegate() {
    let picker = UIPickerView()
    picker.dataSource = noting
    picker.delegate = noting
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(noting.calls == [] && picker.selectedRow(inComponent: 0) == 1)
    picker.turn(to: 2)
    #expect(noting.calls == ["row 2"] && picker.titles() == ["a", "b", "c"])
  }

  @Test func anEmptyPickerHasNoChoice() {
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 0) == -1 && picker.numberOfComponents == 0)
    noting.titles = []
    picker.dataSource = noting
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func aPickerKeepsItsChoice() {
    let picker = UIPickerView()
    picker.dataSource = noting
    picker.selectRow(2, inComponent: 0, animated: false)
    noting.titles = ["a", "b"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.numberOfRows(inComponent: 0) == 2)
  }

  @Test func aSheetIsLarge() {
    let screen = UIViewController()
    #expect(screen.sheetPresentationController?.detents.map(\.description) == ["large"])
    #expect(screen.sheetPresentationController?.prefersGrabberVisible == false)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil)
  }
}
