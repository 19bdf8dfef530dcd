/// The kind of texts, names and URLs in the scenes.
package enum TextSource {
  /// Text that is error-prone in literals: the given texts, random characters, and words of Swift as names.
  case hostile([String])
  /// Text as apps show it, in several scripts and in every notation of YAML, and names that describe a view.
  case typical

  /// Names for views, handlers and parameters; a number can be appended to each.
  var names: [String] {
    switch self {
    case .hostile: NamePool.words
    case .typical: TypicalText.names
    }
  }

  /// The numbers of views that a scene has room for. When no room is left, the current view is completed.
  var room: ClosedRange<Int> {
    switch self {
    case .hostile: 8...24
    case .typical: 2...4
    }
  }

  /// Whether these are texts as apps show them.
  var isTypical: Bool {
    switch self {
    case .hostile: false
    case .typical: true
    }
  }
}
