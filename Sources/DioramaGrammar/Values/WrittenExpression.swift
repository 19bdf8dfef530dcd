import DioramaSyntax
import DioramaTree

/// Expressions of programming languages in place of names, and the tests that mean the same.
extension ValueReader {
  /// Returns the test that an expression means, such as `{ when: count, atLeast: 2 }` for `count > 1`, or `nil`.
  func test(meantBy expression: String, at range: SourceRange) -> String? {
    let text = expression.filter { $0 != " " }
    for (mark, word) in [(Character("&"), "all"), ("|", "any")] {
      let names = text.split(separator: mark).map { test(ofName: String($0)) }
      if names.count > 1, !names.contains(nil) {
        return "{ \(word): [\(names.compactMap(\.self).joined(separator: ", "))] }"
      }
    }
    if text.first == "!" { return test(ofName: text) }
    let isMark = { (character: Character) in "<>=!".contains(character) }
    guard let start = text.firstIndex(where: isMark) else { return nil }
    let name = String(text[..<start])
    let mark = String(text[start...].prefix(while: isMark))
    let value = String(text[start...].dropFirst(mark.count)).filter { $0 != "\"" && $0 != "'" }
    guard TextTemplate.isName(name), let first = value.first else { return nil }
    return comparison(of: name, mark, first == "." ? String(value.dropFirst()) : value, at: range)
  }

  /// Returns the test that a value means where it is true or false, such as `{ all: [a, b] }` for `${a} && ${b}`, for
  /// `a and b` and for `[a, b]`, or `nil`.
  func test(meantBy node: SyntaxNode) -> String? {
    guard scope.hasNames else { return nil }
    if node.kind == .sequence {
      let names = node.elements.map(\.text)
      return names.count > 1 && names.allSatisfy { scope.kind(of: $0) != nil }
        ? "{ all: [\(names.joined(separator: ", "))] }" : nil
    }
    var text = node.text
    let words = [("${", ""), ("}", ""), (" and ", "&&"), (" or ", "||")]
    for (word, mark) in words { text = text.replacing(word, with: mark) }
    if text.hasPrefix("not ") { text = "!" + text.dropFirst("not ".count) }
    return test(meantBy: text, at: node.range)
  }

  /// Returns a name, or the test of its opposite if it is written behind `!`.
  private func test(ofName text: String) -> String? {
    let name = text.first == "!" ? String(text.dropFirst()) : text
    guard TextTemplate.isName(name) else { return nil }
    return name == text ? name : "{ not: \(name) }"
  }

  private func comparison(of name: String, _ mark: String, _ value: String, at range: SourceRange) -> String?
  {
    let whole = isWhole(name, at: range) ? Int(value).flatMap { $0.magnitude < 1_000_000 ? $0 : nil } : nil
    switch mark {
    case "==" where value == "nil": return "{ not: \(name) }"
    case "==" where value.isPlainWord: return "{ when: \(name), is: \(value) }"
    case "!=" where value.isPlainWord && value != "nil": return "{ not: { when: \(name), is: \(value) } }"
    default: break
    }
    guard DecimalNumber.matches(value) else { return nil }
    switch mark {
    case ">=": return "{ when: \(name), atLeast: \(value) }"
    case "<=": return "{ when: \(name), atMost: \(value) }"
    case ">":
      return whole.map { "{ when: \(name), atLeast: \($0 + 1) }" }
        ?? "{ not: { when: \(name), atMost: \(value) } }"
    case "<":
      return whole.map { "{ when: \(name), atMost: \($0 - 1) }" }
        ?? "{ not: { when: \(name), atLeast: \(value) } }"
    default: return nil
    }
  }

  /// Returns whether a name stands for a whole number, or for what is counted.
  private func isWhole(_ name: String, at range: SourceRange) -> Bool {
    guard scope.kind(of: name) != nil, let (_, type) = scope.use(name, at: range) else { return false }
    return type.isList || type.base != .number
  }

  /// Returns what to write in place of what stands in `${` and `}` and is not a name, or `nil` if that is unclear.
  ///
  /// - Parameter isTest: Whether the place takes a test.
  func remedy(forReference text: String, isTest: Bool, at range: SourceRange) -> String? {
    if text.hasPrefix("screen.") { return ScreenTrait.remedy }
    if let test = test(meantBy: text, at: range) {
      return isTest ? "write \(test)" : "write { if: \(test), then: …, else: … } for the whole value"
    }
    let isComputed = text.contains { "+-*/%?:()[].<>=!&|".contains($0) }
    return isComputed && text.first?.isLetter == true
      ? "a reference computes nothing, so declare the result under 'derived' and write its name" : nil
  }

  /// The words of tests by those of other languages.
  private static let wordsOfTests = [
    "and": "all", "&&": "all", "allOf": "all", "every": "all", "or": "any", "||": "any", "anyOf": "any",
    "some": "any", "!": "not", "isNot": "not",
  ]

  /// Reports the words of other languages for tests, such as `and` and `or`; returns whether there is one.
  func reportOtherTest(_ node: SyntaxNode) -> Bool {
    guard node.kind == .mapping, let entry = node.entries.first, let word = Self.wordsOfTests[entry.name]
    else {
      return false
    }
    diagnostics.add(
      UnknownKey(name: entry.name, place: "a test", remedy: "write '\(word)'"), at: entry.key.range,
      fixIts: entry.isOwn ? renaming(entry.key, to: word) : [])
    return true
  }
}

extension ScreenTrait {
  /// The names of the traits, for messages.
  static var remedy: String { "write a trait of the screen: \(alternatives(allCases.map(\.rawValue)))" }
}

extension SyntaxNode {
  /// Whether the scalar is a word that stands for no value in other languages.
  package var isNull: Bool {
    let mayBeNull = withTextBytes { bytes in
      bytes.count <= 4
        && bytes.first.map { $0 == UInt8(ascii: "~") || $0 | 0x20 == UInt8(ascii: "n") } ?? false
    }
    guard mayBeNull, kind == .scalar, style == .plain else { return false }
    return ["null", "Null", "NULL", "nil", "~"].contains { hasText($0) }
  }
}
