#if os(Linux)
  import DioramaTestSupport
  import Foundation
  import Testing

  /// What DioramaKit adds to the types of UIKit and of the standard library is what `Documentation/Handlers.md` lists,
  /// so that an app's code sees nothing else on its views.
  @Suite struct PublicMembersTests {
    @Test func thePageListsAllMembers() throws {
      let (added, listed) = try (members(), list())
      #expect(added.subtracting(listed).sorted() == [], "the page does not list these")
      #expect(listed.subtracting(added).sorted() == [], "an app does not see these")
    }

    /// The members of other modules' types that an app sees without `@_spi`, such as `UILabel.url`.
    private func members() throws -> Set<String> {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let result = try folder.run(try BuildFolder().symbolGraph(of: "DioramaKit", in: folder.url))
      try #require(result.isSuccess, "\(result.output)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      return try Set(
        files.filter { $0.hasPrefix("DioramaKit@") }.flatMap { file in
          let data = try Data(contentsOf: folder.url.appendingPathComponent(file))
          return try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
            .filter { $0.pathComponents.count == 2 }.map { $0.pathComponents.joined(separator: ".") }
        })
    }

    /// The members on the page: in the tables of the handlers, and in the table of what else there is.
    private func list() throws -> Set<String> {
      var listed: Set<String> = []
      var view: [Substring] = []
      for line in try Page("Documentation/Handlers.md").text.split(separator: "\n") {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
          cell.matches(of: /`([^`]+)`/).map(\.1)
        }
        if let heading = line.wholeMatch(of: /### (\w+)/) {
          view = heading.1 == "TextEditingView" ? ["UITextField", "UITextView"] : [heading.1]
        } else if line.hasPrefix("## ") {
          view = []
        } else if cells.count == 5 {
          let (types, names) = view.isEmpty ? (cells[1], cells[2]) : (view, cells[1])
          for type in types { listed.formUnion(names.map { "\(type).\($0)" }) }
        }
      }
      return listed.filter { !Self.own.contains(String($0.prefix { $0 != "." })) }
    }

    /// DioramaKit's own types on the page.
    private static let own = ["BarButton", "ComponentRows", "LikeButton", "TextRows"]

    /// The part of a symbol graph that the test needs.
    private struct SymbolGraph: Decodable {
      let symbols: [Symbol]

      struct Symbol: Decodable {
        let pathComponents: [String]
      }
    }
  }
#endif
