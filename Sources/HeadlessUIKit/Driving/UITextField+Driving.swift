/// A view with text that the user can edit.
@MainActor
public protocol TypedText: UIView, UITextInput {}

extension UITextField: TypedText {}

extension UITextView: TypedText {}

extension TypedText {
  /// Taps the view unless it is being edited, and types characters one by one, if the delegate allows each. Returns
  /// whether all characters were accepted.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard beginEditing() else { return false }
    var isAccepted = true
    for character in text { isAccepted = change(caret, to: String(character)) && isAccepted }
    return isAccepted
  }

  /// Pastes a string in one step, if the delegate allows it.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    beginEditing() && change(caret, to: text)
  }

  /// Presses the backspace key, which removes the selection or the character before the caret, if the delegate allows
  /// it. Marked text stays marked as long as some of it remains.
  @discardableResult
  public func pressBackspace() -> Bool {
    guard beginEditing(), let removed = removedByBackspace else { return false }
    guard let composed = markedTextRange, offset(from: composed.start, to: removed.start) >= 0 else {
      return change(removed, to: "")
    }
    guard allows(removed, "") else { return false }
    let before = textRange(from: composed.start, to: removed.start).flatMap(text(in:)) ?? ""
    let after = textRange(from: removed.end, to: composed.end).flatMap(text(in:)) ?? ""
    setMarkedText(before + after, selectedRange: NSRange(location: before.utf16.count, length: 0))
    return true
  }

  /// Selects a range of the text in UTF-16 code units, or moves the caret. The range is clamped to the text.
  public func select(_ range: NSRange) {
    guard beginEditing() else { return }
    let end = offset(from: beginningOfDocument, to: endOfDocument)
    let start = min(max(0, range.location), end)
    selectedTextRange = self.range(start, min(max(0, range.length), end - start))
  }

  /// Types letters one by one into an input method that composes text, such as Pinyin, without choosing a candidate.
  /// Returns whether all letters were accepted.
  ///
  /// - Parameter asksDelegate: Whether the delegate is asked about each letter, which depends on the input method.
  @discardableResult
  public func compose(_ letters: String, asksDelegate: Bool = true) -> Bool {
    guard beginEditing() else { return false }
    var isAccepted = true
    for letter in letters {
      let place = markedTextRange.flatMap { textRange(from: $0.end, to: $0.end) } ?? caret
      guard !asksDelegate || allows(place, String(letter)) else {
        isAccepted = false
        continue
      }
      changeComposition(to: (markedTextRange.flatMap(text(in:)) ?? "") + String(letter))
    }
    return isAccepted
  }

  /// Replaces the marked text, for example with a candidate that the user has not chosen yet. Returns whether there is
  /// a composition.
  @discardableResult
  public func changeComposition(to text: String) -> Bool {
    guard beginEditing() else { return false }
    setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    return markedTextRange != nil
  }

  /// Replaces the marked text with the chosen text, if the delegate allows it; `nil` keeps the letters. Returns whether
  /// the composition has ended.
  @discardableResult
  public func commitComposition(as text: String? = nil) -> Bool {
    guard let composed = markedTextRange else { return false }
    if let text { return change(composed, to: text) }
    unmarkText()
    return true
  }

  /// Types a letter on a Korean keyboard, which joins it to the character before the caret without marking text, if the
  /// delegate allows the letter. Returns whether it did.
  ///
  /// - Parameter joined: What the character becomes.
  @discardableResult
  public func join(_ letter: String, as joined: String) -> Bool {
    guard beginEditing(), allows(caret, letter), let last = removedByBackspace else { return false }
    replace(last, withText: joined)
    return true
  }

  private var caret: UITextRange { selectedTextRange ?? range(0, 0) }

  /// The range that the backspace key removes; `nil` if there is none.
  private var removedByBackspace: UITextRange? {
    guard caret.isEmpty else { return caret }
    let before = textRange(from: beginningOfDocument, to: caret.start).flatMap(text(in:)) ?? ""
    guard let character = before.last, let start = position(from: caret.start, offset: -character.utf16.count)
    else { return nil }
    return textRange(from: start, to: caret.start)
  }

  private func beginEditing() -> Bool {
    if !isFirstResponder { tap() }
    return isFirstResponder
  }

  private func range(_ start: Int, _ length: Int) -> UITextRange {
    let first = position(from: beginningOfDocument, offset: start) ?? endOfDocument
    let last = position(from: first, offset: length) ?? endOfDocument
    return textRange(from: first, to: last) ?? UITextRange()
  }

  private func allows(_ range: UITextRange, _ text: String) -> Bool {
    let replaced = NSRange(
      location: offset(from: beginningOfDocument, to: range.start),
      length: offset(from: range.start, to: range.end))
    return switch self {
    case let field as UITextField:
      field.delegate?.textField(field, shouldChangeCharactersIn: replaced, replacementString: text) ?? true
    case let view as UITextView:
      view.isEditable
        && view.delegate?.textView(view, shouldChangeTextIn: replaced, replacementText: text) ?? true
    default: true
    }
  }

  private func change(_ range: UITextRange, to text: String) -> Bool {
    guard allows(range, text) else { return false }
    replace(range, withText: text)
    return true
  }
}

extension UITextField {
  /// Presses the clear button, if the delegate allows it.
  @discardableResult
  public func pressClear() -> Bool {
    guard delegate?.textFieldShouldClear(self) ?? true else { return false }
    enter { $0.show("") }
    return true
  }

  /// Presses the return key. If the delegate allows the default action, the text field sends its event. If the event
  /// has a target or an action, editing then ends.
  @discardableResult
  public func pressReturn() -> Bool {
    if !isFirstResponder { tap() }
    guard isFirstResponder else { return false }
    unmarkText()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .editingDidEndOnExit)
    if endsEditing { resignFirstResponder() }
    return true
  }
}

extension UIScrollView {
  /// Drags the content to an offset, if touches reach the view and scrolling is enabled. For tables, scroll to a row
  /// instead.
  public func drag(to contentOffset: CGPoint) {
    if isScrollEnabled, isReached { self.contentOffset = contentOffset }
  }
}
