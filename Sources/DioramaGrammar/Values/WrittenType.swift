import DioramaSyntax
import DioramaTree

/// The notation of a type in a file: its name, in brackets for a list, and with `?` after it for an optional.
package struct WrittenType {
  /// The scalar with the name: the type itself, or the only entry of a list.
  package let node: SyntaxNode
  /// The name, of the entries for a list.
  package let name: String
  /// Whether it is a list.
  package let isList: Bool
  /// Whether it has a `?`, which a list must not have.
  package let isOptional: Bool
  /// What the name means if it is that of a value type; `nil` for other names.
  let builtIn: ParameterType.Base?

  /// Reads a type. Returns `nil` for a node that is neither a scalar nor a list of one.
  package init?(_ node: SyntaxNode) {
    let known = ParameterType.Base.namesOfValueTypes
    if node.kind == .scalar {
      self.node = node
      (name, isList, isOptional, builtIn) = node.withTextBytes { bytes in
        let (range, isList, isOptional) = ParameterType.parts(of: bytes)
        let name = UnsafeBufferPointer(rebasing: bytes[range])
        let number = known.index(of: name)
        return (
          number.map { known.names[$0] } ?? String(decoding: name, as: UTF8.self), isList, isOptional,
          number.map { ParameterType.valueTypes[$0] }
        )
      }
    } else if node.elements.count == 1, let entry = node.elements.first, entry.kind == .scalar {
      (self.node, name, isList, isOptional) = (entry, entry.text, true, false)
      builtIn = known.index(of: entry).map { ParameterType.valueTypes[$0] }
    } else {
      return nil
    }
  }

  /// Reads the type that an entry declares: its value, or `type` in it.
  package init?(declaredBy entry: MappingEntry) {
    guard let node = entry.value.kind == .mapping ? entry.value.value(for: "type") : entry.value else {
      return nil
    }
    self.init(node)
  }

  /// The bytes of the name.
  package var range: SourceRange {
    let start = node.text.hasPrefix("[") ? 1 : 0
    return node.range(ofText: start..<start + name.utf8.count)
  }

  /// Returns the type, given what its name means.
  func type(of base: ParameterType.Base) -> ParameterType {
    ParameterType(base, isList: isList, isOptional: isOptional && !isList)
  }
}

extension ParameterType.Base {
  /// The names of ``ParameterType/valueTypes``, in the same order.
  package static let namesOfValueTypes = NameIndex(ParameterType.valueTypes.map(\.name))

  /// Creates the type with a name: a value type, a component, an enumeration or a type of the app. Returns `nil` for
  /// other names, and for Swift types that have another name in scenes.
  init?(
    named name: String, isComponent: (String) -> Bool = { _ in false },
    enumeration: (String) -> Enumeration? = { _ in nil }
  ) {
    if let number = Self.namesOfValueTypes.index(of: name) {
      self = ParameterType.valueTypes[number]
    } else if isComponent(name) {
      self = .component(name)
    } else if let base = enumeration(name)?.parameterBase {
      self = base
    } else if NameForm.typeName.matches(name), ValueTypeNames.equivalent(ofSwift: name) == nil {
      self = .swift(name)
    } else {
      return nil
    }
  }
}

extension Grammar {
  /// Returns whether a Swift type is known to be that of values or of UIKit's views, and so cannot be a controller.
  package func isValueOrView(swiftType name: String) -> Bool {
    if ValueTypeNames.equivalent(ofSwift: name) != nil { return true }
    // Finding the elements of a class reads all of them, which controllers of the app should not cost.
    guard name.hasPrefix("UI") else { return false }
    return state.withLock { state in
      state.elements(ofClass: name).contains { state.element(named: $0)?.placement == .view }
    }
  }

  /// Returns the type of a parameter, a part of the state or a derived value; `nil` if its name has no meaning.
  package func type(_ written: WrittenType) -> ParameterType? {
    (written.builtIn ?? base(ofType: written.name)).map(written.type)
  }

  /// Returns what the name of a type means; `nil` if it has no meaning.
  package func base(ofType name: String) -> ParameterType.Base? {
    ParameterType.Base(
      named: name, isComponent: { element(named: $0)?.isComponent == true },
      enumeration: { enumeration(named: $0) })
  }
}

/// The names of value types, and the Swift and UIKit names that people write instead.
package enum ValueTypeNames {
  static let all = ValueType.plain.map(\.name)

  private static let otherNames = Dictionary(
    ValueType.plain.flatMap { type in type.definition.otherNames.map { ($0, type.name) } }
  ) { first, _ in first }

  /// The Swift types with an equivalent value type, sorted.
  static var ofSwift: [String] { otherNames.keys.filter { NameForm.typeName.matches($0) }.sorted() }

  /// Returns the value type for a Swift type, or `nil` for a type of the app.
  package static func equivalent(ofSwift type: String) -> String? { otherNames[type] }

  /// Returns the Swift type of a value type, also by one of its other names; `nil` for any other name.
  static func swiftType(named name: String) -> String? {
    let plain = otherNames[name] ?? name
    return ValueType.plain.first { $0.name == plain }?.swiftName
  }

  /// Returns the value type that another name most likely means, or `nil`.
  package static func meant(by name: String) -> String? {
    otherNames[name] ?? Spelling.closest(to: name, in: all)
  }
}

extension ParameterType {
  /// The type of a default for a parameter of this type; `nil` for a Swift type, which has no defaults in scenes.
  package var valueType: ValueType? {
    base.valueType.map { isList ? .list($0) : $0 }
  }
}

extension ParameterType.Base {
  /// The value type of the parameters; `nil` for a Swift type.
  package var valueType: ValueType? {
    switch self {
    case .string: .string
    case .boolean: .boolean
    case .integer: .integer(nil)
    case .number: .number(nil)
    case .url: .url
    case .color: .color
    case .font: .font
    case .image: .image
    case .date: .date
    case .enumeration(let cases): .enumeration(Enumeration(cases))
    case .component, .swift: nil
    }
  }
}

extension Enumeration {
  /// Creates an enumeration for parameters and state.
  ///
  /// - Parameter shared: The enumeration of the grammar with the same values. Its aliases and synonyms mean the cases.
  convenience init(_ cases: ParameterType.Cases, of shared: Enumeration? = nil) {
    var synonyms: [String: String] = [:]
    if let shared {
      let known = Set(cases.names)
      synonyms = shared.aliases.merging(shared.synonyms.mapValues { shared.aliases[$0] ?? $0 }) { $1 }
        .filter { known.contains($0.value) }
    }
    self.init(
      name: cases.name, swiftType: cases.swiftType, summary: "", cases: cases.names, synonyms: synonyms)
  }
}

/// A Swift type of the app, or the state of a component. Neither has literals.
struct AppType: ValueTypeDefinition {
  let base: ParameterType.Base

  var name: String { base.name }
  var swiftName: String { base.swiftName }
  var parameter: ParameterType.Base? { base }
  var phrase: String { "a reference to a value of type '\(name)'" }
  var notation: String { "`${name}`, a reference to a value of the app's type" }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    reader.wrongType(
      node, key, "has the type '\(name)', which has no literals; write a reference such as '${name}'")
    return nil
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON { .reference("reference") }
}
