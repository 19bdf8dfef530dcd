import DioramaKit
import DioramaTree

/// Values for the parameters and the state of a scene, created from their types. They are the same for both sides,
/// except that each side has its own objects.
@MainActor
public struct SceneArguments {
  /// The values by name; for an enumeration, the name of a case.
  private(set) var values: [String: Any]

  /// Uses values by name.
  init(_ values: [String: Any]) { self.values = values }

  /// Creates values.
  ///
  /// - Parameters:
  ///   - step: Distinguishes the values of several steps.
  ///   - components: The components whose states are the entries of lists.
  ///   - instance: Creates an instance of a Swift type of the app.
  init(
    for parameters: [RuntimeTree.Parameter], step: Int = 0, components: [RuntimeTree] = [],
    instance: (String) -> Any?
  ) {
    var values: [String: Any] = [:]
    for parameter in parameters {
      var number = parameter.name.unicodeScalars.reduce(step * 7) { $0 + Int($1.value) }
      if case .component(let name) = parameter.type.base {
        let component = components.first { $0.scene == name }
        let entries = Self.entries(
          of: component, number, isEmpty: parameter.type.isList, components, instance)
        values[parameter.name] = parameter.type.isList ? entries : entries[0]
      } else if parameter.type.isList {
        values[parameter.name] = Self.list(of: parameter.type.base, number)
      } else {
        values[parameter.name] = Self.value(of: parameter.type.base, &number, instance)
      }
    }
    self.values = values
  }

  /// The value of a parameter, with the expected type.
  public subscript<Value>(name: String) -> Value {
    guard let value = values[name] as? Value else {
      preconditionFailure("\(name) is \(String(describing: values[name])), not \(Value.self)")
    }
    return value
  }

  /// The value of a parameter or an entry of the state with an enumeration.
  public subscript<Case, Value>(name: String, cases: [String: Case]) -> Value {
    let value: Any? =
      switch values[name] {
      case let name as String: cases[name]
      case let names as [String]: names.compactMap { cases[$0] }
      default: nil
      }
    guard let value = value as? Value else { preconditionFailure("\(name) is not \(Value.self)") }
    return value
  }

  /// Whether there are no values.
  var isEmpty: Bool { values.isEmpty }

  /// Returns whether there is a value for a name.
  public func has(_ name: String) -> Bool { values[name] != nil }

  /// Returns the values with some names.
  func values(of entries: [RuntimeTree.Parameter]) -> [String: Any] {
    values.filter { value in entries.contains { $0.name == value.key } }
  }

  /// Passes `nil` for a parameter.
  mutating func withhold(_ name: String) { values[name] = Any?.none as Any }

  /// A list of one type, whose length is the number, or an empty list.
  private static func list(of base: ParameterType.Base, _ number: Int) -> Any {
    func list<Element>(_: Element.Type) -> [Element] {
      var number = number
      return (0..<number % 4).compactMap { _ in value(of: base, &number) { _ in nil } as? Element }
    }
    return switch base {
    case .string: list(String.self)
    case .boolean: list(Bool.self)
    case .integer: list(Int.self)
    case .number: list(Double.self)
    case .url: list(URL.self)
    case .color: list(UIColor.self)
    case .font: list(UIFont.self)
    case .image: list(UIImage.self)
    case .date: list(Date.self)
    case .enumeration: list(String.self)
    case .component, .swift: list(Any.self)
    }
  }

  private static let numbers = [0, 0.5, 1, 2.25, 1e21, 1 / 3, -2, .infinity, -.infinity, .nan]

  private static func value(
    of base: ParameterType.Base, _ number: inout Int, _ instance: (String) -> Any?
  ) -> Any? {
    number += 1
    switch base {
    case .string: return HostileText.all[number % HostileText.all.count]
    case .boolean: return number % 2 == 0
    case .integer: return number % 5
    case .number: return numbers[number % numbers.count]
    case .url: return URL(string: "https://example.com/\(number)?q=%22#top")
    case .color: return number % 2 == 0 ? UIColor.systemTeal : UIColor(rgba: 0x1234_5678)
    case .font: return UIFont.systemFont(ofSize: CGFloat(10 + number % 10))
    case .image: return UIImage(systemName: "\(number % 50).circle")
    case .date: return Date(timeIntervalSince1970: TimeInterval(number) * 86_400.5)
    case .enumeration(let cases): return cases.names[number % cases.names.count]
    case .swift(let name): return instance(name)
    case .component: return nil
    }
  }

  /// The entries of a list of a component's states. From step to step, entries come, go, move and change, and some have
  /// the same id.
  private static func entries(
    of component: RuntimeTree?, _ number: Int, isEmpty canBeEmpty: Bool, _ components: [RuntimeTree],
    _ instance: (String) -> Any?
  ) -> [[String: Any?]] {
    var generator = SeededNumbers(state: UInt64(truncatingIfNeeded: number))
    let count = generator.next(below: 5)
    return (0..<(canBeEmpty ? count : max(count, 1))).map { _ in
      let id = generator.next(below: 6)
      // Most entries stay equal while their place changes.
      let step = id * 31 + (generator.next(below: 4) == 0 ? generator.next(below: 3) : 0)
      var values = SceneArguments(
        for: component?.state ?? [], step: step, components: components, instance: instance
      ).values
      let type = component?.state.first { $0.name == "id" }?.type.base
      values["id"] = type == .string ? "id \(id)" : id
      var entry = values.mapValues { $0 as Any? }
      for optional in component?.state ?? [] where optional.type.isOptional && step % 3 == 0 {
        entry[optional.name] = .some(nil)
      }
      return entry
    }
  }

  /// The entries of a list, or the state of one component.
  public func entries(_ name: String) -> [[String: Any?]] {
    Self.entries(values[name])
  }

  /// The entries of a list in an entry, or the state of one component.
  public static func entries(_ value: Any??) -> [[String: Any?]] {
    let value = value.flatMap(\.self)
    return value as? [[String: Any?]] ?? (value as? [String: Any?]).map { [$0] } ?? []
  }

  /// A value of the expected type.
  public static func read<Value>(_ value: Any??) -> Value {
    guard let value = value.flatMap(\.self) as? Value ?? (Any?.none as Any) as? Value else {
      preconditionFailure("\(String(describing: value)) is not \(Value.self)")
    }
    return value
  }

  /// The case of an enumeration with a name.
  public static func read<Case, Value>(_ name: String?, _ find: (String) -> Case?) -> Value {
    read(.some(name.flatMap(find)))
  }
}

/// Numbers that are random, but the same for the same seed.
private struct SeededNumbers {
  var state: UInt64

  mutating func next(below bound: UInt64) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % bound)
  }
}
