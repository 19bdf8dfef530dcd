extension FinderScene.State {
  /// The glimpses whose titles contain what is searched.
  public var found: [GlimpseRow.State] {
    glimpses.filter { App.isFound($0.title, by: query) }
  }
}
