import DioramaSyntax
import DioramaTree

/// Reads an expression of a programming language as the test that means the same: `count > 1` as
/// `{ when: count, atLeast: 2 }`.
package struct WrittenExpression {
  /// What an expression means: a name, or a test.
  indirect enum Meaning {
    case name(String)
    case not(Meaning)
    case all([Meaning])
    case any([Meaning])
    /// A comparison, as a scene writes it.
    case comparison(String)

    /// The notation where a bare name is expected.
    var test: String {
      switch self {
      case .name(let name): name
      case .not(let meaning): "{ not: \(meaning.test) }"
      case .all(let tests): "{ all: [\(tests.map(\.test).joined(separator: ", "))] }"
      case .any(let tests): "{ any: [\(tests.map(\.test).joined(separator: ", "))] }"
      case .comparison(let test): test
      }
    }

    /// The notation for a value.
    var value: String { if case .name(let name) = self { "${\(name)}" } else { test } }

    /// The opposite meaning.
    var negated: Meaning { if case .not(let meaning) = self { meaning } else { .not(self) } }
  }

  /// The length of the longest text that is read as an expression.
  private static let longest = 200
  private static let marks = ["===", "!==", "&&", "||", "==", "!=", ">=", "<=", ">", "<", "!", "(", ")"]
  /// The prefixes of a state's names in other languages.
  private static let owners = ["self.", "this.", "state.", "props.", "viewModel.", "model."]

  private var words: ArraySlice<String> = []
  private let type: (String) -> ParameterType?

  /// Returns what an expression means, or `nil` if that is unclear.
  ///
  /// - Parameter type: Returns the type of a name, or `nil` for one that is not declared.
  static func meaning(of text: String, _ type: @escaping (String) -> ParameterType?) -> Meaning? {
    guard text.utf8.count <= longest, let words = words(of: text) else { return nil }
    var expression = WrittenExpression(type: type)
    expression.words = words[...]
    guard let meaning = expression.disjunction(), expression.words.isEmpty else { return nil }
    return meaning
  }

  private init(type: @escaping (String) -> ParameterType?) { self.type = type }

  /// Returns the name in a text without a prefix that other languages use, as in `state.name` and `$name`.
  package static func name(in text: String) -> String? {
    var name = text.hasPrefix("$") ? text.dropFirst() : text[...]
    while let owner = owners.first(where: name.hasPrefix) { name = name.dropFirst(owner.count) }
    return TextTemplate.isName(String(name)) ? String(name) : nil
  }

  // MARK: Words

  /// Returns the words, numbers, texts and marks of an expression, or `nil` if it contains anything else. A text begins
  /// with a quotation mark.
  private static func words(of text: String) -> [String]? {
    var rest = text[...]
    var words: [String] = []
    while let first = rest.first {
      if first == " " || first == "}" {
        rest = rest.dropFirst()
      } else if rest.hasPrefix("${") {
        rest = rest.dropFirst(2)
      } else if let mark = marks.first(where: rest.hasPrefix) {
        words.append(mark)
        rest = rest.dropFirst(mark.count)
      } else if rest.hasPrefix("[]") {
        words.append("[]")
        rest = rest.dropFirst(2)
      } else if first == "\"" || first == "'" {
        guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
        words.append(String(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_.-?$".contains($0)) }
        guard !word.isEmpty else { return nil }
        words.append(String(word).replacing("?.", with: "."))
        rest = rest.dropFirst(word.count)
      }
    }
    return words
  }

  private mutating func takes(_ words: String...) -> Bool {
    guard let next = self.words.first, words.contains(next) else { return false }
    self.words.removeFirst()
    return true
  }

  // MARK: Tests

  private mutating func disjunction() -> Meaning? {
    guard let first = conjunction() else { return nil }
    var tests = [first]
    while takes("||", "or") {
      guard let test = conjunction() else { return nil }
      tests.append(test)
    }
    return tests.count == 1 ? first : .any(tests)
  }

  private mutating func conjunction() -> Meaning? {
    guard let first = negation() else { return nil }
    var tests = [first]
    while takes("&&", "and") {
      guard let test = negation() else { return nil }
      tests.append(test)
    }
    return tests.count == 1 ? first : .all(tests)
  }

  private mutating func negation() -> Meaning? {
    if takes("!", "not") { return negation()?.negated }
    guard takes("(") else { return comparison() }
    guard let test = disjunction(), takes(")") else { return nil }
    return test
  }

  // MARK: Comparisons

  private mutating func comparison() -> Meaning? {
    guard let first = words.popFirst() else { return nil }
    guard let mark = words.first, Self.swapped[mark] != nil else { return truth(of: first) }
    words.removeFirst()
    guard let second = words.popFirst() else { return nil }
    if let comparison = comparison(of: first, mark, second) { return comparison }
    return Self.swapped[mark].flatMap { comparison(of: second, $0, first) }
  }

  /// The marks of comparisons, and those that mean the same with the sides exchanged.
  private static let swapped = [
    "===": "===", "!==": "!==", "==": "==", "!=": "!=", ">": "<", "<": ">", ">=": "<=", "<=": ">=",
  ]

  /// Splits a word at the last dot, if a property of texts and lists follows.
  private func counted(_ word: String, _ properties: [String]) -> String? {
    guard let property = properties.first(where: { word.hasSuffix("." + $0) }) else { return nil }
    let name = Self.name(in: String(word.dropLast(property.count + 1)))
    return name.flatMap { type($0).map { $0.isList || $0.base == .string } == true ? $0 : nil }
  }

  private func truth(of word: String) -> Meaning? {
    if let name = counted(word, ["isEmpty"]) { return .not(.name(name)) }
    return ["true", "false"].contains(word) ? nil : Self.name(in: word).map(Meaning.name)
  }

  private func comparison(of word: String, _ mark: String, _ value: String) -> Meaning? {
    if let name = counted(word, ["count", "length", "size"]) {
      return comparison(of: name, mark, with: value, isWhole: true)
    }
    guard let name = Self.name(in: word), !["true", "false", "nil", "null"].contains(name) else { return nil }
    guard mark.hasSuffix("==") || mark.hasPrefix("!") else {
      return comparison(of: name, mark, with: value, isWhole: type(name).map { $0.base != .number } ?? false)
    }
    return equality(of: name, value).map { mark.hasPrefix("!") ? $0.negated : $0 }
  }

  /// Returns the comparison of a number, or of a count, with a number.
  private func comparison(of name: String, _ mark: String, with value: String, isWhole: Bool) -> Meaning? {
    guard DecimalNumber.matches(value) else { return nil }
    let type = type(name)
    let whole = isWhole ? Int(value).flatMap { $0.magnitude < 1 << 53 ? $0 : nil } : nil
    let least = { (number: String) in Meaning.comparison("{ when: \(name), atLeast: \(number) }") }
    let most = { (number: String) in Meaning.comparison("{ when: \(name), atMost: \(number) }") }
    // Comparisons are false for nil.
    let present = { (test: Meaning) in type?.isOptional == true ? .all([.name(name), test]) : test }
    switch mark {
    case ">=": return least(value)
    case "<=": return most(value)
    case ">": return whole.map { least(String($0 + 1)) } ?? present(.not(most(value)))
    case "<": return whole.map { most(String($0 - 1)) } ?? present(.not(least(value)))
    default:
      let isEmpty = whole == 0 && type.map { $0.isList || $0.base == .string } == true
      let equality = isEmpty ? Meaning.not(.name(name)) : .all([least(value), most(value)])
      return mark.hasPrefix("!") ? equality.negated : equality
    }
  }

  private func equality(of name: String, _ value: String) -> Meaning? {
    if ["nil", "null", "undefined"].contains(value) { return .not(.name(name)) }
    let type = type(name)
    if value == "[]" { return type?.isList == true ? .not(.name(name)) : nil }
    if type == ParameterType(.boolean) {
      if value == "true" { return .name(name) }
      if value == "false" { return .not(.name(name)) }
    }
    if type?.base == .number { return comparison(of: name, "==", with: value, isWhole: false) }
    if let mark = value.first, mark == "\"" || mark == "'" {
      let text = String(value.dropFirst())
      if text.isEmpty { return type.map { $0.base != .string } == true ? nil : .not(.name(name)) }
      return .comparison("{ when: \(name), is: \(text.isPlainWord ? text : text.inDoubleQuotes) }")
    }
    var word = value
    if case .enumeration? = type?.base { word = word.lastPathComponent }
    if word.hasPrefix(".") { word.removeFirst() }
    // A test cannot compare two named values.
    if case .enumeration? = type?.base {} else if self.type(word) != nil { return nil }
    return word.isPlainWord ? .comparison("{ when: \(name), is: \(word) }") : nil
  }
}
