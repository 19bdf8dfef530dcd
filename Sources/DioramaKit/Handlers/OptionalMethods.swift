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
    func prepare() { forward(to: original, unless: [:]) }
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
  }
#else
  extension TextFieldForwarder {
    /// Does nothing: every method is called, and passes on what it has no handler for.
    func prepare() {}
  }

  extension TableViewDataSourceForwarder {
    /// Does nothing: every method is called, and passes on what it has no handler for.
    func prepare() {}

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      original?.tableView(tableView, titleForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      original?.tableView(tableView, titleForFooterInSection: section)
    }
  }

  extension TableViewDelegateForwarder {
    /// Does nothing: every method is called, and passes on what it has no handler for.
    func prepare() {}

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      original == nil ? indexPath : original?.tableView(tableView, willSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      original?.tableView(tableView, didDeselectRowAt: indexPath)
    }
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
  }
#endif
