import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A URL that is fetched without encryption.
struct InsecureURL: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "insecure-url", .warning,
    explanation: """
      Data over http can be read and changed in transit, and iOS does not load it unless the app asks for an \
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
    for written in subject.writtenValues(among: { $0.urls }, where: isInsecure) {
      for url in urls(in: written.value) where isInsecure(url) {
        report(InsecureURL(host: String(url.dropFirst(scheme.count)).shortened), written.range, [])
      }
    }
  }

  private static func isInsecure(_ value: Value) -> Bool {
    switch value {
    case .url(let url): isInsecure(url)
    case .remoteImage(let image): isInsecure(image.address)
    case .list(let values): values.contains(where: isInsecure)
    default: value.branches.contains(where: isInsecure)
    }
  }

  private static func isInsecure(_ url: String) -> Bool {
    // The fifth byte distinguishes http from https without creating a string for the others.
    url.utf8.dropFirst(4).first == UInt8(ascii: ":") && url.prefix(scheme.count).lowercased() == scheme
  }

  private static func urls(in value: Value) -> [String] {
    switch value {
    case .url(let url): [url]
    case .remoteImage(let image): urls(in: image.address)
    case .list(let values): values.flatMap(urls)
    default: value.branches.flatMap(urls)
    }
  }
}

/// A visible text that is not looked up in a string catalogue.
struct UnlocalizedText: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unlocalized-text", .warning, isOptional: true,
    explanation: """
      The text is the same in every language. Write { localized: key }, and put the text into the app's string \
      catalogue. An app in one language can do without, so this rule is off unless the configuration switches it on.
      """,
    example: .views(
      failing: "- label: greeting\n  text: Good morning!\n",
      passing: "- label: greeting\n  text: { localized: greeting }\n"))

  let text: String
  var message: String { "the text '\(text)' is not translated; write { localized: … }" }
}

/// Finds texts with letters that are neither localized nor verbatim.
enum LocalizationRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnlocalizedText, SourceRange, [FixIt]) -> Void) {
    for written in subject.writtenValues(
      among: { $0.texts }, withVerbatim: false, where: { letters(in: $0) != nil })
    {
      if let text = letters(in: written.value) {
        report(UnlocalizedText(text: text.shortened), written.range, [])
      }
    }
  }

  /// Returns the literal parts of a text that has letters, or `nil` for any other value.
  private static func letters(in value: Value) -> String? {
    switch value {
    case .literal(let text):
      return text.contains { $0.isLetter } ? text : nil
    case .text(let segments):
      let text = segments.map { if case .literal(let text) = $0 { text } else { "…" } }.joined()
      return text.contains { $0.isLetter } ? text : nil
    case .list(let values):
      return values.lazy.compactMap { letters(in: $0) }.first
    default:
      return value.branches.lazy.compactMap { letters(in: $0) }.first
    }
  }
}

/// A font that does not change when the user chooses another text size.
struct FixedFont: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "fixed-font", .warning,
    explanation: """
      Many people choose larger texts for all apps. A font of a fixed size does not follow them. Use a text style, or \
      name the style that the font scales with.
      """,
    example: .views(
      failing: "- label: price\n  text: 12 €\n  font: { system: 13 }\n",
      passing: "- label: price\n  text: 12 €\n  font: { system: 13, relativeTo: footnote }\n"))

  /// Where a font is written.
  enum Place {
    case here
    /// In a theme, under a name.
    case theme(String)
    /// In a style of the view or of its element.
    case style
  }

  let place: Place
  var message: String {
    let (font, file) =
      switch place {
      case .here: ("the font", "")
      case .theme(let name): ("the font '\(name)'", "in the theme, ")
      case .style: ("the font of the view's style", "in the theme, ")
      }
    return "\(font) does not follow the user's text size; "
      + "\(file)add a text style that it scales with, such as 'relativeTo: body'"
  }
}

/// Finds fonts of a fixed size.
enum FixedFontRule: Rule {
  static func check(_ subject: RuleSubject, report: (FixedFont, SourceRange, [FixIt]) -> Void) {
    for written in subject.writtenValues(among: { $0.fonts }, where: isFixed) {
      report(FixedFont(place: place(of: written.node)), written.range, [])
    }
  }

  private static func place(of node: SyntaxNode) -> FixedFont.Place {
    if node.kind == .scalar { return .theme(node.text) }
    return node.entries.first.map { ValueType.font.hasPart($0.key) } == true ? .here : .style
  }

  private static func isFixed(_ value: Value) -> Bool {
    switch value {
    case .font(.system(_, _, nil)), .font(.named(_, _, nil)): true
    case .font: false
    default: value.branches.contains(where: isFixed)
    }
  }
}

/// A literal with the node where it is written.
struct WrittenValue {
  let value: Value
  let node: SyntaxNode
  /// Whether it is verbatim, so that it is never translated.
  fileprivate var isVerbatim = false

  var range: SourceRange { node.range }

  /// Returns the value at a node or, if a list, a choice or a selection is written there, the values in it.
  fileprivate static func values(_ value: Value, in node: SyntaxNode, areVerbatim: Bool) -> [WrittenValue] {
    var parts: [(value: Value, node: SyntaxNode)] = []
    switch value {
    case .list(let values) where node.elements.count == values.count:
      parts = Array(zip(values, node.elements))
    case .choice(_, let then, let otherwise):
      if let first = node.value(for: "then"), let second = node.value(for: "else") {
        parts = [(then, first), (otherwise, second)]
      }
    case .selection(let selection) where node.value(for: "switch") != nil:
      let cases = node.entries.filter { !$0.key.hasText("switch") && !$0.key.hasText("else") }
      parts = zip(selection.cases, cases).map { ($0.value, $1.value) }
      if let otherwise = selection.otherwise, let last = node.value(for: "else") {
        parts.append((otherwise, last))
      }
    default: break
    }
    if parts.isEmpty { return [WrittenValue(value: value, node: node, isVerbatim: areVerbatim)] }
    return parts.flatMap { values($0.value, in: $0.node, areVerbatim: areVerbatim) }
  }
}

extension RuleSubject {
  /// Returns the literals in the scene, including defaults, that pass a test.
  ///
  /// - Parameters:
  ///   - parts: The numbers of an element's parts whose values may pass the test.
  ///   - withVerbatim: Whether to return also what is never translated, such as defaults.
  func writtenValues(
    among parts: (ElementKind) -> PartNumbers, withVerbatim: Bool = true, where isWanted: (Value) -> Bool
  ) -> [WrittenValue] {
    func isFound(_ written: WrittenValue) -> Bool {
      (withVerbatim || !written.isVerbatim) && isWanted(written.value)
    }
    var found = withVerbatim ? defaults(where: isWanted) : []
    if case .sections(let sections) = scene.content { found += titles(of: sections, where: isWanted) }
    let views = views
    for index in views.indices {
      let numbers = parts(views[index].element)
      for number in views[index].parts.mayHave(numbers.bits) ? numbers.numbers : [] {
        guard let value = views[index].parts.value(of: number), isWanted(value) else { continue }
        found += views[index].written(value, ofAttribute: number, in: tree).filter(isFound)
      }
      for role in views[index].roles where role.inlineAttributes.contains(where: { isWanted($0.value) }) {
        found += views[index].written(role, in: tree).filter(isFound)
      }
      for number in views[index].content.indices where views[index].content[number].hasText(where: isWanted) {
        found += views[index].texts(in: views[index].content[number], of: tree).filter(isFound)
      }
    }
    return found
  }

  private func defaults(where isWanted: (Value) -> Bool) -> [WrittenValue] {
    let own = scene.parameters.dropFirst(scene.controller.parameters.count)
    return defaults(of: own, under: "parameters", where: isWanted)
      + defaults(of: (scene.change?.state ?? [])[...], under: "state", where: isWanted)
  }

  private func defaults(
    of parameters: ArraySlice<RuntimeTree.Parameter>, under key: String, where isWanted: (Value) -> Bool
  ) -> [WrittenValue] {
    guard parameters.contains(where: { $0.defaultValue.map(isWanted) == true }),
      let entries = tree.root?.value(for: key)?.entries
    else { return [] }
    return zip(parameters.indices, entries).flatMap { index, entry -> [WrittenValue] in
      guard let value = parameters[index].defaultValue, isWanted(value) else { return [] }
      let node = entry.value.value(for: "default") ?? entry.value
      return WrittenValue.values(value, in: node, areVerbatim: true).filter { isWanted($0.value) }
    }
  }

  /// Returns the headers and footers of sections.
  private func titles(
    of sections: [Scene.Section], where isWanted: (Value) -> Bool
  ) -> [WrittenValue] {
    sections.flatMap { section in
      [("header", section.header.text), ("footer", section.footer.text)].compactMap { key, value in
        guard let value, isWanted(value), let node = section.node.flatMap({ tree[$0].value(for: key) })
        else { return nil }
        return WrittenValue(value: value, node: node)
      }
    }
  }
}

extension SceneView.Slot {
  /// Returns whether a text among the items passes a test.
  fileprivate func hasText(where isWanted: (Value) -> Bool) -> Bool {
    guard case .list(let items) = items else { return false }
    return items.contains { if case .text(let text) = $0 { isWanted(text) } else { false } }
  }
}

extension SceneView {
  fileprivate func written(_ value: Value, ofAttribute number: Int, in tree: SyntaxTree) -> [WrittenValue] {
    written(value, element.attributes[number], in: tree[node])
  }

  private func written(_ value: Value, _ attribute: Attribute, in mapping: SyntaxNode) -> [WrittenValue] {
    WrittenValue.values(
      value, in: mapping.value(for: attribute.name) ?? mapping, areVerbatim: attribute.isVerbatim)
  }

  fileprivate func written(_ binding: RuntimeTree.RoleBinding, in tree: SyntaxTree) -> [WrittenValue] {
    guard case .inline(let attributes, _) = binding.source,
      let node = tree[node].value(for: binding.name)
    else { return [] }
    let members = binding.fills.compactMap { element.role(named: $0) }.flatMap(\.members)
    return attributes.flatMap { attribute in
      members.first { $0.name == attribute.name }.map { written(attribute.value, $0, in: node) } ?? []
    }
  }

  fileprivate func texts(in slot: Slot, of tree: SyntaxTree) -> [WrittenValue] {
    guard case .list(let items) = slot.items,
      let list = tree[node].value(for: element.content[slot.index].name)
    else { return [] }
    return zip(items, list.elements).compactMap { item, node in
      if case .text(let value) = item { WrittenValue(value: value, node: node) } else { nil }
    }
  }
}
