import DioramaGrammar
import DioramaTree

/// What changes while a scene is shown.
extension Vocabulary {
  /// Adds everything that can change, and every way to depend on it.
  mutating func addChanges() {
    for base in ParameterType.valueTypes + grammar.parameterEnumerations { insert("state \(base.name)") }
    for shape in ["own enumeration", "value", "list", "optional"] { insert("state \(shape)") }
    for form in SceneGenerator.forms { insert("form \(form)") }
    for test in SceneGenerator.tests { insert("test \(test)") }
    for type in SceneGenerator.comparedTypes {
      insert("switch \(type)")
      insert("is \(type)")
    }
    for trait in ScreenTrait.allCases { insert("trait \(trait.rawValue)") }
    for name in grammar.elementNames {
      guard let element = grammar.element(named: name), !element.isAbstract else { continue }
      for word in element.edits { insert("edit \(word)") }
    }
  }

  /// Adds the state of a scene, its conditions, and the forms in its content.
  mutating func addChanges(in tree: RuntimeTree) {
    for entry in tree.state {
      insert("state \(entry.type.base.isOwn ? "own enumeration" : entry.type.base.name)")
      insert("state \(entry.type.shape)")
    }
    for condition in tree.conditions { add(condition.test, tree) }
    for statement in tree.groups.flatMap(\.statements) {
      for attribute in statement.attributes { add(formsOf: attribute.value, tree) }
      for case .inline(let attributes, _) in statement.roles.map(\.source) {
        for attribute in attributes { add(formsOf: attribute.value, tree) }
      }
    }
  }

  private mutating func add(formsOf value: Value, _ tree: RuntimeTree) {
    value.forEachName { if ScreenTrait(rawValue: $0) != nil { insert("trait \($0)") } }
    switch value {
    case .choice(let test, _, _):
      insert("form choice")
      add(test, tree)
    case .selection(let selection):
      insert("form selection")
      insert("switch \(tree.comparedType(of: selection.name))")
    case .test(let test):
      insert("form test")
      add(test, tree)
    case .list(let values): for value in values { add(formsOf: value, tree) }
    default: break
    }
    for branch in value.branches { add(formsOf: branch, tree) }
  }

  private mutating func add(_ test: Test, _ tree: RuntimeTree) {
    test.forEachName { if ScreenTrait(rawValue: $0) != nil { insert("trait \($0)") } }
    switch test {
    case .isTrue: insert("test true")
    case .not(let test):
      insert("test not")
      add(test, tree)
    case .all(let tests):
      insert("test all")
      for test in tests { add(test, tree) }
    case .any(let tests):
      insert("test any")
      for test in tests { add(test, tree) }
    case .when(let name, _):
      insert("test is")
      insert("is \(tree.comparedType(of: name))")
    case .atLeast: insert("test atLeast")
    case .atMost: insert("test atMost")
    }
  }
}

extension RuntimeTree {
  /// The kind of type that a name has, as in `SceneGenerator.comparedTypes`.
  fileprivate func comparedType(of name: String) -> String {
    if ScreenTrait(rawValue: name) != nil { return "trait" }
    guard let type = (parameters + state).first(where: { $0.name == name })?.type.base else {
      return "boolean"
    }
    guard case .enumeration(let cases) = type else { return type.name }
    return cases.isOwn ? "own" : "enumeration"
  }
}

extension ParameterType {
  fileprivate var shape: String {
    isOptional ? "optional" : isList ? "list" : "value"
  }
}

extension ParameterType.Base {
  fileprivate var isOwn: Bool { if case .enumeration(let cases) = self { cases.isOwn } else { false } }
}
