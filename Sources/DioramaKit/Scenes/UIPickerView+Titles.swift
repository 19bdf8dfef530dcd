extension UIPickerView {
  /// Sets the titles of a picker with one component. The selected row stays selected if it still exists. Replaces the
  /// picker's data source and delegate with objects of DioramaKit.
  public func setTitles(_ titles: [String]) {
    let rows = viewDecorator(type: PickerRows.self)
    guard dataSource !== rows || rows.titles != titles else { return }
    rows.titles = titles
    dataSource = rows
    delegate = rows
    reloadAllComponents()
  }

  /// The index of the selected row, or -1 for none. Setting an index that is out of range does nothing.
  @_spi(Generated)
  public var selectedRowIndex: Int {
    get { numberOfComponents > 0 ? selectedRow(inComponent: 0) : -1 }
    set {
      guard newValue != selectedRowIndex, numberOfComponents > 0,
        (0..<numberOfRows(inComponent: 0)).contains(newValue)
      else { return }
      selectRow(newValue, inComponent: 0, animated: window != nil)
    }
  }

  /// Called with the index of the row when the user selects one of the titles from ``setTitles(_:)``, unless the app
  /// sets a delegate of its own. A closure that captures the picker creates a retain cycle: use the argument instead.
  public var chosenHandler: (@MainActor (UIPickerView, Int) -> Void)? {
    get { self[decorator: \PickerRows.chosen] }
    set { self[decorator: \PickerRows.chosen] = newValue }
  }
}

/// The titles of a picker with one component.
private final class PickerRows: StoringDecorator<UIPickerView>, ViewDecorator, UIPickerViewDataSource,
  UIPickerViewAccessibilityDelegate
{
  var titles: [String] = []
  var chosen: (@MainActor (UIPickerView, Int) -> Void)?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titles.indices.contains(row) ? titles[row] : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen?(pickerView, row)
  }

  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    pickerView.accessibilityLabel
  }

  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    pickerView.accessibilityHint
  }
}
