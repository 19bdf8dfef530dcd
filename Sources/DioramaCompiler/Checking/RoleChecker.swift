import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks what fills a role of a view: a Swift type, a parameter, or a mapping that is written in place.
struct RoleChecker {
  let context: SceneContext
  let element: ElementKind
  let id: String

  func binding(_ entry: MappingEntry, _ role: Role) -> RuntimeTree.RoleBinding? {
    source(entry, role).map { RuntimeTree.RoleBinding(name: role.name, fills: role.fills, source: $0) }
  }

  private func source(_ entry: MappingEntry, _ role: Role) -> RuntimeTree.RoleBinding.Source? {
    let node = entry.value
    switch node.kind {
    case .mapping:
      return inline(node, role)
    case .scalar where node.isEmptyPlain:
      context.report(
        MissingValue(name: role.name, hint: "write a Swift type, '${parameter}' or { \(sample(role)) }"),
        at: entry.key.range)
      return nil
    case .scalar:
      return named(node, role, entry)
    case .broken:
      return nil
    default:
      context.report(
        WrongType(
          name: role.name,
          remedy: "must be a Swift type, '${parameter}' or a mapping such as { \(sample(role)) }"),
        at: node.headRange)
      return nil
    }
  }

  private func named(
    _ node: SyntaxNode, _ role: Role, _ entry: MappingEntry
  ) -> RuntimeTree.RoleBinding.Source? {
    if node.hasReferenceBytes { return parameter(node, role, entry) }
    guard NameForm.typeName.matches(node.text) else {
      reportNoType(node, role)
      return nil
    }
    checkMember(role, entry)
    return .type(node.text)
  }

  /// Reports a text that is neither a type nor a reference.
  private func reportNoType(_ node: SyntaxNode, _ role: Role) {
    let text = node.text
    let name = WrittenExpression.name(in: text) ?? text
    let isParameter = context.scope.kind(of: name) == .parameter
    let bound = BoundRole(role, of: element)
    if !isParameter, bound.roles.count == 1, let method = bound.methods.first,
      NameForm.lowerCamelCase.matches(text), !NameForm.unusable.contains(text), !node.isNull
    {
      let remedy = "write { \(method.name): \(text) }, or the name of a type"
      return context.report(InvalidRole(name: role.name, written: text, remedy: remedy), at: node.range)
    }
    let suggestion =
      isParameter
      ? "${\(name)}"
      : NameForm.upperCamelCase.corrected(text).flatMap { NameForm.typeName.matches($0) ? $0 : nil }
    var message = InvalidRole(name: role.name, written: text)
    if let suggestion { message.remedy = "write '\(suggestion)'" }
    context.report(message, at: node.range, fixIts: renaming(node, to: suggestion))
  }

  private func parameter(
    _ node: SyntaxNode, _ role: Role, _ entry: MappingEntry
  ) -> RuntimeTree.RoleBinding.Source? {
    guard let name = TextTemplate.parameter(node), NameForm.lowerCamelCase.matches(name) else {
      context.report(InvalidRole(name: role.name, written: node.text), at: node.range)
      return nil
    }
    guard let (kind, type) = context.scope.use(name, at: node.range) else { return nil }
    let isObject = if case .swift = type.base { !type.isList } else { false }
    let problem: RoleParameter.Problem? =
      kind != .parameter
      ? .kind(isOfComponent: context.isComponent)
      : !isObject ? .type(type.name) : type.isOptional && isNeeded(role) ? .optional : nil
    if let problem {
      context.report(RoleParameter(name: name, role: role.name, problem: problem), at: node.range)
      return nil
    }
    if name != GeneratedNames.member(ofRole: role.name, of: id) { checkMember(role, entry) }
    return .parameter(name)
  }

  /// Reports an id with the name of the member that holds what fills the role.
  private func checkMember(_ role: Role, _ entry: MappingEntry) {
    if context.isInFallback { return }
    context.names.generate(GeneratedNames.member(ofRole: role.name, of: id), for: entry.key)
  }

  /// Returns whether a constraint requires the role, so that an optional parameter cannot fill it.
  private func isNeeded(_ role: Role) -> Bool {
    element.constraints.contains { $0.neededGroups.joined().contains(role.name) }
  }

  // MARK: Roles written in place

  private func inline(_ node: SyntaxNode, _ role: Role) -> RuntimeTree.RoleBinding.Source? {
    let bound = BoundRole(role, of: element)
    if let word = ValueReader.formKey(of: node), !bound.names.contains(word.rawValue) {
      let remedy =
        bound.members.first.map { "a member that changes, such as { \($0.name): { \(word.rawValue): … } }" }
        ?? "a Swift type or '${parameter}' that decides"
      context.report(
        WrongType(name: role.name, remedy: "cannot change while the scene is shown; write \(remedy)"),
        at: node.headRange)
      return nil
    }
    var attributes: [RuntimeTree.Attribute] = []
    var handlers: [RuntimeTree.EventBinding] = []
    var meant: [String] = []
    var hasUnknownKey = node.isIncomplete
    lazy var missing = bound.names.filter { node.value(for: $0) == nil }
    for entry in node.entries {
      switch bound.meaning(of: entry.key) {
      case .member(let member):
        if let value = context.values.read(entry, as: member.type) {
          attributes.append(RuntimeTree.Attribute(name: member.name, value: value))
        }
        context.collectNamedViews(of: nil)
      case .method(let method):
        guard !context.isComponent else {
          context.report(InvalidComponentEvent.role(method.name), at: entry.key.range)
          continue
        }
        guard let handler = context.handlerName(entry) else { continue }
        handlers.append(RuntimeTree.EventBinding(event: method.name, method: handler))
        context.addHandler(handler, for: method, of: element, id: id, at: entry.value)
      case .unknown:
        let (suggestion, isClosest) = suggestion(for: entry.name, in: bound, among: missing)
        if let suggestion { meant.append(suggestion) } else { hasUnknownKey = true }
        context.report(
          UnknownRoleMember(
            name: entry.name, role: role.name, suggestion: suggestion,
            members: context.diagnostics.suggestions.ranked(bound.names, by: entry.name)),
          at: entry.key.range,
          fixIts: renaming(keyOf: entry, to: suggestion, isClosest: isClosest))
      }
    }
    for member in bound.members
    where member.isRequired && !hasUnknownKey && node.value(for: member.name) == nil
      && !meant.contains(member.name)
    {
      context.report(
        MissingRoleMember(name: member.name, role: role.name, phrase: member.type.phrase),
        at: node.resolved.headRange)
    }
    if attributes.count > 1 {
      attributes = bound.members.compactMap { member in attributes.first { $0.name == member.name } }
    }
    return .inline(attributes: attributes, handlers: handlers)
  }

  /// Returns the missing member or method that an unknown key was probably meant to be, and whether only the spelling
  /// suggests it.
  private func suggestion(
    for name: String, in bound: BoundRole, among missing: [String]
  ) -> (name: String?, isClosest: Bool) {
    guard context.diagnostics.suggestions.spend(bound.members.count + bound.methods.count) else {
      return (nil, false)
    }
    let others = OtherNames(members: bound.members, methods: bound.methods)
    let known = others.meaning(of: name)?.name
    let suggestion =
      known ?? context.diagnostics.suggestions.closest(to: name) { missing }
      ?? others.meaning(ofMisspelt: name, &context.diagnostics.suggestions)?.part.name
    return (suggestion.flatMap { missing.contains($0) ? $0 : nil }, known == nil)
  }

  private func sample(_ role: Role) -> String {
    BoundRole(role, of: element).names.prefix(2).map { "\($0): …" }.joined(separator: ", ")
  }
}
