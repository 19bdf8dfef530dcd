extension UIColor {
  /// Creates a colour from `0xRRGGBBAA`.
  public convenience init(rgba: UInt32) {
    self.init(
      red: Self.component(rgba >> 24), green: Self.component(rgba >> 16), blue: Self.component(rgba >> 8),
      alpha: Self.component(rgba))
  }

  /// Creates the colour that the app's asset catalogue holds under a name; clear if it holds none.
  public convenience init(asset name: String) {
    self.init { _ in UIColor(named: name) ?? .clear }
  }

  /// Creates a colour that follows the appearance.
  public convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func component(_ bits: UInt32) -> CGFloat { CGFloat(bits & 0xFF) / 255 }
}
