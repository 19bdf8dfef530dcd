import DioramaSyntax
import DioramaTree

/// A URL that is fetched without encryption.
struct InsecureURL: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "insecure-url", .warning,
    explanation: """
      What comes over http can be read and changed on its way, and iOS refuses to load it unless the app asks for an \
      exception (App Transport Security).
      """,
    example: .views(
      failing: "- label: website\n  text: Medium\n  url: http://medium.com\n",
      passing: "- label: website\n  text: Medium\n  url: https://medium.com\n"))

  let host: String
  var message: String { "'http' is not encrypted; write 'https://\(host)'" }
}

/// Finds URLs whose scheme is http, in upper or lower case.
enum InsecureURLRule: Rule {
  private static let scheme = "http://"

  static func check(_ subject: RuleSubject, report: (InsecureURL, SourceRange, [FixIt]) -> Void) {
    for written in subject.writtenValues(among: \.urls, where: { !urls(in: $0).isEmpty }) {
      for url in urls(in: written.value) where url.prefix(scheme.count).lowercased() == scheme {
        report(InsecureURL(host: String(url.dropFirst(scheme.count)).shortened), written.range, [])
      }
    }
  }

  private static func urls(in value: Value) -> [String] {
    switch value {
    case .url(let url): [url]
    case .list(let values): values.flatMap(urls)
    default: []
    }
  }
}
