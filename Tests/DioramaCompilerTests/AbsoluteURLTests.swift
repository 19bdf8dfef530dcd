import DioramaTestSupport
import Foundation
import Testing

@testable import DioramaGrammar

/// `invalid-url` accepts exactly the absolute URLs of RFC 3986 whose brackets contain an IPv6 address in hexadecimal
/// digits, and Foundation parses them without changes.
@Suite struct AbsoluteURLTests {
  static let wrong = [
    "", ":", "a", "a:", "1a:b", "-a:b", "a b:c", "é:a", "http:", "http:a", "https:/a", "https://",
    "https:///a",
    "https://?a", "https://#a", "https://:80", "https://a@", "https://a@:80/", "https://a@b@c/", "a://b@c@d",
    "https://us[er@host/", "https://us]er@host/", "https://us/er@h[/", "https://[[]/", "https://[]/",
    "https://[zz]/", "https://[::1", "https://::1]", "https://[::1]a/", "https://[::1]:a/",
    "https://[::1]80/",
    "https://a[::1]/", "https://[1:2:3:4:5:6:7]/", "https://[1:2:3:4:5:6:7:8:9]/",
    "https://[1:2:3:4:5:6:7::8]/x[", "https://[1:2:3:4::5:6:7:8]/", "https://[1::2::3]/", "https://[:::]/",
    "https://[:1]/", "https://[1:]/", "https://[12345::]/", "https://[::g]/",
    "https://[1.2.3.4]/", "https://[::ffff:1.2.3.4]/", "https://[v1.a]/",
    "https://[fe80::1%25en0]/", "https://a:b/", "https://a:8a/",
    "https://a:65536/",
    "https://a:99999999999999999999999/", "https://a:-1/", "https://a:٣/", "https://a:1:2/", "https://a b/",
    "https://a/ b", "https://a/\t", "https://a/\n", "https://a/\0", "https://a/\u{7F}", "https://a/\u{80}",
    "https://ä/",
    "https://a/ä", "https://a/%", "https://a/%1", "https://a/%1g", "https://a/%g1", "https://%/",
    "https://a/#b#",
    "https://a/[", "https://a/]", "https://a/?[", "https://a/#[", "https://a/\"", "https://a/<",
    "https://a/>",
    "https://a/\\", "https://a\\b/", "https://a/^", "https://a/`", "https://a/{", "https://a/|",
    "https://a/}",
    "a:[", "a:b]", "a:/[", "a:b c", "mailto:a@b c", "file://[/a", "file://a:b:c/", "a://b c/",
  ]

  static let right = [
    "a:b", "A+b-.1:x", "https://a", "https://a/", "HTTPS://A", "https://a?", "https://a#", "https://a?b#c",
    "https://a:/",
    "https://a:0", "https://a:80/", "https://a:65535/", "https://a:00080", "https://u@h/",
    "https://u:p:q@h:1/", "https://@h/",
    "https://a%41b/", "https://1.2.3.4/", "https://999.1.1.1/", "https://-._~!$&'()*+,;=/", "https://[::]/",
    "https://[::1]:80/", "https://[1:2:3:4:5:6:7:8]/", "https://[1:2:3:4:5:6:7::]/",
    "https://[::2:3:4:5:6:7:8]/",
    "https://[1::3:4:5:6:7:8]/", "https://[ABCD:ef01::]/",
    "https://u:p@[::1]:1/a?b#c", "https://a/;:@&=+$,!*'()~-._", "https://a/%00%fF", "https://a/?/?:@",
    "https://a/#/?:@",
    "https://a//b", "mailto:a@b", "mailto:a@b@c", "tel:+1", "data:,x", "file:///tmp", "file:a", "a:/", "a:?",
    "a:#", "a://", "a:///",
    "a://:80", "a://@", "about:blank", "a:b:c", "a:@", "a:b//c", "javascript:alert(1)",
  ]

  @Test(arguments: wrong) func rejects(_ text: String) {
    #expect(AbsoluteURL.problem(with: text) != nil)
    #expect(!Self.isByGrammar(text))
  }

  @Test(arguments: right) func accepts(_ text: String) {
    #expect(AbsoluteURL.problem(with: text) == nil)
    #expect(Self.isByGrammar(text))
    #expect(URL(string: text)?.absoluteString == text)
  }

  /// Random URLs of valid and invalid parts, some with random changes to their characters.
  @Test func agreesWithTheGrammarAndFoundation() {
    var generator = SeededGenerator(seed: 3986)
    var accepted = 0
    for _ in 0..<10_000 {
      let text = Self.text(&generator)
      let isAccepted = AbsoluteURL.problem(with: text) == nil
      #expect(isAccepted == Self.isByGrammar(text), "\(text)")
      if isAccepted {
        accepted += 1
        #expect(URL(string: text)?.absoluteString == text, "\(text)")
      }
    }
    #expect(accepted > 300)
  }

  /// A suggestion is accepted, and Foundation reads it as it reads the original text, if it can.
  @Test(arguments: [
    ("example.com/a", "https://example.com/a"), ("https://a/b c", "https://a/b%20c"),
    ("https://a/ä?ö#ü", "https://a/%C3%A4?%C3%B6#%C3%BC"), ("https://a?q[]=1", "https://a?q%5B%5D=1"),
    ("mailto:a b", "mailto:a%20b"), ("https://a/{x}|%41", "https://a/%7Bx%7D%7C%41"), ("https://a b/", nil),
    ("https://ä/", nil), ("https://a/50%", nil), ("https://a/\t", nil), ("https://a/\n", nil),
    ("https://us[er@host/", nil), ("https://a@b@c/", nil), ("https://[zz]/", nil), ("/a.b", nil), (".a", nil),
    ("a.b c", nil),
  ])
  func suggestsOnlyCertainFixes(_ text: String, _ suggestion: String?) throws {
    let problem = try #require(AbsoluteURL.problem(with: text))
    #expect(URLRemedy(of: problem, in: text).suggestion == suggestion)
  }

  // MARK: The grammar as a regular expression

  private static let expression: NSRegularExpression? = {
    let encoded = "%[0-9A-Fa-f]{2}"
    let plain = "[A-Za-z0-9._~!$&'()*+,;=-]"
    let segment = "(?:\(plain)|\(encoded)|[:@])"
    let group = "[0-9A-Fa-f]{1,4}"
    let compressed = (0...7).map { left in
      let right = left == 7 ? "" : "(?:\(group)(?::\(group)){0,\(6 - left)})?"
      return (left == 0 ? "" : "\(group)(?::\(group)){\(left - 1)}") + "::" + right
    }
    let address = (["(?:\(group):){7}\(group)"] + compressed).joined(separator: "|")
    let host = "(?:\\[(?:\(address))\\]|(?:\(plain)|\(encoded))*)"
    let authority = "(?:(?:\(plain)|\(encoded)|:)*@)?(\(host))(?::([0-9]*))?"
    let path =
      "//\(authority)(?:/\(segment)*)*|/(?:\(segment)+(?:/\(segment)*)*)?|\(segment)+(?:/\(segment)*)*|"
    let rest = "(?:\\?(?:\(segment)|[/?])*)?(?:#(?:\(segment)|[/?])*)?"
    return try? NSRegularExpression(pattern: "\\A([A-Za-z][A-Za-z0-9+.-]*):(\(path))\(rest)\\z")
  }()

  /// Whether a text is an absolute URL according to the grammar, has a host if its scheme is `http` or `https`, is not
  /// empty after the scheme, and has a valid port.
  private static func isByGrammar(_ text: String) -> Bool {
    let range = NSRange(text.startIndex..., in: text)
    guard let match = expression?.firstMatch(in: text, range: range),
      text.last != ":" || !text.dropLast().allSatisfy({ $0 != ":" })
    else { return false }
    func part(_ number: Int) -> String? { Range(match.range(at: number), in: text).map { String(text[$0]) } }
    let isWeb = ["http", "https"].contains(part(1)?.lowercased())
    if isWeb, part(3)?.isEmpty ?? true { return false }
    return part(4).map { $0.isEmpty || (Int($0) ?? .max) < 65536 } ?? true
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    func one(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }
    let scheme = one(["https", "http", "mailto", "a1+", "", "1", "HTTP"])
    let user = one(["", "", "", "u@", "u:p@", "@", "%41@", "u[@", "a@b@"])
    let host = one([
      "a", "a.b", "", "1.2.3.4", "[::1]", "[1:2:3:4:5:6:7:8]", "[1::2]", "[v1.a]", "[", "[zz]", "%41",
      "ä", "a b",
    ])
    let port = one(["", "", ":", ":80", ":65535", ":65536", ":x"])
    let path = one(["", "/", "/a/b", "//", "/%20", "/%2", "/a b", "/[", "/:@"])
    let query = one(["", "", "?", "?a=b&c", "?[]", "?/?"]) + one(["", "", "#", "#a", "#a#"])
    var text = scheme + ":" + one(["//", "//", "//", "/", ""]) + user + host + port + path + query
    for _ in 0..<Int.random(in: 0...2, using: &generator) where !text.isEmpty {
      let place = text.index(text.startIndex, offsetBy: Int.random(in: 0..<text.count, using: &generator))
      let character = one([
        "[", "]", "@", ":", "/", "%", "#", "?", " ", "0", "f", ".", "\\", "\"", "|", "é", "\u{1}",
      ])
      text.replaceSubrange(
        place..<(Bool.random(using: &generator) ? text.index(after: place) : place), with: character)
    }
    return text
  }
}
