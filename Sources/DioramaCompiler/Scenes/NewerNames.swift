import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// The names in a scene, such as those of elements, attributes and cases, that later releases than the first
/// introduced.
struct NewerNames {
  private let scene: Scene
  private let grammar: Grammar
  private var found: [Diagnostic] = []

  init(of scene: Scene, _ grammar: Grammar) {
    self.scene = scene
    self.grammar = grammar
  }

  // MARK: The newest name

  /// The release that introduced the newest name; `nil` if the first release has all of them.
  var newest: ReleaseVersion? {
    var versions = [scene.controller.since]
    for (attribute, value) in zip(scene.controller.layout, scene.layout) {
      if let value { versions += [attribute.since, release(of: value, attribute.type)] }
    }
    let changing = scene.change.map { $0.state + $0.derived } ?? []
    for entry in scene.parameters + changing {
      versions.append(releaseOfCases(entry.type))
      if let value = entry.defaultValue, let type = entry.type.valueType {
        versions.append(release(of: value, type))
      }
    }
    for view in scene.views.withFallbacks {
      versions.append(view.element.since)
      for number in view.addedAttributes(in: grammar) {
        versions.append(view.element.since(ofPart: number))
      }
      for part in view.parts.parts {
        if let value = part.value {
          // A runtime tree does not contain defaults.
          if view.element.attributes[part.number].isDefault(value) { continue }
          versions.append(release(of: value, inPart: part.number, of: view))
        }
        versions.append(view.element.since(ofPart: part.number))
      }
      for (part, value) in view.roles.flatMap({ inlineParts(of: $0, in: view.element) }) {
        versions += [part.since, value.flatMap { value in part.type.flatMap { release(of: value, $0) } }]
      }
    }
    return versions.newest
  }

  /// A member or a method of a role that is written in place. A method has no type.
  private typealias RoleName = (name: String, since: ReleaseVersion?, type: ValueType?, isRequired: Bool)

  private func inlineParts(
    of binding: RuntimeTree.RoleBinding, in element: ElementKind
  ) -> [(part: RoleName, value: Value?)] {
    let roles = binding.fills.compactMap { element.role(named: $0) }
    let members = binding.inlineAttributes.compactMap { given in
      roles.lazy.flatMap(\.members).first { $0.name == given.name }.map { member in
        ((member.name, member.since, Optional(member.type), member.isRequired), Optional(given.value))
      }
    }
    let methods = binding.inlineHandlers.compactMap { given in
      roles.lazy.flatMap(\.methods).first { $0.name == given.event }.map { method in
        ((method.name, method.since, ValueType?.none, false), Value?.none)
      }
    }
    return members + methods
  }

  // MARK: Values

  private func release(of value: Value, inPart number: Int, of view: SceneView) -> ReleaseVersion? {
    guard view.element.attributes.indices.contains(number) else { return nil }
    return release(of: value, view.element.attributes[number].type)
  }

  /// Returns the release that introduced the newest case in a value.
  private func release(of value: Value, _ type: ValueType) -> ReleaseVersion? {
    switch (value, type) {
    case (.choice(_, let then, let otherwise), _):
      [release(of: then, type), release(of: otherwise, type)].newest
    case (.selection(let selection), _):
      (selection.cases.map { release(of: $0.value, type) }
        + [selection.otherwise.flatMap { release(of: $0, type) }]).newest
    case (.list(let values), .list(let element)): values.map { release(of: $0, element) }.newest
    case (.enumeration(let name), .enumeration(let enumeration)): enumeration.release(ofCase: name)
    case (.parameter, .enumeration(let enumeration)), (.state, .enumeration(let enumeration)):
      enumeration.newerCases.map(\.since).max()
    case (.parameter, .list(let element)), (.state, .list(let element)): release(of: value, element)
    case (.color(let color), _): release(of: color)
    case (.font(.system(_, let weight, let style)), _):
      [
        grammar.vocabulary.fontWeights.release(ofCase: weight),
        style.flatMap { grammar.vocabulary.textStyles.release(ofCase: $0) },
      ].newest
    case (.font(.named(_, _, let style?)), _): grammar.vocabulary.textStyles.release(ofCase: style)
    case (.font(.style(let style)), _): grammar.vocabulary.textStyles.release(ofCase: style)
    default: nil
    }
  }

  private func release(of color: Color) -> ReleaseVersion? {
    switch color {
    case .named(let name): grammar.vocabulary.colors.release(ofCase: name)
    case .adaptive(let light, let dark): [release(of: light), release(of: dark)].newest
    case .rgba, .asset, .constant: nil
    }
  }

  /// Returns the release that introduced the newest case of a parameter's type. Runtime trees list all cases.
  private func releaseOfCases(_ type: ParameterType) -> ReleaseVersion? {
    guard case .enumeration(let cases) = type.base, !cases.isOwn else { return nil }
    return grammar.enumeration(named: cases.name)?.newerCases.map(\.since).max()
  }
}

/// The names that a loader of an older release can neither leave out nor replace.
extension NewerNames {
  /// Returns diagnostics for the names that came after a release, and that its loader cannot do without.
  static func missing(
    in oldest: ReleaseVersion, of scene: Scene, _ grammar: Grammar, _ tree: SyntaxTree
  ) -> [Diagnostic] {
    var names = NewerNames(of: scene, grammar)
    if let since = scene.controller.since, since > oldest {
      let place = tree.root?.value(for: .controller)?.range ?? tree.root?.headRange
      names.report(scene.controller.name, since, oldest, .controller, at: place)
    }
    let roots =
      switch scene.content {
      case .views(let views): views
      case .sections(let sections): sections.flatMap(\.allViews)
      }
    for root in [scene.screen, scene.table].compactMap(\.self) + roots + scene.empty {
      _ = names.check(root, among: scene.views, oldest, tree)
    }
    return names.found
  }

  private mutating func report(
    _ name: String, _ since: ReleaseVersion, _ oldest: ReleaseVersion, _ remedy: NewerName.Remedy,
    at range: SourceRange?
  ) {
    guard let range else { return }
    let message = NewerName(name: name, since: since, oldest: oldest, remedy: remedy)
    found.append(Diagnostic(message, at: range))
  }

  /// Checks a view. If the oldest loader does not know its element, or that of a view in it, checks its fallback.
  ///
  /// - Returns: Whether the loader can show the view or its fallback.
  private mutating func check(
    _ index: Int, among views: [SceneView], _ oldest: ReleaseVersion, _ tree: SyntaxTree
  ) -> Bool {
    let (view, count) = (views[index], found.count)
    var isShown = true
    if let since = view.element.since, since > oldest {
      isShown = false
      report(view.element.name, since, oldest, .fallback, at: tree[view.node].keyRange)
    } else {
      checkParts(of: view, oldest)
      for slot in view.content {
        guard case .list(let items) = slot.items,
          view.element.content[slot.index].since.map({ $0 <= oldest }) ?? true
        else { continue }
        for case .view(let inner) in items where !check(inner, among: views, oldest, tree) {
          isShown = false
        }
      }
    }
    guard !isShown, let fallback = view.fallback else { return isShown }
    found.removeLast(found.count - count)
    return check(0, among: fallback.views, oldest, tree)
  }

  private mutating func checkParts(of view: SceneView, _ oldest: ReleaseVersion) {
    let newer = view.parts.parts.filter { part in
      view.element.since(ofPart: part.number).map { $0 > oldest } ?? false
    }
    let names = Set(newer.map { view.element.name(ofPart: $0.number) })
    for part in newer {
      let name = view.element.name(ofPart: part.number)
      guard let since = view.element.since(ofPart: part.number), view.needs(name, without: names) else {
        continue
      }
      report(name, since, oldest, .element(view.element.name), at: part.keyRange)
    }
    for part in view.parts.parts where view.element.requiredAttributes.contains(part.number) {
      guard let value = part.value, let since = release(of: value, inPart: part.number, of: view),
        since > oldest
      else { continue }
      report(view.element.name(ofPart: part.number), since, oldest, .value, at: part.keyRange)
    }
    for binding in view.roles {
      let range = view.parts.keyRange(of: binding.name, in: view.element)
      for (part, value) in inlineParts(of: binding, in: view.element) where part.isRequired {
        let release = value.flatMap { value in part.type.flatMap { self.release(of: value, $0) } }
        guard let since = [part.since, release].newest, since > oldest else { continue }
        report(part.name, since, oldest, .element(view.element.name), at: range)
      }
    }
  }
}

extension SceneView {
  /// Returns whether the element needs a part, in a loader that does not know some parts.
  fileprivate func needs(_ part: String, without unknown: Set<String>) -> Bool {
    if element.attribute(named: part)?.isRequired == true { return true }
    return element.constraints.contains { constraint in
      let groups = constraint.neededGroups
      return groups.joined().contains(part)
        && !groups.contains { group in
          group.allSatisfy { part in
            !unknown.contains(part) && element.partNumber(of: part).map(parts.has) ?? false
          }
        }
    }
  }
}

extension Enumeration {
  /// Returns the release that introduced a case; `nil` for the first one.
  fileprivate func release(ofCase name: String) -> ReleaseVersion? {
    newerCases.first { $0.name == name }?.since
  }
}

extension [ReleaseVersion?] {
  /// The newest of some releases.
  var newest: ReleaseVersion? { compactMap(\.self).max() }
}
