extension LoginScene.State {
  /// Whether the address looks like one.
  public var isEmailValid: Bool { App.isEmailValid(email) }
}
