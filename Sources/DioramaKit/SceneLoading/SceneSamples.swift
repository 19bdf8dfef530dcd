import DioramaTree

/// Sample values for the names in a scene, to check the scene's parts before it is created.
@MainActor
final class SceneSamples {
  /// A value for each name.
  private var values: SceneValues
  /// The same, but with `nil` for optionals.
  private var absent: SceneValues
  /// The parts and names for which all cases have been checked.
  private var checked: Set<[String]> = []

  /// Creates samples from the scene's initial values.
  init(_ first: SceneValues) {
    values = first
    absent = first
    for (name, meaning) in first.names.changing {
      if meaning.type.isOptional { absent.entries[name] = .some(nil) }
      guard let sample = meaning.type.sample else { continue }
      values.entries[name] = .some(sample)
      if !meaning.type.isOptional { absent.entries[name] = .some(sample) }
    }
  }

  /// Calls a closure with each possible result of a value, and with the values to read it.
  func forEachResult(of value: Value, for part: [String], _ body: (Value, SceneValues) -> Void) {
    switch value {
    case .choice(_, let then, let otherwise):
      forEachResult(of: then, for: part, body)
      forEachResult(of: otherwise, for: part, body)
    case .selection(let selection):
      for choice in selection.cases { forEachResult(of: choice.value, for: part, body) }
      if let otherwise = selection.otherwise { forEachResult(of: otherwise, for: part, body) }
    case .list(let elements):
      if elements.isEmpty { body(value, values) }
      for element in elements {
        forEachResult(of: element, for: part) { body(.list([$0]), $1) }
      }
    case .text: body(.literal(""), values)
    case .test: body(.boolean(true), values)
    case .parameter(let name), .state(let name):
      guard let meaning = values.names[name] else { return }
      if meaning.kind != .parameter, meaning.type.isOptional { body(value, absent) }
      if let cases = meaning.cases, !meaning.type.isList {
        let isNew = checked.insert(part + [name]).inserted
        for name in cases.prefix(isNew ? cases.count : 1) { body(.enumeration(name), values) }
      } else {
        body(values.reduced(value), values)
      }
    default: body(value, values)
    }
  }
}

extension ParameterType {
  /// A value of the type; `nil` for a type of the app.
  var sample: Any? {
    func listed<Element>(_ element: Element) -> Any { isList ? [element] : element }
    switch base {
    case .string: return listed("")
    case .boolean: return listed(true)
    case .integer: return listed(0)
    case .number: return listed(0.0)
    case .url: return listed(URL(checked: "about:blank"))
    case .color: return listed(UIColor.clear)
    case .font: return listed(UIFont.systemFont(ofSize: 17))
    case .image: return listed(UIImage())
    case .date: return listed(Date(timeIntervalSince1970: 0))
    case .enumeration(let cases): return cases.names.first.map { listed($0) }
    case .component(let name):
      let entry = SceneEntry(component: name, values: [:])
      return isList ? SceneEntries([entry]) : entry
    case .swift: return nil
    }
  }
}
