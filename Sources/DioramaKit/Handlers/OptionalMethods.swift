#if canImport(UIKit)
  extension TextFieldForwarder {
    /// Makes messages without a handler go to the app's object.
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(UITextFieldDelegate.textFieldShouldBeginEditing): handlers.shouldBeginEditing != nil,
          #selector(UITextFieldDelegate.textFieldDidBeginEditing): handlers.didBeginEditing != nil,
          #selector(UITextFieldDelegate.textFieldShouldEndEditing): handlers.shouldEndEditing != nil,
          #selector(UITextFieldDelegate.textFieldShouldClear): handlers.shouldClear != nil,
          #selector(UITextFieldDelegate.textFieldShouldReturn): handlers.shouldReturn != nil,
        ])
    }
  }

  extension TableViewDataSourceForwarder {
    /// Makes messages without a handler go to the app's object.
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:)): false,
          #selector(UITableViewDataSource.tableView(_:titleForFooterInSection:)): false,
        ])
    }
  }

  extension TableViewDelegateForwarder {
    /// Makes messages without a handler go to the app's object.
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(UITableViewDelegate.tableView(_:heightForRowAt:)): handlers.heightForRow != nil,
          #selector(UITableViewDelegate.tableView(_:heightForHeaderInSection:)): handlers.heightForHeader
            != nil,
          #selector(UITableViewDelegate.tableView(_:heightForFooterInSection:)): handlers.heightForFooter
            != nil,
          #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)): handlers.viewForHeader != nil,
          #selector(UITableViewDelegate.tableView(_:viewForFooterInSection:)): handlers.viewForFooter != nil,
          #selector(UITableViewDelegate.tableView(_:didDeselectRowAt:)): false,
        ])
    }
  }

  extension UITextFieldDelegate {
    func asksToBegin(_ field: UITextField) -> Bool? { textFieldShouldBeginEditing?(field) }
    func hearsOfBegin(_ field: UITextField) { textFieldDidBeginEditing?(field) }
    func asksToEnd(_ field: UITextField) -> Bool? { textFieldShouldEndEditing?(field) }
    func hearsOfEnd(_ field: UITextField, _ reason: UITextField.DidEndEditingReason) {
      if textFieldDidEndEditing?(field, reason: reason) == nil { textFieldDidEndEditing?(field) }
    }
    func asksToChange(_ field: UITextField, _ range: NSRange, _ text: String) -> Bool? {
      textField?(field, shouldChangeCharactersIn: range, replacementString: text)
    }
    func asksToClear(_ field: UITextField) -> Bool? { textFieldShouldClear?(field) }
    func asksToReturn(_ field: UITextField) -> Bool? { textFieldShouldReturn?(field) }
  }

  extension UITableViewDataSource {
    func sectionCount(_ table: UITableView) -> Int? { numberOfSections?(in: table) }
    func header(_ table: UITableView, _ section: Int) -> String? {
      tableView?(table, titleForHeaderInSection: section) ?? nil
    }
    func footer(_ table: UITableView, _ section: Int) -> String? {
      tableView?(table, titleForFooterInSection: section) ?? nil
    }
  }

  extension UITableViewDelegate {
    func rowHeight(_ table: UITableView, _ path: IndexPath) -> CGFloat? {
      tableView?(table, heightForRowAt: path)
    }
    func headerHeight(_ table: UITableView, _ section: Int) -> CGFloat? {
      tableView?(table, heightForHeaderInSection: section)
    }
    func footerHeight(_ table: UITableView, _ section: Int) -> CGFloat? {
      tableView?(table, heightForFooterInSection: section)
    }
    func headerView(_ table: UITableView, _ section: Int) -> UIView? {
      tableView?(table, viewForHeaderInSection: section) ?? nil
    }
    func footerView(_ table: UITableView, _ section: Int) -> UIView? {
      tableView?(table, viewForFooterInSection: section) ?? nil
    }
    func hearsOfSelection(_ table: UITableView, _ path: IndexPath) {
      tableView?(table, didSelectRowAt: path)
    }
    func hearsOfDeselection(_ table: UITableView, _ path: IndexPath) {
      tableView?(table, didDeselectRowAt: path)
    }
  }
#else
  extension TextFieldForwarder {
    /// Does nothing: every method is called, and passes on what it has no handler for.
    func prepare() {}
  }

  extension TableViewDataSourceForwarder {
    /// Does nothing: every method is called, and passes on what it has no handler for.
    func prepare() {}
  }

  extension TableViewDelegateForwarder {
    /// Does nothing: every method is called, and passes on what it has no handler for.
    func prepare() {}
  }

  extension UITextFieldDelegate {
    func asksToBegin(_ field: UITextField) -> Bool? { textFieldShouldBeginEditing(field) }
    func hearsOfBegin(_ field: UITextField) { textFieldDidBeginEditing(field) }
    func asksToEnd(_ field: UITextField) -> Bool? { textFieldShouldEndEditing(field) }
    func hearsOfEnd(_ field: UITextField, _ reason: UITextField.DidEndEditingReason) {
      textFieldDidEndEditing(field, reason: reason)
    }
    func asksToChange(_ field: UITextField, _ range: NSRange, _ text: String) -> Bool? {
      textField(field, shouldChangeCharactersIn: range, replacementString: text)
    }
    func asksToClear(_ field: UITextField) -> Bool? { textFieldShouldClear(field) }
    func asksToReturn(_ field: UITextField) -> Bool? { textFieldShouldReturn(field) }
  }

  extension UITableViewDataSource {
    func sectionCount(_ table: UITableView) -> Int? { numberOfSections(in: table) }
    func header(_ table: UITableView, _ section: Int) -> String? {
      tableView(table, titleForHeaderInSection: section)
    }
    func footer(_ table: UITableView, _ section: Int) -> String? {
      tableView(table, titleForFooterInSection: section)
    }
  }

  extension UITableViewDelegate {
    func rowHeight(_ table: UITableView, _ path: IndexPath) -> CGFloat? {
      tableView(table, heightForRowAt: path)
    }
    func headerHeight(_ table: UITableView, _ section: Int) -> CGFloat? {
      tableView(table, heightForHeaderInSection: section)
    }
    func footerHeight(_ table: UITableView, _ section: Int) -> CGFloat? {
      tableView(table, heightForFooterInSection: section)
    }
    func headerView(_ table: UITableView, _ section: Int) -> UIView? {
      tableView(table, viewForHeaderInSection: section)
    }
    func footerView(_ table: UITableView, _ section: Int) -> UIView? {
      tableView(table, viewForFooterInSection: section)
    }
    func hearsOfSelection(_ table: UITableView, _ path: IndexPath) {
      tableView(table, didSelectRowAt: path)
    }
    func hearsOfDeselection(_ table: UITableView, _ path: IndexPath) {
      tableView(table, didDeselectRowAt: path)
    }
  }
#endif
