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

  /// A link to a file of the repository.
  struct Link {
    /// The path from the root of the repository.
    let path: String
    /// The anchor of a heading, or `nil`.
    let anchor: String?
  }

  /// The links to files.
  var links: [Link] {
    text.matches(of: /\]\(([^)#:]*)(?:#([^)]*))?\)/).map { match in
      let target = match.1.isEmpty ? String(path.split(separator: "/").last ?? "") : String(match.1)
      var folders = path.split(separator: "/").dropLast().map(String.init)
      for part in target.split(separator: "/") {
        if part == ".." { folders.removeLast() } else { folders.append(String(part)) }
      }
      return Link(path: folders.joined(separator: "/"), anchor: match.2.map(String.init))
    }
  }

  /// The anchors of the headings, as GitHub makes them.
  var anchors: Set<String> {
    Set(
      text.matches(of: /(?m)^#+ (.*)$/).map { match in
        match.1.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
          .replacing(" ", with: "-")
      })
  }
}
