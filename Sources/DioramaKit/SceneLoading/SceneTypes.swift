import DioramaTree

/// The Swift types that scenes can name: for roles, with a closure that creates an instance, and for state.
@MainActor
public struct SceneTypes {
  private var makers: [(name: SwiftTypeName, make: @MainActor () -> Any)] = []
  /// The types of the states of a scene's components, and of lists of such states.
  var states: (@MainActor (String, _ isList: Bool) -> AnySceneType?)?
  /// The entries of a component's state, by component name.
  var parts: (@MainActor (String) -> [RuntimeTree.Parameter])?
  private var values: [(name: SwiftTypeName, type: @MainActor (_ isList: Bool) -> AnySceneType)] = []
  /// What type aliases stand for, by their names.
  private var aliases = SwiftTypeName.systemAliases

  /// Creates a registry without types.
  public init() {}

  /// Registers a type for roles, under its name with and without its module. The closure creates an instance, also for
  /// a scene that turns out to have problems. If several types have the same name, the last one is used.
  public mutating func register<Instance>(_ type: Instance.Type, _ make: @escaping @MainActor () -> Instance)
  {
    makers.append((SwiftTypeName(type), make))
  }

  /// Registers a type for state. Its values are compared to find changes.
  public mutating func register<Instance: Equatable>(_ type: Instance.Type) {
    values.append(
      (
        SwiftTypeName(type),
        {
          AnySceneType(
            SceneType<Instance>(literal: { _, _ in nil }, convert: { $0 as? Instance }), isList: $0)
        }
      ))
  }

  /// Registers a type alias, whose name scenes, elements and handlers can then use for the type. Those of Foundation,
  /// such as `TimeInterval`, are known.
  public mutating func registerAlias(_ name: String, of type: Any.Type) {
    aliases[name] = SwiftTypeName(type)
  }

  /// Returns the type of an entry. One of the app's types, for something that changes, must be registered.
  func type(
    of entry: RuntimeTree.Parameter, as kind: SceneEntryKind, _ problems: inout [SceneLoadingProblem]
  ) -> AnySceneType? {
    if let type = AnySceneType(entry.type) { return type }
    let name = entry.type.base.name
    if case .component = entry.type.base {
      let type = states?(name, entry.type.isList)
      if type == nil { problems.append(.missingType(name, line: 1)) }
      return type
    }
    if kind == .parameter { return .any }
    if let type = values.last(where: { spells(name, $0.name) })?.type(entry.type.isList) { return type }
    problems.append(.missingType(name, line: 1))
    return nil
  }

  /// Returns whether a type for state has a name.
  func hasState(_ name: String) -> Bool { values.contains { spells(name, $0.name) } }

  func make(_ name: String) -> Any? { makers.last { spells(name, $0.name) }?.make() }

  /// Returns whether a string is a spelling of a type.
  func spells(_ text: String, _ name: SwiftTypeName) -> Bool { name.isSpelled(text, aliases) }
}

/// The spelling of a Swift type: nested types with their outer types, with or without the module.
struct SwiftTypeName {
  fileprivate enum Part: Equatable {
    /// Names separated by dots.
    case path([String])
    /// A bracket, a comma or another symbol.
    case mark(Character)
  }

  /// The parts as Swift's reflection returns them: each path begins with its module, except for Objective-C classes.
  private let reflected: [Part]
  /// The same parts, with `?` and brackets for optionals, arrays and dictionaries.
  private let sugared: [Part]

  /// Creates the name of a type.
  init(_ type: Any.Type) {
    reflected = Self.parts(of: String(reflecting: type))
    var rest = reflected[...]
    sugared = Self.sugared(&rest)
  }

  /// The usual spelling, without modules.
  var description: String {
    var text = ""
    for part in sugared {
      switch part {
      case .path(let names): text += Self.withoutModule(names).joined(separator: ".")
      case .mark(","): text += ", "
      case .mark(":"): text += ": "
      case .mark("&"): text += " & "
      case .mark(let mark): text.append(mark)
      }
    }
    return text
  }

  /// The type aliases of the system, with and without their modules.
  static let systemAliases: [String: SwiftTypeName] = {
    let aliases: [(module: String, name: String, type: Any.Type)] = [
      ("Swift", "Void", Void.self), ("Swift", "Float32", Float.self), ("Swift", "Float64", Double.self),
      ("Foundation", "TimeInterval", Double.self), ("CoreFoundation", "CFTimeInterval", Double.self),
      ("CoreLocation", "CLLocationDegrees", Double.self), ("CoreLocation", "CLLocationDistance", Double.self),
      ("Foundation", "NSInteger", Int.self), ("Foundation", "unichar", UInt16.self),
    ]
    return aliases.reduce(into: [:]) { names, alias in
      for name in [alias.name, "\(alias.module).\(alias.name)"] { names[name] = SwiftTypeName(alias.type) }
    }
  }()

  /// Returns whether a string is a spelling of the type. Type aliases in it count as what they stand for.
  func isSpelled(_ text: String, _ aliases: [String: SwiftTypeName] = [:]) -> Bool {
    let written = Self.parts(of: text)
    let resolved = written.flatMap { part in
      guard case .path(let names) = part else { return [part] }
      return aliases[names.joined(separator: ".")]?.sugared ?? [part]
    }
    return [sugared, reflected].contains { own in
      [written, resolved].contains { other in
        own.count == other.count && zip(own, other).allSatisfy { Self.fits($0, $1) }
      }
    }
  }

  private static func fits(_ own: Part, _ written: Part) -> Bool {
    guard case .path(let names) = own, case .path(let writtenNames) = written else { return own == written }
    if names == writtenNames || withoutModule(names) == writtenNames { return true }
    // `UITableViewCell.EditingStyle` is `UITableViewCellEditingStyle` in Objective-C.
    return names.first == "__C" && withoutModule(names) == [writtenNames.joined()]
  }

  private static func withoutModule(_ names: [String]) -> [String] {
    names.count > 1 ? Array(names.dropFirst()) : names
  }

  // MARK: Parts

  /// Returns the parts of a name. Contexts without a name, such as a function with a local type, are omitted.
  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var continuesPath = false
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("(unknown context at ") {
        if continuesPath, case .path(let names) = parts.last { parts[parts.count - 1] = .path([names[0]]) }
        rest = rest.drop { $0 != ")" }.dropFirst()
        if rest.first == "." { rest = rest.dropFirst() }
        continue
      }
      let word = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      rest = word.isEmpty ? rest.dropFirst() : rest.dropFirst(word.count)
      if character.isWhitespace { continue }
      if word.isEmpty {
        continuesPath = character == "." && parts.last?.isPath == true
        if !continuesPath, !character.isWhitespace { parts.append(.mark(character)) }
      } else if continuesPath, case .path(var names) = parts.last {
        parts.removeLast()
        names.append(name(word))
        parts.append(.path(names))
      } else if word != "any" {
        parts.append(.path([name(word)]))
      }
    }
    return parts
  }

  /// Returns the usual spelling of a name.
  private static func name(_ word: Substring) -> String { word == "_NSRange" ? "NSRange" : String(word) }

  /// Returns the parts of one type and of what follows it, with `?` and brackets for types of the standard library.
  private static func sugared(_ rest: inout ArraySlice<Part>) -> [Part] {
    var parts: [Part] = []
    while let part = rest.first, part != .mark(","), part != .mark(">") {
      rest = rest.dropFirst()
      guard rest.first == .mark("<") else {
        parts.append(part)
        continue
      }
      var arguments: [[Part]] = []
      while rest.first == .mark("<") || rest.first == .mark(",") {
        rest = rest.dropFirst()
        arguments.append(sugared(&rest))
      }
      rest = rest.dropFirst()
      switch (part, arguments.count) {
      case (.path(["Swift", "Optional"]), 1): parts += arguments[0] + [.mark("?")]
      case (.path(["Swift", "Array"]), 1): parts += [.mark("[")] + arguments[0] + [.mark("]")]
      case (.path(["Swift", "Dictionary"]), 2):
        parts += [.mark("[")] + arguments[0] + [.mark(":")] + arguments[1] + [.mark("]")]
      default: parts += [part, .mark("<")] + arguments.joined(separator: [.mark(",")]) + [.mark(">")]
      }
    }
    return parts
  }
}

extension SwiftTypeName.Part {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}

extension UIFont {
  /// Returns the font that a scene describes, or `nil` for a weight or style that UIKit does not have. The system font
  /// replaces a font that is not installed.
  @MainActor static func scene(_ font: Font) -> UIFont? {
    switch font {
    case .system(let size, let weight, let style):
      SceneType.fontWeight.instance(ofCase: weight).flatMap {
        scaled(systemFont(ofSize: points(size), weight: $0), like: style)
      }
    case .style(let style):
      SceneType.textStyle.instance(ofCase: style).map { preferredFont(forTextStyle: $0) }
    case .named(let name, let size, let style):
      scaled(UIFont(name: name, size: points(size)) ?? systemFont(ofSize: points(size)), like: style)
    }
  }

  /// Returns a font that scales with a text style, or `nil` for a style that UIKit does not have.
  @MainActor private static func scaled(_ font: UIFont, like style: String?) -> UIFont? {
    guard let style else { return font }
    return SceneType.textStyle.instance(ofCase: style).map {
      UIFontMetrics(forTextStyle: $0).scaledFont(for: font)
    }
  }

  /// Returns a font size, clamped to the range from 1 to 1000 points.
  private static func points(_ size: Double) -> CGFloat { CGFloat(size).clamped(atLeast: 1, atMost: 1000) }
}
