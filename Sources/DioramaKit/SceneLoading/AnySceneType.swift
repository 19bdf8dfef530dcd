import DioramaTree

/// How the values of a parameter, or of a part of the state, are read and compared.
@MainActor
struct AnySceneType {
  let convert: (Any) -> Any?
  /// Reads a literal. The result is an optional without a value for an optional image that does not exist.
  let read: @MainActor (Value, SceneValues) -> Any?
  let areEqual: @MainActor (Any?, Any?) -> Bool
  /// Returns the reason why a value cannot be used; `nil` if the reason is only its type.
  let mismatch: @MainActor (Any) -> String?

  init(
    convert: @escaping (Any) -> Any?, read: @escaping @MainActor (Value, SceneValues) -> Any?,
    areEqual: @escaping @MainActor (Any?, Any?) -> Bool,
    mismatch: @escaping @MainActor (Any) -> String? = { _ in nil }
  ) {
    self.convert = convert
    self.read = read
    self.areEqual = areEqual
    self.mismatch = mismatch
  }

  init<Instance: Equatable>(_ type: SceneType<Instance>) {
    self.init(
      convert: type.convert, read: type.read, areEqual: { ($0 as? Instance) == ($1 as? Instance) })
  }

  /// Creates the type of single values or of lists.
  init<Element: Equatable>(_ element: SceneType<Element>, isList: Bool) {
    self = isList ? AnySceneType(SceneType.list(element)) : AnySceneType(element)
  }

  /// Creates a type whose values are not compared.
  private init(any type: SceneType<Any>) {
    self.init(convert: type.convert, read: type.read, areEqual: { _, _ in false })
  }

  /// A type of the app that the loader does not know.
  static let any = AnySceneType(any: SceneType(literal: { _, _ in nil }, convert: { $0 }))

  /// Creates a built-in type; `nil` for a type of the app.
  init?(_ type: ParameterType) {
    let isList = type.isList
    switch type.base {
    case .string: self.init(.string, isList: isList)
    case .boolean: self.init(.boolean, isList: isList)
    case .integer: self.init(SceneType<Int>.integer, isList: isList)
    case .number: self.init(SceneType<Double>.anyNumber, isList: isList)
    case .url: self.init(.url, isList: isList)
    case .color: self.init(.color, isList: isList)
    case .font: self.init(.font, isList: isList)
    case .image where type.isOptional && !isList:
      let read = SceneType<UIImage?>.optional(.image).read
      self.init(
        convert: SceneType<UIImage>.image.convert, read: { read($0, $1).map { $0 as Any } },
        areEqual: { ($0 as? UIImage) == ($1 as? UIImage) })
    case .image: self.init(.image, isList: isList)
    case .date: self.init(.date, isList: isList)
    case .enumeration(let cases): self.init(.caseName(of: Set(cases.names)), isList: isList)
    case .component, .swift: return nil
    }
  }
}
