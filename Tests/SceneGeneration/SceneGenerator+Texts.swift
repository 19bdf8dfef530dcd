import DioramaTestSupport
import DioramaTree

extension SceneGenerator {
  /// A text of any kind: with parameters in it, localized, or passed in by the owner.
  mutating func text() -> SceneNode {
    switch choices.number(in: 0...9) {
    case 0: localizedText()
    case 1, 2: interpolated()
    default: written(literalText())
    }
  }

  private mutating func localizedText() -> SceneNode {
    // A row is a text if it begins with this word.
    let key: SceneNode.Entry = ("localized", plainText())
    let names = (0..<choices.number(in: 0...3)).map { _ in printedName() }.filter { !Self.isBoolean($0) }
    var others: [SceneNode.Entry] = []
    if !names.isEmpty { others.append(("arguments", .list(names.map(SceneNode.scalar)))) }
    if choices.chance(30) { others.append(("comment", plainText())) }
    return .mapping([key] + choices.shuffled(others))
  }

  /// A text that is not empty and does not refer to a parameter.
  mutating func plainText() -> SceneNode {
    while true {
      let text = literalText()
      if !text.isEmpty, !text.contains("${") { return .scalar(text.asSceneScalar) }
    }
  }

  /// A text in one of YAML's notations.
  private mutating func written(_ text: String) -> SceneNode {
    if case .typical = texts { TypicalText.node(text, &choices) } else { .scalar(text.asSceneScalar) }
  }

  private mutating func literalText() -> String {
    switch texts {
    case .typical: TypicalText.make(&choices)
    // Each entry of a list repeats the texts of its component.
    case .hostile(let texts):
      hostileText(among: scope.isComponent ? texts.filter { $0.utf8.count < 200 } : texts)
    }
  }

  private mutating func hostileText(among texts: [String]) -> String {
    switch choices.number(in: 0...9) {
    case 0...3:
      let index = choices.name(of: texts.indices.map(String.init), for: "hostile text")
      return Int(index).map { texts[$0] } ?? ""
    case 4...6: return RandomText.make(upTo: 30, &choices.generator)
    default: return choices.element(of: ["Hello", "Two words", "1.0", "true", "no", "北京", "x"])
    }
  }

  /// A text with references and other characters, because a reference alone would need a parameter of type string.
  private mutating func interpolated() -> SceneNode {
    var text = "\""
    for _ in 0..<choices.number(in: 1...3) {
      let literal = choices.chance(70) ? literalText() : ""
      text += String(literal.asSceneScalar.unicodeScalars.dropFirst().dropLast())
      text += literal.dollarsAtEnd
      text += "${\(printedName())}"
    }
    return .scalar(text + choices.element(of: [" ", "!", "\\n"]) + "\"")
  }

  private mutating func printedName() -> String {
    if mayChange, choices.chance(30) {
      return choices.chance(30) ? conditionName() : comparedName(for: "printed").name
    }
    let base = choices.element(of: [ParameterType.Base.string, .boolean, .integer, .number, .url])
    return name(of: ParameterType(base), isOptional: mayChange && choices.chance(30))
  }

  /// An absolute URL with every kind of character that is allowed in one.
  mutating func url() -> String {
    if case .typical = texts { return TypicalText.url(&choices) }
    let scheme = choices.element(of: ["https", "HTTP", "x-app+a.b", "tel", "urn", "data", "file", "mailto"])
    let isWeb = scheme.lowercased().hasPrefix("http")
    guard isWeb || choices.chance(40) else {
      let rests = ["+4930", "a@b.example?subject=%20", "isbn:0451450523", ",x", "/a/b", "a;b=c"]
      return "\(scheme):\(choices.element(of: rests))"
    }
    let user = choices.element(of: ["", "", "", "user@", "user:secret@", "a%40b@", ":@"])
    let host = choices.element(of: [
      "example.com", "a", "192.0.2.1", "[::1]", "[2001:db8::7]", "xn--bcher-kva.example", "EXAMPLE.com.",
      "a_b.c", "1.2.3",
      "%41.example", "a..b",
    ])
    let port = choices.element(of: ["", "", "", ":8080", ":0", ":65535", ":"])
    let path = choices.element(of: [
      "", "/", "/a/./../b", "//x", "/%00%7F", "/!$&'()*+,;=:@", "/a%2Fb", "/~-._",
    ])
    let query = choices.element(of: ["", "", "?", "?q=%22#", "?a=b&c=d", "?x=/?:@!$'()*,;", "?%E5%8C%97"])
    let fragment = query.contains("#") ? "" : choices.element(of: ["", "", "#", "#top", "#/?:@", "#%23"])
    return "\(scheme)://\(user)\(host)\(port)\(path)\(query)\(fragment)"
  }
}
