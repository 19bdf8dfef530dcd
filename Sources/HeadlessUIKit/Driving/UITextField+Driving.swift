extension UITextField {
  /// Taps the field unless it is edited, and types character by character, as far as the delegate allows it. Says
  /// whether every character was accepted.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard beginEditing() else { return false }
    var isAccepted = true
    for character in text {
      isAccepted =
        replace(NSRange(location: storedText.utf16.count, length: 0), with: String(character)) && isAccepted
    }
    return isAccepted
  }

  /// Pastes a text at the end in one step, if the delegate allows it.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    beginEditing() && replace(NSRange(location: storedText.utf16.count, length: 0), with: text)
  }

  /// Presses the backspace key, which removes the last character if the delegate allows it.
  @discardableResult
  public func pressBackspace() -> Bool {
    guard beginEditing(), let last = storedText.last else { return false }
    let length = String(last).utf16.count
    return replace(NSRange(location: storedText.utf16.count - length, length: length), with: "")
  }

  /// Presses the button that clears the text, if the delegate allows it.
  @discardableResult
  public func pressClear() -> Bool {
    guard delegate?.textFieldShouldClear(self) ?? true else { return false }
    storedText = ""
    sendActions(for: .editingChanged)
    return true
  }

  /// Presses the return key. If the delegate allows the default, the control reports it, and editing ends if somebody
  /// wanted to know.
  @discardableResult
  public func pressReturn() -> Bool {
    guard beginEditing() else { return false }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .editingDidEndOnExit)
    if endsEditing { resignFirstResponder() }
    return true
  }

  private func beginEditing() -> Bool {
    if !isFirstResponder { tap() }
    return isFirstResponder
  }

  private func replace(_ range: NSRange, with text: String) -> Bool {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true,
      let place = Range(range, in: storedText)
    else { return false }
    storedText.replaceSubrange(place, with: text)
    sendActions(for: .editingChanged)
    return true
  }
}
