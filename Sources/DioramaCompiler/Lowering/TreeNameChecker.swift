import DioramaGrammar
import DioramaTree

/// Checks the names and types in a tree that was created in code. They must have the form that the checker demands of a
/// scene's, because they become Swift as they are. All other texts in a tree become literals or comments.
struct TreeNameChecker {
  private let names: DeclaredNames
  private var ids: Set<String> = []

  /// Checks a tree.
  static func check(_ tree: RuntimeTree, _ grammar: Grammar) throws(InvalidTreeName) {
    var checker = TreeNameChecker(names: DeclaredNames(of: tree, grammar))
    try checker.check(tree)
  }

  private init(names: DeclaredNames) { self.names = names }

  private mutating func check(_ tree: RuntimeTree) throws(InvalidTreeName) {
    try require(NameForm.upperCamelCase.matches(tree.scene), tree.scene, "name of a scene")
    for entry in tree.parameters + tree.state + tree.derived {
      try check(name: entry.name)
      try check(entry.type)
      if let value = entry.defaultValue { try check(value) }
    }
    for condition in tree.conditions {
      try check(name: condition.name)
      try check(condition.test)
    }
    for handler in tree.handlers { try check(handler) }
    for attribute in tree.layout { try check(attribute.value) }
    for view in [tree.screen, tree.table].compactMap(\.self) + tree.empty { try check(view) }
    switch tree.content {
    case .views(let views): for view in views { try check(view) }
    case .sections(let sections):
      for section in sections {
        for value in RuntimeTree.Section.Part.allCases.compactMap({ section[$0] }) { try check(value) }
        for view in section.headerViews + section.footerViews + section.rows { try check(view) }
      }
    }
    for group in tree.groups {
      for name in group.reads { try check(reference: name) }
      for statement in group.statements { try check(statement) }
    }
  }

  private mutating func check(_ statement: RuntimeTree.Statement) throws(InvalidTreeName) {
    for attribute in statement.attributes { try check(attribute.value) }
    for role in statement.roles { try check(role) }
    for slot in statement.content { try check(slot) }
  }

  private func require(_ isValid: Bool, _ text: String, _ kind: String) throws(InvalidTreeName) {
    if !isValid { throw InvalidTreeName(text, .malformed, of: kind) }
  }

  private func check(name: String) throws(InvalidTreeName) {
    try require(NameForm.lowerCamelCase.matches(name), name, "name")
  }

  private func check(member: String, _ kind: String) throws(InvalidTreeName) {
    try require(isMember(member), member, kind)
  }

  /// Returns whether a name can be written after a dot. A scene's own names can be words of Swift, which are escaped.
  private func isMember(_ name: String) -> Bool {
    NameForm.lowerCamelCase.matches(name) || SwiftForm.member.matches(name)
  }

  /// Checks a type. A component, or an enumeration of the scene, can have the name of one of Swift's types.
  private func check(type: String, _ form: SwiftForm = .type) throws(InvalidTreeName) {
    try require(NameForm.upperCamelCase.matches(type) || form.matches(type), type, "type")
  }

  /// Checks a name in a value, which must be declared.
  private func check(reference name: String) throws(InvalidTreeName) {
    if names.declaration(of: name) == nil { throw InvalidTreeName(name, .undeclared, of: "name") }
  }

  private func check(_ type: ParameterType) throws(InvalidTreeName) {
    switch type.base {
    case .enumeration(let cases):
      try check(type: cases.swiftType)
      for name in cases.names { try check(member: name, "case") }
    case .component(let name), .swift(let name): try check(type: name)
    case .string, .boolean, .integer, .number, .url, .color, .font, .image, .date: break
    }
  }

  private func check(_ handler: RuntimeTree.Handler) throws(InvalidTreeName) {
    try check(name: handler.name)
    for argument in handler.arguments {
      // A name can also be the label, since it is in backticks.
      if let label = argument.label, label != argument.name {
        try require(SwiftForm.label.matches(label), label, "label")
      }
      try require(SwiftForm.parameter.matches(argument.name), argument.name, "name of an argument")
      try check(type: argument.type, .handlerType)
    }
    if let result = handler.result { try check(type: result, .handlerType) }
    // Comments name them.
    for use in handler.uses {
      for name in [use.event, use.view] { try check(name: name) }
    }
  }

  private mutating func check(_ view: RuntimeTree.View) throws(InvalidTreeName) {
    guard let id = view.id else { throw InvalidTreeName("", .malformed, of: "id of '\(view.element)'") }
    if id != RuntimeTree.screenID {
      try require(NameForm.lowerCamelCase.matches(id), id, "id")
      if !ids.insert(id).inserted { throw InvalidTreeName(id, .repeated, of: "id") }
    }
    try check(class: view.swiftClass)
    for attribute in view.attributes { try check(attribute.value) }
    for role in view.roles { try check(role) }
    for binding in view.handlers { try check(name: binding.method) }
    for edit in view.edits { try check(reference: edit.state) }
    for slot in view.content { try check(slot) }
  }

  /// Checks the name of a class, which may be generic: `ComponentCell<Card>`.
  private func check(class name: String) throws(InvalidTreeName) {
    guard let bracket = name.firstIndex(of: "<"), name.hasSuffix(">") else { return try check(type: name) }
    try check(type: String(name[..<bracket]))
    try check(type: String(name[name.index(after: bracket)...].dropLast()))
  }

  private func check(_ role: RuntimeTree.RoleBinding) throws(InvalidTreeName) {
    try check(name: role.name)
    switch role.source {
    case .type(let name): try check(type: name)
    case .parameter(let name): try check(reference: name)
    case .inline(let attributes, let handlers):
      for attribute in attributes { try check(attribute.value) }
      for binding in handlers { try check(name: binding.method) }
    }
  }

  private mutating func check(_ slot: RuntimeTree.Slot) throws(InvalidTreeName) {
    switch slot.items {
    case .parameter(let name), .state(let name): try check(reference: name)
    case .list(let items):
      for item in items {
        switch item {
        case .view(let view): try check(view)
        case .text(let value): try check(value)
        }
      }
    }
  }

  private func check(_ value: Value) throws(InvalidTreeName) {
    switch value {
    case .parameter(let name), .state(let name): try check(reference: name)
    case .text(let segments), .localized(_, let segments, _):
      for name in segments.compactMap(\.name) { try check(reference: name) }
    case .remoteImage(let image): try check(image.address)
    case .enumeration(let name): try check(member: name, "case")
    case .view(let id): try require(NameForm.lowerCamelCase.matches(id), id, "id")
    case .relative(let size): try require(NameForm.lowerCamelCase.matches(size.view), size.view, "id")
    case .color(let color): try check(color)
    case .font(.system(_, let weight, let style)):
      for name in [weight, style].compactMap(\.self) { try check(member: name, "case") }
    case .font(.style(let style)): try check(member: style, "case")
    case .font(.named(_, _, let style?)): try check(member: style, "case")
    case .list(let values): for value in values { try check(value) }
    case .choice(let test, let then, let otherwise):
      try check(test)
      for value in [then, otherwise] { try check(value) }
    case .selection(let selection): try check(selection)
    case .test(let test): try check(test)
    case .literal, .boolean, .integer, .number, .url, .font(.named(_, _, nil)), .image, .date, .insets, .size:
      break
    }
  }

  private func check(_ color: Color) throws(InvalidTreeName) {
    switch color {
    case .named(let name): try check(member: name, "colour")
    case .constant(let name): try require(SwiftForm.constant.matches(name), name, "constant")
    case .adaptive(let light, let dark): for color in [light, dark] { try check(color) }
    case .rgba, .asset: break
    }
  }

  private func check(_ test: Test) throws(InvalidTreeName) {
    switch test {
    case .not(let test): try check(test)
    case .all(let tests), .any(let tests): for test in tests { try check(test) }
    case .when(let name, let values):
      try check(reference: name)
      for value in values { try check(value) }
    case .isTrue(let name), .atLeast(let name, _), .atMost(let name, _): try check(reference: name)
    }
  }

  private func check(_ selection: Selection) throws(InvalidTreeName) {
    try check(reference: selection.name)
    for result in selection.cases {
      let isValid =
        switch names.type(of: selection.name)?.base {
        case .string: true
        case .boolean: ["true", "false"].contains(result.name)
        case .integer: Int(result.name) != nil
        default: isMember(result.name)
        }
      try require(isValid, result.name, "case")
      try check(result.value)
    }
    if let otherwise = selection.otherwise { try check(otherwise) }
  }
}

/// A name in a tree that cannot become Swift: the tree was created in code, or with another grammar.
package struct InvalidTreeName: Error, Hashable, CustomStringConvertible {
  /// What is wrong with a name.
  package enum Reason: Hashable, Sendable {
    /// The grammar or, if it is given, an element does not have it.
    case unknown(element: String?)
    /// The tree does not declare it.
    case undeclared
    /// Swift would not read it as one name.
    case malformed
    /// Something else has the same name.
    case repeated
  }

  package let name: String
  package let reason: Reason
  /// The kind of thing that it should name.
  package let kind: String

  init(_ name: String, _ reason: Reason, of kind: String) {
    self.name = name
    self.reason = reason
    self.kind = kind
  }

  init(_ name: String, of kind: String, in element: String? = nil) {
    self.init(name, .unknown(element: element), of: kind)
  }

  /// The error as a sentence.
  package var description: String {
    switch reason {
    case .unknown(let element): "\(element.map { "'\($0)'" } ?? "the grammar") has no \(kind) '\(name)'"
    case .undeclared: "the tree does not declare the \(kind) '\(name)'"
    case .malformed: "'\(name)' is not a valid \(kind)"
    case .repeated: "the \(kind) '\(name)' is used twice"
    }
  }
}
