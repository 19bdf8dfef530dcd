extension RuntimeTree.View {
  /// Reads a view and what is inside it, without recursion: the document may come from anywhere, and a thread's stack
  /// is small.
  init(reading place: JSONPlace) throws(TreeReadingError) {
    var found: [(place: JSONPlace, slots: [ViewSlot])] = [(place, [])]
    var next = 0
    while next < found.count {
      for (name, items) in try found[next].place.optional("content")?.members ?? [] {
        let slot = try ViewSlot(name, items) { view in
          found.append((view, []))
          return found.count - 1
        }
        found[next].slots.append(slot)
      }
      next += 1
    }
    // What is inside a view was found after it.
    var views: [Int: RuntimeTree.View] = [:]
    for index in found.indices.reversed() {
      let slots = found[index].slots.map { $0.slot { views.removeValue(forKey: $0) } }
      views[index] = try RuntimeTree.View(reading: found[index].place, content: slots)
    }
    guard let view = views[0] else { throw place.error("a view") }
    self = view
  }

  private init(reading place: JSONPlace, content: [RuntimeTree.Slot]) throws(TreeReadingError) {
    self.init(
      element: try place.required("element").string,
      swiftClass: try place.required("class").string,
      id: try place.optional("id")?.string,
      line: try place.required("line").integer,
      attributes: try RuntimeTree.Attribute.list(place.required("attributes")),
      roles: try place.optional("roles")?.map(RuntimeTree.RoleBinding.init(reading:)) ?? [],
      handlers: try RuntimeTree.EventBinding.list(place.optional("handlers")),
      content: content)
  }
}

/// A slot whose views are still to be read, and are numbers until then.
private struct ViewSlot {
  private enum Item {
    case view(Int)
    case text(Value)
  }

  private let name: String
  private var items: [Item] = []
  private var parameter: String?

  init(
    _ name: String, _ place: JSONPlace, _ take: (JSONPlace) -> Int
  ) throws(TreeReadingError) {
    self.name = name
    if case .object = place.json {
      parameter = try place.required("parameter").string
      return
    }
    for item in try place.elements {
      if let text = try item.optional("text") {
        items.append(.text(try Value(reading: text)))
      } else {
        items.append(.view(take(item)))
      }
    }
  }

  /// The slot with its views.
  func slot(_ view: (Int) -> RuntimeTree.View?) -> RuntimeTree.Slot {
    if let parameter { return RuntimeTree.Slot(name: name, items: .parameter(parameter)) }
    let items = items.compactMap { item -> RuntimeTree.Slot.Item? in
      switch item {
      case .text(let text): .text(text)
      case .view(let number): view(number).map(RuntimeTree.Slot.Item.view)
      }
    }
    return RuntimeTree.Slot(name: name, items: .list(items))
  }
}

extension RuntimeTree.EventBinding {
  fileprivate static func list(_ place: JSONPlace?) throws(TreeReadingError) -> [RuntimeTree.EventBinding] {
    var bindings: [RuntimeTree.EventBinding] = []
    for (event, method) in try place?.members ?? [] {
      bindings.append(RuntimeTree.EventBinding(event: event, method: try method.string))
    }
    return bindings
  }
}

extension RuntimeTree.RoleBinding {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    self.init(
      name: try place.required("role").string,
      fills: try place.required("fills").map { role throws(TreeReadingError) in try role.string },
      source: try Source(reading: place))
  }
}

extension RuntimeTree.RoleBinding.Source {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    if let type = try place.optional("type") {
      self = .type(try type.string)
    } else if let parameter = try place.optional("parameter") {
      self = .parameter(try parameter.string)
    } else {
      self = .inline(
        attributes: try RuntimeTree.Attribute.list(place.required("attributes")),
        handlers: try RuntimeTree.EventBinding.list(place.optional("handlers")))
    }
  }
}
