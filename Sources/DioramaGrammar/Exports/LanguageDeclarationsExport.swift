/// Writes the built-in declarations as Swift code, so that the program reads no files when it starts.
package enum LanguageDeclarationsExport {
  /// Returns the Swift file for a grammar without errors.
  package static func text(of grammar: Grammar) -> String {
    let enumerations = grammar.enumerationNames.compactMap { grammar.enumeration(named: $0) }
    let places = enumerations.map { ($0.name, "Enumerations.\($0.name)") }
    let notation = SwiftNotation(enumerations: Dictionary(uniqueKeysWithValues: places))
    let elements = grammar.elementNames.compactMap { grammar.declaration(ofElement: $0) }
    let controllers = (grammar.controllerNames + [grammar.settings.component]).sorted().compactMap {
      grammar.controller(named: $0)
    }
    let names: [(DeclarationKind, [String])] = [
      (.element, elements.map(\.name)), (.controller, controllers.map(\.name)),
      (.enumeration, enumerations.map(\.name)), (.decorator, grammar.decorators.map(\.name)), (.scene, []),
      (.component, []), (.theme, []),
    ]
    return """
      // swift-format-ignore-file
      // Generated from the folder Grammar by `make export`. Do not edit.

      import DioramaTree

      /// The language's own declarations. Each is created on request; those that refer to no others are stored.
      enum LanguageDeclarations {
        static let settings = \(notation.expression(grammar.settings))

        /// Whether later releases than the first introduced parts of the grammar.
        static let isVersioned = \(grammar.isVersioned)

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

  /// Returns a switch over names.
  private static func selection(_ cases: [(name: String, expression: String)]) -> String {
    let cases = cases.map { "    case \($0.name.debugDescription): return \($0.expression)\n" }
    return "    switch name {\n\(cases.joined())    default: return nil\n    }"
  }
}

/// Writes values as Swift expressions that create them.
///
/// It uses reflection, so that additions to the model need no code here: structures are created with their memberwise
/// initializers, and classes with their own. Arguments of classes that are `nil`, `false` or empty are left out, so
/// these must be the defaults.
struct SwiftNotation {
  /// The Swift expressions for shared enumerations, by name.
  let enumerations: [String: String]

  /// Returns the expression for a value, which may be part of another value's expression.
  func expression(_ value: Any, isInner: Bool = false) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let number as Double where number.isInfinite: number < 0 ? "-Double.infinity" : "Double.infinity"
    case is Bool, is Int, is Int32, is UInt32, is Double: "\(value)"
    case let index as NameIndex: expression(index.names)
    case let names as [String: String]: expression(names)
    case let enumeration as Enumeration:
      enumerations[enumeration.name] ?? definition(of: enumeration)
    default: composed(value, isInner)
    }
  }

  private func expression(_ names: [String: String]) -> String {
    let pairs = names.sorted { $0.key < $1.key }.map { "\($0.debugDescription): \($1.debugDescription)" }
    return "[\(pairs.joined(separator: ", "))]"
  }

  /// Returns the expression that creates an enumeration.
  func definition(of enumeration: Enumeration) -> String {
    let arguments: [(label: String?, value: Any)] = [
      ("name", enumeration.name), ("swiftType", enumeration.swiftType as Any),
      ("summary", enumeration.summary), ("cases", enumeration.cases), ("aliases", enumeration.aliases),
      ("synonyms", enumeration.synonyms), ("newerCases", enumeration.newerCases),
    ]
    return creation("\(type(of: enumeration))", arguments)
  }

  private func composed(_ value: Any, _ isInner: Bool) -> String {
    let mirror = Mirror(reflecting: value)
    let type = String(reflecting: mirror.subjectType)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { expression($0.value, isInner: isInner) } ?? "nil"
    case .collection: return list(mirror.children.map(\.value), isInner)
    case .enum:
      guard let payload = mirror.children.first else { return "\(type).\(value)" }
      let values = Mirror(reflecting: payload.value)
      let isTuple = values.displayStyle == .tuple
      return call(
        "\(type).\(payload.label ?? "")", isTuple ? Array(values.children) : [(nil, payload.value)], isInner)
    case .class: return creation(type, Array(mirror.children), isInner)
    default: return call(type, Array(mirror.children), isInner)
    }
  }

  /// Returns the expression for a list. Names and inner lists are on one line; other elements have a line each.
  private func list(_ elements: [Any], _ isInner: Bool) -> String {
    let expressions = elements.map { expression($0, isInner: true) }
    if isInner || elements.allSatisfy({ $0 is String }) { return "[\(expressions.joined(separator: ", "))]" }
    return "[\n\(expressions.map { $0 + ",\n" }.joined())]"
  }

  /// Returns the call of an initializer, without arguments that are `nil`, `false` or empty.
  private func creation(
    _ type: String, _ arguments: [(label: String?, value: Any)], _ isInner: Bool = true
  ) -> String {
    call(type, arguments.filter { !isNothing($0.value) }, isInner)
  }

  /// Returns whether a value is `nil`, `false` or empty. An optional value that contains nothing differs from `nil`.
  private func isNothing(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .optional, .collection, .dictionary: mirror.children.isEmpty
    default: value as? Bool == false || (value as? NameIndex)?.names.isEmpty == true
    }
  }

  /// Returns a call. Reflection gives unlabelled tuple members labels that begin with a dot.
  private func call(
    _ function: String, _ arguments: [(label: String?, value: Any)], _ isInner: Bool
  ) -> String {
    let list = arguments.map { label, value in
      (label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? "") + expression(value, isInner: isInner)
    }
    return "\(function)(\(list.joined(separator: ", ")))"
  }
}
