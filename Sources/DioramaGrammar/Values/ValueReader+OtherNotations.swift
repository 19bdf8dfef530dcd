import DioramaSyntax
import DioramaTree

/// Expressions, names and escapes in the notation of other languages, and what to write instead.
extension ValueReader {
  /// The escape that people write for a new line, and the beginning of a path on Windows.
  private static let (escape, drive) = ("\\n", ":\\")

  /// Warns of the escape for a new line in a text that is not in double quotes, but has a backslash. A path on Windows
  /// may contain it.
  func warnOfEscape(in node: SyntaxNode) {
    let text = node.text
    guard text.contains(Self.escape), !text.contains(Self.drive) else { return }
    let quoted = text.inDoubleQuotes.replacing("\\" + Self.escape, with: Self.escape)
    let isOnOneLine = node.style == .plain || node.style == .singleQuoted
    diagnostics.add(
      EscapeInText(), at: node.range,
      fixIts: isOnOneLine && !node.isAliasOrBroken
        ? [FixIt("put the text in double quotes", replacing: node.range, with: quoted)] : [])
  }

  // MARK: Expressions

  private func meaning(of text: String) -> WrittenExpression.Meaning? {
    WrittenExpression.meaning(of: text) { self.type(ofName: $0) }
  }

  /// Returns the test that a value means, such as `{ all: [a, b] }` for `a && b` and for `a and b`; `nil` for a name or
  /// a reference alone, and for anything else.
  private func meaning(of node: SyntaxNode) -> WrittenExpression.Meaning? {
    guard scope.hasNames else { return nil }
    switch node.kind {
    case .sequence:
      let names = node.elements.map(\.text)
      return names.count == 1 && scope.kind(of: names[0]) != nil ? .name(names[0]) : nil
    case .mapping:
      let tests = node.entries.compactMap { entry -> WrittenExpression.Meaning? in
        switch (type(ofName: entry.name), entry.value.text) {
        case (.some, "true"): .name(entry.name)
        case (.some, "false"): .not(.name(entry.name))
        case (let type?, _)
        where type.isCompared && entry.value.kind != .mapping && !entry.value.isEmptyPlain:
          entry.value.inlineText.map { .comparison("{ when: \(entry.name), is: \($0) }") }
        default: nil
        }
      }
      return tests.count < node.entries.count ? nil : tests.count == 1 ? tests[0] : .all(tests)
    case .scalar where !TextTemplate.isName(node.text) && TextTemplate.parameter(node) == nil:
      return meaning(of: node.text)
    default: return nil
    }
  }

  /// Returns the test that a node means where a bare name is expected.
  func test(meantBy node: SyntaxNode) -> String? { meaning(of: node)?.test }

  /// Returns the value that a node means where a boolean is expected.
  func truth(meantBy node: SyntaxNode) -> String? {
    if node.kind == .scalar, node.style != .plain, node.text.hasPrefix("{"), node.text.hasSuffix("}"),
      let key = node.text.dropFirst().drop(while: { $0 == " " }).split(separator: ":").first,
      FormWord(rawValue: String(key))?.isTest == true
    {
      return node.text
    }
    if let text = Self.listInQuotes(node), let meaning = meaning(of: text) {
      if case .name(let name) = meaning, scope.kind(of: name) == nil { return nil }
      return meaning.value
    }
    return meaning(of: node)?.value
  }

  /// Returns the two tests that a list of names, which may be in quotes, can mean; `nil` for anything else.
  func tests(meantByList node: SyntaxNode) -> String? {
    let names = names(inQuotes: node) ?? node.elements.map(\.text)
    guard names.count > 1, names.allSatisfy({ scope.kind(of: $0) != nil }) else { return nil }
    let list = "[\(names.joined(separator: ", "))]"
    return "write { all: \(list) } or { any: \(list) }"
  }

  /// Returns the text between the brackets of a list in quotes, such as `isBusy` for `"[isBusy]"`, or `nil`.
  private static func listInQuotes(_ node: SyntaxNode) -> String? {
    guard node.kind == .scalar, node.text.hasPrefix("["), node.text.hasSuffix("]") else { return nil }
    return String(node.text.dropFirst().dropLast())
  }

  /// Returns the declared names in a list in quotes; `nil` for anything else.
  func names(inQuotes node: SyntaxNode) -> [String]? {
    let names = Self.listInQuotes(node)?.split(separator: ",").map { String($0).trimmed } ?? []
    return !names.isEmpty && names.allSatisfy { scope.kind(of: $0) != nil } ? names : nil
  }

  /// Returns the choice that an expression such as `isBusy ? "Wait" : "Send"` means, or `nil`.
  func choice(meantBy text: String) -> String? {
    guard let mark = text.firstIndex(of: "?"), let colon = text[mark...].firstIndex(of: ":"),
      let test = meaning(of: String(text[..<mark]))?.test
    else { return nil }
    let values = [text[text.index(after: mark)..<colon], text[text.index(after: colon)...]].map { part in
      value(meantBy: String(part).trimmed)
    }
    guard let then = values[0], let otherwise = values[1] else { return nil }
    return "{ if: \(test), then: \(then), else: \(otherwise) }"
  }

  private func value(meantBy text: String) -> String? {
    if let mark = text.first, mark == "\"" || mark == "'", text.count > 1, text.last == mark {
      let content = String(text.dropFirst().dropLast())
      return content.isPlainWord ? content : content.contains(mark) ? nil : content.inDoubleQuotes
    }
    if scope.kind(of: text) != nil { return "\"${\(text)}\"" }
    return DecimalNumber.matches(text) || text.isPlainWord ? text : nil
  }

  /// Returns what to write in place of a text between `${` and `}` that is not a name, or `nil` if that is unclear. The
  /// result includes a replacement for the whole value, if there is one.
  ///
  /// - Parameter isTest: Whether a test is accepted here.
  func remedy(forReference text: String, isTest: Bool) -> (text: String, value: String?)? {
    if !text.hasPrefix("!"), let name = nameMeant(by: text), scope.kind(of: name) != nil {
      return ("write '${\(name)}'", "${\(name)}")
    }
    if text.hasPrefix("screen.") { return (ScreenTrait.remedy, nil) }
    if let choice = choice(meantBy: text) { return ("write \(choice) for the whole value", choice) }
    if let meaning = meaning(of: text) {
      if isTest { return ("write \(meaning.value)", meaning.value) }
      if case .name = meaning {
      } else {
        return ("write { if: \(meaning.test), then: …, else: … } for the whole value", nil)
      }
    }
    if let remedy = remedy(forPartOfState: text) { return (remedy, nil) }
    let isComputed = text.contains { "+-*/%?:()[].<>=!&|".contains($0) }
    return isComputed && text.first?.isLetter == true
      ? ("a reference computes nothing, so declare the result under 'derived' and write its name", nil) : nil
  }

  /// Returns what to do about a part of a component's state, such as `product.name`; `nil` for any other text.
  private func remedy(forPartOfState text: String) -> String? {
    guard let dot = text.firstIndex(of: "."), case let name = String(text[..<dot]),
      let kind = scope.kind(of: name), let type = scope.type(of: name), case .component = type.base,
      !type.isList
    else { return nil }
    let source = kind == .parameter ? "move '\(name)' to 'state' and derive" : "derive"
    return "a part of a component's state can be named only below 'each', as 'entry.name'; \(source) it"
  }

  /// Reports Swift code that looks a text up, with what to write instead; returns whether a call is such code.
  func reportCode(_ node: SyntaxNode, _ key: SyntaxNode) -> Bool {
    let text = node.text
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    guard ["NSLocalizedString(", "String(localized: "].contains(parts[0]), parts.count > 2,
      !parts[1].isEmpty, !parts[1].contains("\\")
    else { return false }
    let name = parts[1].isPlainWord ? parts[1] : parts[1].inDoubleQuotes
    let value = "{ \(Self.localizedKey): \(name) }"
    wrongType(node, key, "must be a text, not Swift code; write \(value)", writing: value)
    return true
  }

  // MARK: Names

  /// Returns the case that an invalid word probably means: the name after a type and a dot, the closest case, or the
  /// only one that begins with the word.
  func caseNamed(_ text: String, _ cases: [String]) -> String? {
    let word = (text.hasPrefix("case ") ? String(text.dropFirst("case ".count)) : text).lastPathComponent
    if let known = diagnostics.suggestions.candidate(word, orClosestIn: cases) { return known }
    guard word.utf8.count > 2, diagnostics.suggestions.spend(cases.count) else { return nil }
    let longer = cases.filter { $0.hasPrefix(word) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// Returns the type of a declared name, and marks it as used; `nil` for any other text.
  func type(ofName name: String) -> ParameterType? {
    scope.kind(of: name).flatMap { _ in scope.use(name, at: SourceRange(0, 0))?.type }
  }

  /// Returns the name that a text means, although it is not one: a declared name in another form, or with a prefix that
  /// other languages use.
  func nameMeant(by text: String) -> String? {
    if let name = scope.renamed[text] { return name }
    let words = text.split(separator: " ")
    if words.count == 3, words[1] == "in", scope.kind(of: String(words[2])) != nil { return String(words[2]) }
    if let name = WrittenExpression.name(in: text), name != text { return name }
    if let name = entryName(meantBy: text) { return name }
    // Without its operators, an expression would mean something else.
    let core = Self.withoutMarks(text)
    if core.hasPrefix("-") || core.contains(where: { "=!<>&|+*/%?:\"'[]".contains($0) }) { return nil }
    let name = NameForm.lowerCamelCase.corrected(core)
    return name.flatMap { scope.kind(of: $0) == nil ? nil : $0 }
  }

  /// Returns a text without a mark at its end, or without quotes or brackets around it, which add nothing to a name.
  private static func withoutMarks(_ text: String) -> String {
    if let last = text.last, "?!:".contains(last) { return String(text.dropLast()) }
    let pairs = [("\"", "\""), ("'", "'"), ("[", "]")]
    let isEnclosed = text.count > 2 && pairs.contains { text.hasPrefix($0) && text.hasSuffix($1) }
    return isEnclosed ? String(text.dropFirst().dropLast()) : text
  }

  /// Returns the name of a part of the entry that has another word for the entry, such as `item.name`, or `nil`.
  private func entryName(meantBy text: String) -> String? {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count == 2, NameForm.lowerCamelCase.matches(String(words[0])) else { return nil }
    let name = "\(EntryName.word).\(words[1])"
    return scope.kind(of: name) == nil ? nil : name
  }

  /// Returns the bare name that a value means, such as `[name]` and `$name`, or `nil`.
  func nameMeant(by node: SyntaxNode) -> String? {
    if node.kind == .scalar { return nameMeant(by: node.text) }
    if let name = nameInBraces(node) { return name }
    guard node.kind == .sequence, node.elements.count == 1, let name = node.elements.first?.text else {
      return nil
    }
    return scope.kind(of: name) == nil ? nil : name
  }

  /// Returns what to write in place of a value that is not a bare name.
  func remedy(forName node: SyntaxNode, orTest takesTests: Bool) -> String {
    if takesTests, let tests = tests(meantByList: node) { return "must be a name or a test; \(tests)" }
    let text = node.kind == .scalar ? node.text : ""
    if text.hasPrefix("screen.") { return "must be a name; \(ScreenTrait.remedy)" }
    if let trait = ScreenTrait(meantBy: text) {
      let test = takesTests ? "{ when: \(trait.rawValue), is: … }" : trait.rawValue
      return "must be a declared name; write \(test.quotedName)"
    }
    if ["true", "false"].contains(text) {
      return takesTests
        ? "must be a name or a test, and '\(text)' never changes; write only the value that you mean"
        : "must be a name, such as 'isBusy'"
    }
    if takesTests,
      ParameterType.Base.namesOfValueTypes.contains(text) || node.value(for: "type") != nil
    {
      return "is a test and has no type; write a test, or declare what the app computes under 'derived'"
    }
    if let remedy = remedy(forPartOfState: text) { return "must be a name; \(remedy)" }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, parts.allSatisfy({ NameForm.lowerCamelCase.matches(String($0)) }) {
      return
        "must be a name, and '\(text.shortened)' accesses a member of one; declare a separate name under 'state'"
    }
    return "must be a name, such as 'isBusy'" + (takesTests ? ", or a test, such as { not: isBusy }" : "")
  }
}

/// Words that other languages use in place of numbers, for sizes and priorities.
extension ValueReader {
  private static let priorities = ["required": "1000", "defaultHigh": "750", "defaultLow": "250"]
  private static let natural: NameIndex = [
    "auto", "automatic", "none", "unlimited", "wrap_content", "fit-content", "max-content", "intrinsic",
  ]
  private static let full: NameIndex = [
    "match_parent", "fill", "stretch", "infinity", ".infinity", "full", "100%", "100vw", "100vh",
  ]

  /// Returns the bound of a size and its number that a text such as `>= 44` means, or `nil`.
  private static func bound(meantBy text: String) -> (bound: String, number: String)? {
    let marks: KeyValuePairs = [
      "minimum": [">=", "≥", ">", "min", "at least"], "maximum": ["<=", "≤", "<", "max", "at most"],
    ]
    for (bound, marks) in marks {
      guard let mark = marks.first(where: text.hasPrefix) else { continue }
      let number = String(text.dropFirst(mark.count).drop { $0 == " " })
      return DecimalNumber.matches(number) ? (bound, number) : nil
    }
    return nil
  }

  /// Reports a word for a number, or a percentage, with what to write instead; returns whether it is one.
  func reportWord(_ node: SyntaxNode, _ key: SyntaxNode, _ phrase: String, _ range: NumberRange?) -> Bool {
    guard node.kind == .scalar else { return false }
    if reportName(node, key, phrase) { return true }
    let text = node.text
    if let priority = Self.priorities[text.lastPathComponent], !readsSizes {
      wrongType(node, key, "must be \(phrase); write '\(priority)'", writing: priority)
      return true
    }
    var remedy: String?
    if Self.natural.contains(node) {
      let mayMeanZero = !readsSizes && ["none", "unlimited"].contains(text) && range?.contains(0) != false
      remedy = mayMeanZero ? "write 0, or " : ""
      remedy? += "leave '\(key.text)' out for \(readsSizes ? "the natural size" : "its default")"
    } else if readsSizes, Self.full.contains(node) {
      remedy = "leave '\(key.text)' out, and let the container stretch the view with 'fill'"
    } else if readsSizes, let (bound, number) = Self.bound(meantBy: text) {
      let isWhole = RelativeSize.Dimension(rawValue: key.text) != nil
      remedy = "write '\(isWhole ? "\(bound)\(key.text.capitalized): " : "")\(number)'"
    } else if text.hasSuffix("%"), let percentage = Double(text.dropLast()) {
      let part = (percentage / 100).shortText
      remedy =
        if readsSizes {
          "write { of: …, times: \(part) } with the id of another view"
        } else if key.hasText("times") {
          "write '\(part)'"
        } else if range?.upperBound == 1 {
          "write '\(part)' for a part of 1"
        } else {
          "write it without '%', such as '\(text.dropLast())', or '\(part)' for a part of 1"
        }
    }
    guard let remedy else { return false }
    wrongType(node, key, "must be \(phrase); \(remedy)")
    return true
  }
}

extension ValueReader {
  /// Reports a value that is missing. A comment or an anchor in its place may be the value.
  func missingValue(_ node: SyntaxNode, _ key: SyntaxNode, at range: SourceRange, _ type: ValueType) {
    if type == .string || type == .color, let comment = commentForValue(after: node) {
      let fixIt = FixIt(
        "put it in quotes", replacing: comment, with: "\"\(node.tree.source.text(in: comment))\"")
      diagnostics.add(
        MissingValue(name: key.text, hint: "' #' begins a comment, so put the value in quotes"), at: range,
        fixIts: [fixIt])
      return
    }
    var hint = "write \(type.phrase)"
    if type == .string {
      if let anchor = node.tree.anchor(endingAt: node.range.start) {
        hint = "'&\(anchor.name)' is an anchor, so put the text in quotes"
      } else if hasHashedText(after: node) {
        hint = "' #' begins a comment, so put the text in quotes, or write \"\" for an empty one"
      } else {
        hint = "write \"\" for an empty text, or remove the key"
      }
    }
    diagnostics.add(MissingValue(name: key.text, hint: hint), at: range)
  }

  /// Returns whether a comment without a space after its `#` follows, which may be meant as a text.
  private func hasHashedText(after node: SyntaxNode) -> Bool {
    let comment = node.tree.source.bytes[node.range.end...].drop { $0 == UInt8(ascii: " ") }
    return comment.first == UInt8(ascii: "#")
      && comment.dropFirst().first.map { $0 > UInt8(ascii: " ") } == true
  }

  /// Returns a single word after a key that begins with `#`, such as `#3366FF`, which YAML reads as a comment. A second
  /// word shows that it really is a comment, unless that word begins another one.
  private func commentForValue(after node: SyntaxNode) -> SourceRange? {
    let bytes = node.tree.source.bytes
    let start = bytes[node.range.end...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    let word = bytes[start...].prefix { $0 > UInt8(ascii: " ") && !",]}\"\\".utf8.contains($0) }
    let next = bytes[word.endIndex...].first { $0 != UInt8(ascii: " ") } ?? UInt8(ascii: "\n")
    let isWhole = word.count > 1 && !word.contains(UInt8(ascii: "{")) && "\r\n#,]}".utf8.contains(next)
    return isWhole ? SourceRange(start, word.endIndex) : nil
  }

  /// Reports a declared name without `${` and `}` where a reference or a literal is needed; returns whether it is one.
  func reportName(_ node: SyntaxNode, _ key: SyntaxNode, _ phrase: String) -> Bool {
    guard node.kind == .scalar, let name = WrittenExpression.name(in: node.text), scope.kind(of: name) != nil
    else { return false }
    let reference = reference(to: name, inPlaceOf: node)
    wrongType(
      node, key, "must be \(phrase), or a reference; write \(reference.quotedName)", writing: reference)
    return true
  }

  /// Returns a reference as it is written in place of a value: between brackets or braces, it needs quotes.
  func reference(to name: String, inPlaceOf node: SyntaxNode) -> String {
    if flowCollections?.tree !== node.tree { flowCollections = (node.tree, node.tree.flowCollections) }
    return flowCollections?.collections.contain(node) == true ? "\"${\(name)}\"" : "${\(name)}"
  }
}

extension ScreenTrait {
  /// The names of the traits, for messages.
  static var remedy: String { "write a trait of the screen: \(alternatives(allCases.map(\.rawValue)))" }

  /// Creates the trait that a name of UIKit or SwiftUI means.
  init?(meantBy text: String) {
    switch text.lastPathComponent.lowercased() {
    case "horizontalsizeclass", "sizeclass": self = .width
    case "verticalsizeclass": self = .height
    case "preferredcontentsizecategory", "dynamictypesize": self = .textSize
    default: return nil
    }
  }
}

extension String {
  /// The name after the last dot: `center` for `.center` and `NSTextAlignment.center`.
  var lastPathComponent: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }

  /// Whether the text is a name that needs no quotes between braces.
  var isPlainWord: Bool {
    guard let first, first.isLetter || first.isNumber else { return false }
    return unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._-".unicodeScalars.contains($0)
    }
  }
}
