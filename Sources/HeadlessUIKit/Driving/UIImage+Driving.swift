extension UIImage {
  /// Whether the image has been decoded and is ready for display.
  public var isPreparedForDisplay: Bool { isPrepared }
}
