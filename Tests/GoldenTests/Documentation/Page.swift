import DioramaTestSupport

/// A page of the documentation.
struct Page {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try Repository.text(path)
  }

  /// The texts of the code blocks in a language.
  func blocks(_ language: String) -> [String] {
    text.split(separator: "```\(language)\n", omittingEmptySubsequences: false).dropFirst().map { rest in
      rest.split(separator: "```", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
        ?? ""
    }
  }

  /// The linked files, as paths from the root of the repository.
  var links: [String] {
    text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/).map { match in
      var folders = path.split(separator: "/").dropLast().map(String.init)
      for part in match.1.split(separator: "/") {
        if part == ".." { folders.removeLast() } else { folders.append(String(part)) }
      }
      return folders.joined(separator: "/")
    }
  }
}
