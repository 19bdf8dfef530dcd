extension UITextField {
  /// Says whether editing may begin; it may if there is no handler.
  public var shouldBeginEditingHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldBeginEditing] }
    set { self[\.shouldBeginEditing] = newValue }
  }

  /// Called when editing began.
  public var didBeginEditingHandler: (@MainActor (UITextField) -> Void)? {
    get { self[\.didBeginEditing] }
    set { self[\.didBeginEditing] = newValue }
  }

  /// Says whether editing may end; it may if there is no handler.
  public var shouldEndEditingHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldEndEditing] }
    set { self[\.shouldEndEditing] = newValue }
  }

  /// Called when editing ended.
  public var didEndEditingHandler: (@MainActor (UITextField) -> Void)? {
    get { self[\.didEndEditing] }
    set { self[\.didEndEditing] = newValue }
  }

  /// Says whether the characters of a range may be replaced; they may if there is no handler.
  public var shouldChangeCharactersHandler: (@MainActor (UITextField, NSRange, String) -> Bool)? {
    get { self[\.shouldChangeCharacters] }
    set { self[\.shouldChangeCharacters] = newValue }
  }

  /// Says whether the text may be cleared; it may if there is no handler.
  public var shouldClearHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldClear] }
    set { self[\.shouldClear] = newValue }
  }

  /// Says whether the return key does what it does by default; it does if there is no handler.
  public var shouldReturnHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldReturn] }
    set { self[\.shouldReturn] = newValue }
  }

  /// How many characters the user can enter; `nil` for any number. A change that would make the text longer is refused.
  public var maxLength: Int? {
    get { self[\.maxLength] }
    set { self[\.maxLength] = newValue }
  }

  private subscript<Value>(part: WritableKeyPath<TextFieldHandlers, Value?>) -> Value? {
    get { self[decorator: (\TextFieldDecorator.handlers).appending(path: part)] }
    set { self[decorator: (\TextFieldDecorator.handlers).appending(path: part)] = newValue }
  }
}
