import DioramaTestSupport
import Foundation
import Testing

/// The list in `Documentation/Handlers.md` has all handlers of the library, except those for generated Swift alone.
@Suite struct HandlerListTests {
  private static let path = "Documentation/Handlers.md"

  @Test func theListIsFresh() throws {
    let page = try Page(Self.path).text
    let parts = page.split(separator: /<!-- (end of )?handlers -->\n/, omittingEmptySubsequences: false)
    try #require(parts.count == 3)
    let fresh = "\n" + (try list()) + "\n"
    guard parts[1] != fresh else { return }
    guard Repository.isUpdating else {
      Issue.record("\(Self.path) is out of date: run UPDATE=1 swift test --filter HandlerListTests")
      return
    }
    let written = parts[0] + "<!-- handlers -->\n" + fresh + "<!-- end of handlers -->\n" + parts[2]
    try Repository.write(Array(written.utf8), to: Self.path)
  }

  private func list() throws -> String {
    // The page says this once.
    let leak = /\ A closure that captures the [a-z ]+ creates a retain cycle: use the argument instead\./
    var rows: [String: [String]] = [:]
    for path in Repository.paths(under: "Sources/DioramaKit", suffix: ".swift") {
      var view = ""
      var comment: [Substring] = []
      var isSummary = true
      var isPublic = true
      let source = try Repository.text(path).replacing(/:\n +\(@/, with: ": (@").replacing(
        /\)\?\n +\{/, with: ")? {")
      for line in source.split(separator: "\n") {
        let text = line.drop { $0 == " " }
        if line == "@_spi(Generated)" { isPublic = false }
        if line.first != " ", line.last == "}" { isPublic = true }
        if let match = text.prefixMatch(
          of: /(?:extension |open class |public final class )(?:HandlingControl where Self: )?(\w+)/)
        {
          view = match.1 == "HandlingCell" ? "UITableViewCell" : String(match.1)
        }
        if text.hasPrefix("@") { continue }
        if text == "///" {
          isSummary = false
        } else if text.hasPrefix("/// ") {
          if isSummary { comment.append(text.dropFirst(4)) }
        } else {
          if isPublic, let match = text.prefixMatch(of: /public var (\w+Handler): \(@MainActor (.+)\)\? {/) {
            let type = match.2.replacing("@escaping ", with: "")
            let summary = comment.joined(separator: " ").replacing(leak, with: "")
            rows[view, default: []].append("| `\(match.1)` | `\(type)` | \(summary) |")
          }
          comment = []
          isSummary = true
        }
      }
    }
    return rows.keys.sorted().map { view in
      "### \(view)\n\n| property | closure | what it does |\n| --- | --- | --- |\n"
        + rows[view, default: []].joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
