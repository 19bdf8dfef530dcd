import DioramaGrammar
import DioramaTree

/// Writes what a `SceneLoader` has to know of elements and decorators, from the facts by which generated Swift uses them.
package struct RegistrySource {
  /// The name of the file with a project's elements and decorators.
  package static let fileName = "SceneElements+Project.swift"

  private let elements: [Declaration<ElementKind>]
  private let decorators: [Declaration<DecoratorKind>]

  /// An element or a decorator, with the grammar that knows what it builds upon.
  package typealias Declaration<Kind> = (kind: Kind, grammar: Grammar)

  /// The file in DioramaKit with the elements and decorators of the language.
  package static func builtIn(_ grammar: Grammar) -> String {
    let source = RegistrySource(
      elements: grammar.elementNames.compactMap { grammar.element(named: $0) }.map { ($0, grammar) },
      decorators: grammar.decorators.map { ($0, grammar) })
    return source.text(
      origin: "the folder Grammar by `make export`", imports: "DioramaTree",
      summary: "The elements of the language.", head: "public static var builtIn", start: "SceneElements()")
  }

  /// The file in DioramaKit with the enumerations of the language.
  package static func enumerations(_ grammar: Grammar) -> String {
    var writer = SwiftWriter()
    writer.line("// swift-format-ignore-file")
    writer.line("// Generated from the folder Grammar by `make export`. Do not edit.")
    for enumeration in grammar.enumerationNames.compactMap({ grammar.enumeration(named: $0) }) {
      guard let type = enumeration.swiftType else { continue }
      writer.line()
      writer.block("extension SceneType where Instance == \(type)") { writer in
        writer.documentation(enumeration.summary)
        writer.block("public static var \(SwiftName.escaped(enumeration.name)): SceneType") { writer in
          writer.callWithList({ $0.write(".enumeration") }) { list in
            for name in enumeration.cases { list.argument { $0.write(enumerationCase: name) } }
          }
        }
      }
    }
    return writer.text
  }

  /// The file with the elements and decorators of a project.
  package static func project(
    elements: [Declaration<ElementKind>], decorators: [Declaration<DecoratorKind>], access: AccessLevel
  ) -> String {
    RegistrySource(elements: elements, decorators: decorators).text(
      origin: "the project's declarations by diorama", imports: "DioramaKit",
      summary: "The elements of the language and those of the project.",
      head: "\(access.modifier)static var project", start: "SceneElements.builtIn")
  }

  private func text(origin: String, imports: String, summary: String, head: String, start: String) -> String {
    var writer = SwiftWriter()
    writer.line("// swift-format-ignore-file")
    writer.line("// Generated from \(origin). Do not edit.")
    writer.line()
    writer.line("import \(imports)")
    writer.line()
    writer.block("extension SceneElements") { writer in
      writer.documentation(summary)
      writer.block("\(head): SceneElements") { writer in
        writer.line("var elements = \(start)")
        for (element, _) in elements { writer.line("elements.\(Self.method(for: element))()") }
        for (decorator, grammar) in decorators { write(decorator, grammar, &writer) }
        writer.line("return elements")
      }
      for (element, grammar) in elements {
        writer.line()
        writer.block("private mutating func \(Self.method(for: element))()") { writer in
          ElementRegistration(element: element, grammar: grammar).write(&writer)
        }
      }
    }
    for (element, _) in elements {
      for role in element.roles where element.configurations.contains(passing: role.name) {
        writer.line()
        RoleRegistration(role: role, element: element).write(&writer)
      }
    }
    return writer.text
  }

  /// The name of the method that registers an element.
  private static func method(for element: ElementKind) -> String {
    "register" + SwiftName.capitalized(element.name)
  }

  private func write(_ decorator: DecoratorKind, _ grammar: Grammar, _ writer: inout SwiftWriter) {
    for element in decorator.decorates.compactMap({ grammar.element(named: $0) }) {
      for attribute in decorator.attributes {
        let type = attribute.loaderType
        writer.closure(
          "elements.registerDecorator(of: \"\(element.name)\", property: \"\(attribute.name)\", \(type))",
          "(view: \(element.swiftClass), value)"
        ) { $0.line("view.\(SwiftName.escaped(attribute.name)) = value") }
      }
      for event in decorator.events {
        writer.closure(
          "elements.registerDecorator(of: \"\(element.name)\", event: \"\(event.name)\")",
          "(view: \(element.swiftClass), callback)"
        ) { event.writeConnection(&$0) }
      }
    }
  }
}

extension [Configuration] {
  /// Whether any of the calls passes a part.
  func contains(passing part: String) -> Bool {
    contains { $0.arguments.contains { $0.part == part } }
  }
}

extension Event {
  /// Writes the statement that connects the event of `view` with `callback`.
  func writeConnection(_ writer: inout SwiftWriter) {
    switch wiring {
    case .controlEvent(let name):
      writer.line("view.setHandler(\(forwardingClosure("callback")), for: .\(SwiftName.escaped(name)))")
    case .property(let property):
      writer.line("view.\(property) = \(forwardingClosure("callback"))")
    }
  }

  /// A closure that hands what it is given to a callback.
  func forwardingClosure(_ callback: String) -> String {
    "{ \(forwardingCall(callback, arguments.indices.map { "$\($0)" })) }"
  }

  /// The call of a callback with some arguments, for a closure or a method that answers the event.
  func forwardingCall(_ callback: String, _ names: [String]) -> String {
    let list = names.joined(separator: ", ")
    if isAsync {
      return "\(canThrow ? "try" : "try?") await \(callback).send(\(list))"
    }
    guard result != nil else { return "\(callback)(\(list))" }
    let separator = names.isEmpty ? "" : ", "
    return "\(callback).answer(\(list)\(separator)otherwise: \(standardAnswer(names)))"
  }

  /// The answer when nobody is there to give one.
  private func standardAnswer(_ names: [String]) -> String {
    if case .argument(let name) = otherwise, let index = arguments.firstIndex(where: { $0.name == name }) {
      return names[index]
    }
    var writer = SwiftWriter()
    writeStandardAnswer(to: &writer)
    return writer.text
  }
}

extension SwiftWriter {
  /// Writes a case of an enumeration behind its name.
  mutating func write(enumerationCase name: String) {
    write(literal: name)
    write(": .", SwiftName.escaped(name))
  }
}
