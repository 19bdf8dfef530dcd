import DioramaGrammar
import DioramaTree

/// The names of a grammar that scenes can use, each qualified with its owner, such as `label.textColor`.
package struct Vocabulary {
  private let grammar: Grammar
  private var words: Set<String> = []

  /// All names of a grammar, except those of defaults, which trees leave out.
  package static func whole(of grammar: Grammar) -> Set<String> {
    var vocabulary = Vocabulary(grammar: grammar)
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
    for base in ParameterType.valueTypes.map(\.name) { vocabulary.insert("parameter \(base)") }
    let names = grammar.vocabulary
    let weights = names.fontWeights.cases.filter { $0 != "regular" }
    for name in names.colors.cases + weights + names.textStyles.cases {
      vocabulary.insert("appearance \(name)")
    }
    return vocabulary.words
  }

  /// The names that a scene uses. An attribute whose value is its default does not count.
  package static func used(in tree: RuntimeTree, _ grammar: Grammar) -> Set<String> {
    var vocabulary = Vocabulary(grammar: grammar)
    vocabulary.insert("controller \(tree.controller)")
    for parameter in tree.parameters {
      vocabulary.insert("parameter \(parameter.type.base.name)")
      if let value = parameter.defaultValue { vocabulary.add(appearanceOf: value) }
    }
    vocabulary.add(tree.layout, among: grammar.controller(named: tree.controller)?.layout ?? [], of: "layout")
    switch tree.content {
    case .views(let views): views.forEach { vocabulary.add($0) }
    case .sections(let sections): sections.flatMap(\.rows).forEach { vocabulary.add($0) }
    }
    return vocabulary.words
  }

  private mutating func insert(_ word: String) { words.insert(word) }

  private mutating func add(_ attribute: Attribute, of owner: String) {
    insert("\(owner).\(attribute.name)")
    guard case .enumeration(let enumeration) = attribute.type else { return }
    for name in enumeration.cases where attribute.defaultValue != .value(.enumeration(name)) {
      insert("\(enumeration.name) \(name)")
    }
  }

  private mutating func add(_ view: RuntimeTree.View) {
    guard let element = grammar.element(named: view.element) else { return }
    insert("element \(element.name)")
    add(view.attributes, among: element.attributes, of: element.name)
    for binding in view.handlers { insert("\(element.name).\(binding.event)") }
    for slot in view.content {
      insert("\(element.name).\(slot.name)")
      guard case .list(let items) = slot.items else { continue }
      for case .view(let view) in items { add(view) }
    }
    for role in view.roles {
      switch role.source {
      case .type: insert("\(element.name).\(role.name) type")
      case .parameter: insert("\(element.name).\(role.name) parameter")
      case .inline(let attributes, let handlers):
        insert("\(element.name).\(role.name) inline")
        add(attributes, among: element.roles.flatMap(\.members), of: element.name)
        for binding in handlers { insert("\(element.name).\(binding.event)") }
      }
    }
  }

  private mutating func add(_ values: [RuntimeTree.Attribute], among known: [Attribute], of owner: String) {
    for value in values {
      guard let attribute = known.first(where: { $0.name == value.name }) else { continue }
      add(appearanceOf: value.value)
      if case .enumeration(let enumeration) = attribute.type, case .enumeration(let name) = value.value {
        insert("\(enumeration.name) \(name)")
      }
      if attribute.defaultValue != .value(value.value) { insert("\(owner).\(attribute.name)") }
    }
  }

  private mutating func add(appearanceOf value: Value) {
    switch value {
    case .color(.named(let name)), .font(.style(let name)): insert("appearance \(name)")
    case .font(.system(_, let weight)): insert("appearance \(weight)")
    case .color(.adaptive(let light, let dark)):
      add(appearanceOf: .color(light))
      add(appearanceOf: .color(dark))
    default: break
    }
  }
}
