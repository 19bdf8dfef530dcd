extension UITextField {
  /// Taps the field unless it is edited, and types character by character, as far as the delegate allows it. Returns
  /// whether every character was accepted.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard beginEditing() else { return false }
    var isAccepted = true
    for character in text { isAccepted = change(selection, to: String(character)) && isAccepted }
    return isAccepted
  }

  /// Pastes a text in one step, if the delegate allows it.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    beginEditing() && change(selection, to: text)
  }

  /// Presses the backspace key, which removes what is selected or the character before the caret if the delegate allows
  /// it.
  @discardableResult
  public func pressBackspace() -> Bool {
    guard beginEditing(), !deletion.isEmpty else { return false }
    return change(deletion, to: "")
  }

  /// Selects a part of the text, in UTF-16 code units, or puts the caret somewhere.
  public func select(_ range: NSRange) {
    guard beginEditing(), let range = Range(range) else { return }
    selectedTextRange = TextFieldRange(range)
  }

  /// Types letters into an input method that composes text, such as Pinyin, one by one, as far as the delegate allows
  /// it. Nothing is chosen yet. Returns whether every letter was accepted.
  @discardableResult
  public func compose(_ letters: String) -> Bool {
    guard beginEditing() else { return false }
    var isAccepted = true
    for letter in letters {
      guard allows(markedText.map { $0.upperBound..<$0.upperBound } ?? selection, String(letter)) else {
        isAccepted = false
        continue
      }
      let text = (markedTextRange.flatMap(text(in:)) ?? "") + String(letter)
      setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }
    return isAccepted
  }

  /// Chooses the text that stands for what is composed, if the delegate allows it; `nil` keeps the letters. Returns
  /// whether the composition has ended.
  @discardableResult
  public func commitComposition(as text: String? = nil) -> Bool {
    guard let markedText else { return false }
    guard let text else {
      unmarkText()
      return true
    }
    return change(markedText, to: text)
  }

  /// Presses the button that clears the text, if the delegate allows it.
  @discardableResult
  public func pressClear() -> Bool {
    guard delegate?.textFieldShouldClear(self) ?? true else { return false }
    show("")
    sendActions(for: .editingChanged)
    return true
  }

  /// Presses the return key. If the delegate allows the default, the control reports it, and editing ends if somebody
  /// wanted to know.
  @discardableResult
  public func pressReturn() -> Bool {
    guard beginEditing() else { return false }
    unmarkText()
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

  private func allows(_ offsets: Range<Int>, _ text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: NSRange(offsets), replacementString: text) ?? true
  }

  private func change(_ offsets: Range<Int>, to text: String) -> Bool {
    guard allows(offsets, text) else { return false }
    put(text, at: offsets)
    sendActions(for: .editingChanged)
    return true
  }
}
