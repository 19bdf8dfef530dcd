import DioramaGrammar
import DioramaSwift
import DioramaTree

/// Writes the statements that register an element with a loader.
struct ElementRegistration {
  let element: ElementKind
  let grammar: Grammar

  func write(_ writer: inout SwiftWriter) {
    var parts = SwiftWriter()
    writeParts(&parts)
    writeHead(parts.bytes.isEmpty ? "let" : "var", &writer)
    writeParts(&writer)
    writer.line("register(element)")
  }

  private func writeParts(_ writer: inout SwiftWriter) {
    let without = element.declaredWithout(in: grammar)
    if !without.isEmpty { writer.line("element.without(\(without.map(\.quoted).joined(separator: ", ")))") }
    for attribute in element.declaredAttributes(in: grammar) where !isAlwaysConfigured(attribute.name) {
      write(attribute, &writer)
    }
    for attribute in element.declaredAttributes(in: grammar) {
      if let event = attribute.edited {
        let property = attribute.editedProperty
        let type = attribute.type.hasCases ? ", \(attribute.loaderType)" : ""
        let call = "element.edit(\(attribute.name.quoted), by: \(event.quoted)\(type)"
        let value = (attribute.isNegated ? "!" : "") + "$0.\(property)"
        writer.line(attribute.hasFractions ? "\(call), \\.\(property))" : "\(call)) { \(value) }")
      }
    }
    for event in element.declaredEvents(in: grammar) where !isAlwaysConfigured(event.name) {
      writer.closure("element.event(\(event.name.quoted))", "view, callback") { event.writeConnection(&$0) }
    }
    if let contained = element.contained { write(contained, &writer) }
    for slot in element.ownContent(in: grammar) { write(slot, &writer) }
    for index in element.configurations.indices { writeConfiguration(index, &writer) }
    for attribute in element.attributes where attribute.isRequired {
      writer.line("element.require(.exactlyOneOf([\(attribute.name.quoted)]))")
    }
    for constraint in element.constraints {
      if let text = text(of: constraint) { writer.line("element.require(\(text))") }
    }
  }

  private func writeHead(_ keyword: String, _ writer: inout SwiftWriter) {
    let base = element.base?.quoted ?? "nil"
    // Scenes do not name sections and their table, but loaders create them.
    let isMade = !element.isAbstract || element.placement == .section || grammar.isTable(element)
    if !isMade || element.placement == .screen {
      let type = "SceneElement<\(element.swiftClass)>"
      return writer.line("\(keyword) element = \(type)(abstract: \(element.name.quoted), extends: \(base))")
    }
    writer.line { line in
      line.write(keyword, " element = SceneElement(", element.name.quoted, ", extends: ", base, ") { ")
      if element.attributes.contains(where: \.isInitial) { line.write("sceneParts in ") }
      line.write(element.swiftClass, element.contained.map { "<\($0.supertype)>" } ?? "", "(")
      line.list(element.initializer) { argument, writer in write(argument, &writer) }
      line.write(") }")
    }
  }

  /// Writes an argument of the initializer.
  private func write(_ argument: FixedArgument, _ writer: inout SwiftWriter) {
    guard case .attribute(let name) = argument.value, let attribute = element.attribute(named: name),
      case .value(.enumeration(let standard))? = attribute.defaultValue
    else { return writer.write(SwiftScene.FixedArgument(argument)) }
    writer.write(argument.label, ": sceneParts.initial(", name.quoted, ", ", attribute.loaderType)
    writer.write(", default: .", SwiftName.member(standard), ")")
  }

  // MARK: Parts

  /// Returns whether a part is only ever passed in calls that set several parts.
  private func isAlwaysConfigured(_ part: String) -> Bool {
    element.configurations.contains(passing: part) && element.configurations.contains { $0.condition == nil }
  }

  private func write(_ attribute: Attribute, _ writer: inout SwiftWriter) {
    writer.line { line in
      line.write("element.attribute(", attribute.name.quoted, ", ", attribute.loaderType)
      if let dimension = attribute.dimension, case .method(let method, let label, _) = attribute.setter {
        line.write(
          ", dimension: .", dimension.rawValue, ", relative: { $0.", method, "(",
          label.map { "\($0): " } ?? "")
        line.write("$1, multiplier: $2, constant: $3) }")
      }
      if attribute.isInitial { return line.write(") { (_, _: ", attribute.swiftTypeName, ") in }") }
      if attribute.isStored {
        line.write(") { (screen: ", element.swiftClass, ", value: ", attribute.swiftTypeName, ") in")
        line.write(" LoadedScreen.of(screen)?.")
      } else {
        line.write(") { $0.")
      }
      switch attribute.setter {
      case _ where attribute.liveProperty != nil:
        line.write(attribute.editedProperty, attribute.isNegated ? " = !$1" : " = $1")
      case .property(let property): line.write(property, attribute.isNegated ? " = !$1" : " = $1")
      case .overriding(let property, let update):
        line.write("override(", property.quoted, ", with: value)")
        if let update { line.write("; screen.", update, "()") }
      case .appearing(let method, let other):
        line.write("setWhileShown(", attribute.name.quoted, ", of: screen) { $0.", method)
        line.write("(value, animated: $1) }")
        if let other { line.write(" revert: { $0.", other, "(animated: $1) }") }
      case .method(let method, let label, let trailing):
        line.write(method, "(")
        if let label { line.write(label, ": ") }
        line.write(attribute.isNegated ? "!$1" : "$1")
        for argument in trailing {
          line.write(", ")
          line.write(SwiftScene.FixedArgument(argument))
        }
        line.write(")")
      }
      line.write(" }")
    }
  }

  private func write(_ contained: ContainedObject, _ writer: inout SwiftWriter) {
    let event = contained.making(contained.supertype)
    writer.closure("element.event(\(event.name.quoted))", "view, callback") { event.writeConnection(&$0) }
    let label = contained.label.map { "\($0): " } ?? ""
    writer.line("element.loaded { $0.\(contained.method)(\(label)$1) }")
  }

  private func write(_ slot: ContentSlot, _ writer: inout SwiftWriter) {
    let name = slot.name.quoted + (slot.isKept ? ", isKept: true" : "")
    writer.line("element.content(\(name), \(slot.loaderLabel): { $0.\(slot.method)($1) })")
  }

  // MARK: Constraints

  private func areNumbers(_ parts: [String]) -> Bool {
    parts.allSatisfy { element.attribute(named: $0)?.type.isNumber == true }
  }

  /// Returns a constraint in Swift, or `nil` for one that does not apply to runtime trees, which leave out defaults, or
  /// that views enforce themselves: UIKit keeps a page below the number of pages, for example.
  private func text(of constraint: Constraint) -> String? {
    func withoutDefaults(_ parts: [String]) -> [String] {
      parts.filter { element.attribute(named: $0)?.defaultValue == nil }
    }
    switch constraint {
    case .exactlyOneOf(let parts):
      let rest = withoutDefaults(parts)
      return rest == parts ? ".exactlyOneOf(\(rest.quoted))" : text(of: .atMostOneOf(parts))
    case .atMostOneOf(let parts):
      let rest = withoutDefaults(parts)
      return rest.count > 1 ? ".atMostOneOf(\(rest.quoted))" : nil
    case .needsOneOf(let groups):
      let rest = groups.map(withoutDefaults)
      if rest.contains([]) { return nil }
      return ".needsOneOf([\(rest.map(\.quoted).joined(separator: ", "))])"
    case .ordered(let parts): return areNumbers(parts) ? ".ordered(\(parts.quoted))" : nil
    case .increasing(let parts): return areNumbers(parts) ? ".increasing(\(parts.quoted))" : nil
    case .index(let part, let list):
      return areNumbers([list]) ? nil : ".index(\(part.quoted), of: \(list.quoted))"
    case .steps, .ascending: return nil
    }
  }

  // MARK: Configurations

  private func writeConfiguration(_ index: Int, _ writer: inout SwiftWriter) {
    let configuration = element.configurations[index]
    let condition = configuration.condition.map { "when: \($0.quoted), " } ?? ""
    let parts = configuration.arguments.map(\.part)
    writer.closure("element.configure(\(condition)\(parts.quoted))", "sceneParts") { writer in
      for part in parts { writeReading(of: part, &writer) }
      let open = parts.filter { element.mayLack($0, inConfiguration: index) }
      let certain = parts.filter {
        !open.contains($0) && element.attribute(named: $0)?.fixedDefault == nil
      }
      if !certain.isEmpty {
        let bindings = certain.map { "let \(SwiftName.escaped($0))" }.joined(separator: ", ")
        writer.line("guard \(bindings) else { return nil }")
      }
      writer.block("return") { writer in
        writeCall(of: configuration, open[...], without: [], &writer)
      }
    }
  }

  private func writeReading(of part: String, _ writer: inout SwiftWriter) {
    let name = SwiftName.escaped(part)
    if let attribute = element.attribute(named: part) {
      let type = attribute.swiftTypeName.withoutOptional + (attribute.isOptional ? "?" : "")
      writer.line { line in
        let value = "sceneParts.value(\(part.quoted), \(attribute.loaderType))"
        guard let fallback = attribute.fixedDefault else {
          return line.write("let ", name, ": ", type, "? = ", value)
        }
        line.write("let ", name, ": ", type, " = ", value, " ?? ")
        line.write(fallback, isOptional: attribute.isOptional)
      }
    } else if element.event(named: part) != nil {
      writer.line("let \(name) = sceneParts.handler(\(part.quoted))")
    } else if let role = element.role(named: part) {
      let registration = RoleRegistration(role: role, element: element)
      writer.line(
        "let \(name) = sceneParts.role(\(part.quoted), (\(registration.existential)).self) { \(registration.name)($0) }"
      )
    }
  }

  /// Writes the call once for each combination of the parts that a scene may leave out.
  private func writeCall(
    of configuration: Configuration, _ open: ArraySlice<String>, without: [String],
    _ writer: inout SwiftWriter
  ) {
    guard let part = open.first else {
      return writer.call({ $0.write("$0.", configuration.method) }) { call in
        for argument in configuration.arguments where !without.contains(argument.part) {
          let name = SwiftName.escaped(argument.part)
          let event = element.event(named: argument.part)
          call.argument { $0.write(argument.label, ": ", event?.forwardingClosure(name) ?? name) }
        }
      }
    }
    writer.line("if let \(SwiftName.escaped(part)) {")
    writer.indented { writeCall(of: configuration, open.dropFirst(), without: without, &$0) }
    writer.line("} else {")
    writer.indented { writeCall(of: configuration, open.dropFirst(), without: without + [part], &$0) }
    writer.line("}")
  }
}

extension SwiftWriter {
  /// Writes a call with a closure that names its parameters.
  mutating func closure(_ head: String, _ parameters: String, _ body: (inout SwiftWriter) -> Void) {
    line("\(head) { \(parameters) in")
    indented(body)
    line("}")
  }
}

extension String {
  /// The name as a Swift literal.
  var quoted: String { "\"\(self)\"" }
}

extension [String] {
  /// The names as a Swift literal.
  var quoted: String { "[\(map { "\"\($0)\"" }.joined(separator: ", "))]" }
}

/// Writes the type of a role that is written in place, for loaded scenes. It corresponds to the types in generated
/// Swift.
struct RoleRegistration {
  let role: Role
  let element: ElementKind

  /// The name of the type.
  var name: String { "Inline" + element.name.capitalized + role.name.capitalized }

  /// The existential type of what fills the role.
  var existential: String { "any " + roles.compactMap(\.swiftProtocol).joined(separator: " & ") }

  private var roles: [Role] { role.fills.compactMap { element.role(named: $0) } }

  func write(_ writer: inout SwiftWriter) {
    let members = roles.flatMap(\.members)
    let methods = roles.flatMap(\.methods)
    let protocols = roles.compactMap(\.swiftProtocol).joined(separator: ", ")
    writer.documentation("A `\(role.name)` of a `\(element.name)` that a scene writes in place.")
    writer.block("private struct \(name): \(protocols)") { writer in
      for member in members {
        writer.line("let \(SwiftName.escaped(member.name)): \(member.swiftTypeName)")
      }
      let events = methods.map(\.name.quoted).joined(separator: ", ")
      if !methods.isEmpty { writer.line("private let handlers: [String: SceneCallback]") }
      writer.line()
      writer.block("@MainActor init?(_ sceneParts: SceneParts)") { writer in
        for member in members { writeReading(of: member, &writer) }
        if !methods.isEmpty { writer.line("handlers = sceneParts.callbacks(\(events))") }
      }
      for method in methods {
        writer.line()
        write(method, &writer)
      }
    }
  }

  private func writeReading(of member: Attribute, _ writer: inout SwiftWriter) {
    let name = SwiftName.escaped(member.name)
    let value = "sceneParts.value(\(member.name.quoted), \(member.loaderType))"
    if let fallback = member.fixedDefault {
      writer.line { line in
        line.write("self.", name, " = ", value, " ?? ")
        line.write(fallback, isOptional: member.isOptional)
      }
    } else {
      writer.line("guard let \(name): \(member.swiftTypeName) = \(value) else { return nil }")
      writer.line("self.\(name) = \(name)")
    }
  }

  private func write(_ method: Event, _ writer: inout SwiftWriter) {
    writer.block({ head in
      head.write("func ", SwiftName.escaped(method.name), "(")
      head.list(method.arguments) { argument, writer in writer.write(declarationOf: argument) }
      head.write(")")
      head.writeEffects(isAsync: method.isAsync, canThrow: method.canThrow, result: method.result)
    }) { writer in
      let names = method.arguments.map { SwiftName.escaped($0.name) }
      writer.line(method.forwardingCall("handlers[\(method.name.quoted), default: SceneCallback()]", names))
    }
  }
}

extension ContentSlot {
  /// The label of the closure that fills the slot.
  fileprivate var loaderLabel: String {
    switch accepts {
    case .item: "collectionItems"
    case .row where acceptsText, .view where acceptsText: isCalledForEach ? "eachRow" : "rows"
    case .row: isCalledForEach ? "eachCell" : "cells"
    case .view: isCalledForEach ? "each" : "all"
    default: "items"
    }
  }
}
