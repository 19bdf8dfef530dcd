/// Writes the language's own declarations as Swift that makes them, so that a program that starts need not read any
/// file of them.
public enum LanguageDeclarationsExport {
  /// The Swift file for a grammar without mistakes.
  public static func text(of grammar: Grammar) -> String {
    let enumerations = grammar.enumerationNames.compactMap { grammar.enumeration(named: $0) }
    let places = enumerations.map { ($0.name, "Enumerations.\($0.name)") }
    let notation = SwiftNotation(enumerations: Dictionary(uniqueKeysWithValues: places))
    let elements = grammar.elementNames.compactMap { grammar.declaration(ofElement: $0) }
    let controllers = grammar.controllerNames.compactMap { grammar.controller(named: $0) }
    let names: [(DeclarationKind, [String])] = [
      (.element, elements.map(\.name)), (.controller, controllers.map(\.name)),
      (.enumeration, enumerations.map(\.name)), (.decorator, grammar.decorators.map(\.name)), (.scene, []),
    ]
    return """
      // swift-format-ignore-file
      // Generated from the folder Grammar by `make export`. Do not edit.

      import DioramaTree

      /// The language's own declarations. Each is made when it is asked for; those that say nothing of others are kept.
      enum LanguageDeclarations {
        static let settings = \(notation.expression(grammar.settings))

        static let decorators: [DecoratorKind] = \(notation.expression(grammar.decorators))

        /// The names of the declarations of a kind, sorted.
        static func names(of kind: DeclarationKind) -> [String] {
          switch kind {
      \(names.map { "    case .\($0): \(notation.expression($1))\n" }.joined())\
          }
        }

        static func element(named name: String) -> ElementDeclaration? {
      \(selection(elements.map { ($0.name, notation.expression($0)) }))
        }

        static func controller(named name: String) -> ControllerKind? {
      \(selection(controllers.map { ($0.name, "Controllers.\($0.name)") }))
        }

        static func enumeration(named name: String) -> Enumeration? {
      \(selection(places))
        }

        enum Controllers {
      \(controllers.map { "    static let \($0.name) = \(notation.expression($0))\n" }.joined())\
        }

        enum Enumerations {
      \(enumerations.map { "    static let \($0.name) = \(notation.definition(of: $0))\n" }.joined())\
        }
      }

      """
  }

  /// A switch over a name.
  private static func selection(_ cases: [(name: String, expression: String)]) -> String {
    let cases = cases.map { "    case \($0.name.debugDescription): return \($0.expression)\n" }
    return "    switch name {\n\(cases.joined())    default: return nil\n    }"
  }
}
