extension GlimpseCard.State {
  /// What the card says of its comment.
  public var summary: String { App.summary(of: comment) }
}
