import DioramaGrammar
import DioramaSyntax
import DioramaTree

extension ViewParts {
  /// Reads the parts of the state that the user changes: the name of one, or several by their attributes.
  mutating func readEdits(_ entry: MappingEntry) {
    guard entry.value.kind == .mapping else {
      guard let number = element.attributes.firstIndex(where: { $0.edited != nil }) else {
        let state = element.state.flatMap { $0.isEmpty ? nil : "${\(entry.value.text)}" }
        if state != nil { assume(ElementKind.wholeState) }
        let isOfProject = !element.isComponent && context.grammar.isOfProject(element: element.name)
        let message =
          isOfProject
          ? InvalidEdit.elementOfProject(element.name) : .element(elementName, state: state)
        return context.report(message, at: entry.key.range)
      }
      if element.isComponent, let state = element.state,
        let part = state.first(where: { entry.value.hasText($0.name) }),
        context.scope.kind(of: part.name) == nil
      {
        assume(part.name)
        return context.report(InvalidEdit.part(part.name, component: element.name), at: entry.value.range)
      }
      return readEdit(of: number, entry)
    }
    for edit in entry.value.entries {
      if let number = element.partNumber(of: edit.name), number < element.attributes.count,
        element.attributes[number].edited != nil
      {
        readEdit(of: number, edit)
      } else {
        var editable = element.attributes.filter { $0.edited != nil }.map(\.name)
        let (name, other) = (edit.name, edit.value.text)
        // Both can be confused: the attribute comes first.
        if editable.contains(other), context.scope.kind(of: name) == .state {
          editable = ["\(other): \(name)"]
        }
        context.report(
          InvalidEdit.attribute(name, element: elementName, editable: editable), at: edit.key.range)
      }
    }
  }

  private mutating func readEdit(of number: Int, _ entry: MappingEntry) {
    let attribute = element.attributes[number]
    // An error in the name is not reported again as a missing attribute.
    var meant = number
    defer { if view.parts[meant] == nil { view.parts.give(meant, at: entry.key.range) } }
    guard let (name, type, kind) = context.values.bareName(entry) else { return }
    var expected = attribute.type.parameterType
    // A component's values have the types in its state, and are not converted.
    let isOfComponent = element.isComponent
    if isOfComponent { expected?.isOptional = attribute.isOptional }
    guard kind == .state else {
      return context.report(InvalidEdit.name(name, kind: kind), at: entry.value.range)
    }
    let isRounded = !isOfComponent && type.base == .integer && expected?.base == .number
    guard type.base == expected?.base || isRounded, type.isList == expected?.isList,
      type.isOptional == attribute.isOptional || !isOfComponent && !type.isOptional
    else {
      if let part = element.entry(editedWith: type), attribute.name == ElementKind.wholeState, isOfComponent,
        entry.key.hasText(ViewKey.edits.rawValue)
      {
        meant = element.partNumber(of: part) ?? number
        let edits = "{ \(part): \(name) }"
        return context.report(
          InvalidEdit.entry(name, type: type.name, component: element.name, edits: edits),
          at: entry.value.range, fixIts: renaming(entry.value, to: edits))
      }
      var message = InvalidEdit.type(
        name, type: type.name, expected: expected?.name ?? "", of: attribute.name)
      if case .enumeration(let cases) = type.base, let expected, !type.isList {
        message = .enumeration(
          name, expected: expected.name, of: attribute.name, isOwn: cases.isOwn)
      }
      return context.report(message, at: entry.value.range)
    }
    if let earlier = view.parts[number] {
      return reportConflict(attribute.name, with: earlier.keyRange, at: entry.key.range)
    }
    if let other = view.edits.first(where: { $0.state == name }) {
      return context.report(InvalidEdit.shared(name, attribute: other.attribute), at: entry.value.range)
    }
    view.parts.give(number, at: entry.key.range, .state(name))
    view.edits.append(RuntimeTree.Edit(attribute: attribute.name, state: name))
    edited.append((number, entry.key.range))
  }

  /// Reports attributes that are given after they were tied to the state.
  func checkEdits() {
    for (number, range) in edited {
      guard let later = view.parts[number], later.keyRange != range else { continue }
      reportConflict(element.attributes[number].name, with: range, at: later.keyRange)
    }
  }

  private func reportConflict(_ attribute: String, with first: SourceRange, at range: SourceRange) {
    context.report(
      InvalidEdit.twice(attribute), at: range, notes: [Diagnostic.Note("the other is here", at: first)])
  }
}

extension ElementKind {
  /// Returns the entry of a component's state that has a type and that the user changes, if there is only one.
  fileprivate func entry(editedWith type: ParameterType) -> String? {
    let edited = editedState
    let fitting = state?.filter { $0.type == type && edited.contains($0.name) } ?? []
    return fitting.count == 1 ? fitting[0].name : nil
  }
}
