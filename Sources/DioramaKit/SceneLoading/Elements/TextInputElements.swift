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
    field.event("shouldBeginEditing") { field, callback in
      field.shouldBeginEditingHandler = { callback($0) as? Bool ?? true }
    }
    field.event("didBeginEditing") { field, callback in
      field.didBeginEditingHandler = { callback($0) }
    }
    field.event("shouldEndEditing") { field, callback in
      field.shouldEndEditingHandler = { callback($0) as? Bool ?? true }
    }
    field.event("didEndEditing") { field, callback in
      field.didEndEditingHandler = { callback($0) }
    }
    field.event("shouldChangeCharacters") { field, callback in
      field.shouldChangeCharactersHandler = { callback($0, $1, $2) as? Bool ?? true }
    }
    field.event("shouldClear") { field, callback in
      field.shouldClearHandler = { callback($0) as? Bool ?? true }
    }
    field.event("shouldReturn") { field, callback in
      field.shouldReturnHandler = { callback($0) as? Bool ?? true }
    }
    register(field)

    var text = SceneElement("textView", extends: "scroll") { UITextView() }
    text.attribute("text", .optional(.string)) { $0.text = $1 }
    text.attribute("textColor", .optional(.color)) { $0.textColor = $1 }
    text.attribute("font", .optional(.font)) { $0.font = $1 }
    text.attribute("alignment", .textAlignment) { $0.textAlignment = $1 }
    text.attribute("editable", .boolean) { $0.isEditable = $1 }
    text.attribute("keyboard", .keyboard) { $0.keyboardType = $1 }
    register(text)
  }
}
