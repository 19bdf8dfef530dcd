extension SceneElements {
  mutating func registerTextInput() {
    var field = SceneElement("textField", extends: "control") { UITextField() }
    field.attribute("text", .optional(.string)) { $0.text = $1 }
    field.attribute("placeholder", .optional(.string)) { $0.placeholder = $1 }
    field.attribute("maxLength", .optional(.integer.atLeast(1))) { $0.maxLength = $1 }
    field.attribute("secure", .boolean) { $0.isSecureTextEntry = $1 }
    field.attribute("keyboard", .keyboard) { $0.keyboardType = $1 }
    field.attribute("returnKey", .returnKey) { $0.returnKeyType = $1 }
    field.attribute("clearButton", .viewMode) { $0.clearButtonMode = $1 }
    field.attribute("borderStyle", .borderStyle) { $0.borderStyle = $1 }
    field.event("shouldBeginEditing", { $0.shouldBeginEditingHandler = $1 }) { _ in true }
    field.event("didBeginEditing", { $0.didBeginEditingHandler = $1 }) { _ in }
    field.event("shouldEndEditing", { $0.shouldEndEditingHandler = $1 }) { _ in true }
    field.event("didEndEditing", { $0.didEndEditingHandler = $1 }) { _ in }
    field.event("didEndEditingWithReason", { $0.didEndEditingWithReasonHandler = $1 }) { _, _ in }
    field.event("shouldChangeCharacters", { $0.shouldChangeCharactersHandler = $1 }) { _, _, _ in true }
    field.event("didChangeSelection", { $0.didChangeSelectionHandler = $1 }) { _ in }
    field.event("shouldClear", { $0.shouldClearHandler = $1 }) { _ in true }
    field.event("shouldReturn", { $0.shouldReturnHandler = $1 }) { _ in true }
    register(field)

    var text = SceneElement("textView", extends: "scroll") { UITextView() }
    text.attribute("text", .optional(.string)) { $0.text = $1 }
    text.attribute("textColor", .optional(.color)) { $0.textColor = $1 }
    text.attribute("font", .optional(.font)) { $0.applyFont($1) }
    text.attribute("alignment", .textAlignment) { $0.textAlignment = $1 }
    text.attribute("editable", .boolean) { $0.isEditable = $1 }
    text.attribute("keyboard", .keyboard) { $0.keyboardType = $1 }
    register(text)
  }
}
