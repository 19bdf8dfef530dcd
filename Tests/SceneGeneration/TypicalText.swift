import DioramaTestSupport

/// Texts as apps show them: ASCII, accented letters, Chinese, Japanese, right-to-left scripts, emoji, and paragraphs.
enum TypicalText {
  /// Names that describe a view.
  static let names = ["account", "banner", "caption", "message", "picture", "profile", "review", "ticket"]
    .flatMap { topic in
      ["Area", "Entry", "Item", "Panel"].map { topic + $0 }
    }

  private static let kinds: [[String]] = [
    [
      "account", "address", "calendar", "friend", "library", "message", "payment", "recipe", "season",
      "weather",
    ],
    ["Café", "größer", "naïve", "señor", "Übung", "crème", "Łódź", "piñata", "garçon", "smørrebrød"],
    ["北京", "東京タワー", "设置", "メッセージ", "한국어", "שלום", "مرحبا", "Привет", "Αθήνα", "हिन्दी"],
    ["👍🏽", "🎉", "👩‍👩‍👧", "🇩🇪", "✈️", "❤️", "party", "travel", "love", "family"],
    ["it's", "\"quoted\"", "50 %", "a: b", "# one", "C:\\temp", "yes", "- dash", "{braces}", "tab\there"],
  ]

  /// One to seven words of one kind; half of the texts are plain English.
  static func make(_ choices: inout RandomChoices) -> String {
    let words = choices.chance(50) ? kinds[0] : choices.element(of: kinds)
    return (0..<choices.number(in: 1...7)).map { _ in choices.element(of: words) }.joined(separator: " ")
  }

  /// The text as a plain, quoted, escaped, literal or folded scalar.
  static func node(_ text: String, _ choices: inout RandomChoices) -> SceneNode {
    let isPlain =
      text.unicodeScalars.allSatisfy { $0 == " " || $0.properties.isAlphabetic }
      && !["yes", "no"].contains(text)
    switch choices.number(in: 0...9) {
    case 0...5 where isPlain: return .scalar(text)
    case 6:
      let escaped = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      return .scalar("'\(escaped)'")
    case 7:
      let words = text.split(separator: " ").map(String.init)
      let quoted = text.asSceneScalar
      return .textLines(
        indicator: choices.chance(50) ? "|-" : ">-", [words.joined(separator: " ")], quoted: quoted)
    default: return .scalar(text.asSceneScalar)
    }
  }

  /// A web address that is safe to open.
  static func url(_ choices: inout RandomChoices) -> String {
    let host = choices.element(of: ["example.com", "www.example.org", "api.example.net:8443"])
    let path = choices.element(of: [
      "", "/", "/users/42", "/a/b/c.html", "/search?q=a&page=2", "/%E5%8C%97#top",
    ])
    return "https://\(host)\(path)"
  }
}
