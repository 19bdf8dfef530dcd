import DioramaGrammar
import DioramaSwift

/// The Swift file of the properties that a project's own decorators add to views.
package enum DecoratorSource {
  /// The name of the file.
  package static let fileName = "Decorators.swift"

  /// The file for some decorators, each with the grammar that knows what it decorates: an element gains the property
  /// through its Swift class.
  package static func text(
    of decorators: [(kind: DecoratorKind, grammar: Grammar)], access: AccessLevel = .public
  ) -> String {
    SwiftDecorator.text(
      of: decorators.map { SwiftDecorator($0.kind, in: $0.grammar) }, access: access.modifier)
  }
}

extension SwiftDecorator {
  fileprivate init(_ decorator: DecoratorKind, in grammar: Grammar) {
    let types =
      decorator.attributes.map { "\($0.swiftTypeName)?" } + decorator.events.map { "(\($0.closureType))?" }
    let summaries = decorator.attributes.map(\.summary) + decorator.events.map(\.summary)
    self.init(
      name: decorator.name,
      viewClasses: decorator.decorates.compactMap { grammar.element(named: $0)?.swiftClass },
      properties: decorator.swiftProperties.enumerated().map { place, name in
        Property(name: name, member: decorator.members[place], type: types[place], summary: summaries[place])
      })
  }
}

extension Event {
  /// The type of the closure that answers the event.
  fileprivate var closureType: String {
    let effects = (isAsync ? " async" : "") + (canThrow ? " throws" : "")
    return "@MainActor (\(arguments.map(\.type).joined(separator: ", ")))\(effects) -> \(result ?? "Void")"
  }
}
