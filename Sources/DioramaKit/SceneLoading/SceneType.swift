import DioramaTree

/// How the values of an attribute are read.
@MainActor
public struct SceneType<Instance> {
  /// Reads what was written in the scene.
  let literal: @MainActor (Value, SceneValues) -> Instance?
  /// Takes what the owner passed in.
  let convert: (Any) -> Instance?
  /// The value of a parameter that has none; `nil` if there must be one.
  var absent: Instance?

  /// Reads a value, whether it was written or passed in.
  func read(_ value: Value, _ values: SceneValues) -> Instance? {
    guard case .parameter(let name) = value else { return literal(value, values) }
    guard let parameter = values.parameters[name] else { return nil }
    guard let parameter else { return absent }
    return convert(parameter)
  }

  /// A value that there may be none of.
  public static func optional<Wrapped>(_ base: SceneType<Wrapped>) -> SceneType<Instance>
  where Instance == Wrapped? {
    SceneType<Instance>(
      literal: { value, values in base.literal(value, values).map(Optional.some) },
      convert: { base.convert($0).map(Optional.some) },
      absent: .some(nil))
  }

  /// Several values.
  public static func list<Element>(_ element: SceneType<Element>) -> SceneType<Instance>
  where Instance == [Element] {
    SceneType<Instance>(
      literal: { value, values in
        guard case .list(let list) = value else { return nil }
        let elements = list.compactMap { element.read($0, values) }
        return elements.count == list.count ? elements : nil
      },
      convert: { value in
        guard let list = value as? [Any] else { return nil }
        let elements = list.compactMap(element.convert)
        return elements.count == list.count ? elements : nil
      })
  }

  /// One of the cases of an enumeration, by the names that scenes use.
  public static func enumeration(_ cases: KeyValuePairs<String, Instance>) -> SceneType<Instance> {
    SceneType(
      literal: { value, _ in
        guard case .enumeration(let name) = value else { return nil }
        return cases.first { $0.key == name }?.value
      },
      convert: { $0 as? Instance })
  }

  /// A case of an enumeration by its name.
  func instance(ofCase name: String) -> Instance? { literal(.enumeration(name), SceneValues()) }
}

/// How the values of a parameter are read.
@MainActor
struct AnySceneType {
  let convert: (Any) -> Any?
  let read: @MainActor (Value, SceneValues) -> Any?

  init<Instance>(_ type: SceneType<Instance>) {
    convert = type.convert
    read = type.read
  }

  init(_ type: ParameterType) {
    func listed<Instance>(_ element: SceneType<Instance>) -> AnySceneType {
      type.isList ? AnySceneType(SceneType.list(element)) : AnySceneType(element)
    }
    self =
      switch type.base {
      case .string: listed(.string)
      case .boolean: listed(.boolean)
      case .integer: listed(SceneType<Int>.integer)
      case .number: listed(SceneType<Double>.number)
      case .url: listed(.url)
      case .color: listed(.color)
      case .font: listed(.font)
      case .image: listed(.image)
      case .swift: listed(SceneType<Any>(literal: { _, _ in nil }, convert: { $0 }))
      }
  }
}
