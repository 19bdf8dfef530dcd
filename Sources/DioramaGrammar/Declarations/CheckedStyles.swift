import DioramaSyntax
import DioramaTree

/// A list of styles: one name, or several in brackets.
package enum StyleList {
  /// Returns the names with their nodes, and reports anything else.
  package static func names(
    in entry: MappingEntry, _ diagnostics: DiagnosticCollector
  ) -> [(text: String, node: SyntaxNode)] {
    if entry.value.kind == .broken { return [] }
    if entry.value.isEmptyPlain {
      diagnostics.add(MissingValue(name: entry.name, hint: "write the name of a style"), at: entry.key.range)
      return []
    }
    return entry.value.items.compactMap { node in
      if node.kind == .scalar, TextTemplate.hasReference(node) {
        diagnostics.add(MisplacedReference(name: entry.name, remedy: "must be a literal"), at: node.range)
        return nil
      }
      if node.kind == .scalar, !node.isEmptyPlain, !node.text.contains(",") { return (node.text, node) }
      let names = node.text.split { $0 == "," || $0 == " " }.joined(separator: ", ")
      if node.kind == .scalar, !node.isEmptyPlain, entry.value.kind == .scalar {
        diagnostics.add(
          WrongType(name: entry.name, remedy: "must be a list of styles in brackets; write [\(names)]"),
          at: node.range)
        return nil
      }
      diagnostics.add(
        WrongType(name: entry.name, remedy: "must be a style, or a list of styles in brackets"),
        at: node.headRange)
      return nil
    }
  }
}

/// How a style suits an element.
package enum StyleFit: Sendable {
  /// The element has all its attributes; these are their numbers and values.
  case fits([Part])
  /// The reason why the element cannot have the style.
  case misfit(StyleMisfit)
  /// The style has errors, which are reported in its theme.
  case broken

  /// An attribute of an element with its value.
  package struct Part: Sendable {
    /// The attribute's number among the parts of the element.
    package let number: Int
    package let value: Value
  }
}

/// The styles of a project, after they have been checked.
struct CheckedStyles: Sendable {
  /// A style and an element.
  struct Use: Hashable {
    let style: String
    let element: String
  }

  /// An element that has all attributes of the style, for each style without errors.
  var samples: [String: String] = [:]
  /// The names of styles for elements; `nil` if they have errors.
  var defaults: [String: [String]?] = [:]
  var fits: [Use: StyleFit] = [:]
}

extension GrammarState {
  /// Reads and checks the themes of the project.
  mutating func checkThemes() {
    if hasThemes { _ = styles() }
  }

  /// Returns a reader that knows the names of the project's themes.
  private mutating func reader(_ diagnostics: DiagnosticCollector) -> ValueReader {
    ValueReader(vocabulary: themedVocabulary(), scope: NameScope(), diagnostics: diagnostics)
  }

  mutating func styles() -> CheckedStyles {
    if let known = checkedStyles { return known }
    let themes = themes()
    var checked = CheckedStyles()
    var suggestions = Suggestions()
    let candidates = elementIndex.names.filter { name in
      element(named: name).map { !$0.isAbstract } ?? false
    }
    for (name, place) in themes.styles.sorted(by: { $0.key < $1.key }) {
      checked.samples[name] = sample(of: place, among: candidates, &suggestions)
    }
    for (name, place) in themes.defaults {
      checked.defaults[name] = .some(defaults(of: name, place, themes, checked, &suggestions))
    }
    checkedStyles = checked
    return checked
  }

  /// Returns an element that can have a style, or reports why there is none.
  private mutating func sample(
    of place: ReadThemes.Place, among candidates: [String], _ suggestions: inout Suggestions
  ) -> String? {
    let style = place.declaration
    guard style.value.kind == .mapping else {
      if style.value.kind != .broken {
        report(
          [
            Diagnostic(
              WrongType(name: style.name, remedy: "is a style; write its attributes, such as { alpha: 0.5 }"),
              at: style.value.isEmptyPlain ? style.key.range : style.value.headRange)
          ], in: .theme, place.theme)
      }
      return nil
    }
    var known: Set<String> = []
    var first: ElementKind?
    for name in candidates {
      guard let element = element(named: name) else { continue }
      let given = style.value.entries.filter { element.attribute(named: $0.name) != nil }.map(\.name)
      known.formUnion(given)
      guard given.count == style.value.entries.count else { continue }
      if case .fits = fit(of: style, element) { return name }
      first = first ?? element
    }
    report(misfits(of: style, known, first, candidates, &suggestions), in: .theme, place.theme)
    return nil
  }

  private mutating func misfits(
    of style: MappingEntry, _ known: Set<String>, _ first: ElementKind?, _ candidates: [String],
    _ suggestions: inout Suggestions
  ) -> [Diagnostic] {
    if let first {
      let collector = DiagnosticCollector()
      let reader = reader(collector)
      for entry in style.value.entries {
        if let attribute = first.attribute(named: entry.name) {
          _ = reader.read(entry, as: attribute.type, isOptional: attribute.isOptional)
        }
      }
      return collector.diagnostics
    }
    let entries = style.value.entries
    let meant = suggestions.spend(candidates.count) ? meanings(of: entries.map(\.name), candidates) : [:]
    let unknown = entries.filter { !known.contains($0.name) }
    if unknown.isEmpty {
      guard let entry = entries.first(where: { meant[$0.name] != nil }), let name = meant[entry.name] else {
        return [Diagnostic(StyleMisfit.together(entries.map(\.name)), at: style.key.range)]
      }
      return [
        Diagnostic(
          StyleMisfit.otherwiseNamed(entry.name, all: entries.map(\.name), name), at: entry.key.range,
          fixIts: renaming(keyOf: entry, to: name))
      ]
    }
    return unknown.map { entry in
      if let name = meant[entry.name] {
        return Diagnostic(
          StyleMisfit.otherNotation(entry.name, remedy: name), at: entry.key.range,
          fixIts: renaming(keyOf: entry, to: name))
      }
      let part = ValueType.plain.lazy.compactMap { type in
        type.notation(forPart: entry, loadsAddress: false).map { "\(type.name): \($0)" }
      }.first
      if let part {
        return Diagnostic(StyleMisfit.otherNotation(entry.name, remedy: part), at: entry.key.range)
      }
      let suggestion = suggestions.closest(to: entry.name) {
        Set(candidates.flatMap { element(named: $0)?.attributes.map(\.name) ?? [] }).sorted()
      }
      return Diagnostic(
        StyleMisfit.attribute(entry.name, suggestion: suggestion), at: entry.key.range,
        fixIts: renaming(keyOf: entry, to: suggestion, isClosest: true))
    }
  }

  /// Returns the names of attributes that the keys of a style have elsewhere, for most of the elements that have all
  /// others of these keys; none if no element has.
  private mutating func meanings(of names: [String], _ candidates: [String]) -> [String: String] {
    var counts: [[String: String]: Int] = [:]
    for candidate in candidates {
      guard let element = element(named: candidate) else { continue }
      let others = names.filter { element.attribute(named: $0) == nil }
      let otherNames = otherNames(of: element)
      let meant = others.compactMap { name -> (String, String)? in
        guard case .part(let part)? = otherNames.meaning(of: name), element.attribute(named: part) != nil,
          !names.contains(part)
        else { return nil }
        return (name, part)
      }
      if meant.count == others.count { counts[Dictionary(meant) { first, _ in first }, default: 0] += 1 }
    }
    let best = counts.max { left, right in
      if left.key.count != right.key.count { return left.key.count > right.key.count }
      if left.value != right.value { return left.value < right.value }
      return left.key.values.sorted().lexicographicallyPrecedes(right.key.values.sorted())
    }
    return best?.key ?? [:]
  }

  /// Returns the styles of all views of an element, or `nil` after reporting an error.
  private mutating func defaults(
    of name: String, _ place: ReadThemes.Place, _ themes: ReadThemes, _ checked: CheckedStyles,
    _ suggestions: inout Suggestions
  ) -> [String]? {
    let entry = place.declaration
    var diagnostics: [Diagnostic] = []
    defer { report(diagnostics, in: .theme, place.theme) }
    guard let element = element(named: name) else {
      let suggestion = suggestions.closest(to: name) { elementIndex.names }
      diagnostics.append(
        Diagnostic(
          UnknownBase(name: name, suggestion: suggestion), at: entry.key.range,
          fixIts: renaming(entry.key, to: suggestion, isClosest: true)))
      return nil
    }
    if element.isAbstract {
      let isExtended = elementIndex.names.contains { self.element(named: $0)?.base == name }
      diagnostics.append(
        Diagnostic(StyleMisfit.abstract(name, isExtended: isExtended), at: entry.key.range))
      return nil
    }
    let collector = DiagnosticCollector()
    let names = StyleList.names(in: entry, collector)
    diagnostics += collector.diagnostics
    var isWhole = !collector.hasErrors
    for (style, node) in names {
      guard let declared = themes.styles[style] else {
        let suggestion = suggestions.closest(to: style) { themes.styles.keys.sorted() }
        diagnostics.append(
          Diagnostic(
            UnknownStyle(name: style, suggestion: suggestion), at: node.range,
            fixIts: renaming(node, to: suggestion, isClosest: true)))
        isWhole = false
        continue
      }
      if checked.samples[style] == nil {
        isWhole = false
      } else if case .misfit(let misfit) = fit(of: declared.declaration, element) {
        diagnostics.append(Diagnostic(misfit, at: node.range))
        isWhole = false
      }
    }
    return isWhole ? names.map(\.text) : nil
  }

  private mutating func fit(of style: MappingEntry, _ element: ElementKind) -> StyleFit {
    var parts: [StyleFit.Part] = []
    let collector = DiagnosticCollector()
    let reader = reader(collector)
    for entry in style.value.entries {
      guard let number = element.partNumber(of: entry.name), number < element.attributes.count else {
        var meant: String?
        if case .part(let name)? = otherNames(of: element).meaning(of: entry.name) { meant = name }
        return .misfit(.element(element.name, style: style.name, lacks: entry.name, meant: meant))
      }
      let attribute = element.attributes[number]
      guard let value = reader.read(entry, as: attribute.type, isOptional: attribute.isOptional) else {
        if collector.lacksDeclaration { return .broken }
        return .misfit(.value(element: element.name, style: style.name, attribute: entry.name))
      }
      parts.append(StyleFit.Part(number: number, value: value))
    }
    return .fits(parts)
  }

  /// Returns how a style suits an element, or `nil` if there is no such style.
  fileprivate mutating func fit(ofStyle name: String, _ element: ElementKind) -> StyleFit? {
    guard hasThemes else { return nil }
    let use = CheckedStyles.Use(style: name, element: element.name)
    if element.list == nil, let known = checkedStyles?.fits[use] { return known }
    let checked = styles()
    guard let style = themes().styles[name] else { return themes().names.isOpen ? .broken : nil }
    let fit = checked.samples[name] == nil ? .broken : fit(of: style.declaration, element)
    if element.list == nil { checkedStyles?.fits[use] = fit }
    return fit
  }
}

extension Grammar {
  /// Returns how a style suits an element, or `nil` if no theme has the style.
  package func fit(ofStyle name: String, _ element: ElementKind) -> StyleFit? {
    state.withLock { $0.fit(ofStyle: name, element) }
  }

  /// Returns the styles of all views of an element; `nil` if they have errors, which are reported in the theme.
  package func defaultStyles(ofElement name: String) -> [String]? {
    hasThemes ? state.withLock { $0.styles().defaults[name] ?? [] } : []
  }

  /// The names of all styles, sorted.
  package var styleNames: [String] {
    hasThemes ? state.withLock { $0.themes().styles.keys.sorted() } : []
  }

  /// Returns an element that can have a style, or `nil` if there is none.
  package func sampleElement(ofStyle name: String) -> ElementKind? {
    guard hasThemes else { return nil }
    return state.withLock { state in
      state.styles().samples[name].flatMap { state.element(named: $0) }
    }
  }

  /// Returns the styles that a theme's file declares and that are not the default of an element.
  package func optionalStyles(inFile path: String) -> [(name: String, range: SourceRange)] {
    guard hasThemes else { return [] }
    return state.withLock { state in
      let defaults = Set(state.styles().defaults.values.flatMap { $0 ?? [] })
      return state.themes().styles.sorted { $0.key < $1.key }.compactMap { name, place in
        let number = state.index[GrammarState.Key(kind: .theme, name: place.theme)]
        guard let number, state.files[number].path == path, !defaults.contains(name) else { return nil }
        return (name, place.declaration.key.range)
      }
    }
  }
}
