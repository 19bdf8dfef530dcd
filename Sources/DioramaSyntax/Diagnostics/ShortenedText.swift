extension String {
  /// The text for use in a message: one line of at most 60 characters.
  package var shortened: String {
    let line = prefix { !$0.isNewline }
    return line.count > 60 || line.count < count ? line.prefix(60) + "…" : self
  }
}
