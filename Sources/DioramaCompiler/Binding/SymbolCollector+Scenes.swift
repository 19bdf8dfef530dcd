import DioramaGrammar
import DioramaSyntax

extension SymbolCollector {
  /// Notes what a scene declares and uses.
  mutating func collect(scene: BoundScene) {
    for entry in scene.root.entries where entry.mergeSite == nil {
      switch BoundScene.key(entry) {
      case .scene: declare(.scene, entry.value)
      case .controller: use(.controller, entry.value)
      case .parameters: for parameter in entry.value.entries { declare(.parameter, parameter.key, of: path) }
      case .layout: collect(layout: entry.value, of: scene)
      case .views, .rows: collect(list: entry.value)
      case .sections: for section in entry.value.elements { collect(section: section) }
      case .diorama, .summary, nil: collectReferences(in: entry.value)
      }
    }
  }

  private mutating func collect(layout: SyntaxNode, of scene: BoundScene) {
    for entry in layout.entries {
      guard let controller = scene.controller, let attribute = scene.layoutAttribute(named: entry.key) else {
        collectReferences(in: entry.value)
        continue
      }
      use(.attribute, entry.key, of: controller.name)
      collect(entry.value, as: attribute.type, ofAttribute: attribute.name, in: controller.name)
    }
  }

  private mutating func collect(section: SyntaxNode) {
    for entry in section.entries {
      if BoundScene.key(entry) == .rows {
        collect(list: entry.value)
      } else {
        collectReferences(in: entry.value)
      }
    }
  }

  private mutating func collect(list: SyntaxNode) {
    guard list.kind == .sequence, !list.isAlias else { return collectReferences(in: list) }
    for node in list.elements where !node.isAlias {
      if !ValueReader.isText(node), let view = BoundView(node, in: grammar) {
        collect(view)
      } else {
        collectReferences(in: node)
      }
    }
  }

  // MARK: Views

  private mutating func collect(_ view: BoundView) {
    var line = view.first
    var element: ElementKind?
    switch view.element {
    case .known(let kind): element = kind
    case .later(let later, let kind): (line, element) = (later, kind)
    case .broken(let kind): element = kind
    case .unknown: break
    }
    collect(line: line)
    for entry in view.entries where entry.key.range != line.key.range {
      guard let known = element else {
        collect(entry, in: nil)
        continue
      }
      if case .anotherView = view.meaning(of: entry, in: known) {
        collect(line: entry)
        element = grammar.element(named: entry.key)
      } else {
        collect(entry, view.meaning(of: entry, in: known), in: known)
      }
    }
  }

  /// Notes the line that names a view's element and gives it an id.
  private mutating func collect(line: MappingEntry) {
    use(.element, line.key)
    if NameForm.lowerCamelCase.matches(line.value) { declare(.view, line.value, of: path) }
  }

  private mutating func collect(_ entry: MappingEntry, _ meaning: BoundView.Key, in element: ElementKind) {
    switch meaning {
    case .part(_, let part): collect(entry, as: part, in: element)
    case .handlers: for handler in entry.value.entries { collect(handler: handler, in: element) }
    case .managed, .anotherView, .broken, .unknown: collect(entry, in: element)
    }
  }

  /// Notes what can be told of a key that means nothing to its view.
  private mutating func collect(_ entry: MappingEntry, in element: ElementKind?) {
    if entry.key.hasText(BoundView.handlersKey) {
      for handler in entry.value.entries { declare(.handler, handler.value, of: path) }
    } else {
      collectReferences(in: entry.value)
    }
  }

  private mutating func collect(_ entry: MappingEntry, as part: ElementKind.Part, in element: ElementKind) {
    let owner = grammar.owner(ofPart: entry.name, in: element)
    switch part {
    case .attribute(let type, _):
      use(.attribute, entry.key, of: owner)
      collect(entry.value, as: type, ofAttribute: entry.name, in: owner)
    case .slot:
      use(.slot, entry.key, of: owner)
      collect(list: entry.value)
    case .role(let index):
      use(.role, entry.key, of: owner)
      collect(entry.value, fillingRole: element.roles[index], of: element)
    case .event:
      use(.event, entry.key, of: owner)
      declare(.handler, entry.value, of: path)
    }
  }

  private mutating func collect(handler entry: MappingEntry, in element: ElementKind) {
    if element.eventIndex(named: entry.key) != nil {
      use(.event, entry.key, of: grammar.owner(ofPart: entry.name, in: element))
    }
    declare(.handler, entry.value, of: path)
  }

  private mutating func collect(_ node: SyntaxNode, fillingRole role: Role, of element: ElementKind) {
    guard node.kind == .mapping, !node.isAlias else { return collectReferences(in: node) }
    let bound = BoundRole(role, of: element)
    for entry in node.entries {
      let role = bound.role(having: entry.name) ?? role
      let owner = "\(grammar.owner(ofPart: role.name, in: element)).\(role.name)"
      switch bound.meaning(of: entry.key) {
      case .member(let member):
        use(.member, entry.key, of: owner)
        collect(entry.value, as: member.type, ofAttribute: member.name, in: owner)
      case .method:
        use(.member, entry.key, of: owner)
        declare(.handler, entry.value, of: path)
      case .unknown: collectReferences(in: entry.value)
      }
    }
  }
}
