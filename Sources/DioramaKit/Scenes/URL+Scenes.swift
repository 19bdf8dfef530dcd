extension URL {
  /// Creates a URL from a text that the compiler of scenes has checked. If Foundation took it for none all the same, a file that
  /// there is not would stand in for it, which nothing opens.
  public init(checked text: String) {
    self = URL(string: text) ?? URL(fileURLWithPath: "/dev/null/\(text)")
  }
}
