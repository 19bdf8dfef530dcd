/// Which texts, names and addresses the scenes have.
package enum TextSource {
  /// What writers of literals stumble over: these texts, random characters, and words of Swift as names.
  case hostile([String])
  /// What apps show, in several scripts and in every notation of YAML, and names that describe a view.
  case typical

  /// The names for views, handlers and parameters, to which a number can be added.
  var names: [String] {
    switch self {
    case .hostile: NamePool.words
    case .typical: TypicalText.names
    }
  }
}
