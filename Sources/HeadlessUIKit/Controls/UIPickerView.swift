/// A view with components. The user chooses a row in each.
@MainActor
open class UIPickerView: UIView {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The object that provides the number of rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The object that provides the titles, and is informed when the user chooses a row.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  private var selected: [Int] = []

  /// The number of components.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows in a component.
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

  /// Selects a row without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    precondition((0..<numberOfRows(inComponent: component)).contains(row), "there is no such row")
    selected[component] = row
  }

  /// Returns the selected row, or -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    selected.indices.contains(component) ? selected[component] : -1
  }
}

/// Provides the number of components and rows of a picker.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the titles of a picker, and is informed when the user chooses a row. All methods are optional.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// Called after the user has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Provides the accessibility labels and hints of a picker's components. All methods are optional.
@MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns the accessibility label of a component.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

  /// Returns the accessibility hint of a component.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}
