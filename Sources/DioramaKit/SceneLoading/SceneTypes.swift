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
  public mutating func registerRoleType<Instance>(
    _ type: Instance.Type, _ make: @escaping @MainActor () -> Instance
  ) {
    makers.append((SwiftTypeName(type), make))
  }

  /// Registers a type for state. Its values are compared to find changes.
  public mutating func registerStateType<Instance: Equatable>(_ type: Instance.Type) {
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

  /// Returns the type of an entry. A type of the app must be registered if the value can change.
  func type(
    of entry: RuntimeTree.Parameter, as kind: SceneEntryKind, _ problems: inout [SceneLoadingProblem]
  ) -> AnySceneType? {
    if let type = AnySceneType(entry.type) { return type }
    let name = entry.type.base.name
    if case .component = entry.type.base {
      let type = states?(name, entry.type.isList)
      if type == nil { Self.report(missing: name, in: &problems) }
      return type
    }
    if kind == .parameter { return .any }
    if let type = values.last(where: { spells(name, $0.name) })?.type(entry.type.isList) { return type }
    Self.report(missing: name, in: &problems)
    return nil
  }

  /// Adds a problem with a type that several entries can have, unless it is already reported.
  private static func report(missing type: String, in problems: inout [SceneLoadingProblem]) {
    let problem = SceneLoadingProblem.missingType(type, line: nil)
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Returns whether a type for state has a name.
  func hasState(_ name: String) -> Bool { values.contains { spells(name, $0.name) } }

  func make(_ name: String) -> Any? { makers.last { spells(name, $0.name) }?.make() }

  /// Returns whether a string is a spelling of a type.
  func spells(_ text: String, _ name: SwiftTypeName) -> Bool { name.isSpelled(text, aliases) }
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
