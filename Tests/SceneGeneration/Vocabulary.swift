import DioramaGrammar
import DioramaTree

/// The names and forms that scenes can use. Names are qualified with their owner, such as `label.textColor`.
package struct Vocabulary {
  let grammar: Grammar
  private var words: Set<String> = []

  /// All names of a grammar, except those of defaults, which trees leave out, and of cases that one attribute has.
  package static func whole(of grammar: Grammar) -> Set<String> {
    var vocabulary = Vocabulary(grammar: grammar)
    vocabulary.addChanges()
    for name in grammar.elementNames {
      guard let element = grammar.element(named: name), !element.isAbstract else { continue }
      vocabulary.insert("element \(name)")
      for attribute in element.attributes { vocabulary.add(attribute, of: name) }
      for event in element.events { vocabulary.insert("\(name).\(event.name)") }
      for slot in element.content { vocabulary.insert("\(name).\(slot.name)") }
      for role in element.roles {
        for form in ["type", "parameter", "inline"] { vocabulary.insert("\(name).\(role.name) \(form)") }
        for member in role.members { vocabulary.add(member, of: name) }
        for method in role.methods { vocabulary.insert("\(name).\(method.name)") }
      }
    }
    for name in grammar.controllerNames {
      vocabulary.insert("controller \(name)")
      for attribute in grammar.controller(named: name)?.layout ?? [] {
        vocabulary.add(attribute, of: "layout")
      }
    }
    for base in ParameterType.valueTypes + grammar.parameterEnumerations {
      vocabulary.insert("parameter \(base.name)")
    }
    let names = grammar.vocabulary
    let weights = names.fontWeights.cases.filter { $0 != "regular" }
    for name in names.colors.cases + weights + names.textStyles.cases {
      vocabulary.insert("appearance \(name)")
    }
    return vocabulary.words
  }

  /// The names that a scene uses. An attribute whose value is its default is not counted.
  package static func used(in tree: RuntimeTree, _ grammar: Grammar) -> Set<String> {
    var vocabulary = Vocabulary(grammar: grammar)
    vocabulary.insert("controller \(tree.controller)")
    for parameter in tree.parameters + tree.state {
      if let value = parameter.defaultValue, let type = parameter.type.valueType {
        vocabulary.add(value, as: type)
      }
    }
    let layout = grammar.controller(named: tree.controller)?.layout ?? []
    vocabulary.add(tree.layout, among: layout, of: "layout")
    var elements: [String: ElementKind] = [:]
    for view in [tree.screen, tree.table].compactMap(\.self) { vocabulary.add(view, &elements) }
    switch tree.content {
    case .views(let views): views.forEach { vocabulary.add($0, &elements) }
    case .sections(let sections):
      (sections.flatMap { $0.headerViews + $0.rows + $0.footerViews } + tree.empty)
        .forEach { vocabulary.add($0, &elements) }
    }
    for parameter in tree.parameters { vocabulary.insert("parameter \(parameter.type.base.name)") }
    vocabulary.addChanges(in: tree)
    for statement in tree.groups.flatMap(\.statements) {
      switch statement.subject {
      case .view(let id):
        guard let element = elements[id] else { continue }
        vocabulary.add(statement.attributes, among: element.attributes, of: element.name)
        for role in statement.roles { vocabulary.add(role, of: element) }
        for slot in statement.content { vocabulary.insert("\(element.name).\(slot.name)") }
      case .layout: vocabulary.add(statement.attributes, among: layout, of: "layout")
      case .section: break
      }
    }
    return vocabulary.words
  }

  mutating func insert(_ word: String) { words.insert(word) }

  private mutating func add(_ attribute: Attribute, of owner: String) {
    insert("\(owner).\(attribute.name)")
    guard case .enumeration(let enumeration) = attribute.type, enumeration.isShared else { return }
    for name in enumeration.cases where attribute.defaultValue != .value(.enumeration(name)) {
      insert("\(enumeration.name) \(name)")
    }
  }

  private mutating func add(_ view: RuntimeTree.View, _ elements: inout [String: ElementKind]) {
    guard let element = grammar.element(named: view.element) else { return }
    if let id = view.id { elements[id] = element }
    insert("element \(element.name)")
    add(view.attributes, among: element.attributes, of: element.name)
    for binding in view.handlers { insert("\(element.name).\(binding.event)") }
    for edit in view.edits { insert("edit \(element.name).\(edit.attribute)") }
    for slot in view.content {
      insert("\(element.name).\(slot.name)")
      guard case .list(let items) = slot.items else { continue }
      for case .view(let view) in items { add(view, &elements) }
    }
    for role in view.roles { add(role, of: element) }
  }

  private mutating func add(_ role: RuntimeTree.RoleBinding, of element: ElementKind) {
    switch role.source {
    case .type: insert("\(element.name).\(role.name) type")
    case .parameter: insert("\(element.name).\(role.name) parameter")
    case .inline(let attributes, let handlers):
      insert("\(element.name).\(role.name) inline")
      add(attributes, among: element.roles.flatMap(\.members), of: element.name)
      for binding in handlers { insert("\(element.name).\(binding.event)") }
    }
  }

  private mutating func add(_ values: [RuntimeTree.Attribute], among known: [Attribute], of owner: String) {
    for value in values {
      guard let attribute = known.first(where: { $0.name == value.name }) else { continue }
      add(value.value, as: attribute.type)
      if attribute.defaultValue != .value(value.value) { insert("\(owner).\(attribute.name)") }
    }
  }

  private mutating func add(_ value: Value, as type: ValueType) {
    add(appearanceOf: value)
    if case .enumeration(let enumeration) = type, case .enumeration(let name) = value {
      insert("\(enumeration.name) \(name)")
    }
    for branch in value.branches { add(branch, as: type) }
    if case .list(let values) = value { for value in values { add(appearanceOf: value) } }
  }

  private mutating func add(appearanceOf value: Value) {
    switch value {
    case .color(.named(let name)), .font(.style(let name)): insert("appearance \(name)")
    case .font(.system(_, let weight, _)): insert("appearance \(weight)")
    case .color(.adaptive(let light, let dark)):
      add(appearanceOf: .color(light))
      add(appearanceOf: .color(dark))
    default: break
    }
  }
}
