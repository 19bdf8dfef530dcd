/// What to write instead of a key that a mapping does not know, where that is certain.
public enum KeyAdvice: Sendable {
  /// Another key, with the same value.
  case key(String)
  /// Several keys, each with the same value.
  case keys([String])
  /// Something else, in words: an order such as "write the type with '?'".
  case hint(String)

  /// The keys that the unknown one stands for.
  var meant: [String] {
    switch self {
    case .key(let key): [key]
    case .keys(let keys): keys
    case .hint: []
    }
  }

  var remedy: String {
    switch self {
    case .key(let key): "write '\(key)'"
    case .keys(let keys): "write " + keys.map { "'\($0)'" }.joined(separator: " and ")
    case .hint(let hint): hint
    }
  }
}
