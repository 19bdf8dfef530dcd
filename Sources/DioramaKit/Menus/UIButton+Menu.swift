extension UIButton {
  /// Opens a menu when the user taps the button, or presses it for a while if there is a ``clickHandler``. The button
  /// holds the entries.
  public func setMenu(_ entries: [MenuEntry]) {
    let made = MadeMenu(entries) { [weak self] in self?.menu = $0.menu }
    menu = made.menu
    viewDecorator(type: ControlHandlers.self).menu = made
  }
}
