/// Which paths of a project are meant: a path and everything below it, where `*` stands for any characters of one name, `?` for one of
/// them, and `**` for any number of folders.
public struct PathPattern: Sendable, Hashable {
  private let names: [[Character]]

  /// Reads a pattern of names with `/` between them.
  public init(_ text: String) {
    names = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Whether a path, given by its names from the project's root, is meant or lies below one that is.
  public func matches(_ path: [String]) -> Bool {
    matches(names[...], path.map(Array.init)[...])
  }

  private func matches(_ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>) -> Bool {
    guard let name = pattern.first else { return true }
    if name == ["*", "*"] {
      let rest = pattern.drop { $0 == name }
      return path.indices.contains { matches(rest, path[$0...]) }
    }
    guard let first = path.first, Self.matches(name, first) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  /// Matches one name: a `*` that took too little is tried again with one character more, and only the last one, which is enough
  /// and keeps the time within the product of the lengths.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (position, index) = (0, 0)
    var retry: (position: Int, index: Int)?
    while index < name.count {
      if position < pattern.count, pattern[position] == "*" {
        retry = (position, index)
        position += 1
      } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[index] {
        position += 1
        index += 1
      } else if let last = retry {
        retry = (last.position, last.index + 1)
        (position, index) = (last.position + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
