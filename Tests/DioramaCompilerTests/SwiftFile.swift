import DioramaTestSupport

/// A handwritten Swift file of the package, for tests of the invariants.
struct SwiftFile {
  /// The path from the root of the checkout.
  let path: String
  /// The lines without comments.
  let code: [String]
  /// The number of lines.
  let length: Int

  /// The target that the file belongs to.
  var target: String { String(path.split(separator: "/")[1]) }

  /// All files under `Sources`, except for generated ones.
  static func all() throws -> [SwiftFile] {
    let paths = Repository.paths(under: "Sources", suffix: ".swift").filter { !$0.contains("/Generated/") }
    return try paths.map { path in
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.map(String.init)
      return SwiftFile(path: path, code: code, length: lines.count - 1)
    }
  }

  /// The modules that the file imports.
  var imports: [String] {
    code.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
      let isImport = words[..<index].allSatisfy {
        $0.hasPrefix("@") || ["public", "internal", "private"].contains($0)
      }
      return isImport ? String(words[index + 1].prefix { $0 != "." }) : nil
    }
  }

  /// The string literals on one line that consist of one word.
  var words: [String] {
    code.flatMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        .filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }
    }
  }

  /// The types of the file that other files can name, except for nested ones.
  var types: [String] {
    code.compactMap { line in
      let words = line.split { !$0.isLetter && !$0.isNumber }
      guard line.first?.isLetter == true, !line.hasPrefix("private "), !line.hasPrefix("fileprivate "),
        let keyword = words.firstIndex(where: {
          ["struct", "class", "enum", "protocol", "typealias"].contains($0)
        }),
        keyword + 1 < words.count
      else { return nil }
      return String(words[keyword + 1])
    }
  }

  /// The identifiers in the code outside of string literals on one line.
  var identifiers: Set<String> {
    var names: Set<String> = []
    for line in code {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      for part in parts where part.offset % 2 == 0 {
        names.formUnion(part.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      }
    }
    return names
  }
}
