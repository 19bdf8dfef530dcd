extension RuntimeTree.View {
  init(reading place: JSONPlace) throws(TreeReadingError) {
    var content: [RuntimeTree.Slot] = []
    for (name, items) in try place.optional("content")?.members ?? [] {
      content.append(RuntimeTree.Slot(name: name, items: try RuntimeTree.Slot.Items(reading: items)))
    }
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

extension RuntimeTree.Slot.Items {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    if case .object = place.json {
      self = .parameter(try place.required("parameter").string)
      return
    }
    self = .list(
      try place.map { item throws(TreeReadingError) in
        if let text = try item.optional("text") { return .text(try Value(reading: text)) }
        return .view(try RuntimeTree.View(reading: item))
      })
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
