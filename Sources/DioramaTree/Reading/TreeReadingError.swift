/// Why a document is no runtime tree.
public enum TreeReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document is not JSON, at this byte.
  case invalidJSON(String, offset: Int)
  /// The tree is of a version that this library does not know.
  case newerVersion(Int)
  /// The tree does not have the form that its version asks for, at this place.
  case unexpectedForm(expected: String, path: String)

  /// The error in words.
  public var description: String {
    switch self {
    case .invalidJSON(let reason, let offset): "not JSON at byte \(offset): \(reason)"
    case .newerVersion(let version):
      "the tree is of version \(version); this library reads up to version \(RuntimeTree.version)"
    case .unexpectedForm(let expected, let path): "\(expected) is expected at \(path)"
    }
  }
}
