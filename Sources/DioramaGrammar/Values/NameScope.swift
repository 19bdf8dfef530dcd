import DioramaSyntax
import DioramaTree

/// The names that values can use, and which of them are used.
package final class NameScope {
  /// The kind of thing that a name stands for.
  package enum Kind: Sendable {
    case parameter, state, condition, derived
    /// A trait of the screen.
    case trait
    /// A part of the entry of a list.
    case entry

    /// The value with a name.
    func value(named name: String) -> Value { self == .parameter ? .parameter(name) : .state(name) }

    /// The part of a text with a name.
    func segment(named name: String) -> TextSegment { self == .parameter ? .parameter(name) : .state(name) }
  }

  /// Whether values can use names at all. Defaults and declarations cannot.
  package let hasNames: Bool
  /// The names in the order of their declarations.
  private var parameters: [Parameter] = []
  /// The indices of the names.
  private var places = NameNumbers()
  /// The names that were declared in another form, by that form.
  private(set) var renamed: [String: String] = [:]
  /// Whether there may be names that could not be read, so that an unknown name is not an error.
  package var isOpen = false
  /// Whether a value uses a trait of the screen.
  package private(set) var usesTraits = false
  /// The component of the list that the values are below, and its state: the parts of each entry.
  package var entry: (component: String, parts: [RuntimeTree.Parameter])?
  /// The references to undeclared names, in the order in which they were read.
  private var unknown: [(name: String, range: SourceRange, isBare: Bool, entry: UnknownName.Entry?)] = []

  /// The default of a parameter.
  package struct Default {
    /// The value.
    package let value: Value
    /// The range of the literal.
    package let range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
      self.value = value
      self.range = range
    }
  }

  private struct Parameter {
    let kind: Kind
    /// `nil` if it is invalid.
    var type: ParameterType?
    var value: Default?
    /// Whether a reference uses it.
    var isUsed = false
    /// Whether its default has been reported at a use.
    var isReported = false

    mutating func use() -> (kind: Kind, type: ParameterType)? {
      isUsed = true
      return type.map { (kind, $0) }
    }
  }

  package init(hasNames: Bool = false) { self.hasNames = hasNames }

  /// Makes room for a number of parameters.
  package func reserve(_ count: Int) {
    parameters.reserveCapacity(count)
    places.reserve(count)
  }

  /// Adds a name. If it is declared twice, the last type counts.
  ///
  /// - Parameters:
  ///   - type: Its type; `nil` if it is invalid.
  ///   - value: Its default; `nil` if it has none.
  package func declare(
    _ name: String, _ type: ParameterType?, as kind: Kind = .parameter, default value: Default? = nil
  ) {
    let (place, isNew) = places.add(name)
    if isNew {
      parameters.append(Parameter(kind: kind, type: type, value: value))
    } else {
      parameters[place].type = type
      parameters[place].value = value ?? parameters[place].value
    }
  }

  /// Adds a name that was declared in another form, which is an error.
  package func declare(_ name: String, insteadOf written: String, _ type: ParameterType?, as kind: Kind) {
    renamed[written] = name
    declare(name, type, as: kind)
  }

  /// The unused names by kind, in the order of their declarations.
  package var unused: [(kind: Kind, names: [String])] {
    let unused = parameters.indices.filter { !parameters[$0].isUsed }
    if unused.isEmpty { return [] }
    return [Kind.parameter, .state, .condition, .derived].compactMap { kind in
      let names = unused.filter { parameters[$0].kind == kind }.map { places[$0] }
      return names.isEmpty ? nil : (kind, names)
    }
  }

  /// Returns the kind of a name, or `nil` if it is not declared. Does not count as a use.
  package func kind(of name: String) -> Kind? {
    if let place = places[name] { return parameters[place].kind }
    if ScreenTrait(rawValue: name) != nil { return .trait }
    return typeOfEntry(name) == nil ? nil : .entry
  }

  /// Returns whether a part of the state is a list of a component's states.
  package func hasList(of component: String) -> Bool {
    parameters.contains { $0.kind == .state && $0.type == ParameterType(.component(component), isList: true) }
  }

  private func isUnused(_ name: String) -> Bool { places[name].map { !parameters[$0].isUsed } ?? false }

  /// Returns the default of a parameter.
  package func defaultValue(of name: String) -> Default? { places[name].flatMap { parameters[$0].value } }

  /// Returns the kind and type of a referenced name, and marks it as used; `nil` if it is undeclared or has an invalid
  /// type.
  ///
  /// - Parameters:
  ///   - isBare: Whether the name is written without `${}`.
  ///   - isOther: Returns whether an undeclared name is something else, and then reports it.
  package func use(
    _ name: String, at range: SourceRange, isBare: Bool = false, unless isOther: () -> Bool = { false }
  ) -> (kind: Kind, type: ParameterType)? {
    if let place = places[name] { return use(parameterAt: place) }
    if let trait = ScreenTrait(rawValue: name) {
      usesTraits = true
      return (.trait, trait.type)
    }
    if let type = typeOfEntry(name) { return (.entry, type) }
    if !isOpen, !isOther() { unknown.append((name, range, isBare, unknownEntry(name))) }
    return nil
  }

  /// Returns the kind and type of a declared name, and marks it as used; `nil` if it is undeclared or has an invalid
  /// type.
  func useDeclared(_ name: String) -> (kind: Kind, type: ParameterType)? {
    places[name].flatMap { use(parameterAt: $0) }
  }

  private func use(parameterAt place: Int) -> (kind: Kind, type: ParameterType)? {
    parameters[place].use()
  }

  /// Returns the type of a part of the entry, if the values are below a list.
  private func typeOfEntry(_ name: String) -> ParameterType? {
    guard let part = EntryName.part(name) else { return nil }
    return entry?.parts.first { $0.name == part }?.type
  }

  /// Returns the error in a name that is, or was meant to be, the name of a part of an entry.
  private func unknownEntry(_ name: String) -> UnknownName.Entry? {
    guard EntryName.part(name) == nil else {
      return entry.map { UnknownName.Entry.part($0.component, parts: $0.parts.map(\.name)) } ?? .elsewhere
    }
    return entry?.parts.contains { $0.name == name } == true ? .unqualified : nil
  }

  /// Returns whether to report an error in a parameter's default; each default is reported once, at its first use.
  package func reports(defaultOf name: String) -> Bool {
    guard let place = places[name], !parameters[place].isReported else { return false }
    parameters[place].isReported = true
    return true
  }

  /// Discards the unknown names that may be declared in lines that could not be read.
  package func excuse(_ isExcused: (String) -> Bool) { unknown.removeAll { isExcused($0.name) } }

  /// Reports references to undeclared parameters, each name once. If several have a name close to that of an unused
  /// parameter, reports the declaration as misspelt instead.
  ///
  /// - Parameter declarations: The ranges of the parameters' declarations.
  package func reportUnknown(
    _ declarations: @autoclosure () -> [String: SourceRange], to diagnostics: DiagnosticCollector
  ) {
    if unknown.isEmpty { return }
    let declarations = declarations()
    let uses = Dictionary(grouping: unknown, by: \.name).compactMap { name, places in
      places.map(\.range).min().map { (name: name, places: places, first: $0) }
    }
    let names = parameters.indices.lazy.map { self.places[$0] }
    let candidates = parameters.count > Limits.candidates ? [] : names.sorted()
    for (name, places, first) in uses.sorted(by: { ($0.first, $0.name) < ($1.first, $1.name) }) {
      if let entry = places.lazy.compactMap(\.entry).first {
        diagnostics.add(
          UnknownName(name: name, suggestion: entry.suggestion(for: name), entry: entry), at: first)
        continue
      }
      let suggestion = diagnostics.suggestions.closest(to: name) { candidates }
      let isGuess = suggestion.map { !Spelling.isSlip(name, of: $0) } ?? true
      let declaration = suggestion.flatMap { declarations[$0] }
      if places.count > 1, let suggestion, let declaration, isUnused(suggestion) {
        diagnostics.add(
          MisspeltParameter(name: suggestion, used: name, count: places.count), at: declaration,
          notes: [Diagnostic.Note("'\(name)' is used here first", at: first)],
          fixIts: [FixIt("write '\(name)'", replacing: declaration, with: name, isGuess: isGuess)])
        continue
      }
      diagnostics.add(
        UnknownName(name: name, suggestion: suggestion), at: first,
        notes: declaration.map { [Diagnostic.Note("it is declared here", at: $0)] } ?? [],
        fixIts: suggestion.map { suggestion in
          let edits = places.map { place in
            TextEdit(range: place.range, replacement: place.isBare ? suggestion : "${\(suggestion)}")
          }
          return [FixIt("write '\(edits[0].replacement)'", edits: edits, isGuess: isGuess)]
        } ?? [])
    }
  }
}
