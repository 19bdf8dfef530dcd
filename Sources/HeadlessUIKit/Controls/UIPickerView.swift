/// Wheels with rows, of which the user chooses one each.
@MainActor
open class UIPickerView: UIView {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The object that knows the number of rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The object that knows the titles, and is told of choices.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  private var selected: [Int] = []

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks the data source and the delegate again.
  open func reloadAllComponents() {
    selected = (0..<numberOfComponents).map { component in
      let former = selected.indices.contains(component) ? selected[component] : 0
      return min(max(former, 0), numberOfRows(inComponent: component) - 1)
    }
  }

  /// Chooses a row. The delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    precondition((0..<numberOfRows(inComponent: component)).contains(row), "there is no such row")
    selected[component] = row
  }

  /// Returns the chosen row, or -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    selected.indices.contains(component) ? selected[component] : -1
  }
}

/// Knows how many rows a picker has.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Knows the titles of a picker, and is told of choices. All methods are optional.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// Called after the user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Knows the names of a picker's wheels. All methods are optional.
@MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns what VoiceOver calls a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

  /// Returns what VoiceOver says about using a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}
