import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Types in the notations of other languages, and what to write instead.
extension ParameterChecker {
  /// Returns the notation of an enumeration with the words of a list, or `nil`.
  func cases(of node: SyntaxNode) -> String? {
    let words = node.elements.map(\.text)
    guard node.kind == .sequence, !words.isEmpty, words.allSatisfy(NameForm.lowerCamelCase.matches),
      !words.contains(where: ParameterType.Base.namesOfValueTypes.contains)
    else { return nil }
    return "{ cases: [\(words.joined(separator: ", "))] }"
  }

  /// Returns the type and the default of an entry that is declared by its value, such as `0` or `string = Ada`.
  func declaration(meantBy node: SyntaxNode) -> String? {
    guard kind != .derived, node.kind == .scalar else { return nil }
    let text = node.text
    let parts = text.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
    if parts.count == 2, !parts[1].isEmpty {
      let isOptional = parts[0].hasSuffix("?")
      let name = isOptional ? String(parts[0].dropLast()) : parts[0]
      let type = ParameterType.valueTypes.first { $0.name == name }?.name ?? ValueTypeNames.meant(by: name)
      if let type, isOptional, ["nil", "null"].contains(parts[1]) { return "\(type)?" }
      if let type { return "{ type: \(type)\(isOptional ? "?" : ""), default: \(parts[1]) }" }
    }
    if node.style != .plain {
      if text.isEmpty { return "string" }
      // Swift types that are not allowed here, such as closures and dictionaries, are not texts either.
      let isType =
        text.first.map { "([{@".contains($0) } ?? true || text.last == ">" || text.contains("->")
        || ["any ", "some "].contains(where: text.hasPrefix)
      return isType ? nil : "{ type: string, default: \(text.inDoubleQuotes) }"
    }
    if text == "true" || text == "false" { return "{ type: boolean, default: \(text) }" }
    guard text.last?.isNumber == true, Double(text) != nil else { return nil }
    return "{ type: \(text.contains(".") ? "number" : "integer"), default: \(text) }"
  }

  /// Returns the notation of an enumeration that a text means, such as `enum [a, b]` and `"a" | "b"`, or `nil`.
  func cases(in text: String) -> String? {
    guard kind == .state else { return nil }
    guard text.hasPrefix("enum") || text.contains("|") else { return nil }
    let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init).drop { $0.hasPrefix("enum") }
    return words.count > 1 && words.allSatisfy(NameForm.lowerCamelCase.matches)
      ? "{ cases: [\(words.joined(separator: ", "))] }" : nil
  }

  /// Returns the optional type that `?string` or a union with nothing means, such as `string | nil`, or `nil`.
  func optional(in text: String) -> String? {
    let words = text.split { "|? ".contains($0) }.map(String.init)
    let isUnion = text.contains("|") && words.count == 2 && ["nil", "null", "undefined"].contains(words[1])
    guard isUnion || text.hasPrefix("?") && words.count == 1 else { return nil }
    return typeName(meantBy: words[0]).map { $0 + "?" }
  }

  /// Returns a type with this name, or with the name that it probably means, or `nil`.
  func typeName(meantBy name: String) -> String? {
    context.grammar.base(ofType: name) == nil ? ValueTypeNames.meant(by: name) : name
  }

  /// Returns what to write in place of a type that other languages have, or `nil`.
  static func remedy(forType name: String) -> String? {
    switch name.lowercased() {
    case "array", "list", "set": "write the type of the entries in brackets, such as '[string]'"
    case "map", "dictionary", "dict", "object", "struct", "record":
      "write a component with its entries, or the name of a Swift type"
    case "closure", "function", "func", "callback", "action", "event", "() -> void":
      "name a method of the owner under 'handlers' of a view instead"
    case "enum", "enumeration": "write { cases: [first, second] } in the state"
    default: nil
    }
  }

  /// Returns the type that a misspelt one probably means. A list is written `string[]` in other languages, and a list
  /// of lists is not possible.
  func suggestion(for name: String, whole: String) -> String? {
    for (type, suffix) in [
      ("optional<", "?"), ("optional ", "?"), ("array<", "]"), ("list<", "]"), ("set<", "]"),
    ]
    where name.lowercased().hasPrefix(type) {
      let inner = String(name.dropFirst(type.count).prefix { $0 != ">" })
      guard let meant = typeName(meantBy: inner) else { return nil }
      return suffix == "?" ? meant + "?" : "[\(meant)]"
    }
    if whole.hasPrefix("any ") {
      let type = String(whole.dropFirst("any ".count))
      return NameForm.typeName.matches(type) ? type : nil
    }
    let isList = name.hasSuffix("[]")
    let entry = isList ? String(name.dropLast(2)) : name
    guard !entry.contains("["),
      let meant = isList ? typeName(meantBy: entry) : ValueTypeNames.meant(by: entry),
      isList || ParameterType.valueTypes.contains(where: { $0.name == meant })
    else { return nil }
    return whole.replacing(name, with: isList ? "[\(meant)]" : meant, maxReplacements: 1)
  }
}
