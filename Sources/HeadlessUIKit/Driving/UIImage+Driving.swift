extension UIImage {
  /// Whether the image can be drawn without decoding it first.
  public var isPreparedForDisplay: Bool { isPrepared }
}
