/// Which paths of a project are meant: a path and everything below it, where `*` stands for any characters of one name,
/// `?` for one of them, and `**` for any number of folders.
package struct PathPattern: Sendable, Hashable {
  private let names: [[Character]]

  /// Reads a pattern of names with `/` between them.
  package init(_ text: String) {
    names = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Whether a path, given by its names from the project's root, is meant or lies below one that is.
  package func matches(_ path: [String]) -> Bool {
    Self.matches(names, path.map(Array.init), star: ["*", "*"], isPrefixEnough: true) { pattern, name in
      Self.matches(pattern, name, star: "*", isPrefixEnough: false) { $0 == "?" || $0 == $1 }
    }
  }

  /// Matches a pattern in which a star stands for any number of elements. A star that took too little is tried again
  /// with one element more, and only the last one, which is enough and keeps the time within the product of the
  /// lengths.
  private static func matches<Element: Equatable>(
    _ pattern: [Element], _ elements: [Element], star: Element, isPrefixEnough: Bool,
    _ isMatch: (Element, Element) -> Bool
  ) -> Bool {
    var (position, index) = (0, 0)
    var retry: (position: Int, index: Int)?
    while index < elements.count, position < pattern.count || !isPrefixEnough {
      if position < pattern.count, pattern[position] == star {
        retry = (position, index)
        position += 1
      } else if position < pattern.count, isMatch(pattern[position], elements[index]) {
        position += 1
        index += 1
      } else if let last = retry {
        retry = (last.position, last.index + 1)
        (position, index) = (last.position + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == star }
  }
}
